"""Names that pretend: letters of other alphabets that look like ours, and characters that nobody
sees.

A name can be in any script. It can't mix scripts within a word, because an honest word doesn't; and
at one table no two names look alike. The tables here are small: they have the letters that pass for
Latin ones in a usual font, and no more.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import groupby
from typing import Final

_MOST_MARKS: Final = 3
"""On one letter. Hebrew and Vietnamese need up to three; more cover the lines above and below."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols without ink."""
_UNSEEN: Final = re.compile("[\u034f\u17b4\u17b5\u180b-\u180d\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Marks without ink: joiners and variation selectors."""
_TOGETHER: Final = tuple(
    frozenset(scripts.split())
    for scripts in ("CJK HIRAGANA KATAKANA", "CJK HANGUL", "CJK BOPOMOFO")
)
"""Scripts that one word of Japanese, Korean or Chinese mixes."""
_LOOKS: Final = {
    alike: latin
    for latin, others in {
        "A": "АΑᎪꓮ",
        "B": "ВΒᏴꓐ",
        "C": "СᏟⅭꓚ",
        "D": "ꓓ",
        "E": "ЕΕᎬꓰ",
        "F": "ꓝ",
        "G": "ԌᏀꓖ",
        "H": "НΗᎻꓧ",
        "J": "ЈᎫꓙ",
        "K": "КΚᏦꓗ",
        "L": "ꓡ",
        "M": "МΜᎷꓟ",
        "N": "Νꓠ",
        "O": "ОΟՕ0ꓳ",
        "P": "РΡᏢꓑ",
        "R": "ꓣ",
        "S": "ЅՏᏚꓢ",
        "T": "ТΤᎢꓔ",
        "U": "ՍԱꓴ",
        "V": "ѴᏙꓦ",
        "W": "ԜᏔꓪ",
        "X": "ХΧꓫ",
        "Y": "УΥҮꓬ",
        "Z": "ΖᏃꓜ",
        "a": "аαɑ",
        "c": "сϲ",
        "d": "ԁ",
        "e": "еҽ",
        "g": "ցɡ",
        "h": "һհ",
        "i": "іιı",
        "j": "јϳ",
        "k": "кκ",
        "l": "ІΙӀӏו1|IǀƖꓲ",
        "n": "ո",
        "o": "оοօסه",
        "p": "рρ",
        "q": "ԛզ",
        "s": "ѕ",
        "u": "υս",
        "v": "ѵν",
        "w": "ԝա",
        "x": "хχ",
        "y": "уγү",
        "'": "’‘ʻʼʹ′`´",
        "-": "‐‑‒–—−",
    }.items()
    for alike in others
}
_SMALL_CAPITAL: Final = re.compile("LATIN LETTER SMALL CAPITAL ([A-Z])")
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


def why_hidden(name: str) -> str | None:
    """What a name hides, or mixes so that it could pass for another; None for an honest name."""
    if any(each in _BLANK for each in name) or _UNSEEN.search(name):
        return "a name has no invisible characters"
    marks = (len([*run]) for is_mark, run in groupby(name, _is_mark) if is_mark)
    if _is_mark(name[0]) or max(marks, default=0) > _MOST_MARKS:
        return f"a letter has up to {_MOST_MARKS} marks"
    if any(unicodedata.category(each) == "Me" for each in name):
        return "a name has no marks that enclose a letter"
    if any(_is_mixed(word) for word in re.split(r"[\s\-'.·]+", name)):
        return "a word has letters of one alphabet"
    return None


def looks_like(name: str, others: Iterable[str]) -> bool:
    """Whether a reader could take the name for one of the others."""
    return _look(name) in map(_look, others)


def _look(name: str) -> str:
    """The same for names that look the same."""
    plain = unicodedata.normalize("NFKC", name)
    capitals = map(_capital, plain)
    seen = "".join(_LOOKS.get(each, each) for each in capitals).casefold()
    for pair, letter in _PAIRS:
        seen = seen.replace(pair, letter)
    return seen.casefold()


def _capital(character: str) -> str:
    """The capital letter that a small capital is."""
    found = _SMALL_CAPITAL.fullmatch(unicodedata.name(character, ""))
    return found.group(1) if found else character


def _is_mark(character: str) -> bool:
    return unicodedata.category(character) in {"Mn", "Me"}


def _is_mixed(word: str) -> bool:
    scripts = {_script(each) for each in unicodedata.normalize("NFKC", word) if _is_letter(each)}
    return len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER)


def _is_letter(character: str) -> bool:
    """Modifiers like the Hawaiian \u02bb and the Japanese \u3005 go with every script."""
    return unicodedata.category(character) in {"Lu", "Ll", "Lt", "Lo"}


def _script(letter: str) -> str:
    """The first word of its name: LATIN, CYRILLIC, CJK."""
    return unicodedata.name(letter, "?").split()[0].split("-")[0]
