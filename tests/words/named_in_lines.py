"""What a line names, found without the reader: small tables and regular expressions of its own."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from azulejos.rules import CENTER, FLOOR, Color, Move, TilingMove

_COLORS: Final = {
    Color.BLUE: r"blues?|blau(?:e[nrs]?)?|blauwe?n?|skyblue|himmelblaue?n?|hemelsblauwe?",
    Color.YELLOW: r"yellows?|gelb(?:e[nrs]?)?|geel|gelen?|oranges?|orangen|oranje",
    Color.RED: r"reds?|rot(?:e[nrs]?)?|rood|roden?",
    Color.BLACK: r"blacks?|schwarz(?:e[nrs]?)?|zwart(?:en?)?",
    Color.WHITE: r"whites?|weiss(?:e[nrs]?)?|wit|witten?|turquoises?|tuerkisen?|turkoois",
}
_NUMBERS: Final = {
    1: r"1|one|first|eins|erste[nr]?|eerste|1st|1e",
    2: r"2|two|second|zwei|zwo|zweite[nr]?|twee|tweede|2nd|2e",
    3: r"3|three|third|drei|dritte[nr]?|drie|derde|3rd|3e",
    4: r"4|four|fourth|vier|vierte[nr]?|vierde|4th|4e",
    5: r"5|five|fifth|fuenf|fuenfte[nr]?|vijf|vijfde|5th|5e",
    6: r"6|six|sixth|sechs|sechste[nr]?|zes|zesde|6th|6e",
    7: r"7|seven|seventh|sieben|siebte[nr]?|zeven|zevende|7th|7e",
}
_NUMBER: Final = "|".join(_NUMBERS.values())
_ORDINALS: Final = {
    1: r"first|erste[nrs]?|eerste|1st|1e|1ste",
    2: r"second|zweite[nrs]?|tweede|2nd|2e|2de",
    3: r"third|dritte[nrs]?|derde|3rd|3e|3de",
    4: r"fourth|vierte[nrs]?|vierde|4th|4e|4de",
    5: r"fifth|fuenfte[nrs]?|vijfde|5th|5e|5de",
    6: r"sixth|sechste[nrs]?|zesde|6th|6e",
    7: r"seventh|siebte[nrs]?|zevende|7th|7e",
}
_ORDINAL: Final = "|".join(_ORDINALS.values())
_LINE: Final = r"(?:pattern )?(?:line|row)|(?:muster)?reihe|zeile|(?:patroon)?lijn|rij"
_FACTORY: Final = r"factory|display|manufaktur|fabrik|fabriek|schijf"
_CENTER: Final = r"cent(?:er|re)|middle|(?:tisch)?mitte|(?:tafel)?midden"
_MIDDLE_LINE: Final = r"middle (?:pattern )?(?:line|row)|center (?:line|row)|centre (?:line|row)"
_COLUMN: Final = r"column|spalte|kolom"
_SPACE: Final = r"space|spot|slot|platz|feld|stelle|kaestchen|plek|plaats|vak|vakje|hokje"
_FLOOR: Final = r"floor|boden(?:reihe)?|vloer(?:lijn)?"
_NEGATIONS: Final = (
    r"not|never|don'?t|won'?t|without|nicht|nie|niemals|kein(?:e[nrms]?)?|ohne|niet|nooit|geen"
)
_CORRECTIONS: Final = (
    r"q\w{1,7}tsch|nein|nee|no wait|wait no|no,? sorry|sorry,? no|no,? make that|make that|i mean"
    r"|(?<=[0-9] )no (?=[0-9])"
)
"""What comes after replaces what came before."""
_TAKEN_BACK: Final = re.compile(
    r"\b(?:not|nicht|niet)\b(?P<what>[^,;]*?)(?:,|;|\bbut\b|\bsondern\b|\bmaar\b|$)"
)
"""`not the red, the yellow`: what is negated, up to what is meant."""
_CONDITIONS: Final = r"or|unless|perhaps|maybe|vielleicht|falls|misschien|tenzij|oder"


def plain(text: str) -> str:
    """Small letters; `ae` for an umlaut, `ss`, no accents."""
    small = unicodedata.normalize("NFKC", text).casefold()
    for umlaut, vowels in (("ä", "ae"), ("ö", "oe"), ("ü", "ue")):
        small = small.replace(umlaut, vowels)
    bare = unicodedata.normalize("NFKD", small)
    return "".join(each for each in bare if not unicodedata.combining(each))


def why_wrong(text: str, move: Move) -> str | None:
    """What a line names that is not in the move; None if nothing speaks against it."""
    line = _without_contrast(re.split(_CORRECTIONS, plain(text))[-1])
    colors = {color for color, words in _COLORS.items() if _has(words, line)}
    if colors - {move.color}:
        return f"names {', '.join(color.name for color in colors)}"
    if _has(_NEGATIONS, line) or _has(_CONDITIONS, line):
        return "says no, or perhaps"
    lines = _numbered(_LINE, line)
    if lines - {int(move.destination)}:
        return f"names line {lines}"
    factories = _numbered(_FACTORY, line)
    if factories and factories != {move.source + 1 if move.source != CENTER else 0}:
        return f"names factory {factories}"
    if _has(_CENTER, re.sub(_MIDDLE_LINE, " ", line)) and move.source != CENTER:
        return "names the center"
    if _has(_FLOOR, line) and move.destination != FLOOR:
        return "names the floor line"
    return None


def _without_contrast(line: str) -> str:
    """A line without what it takes back, if it names something else of the kind instead."""
    found = _TAKEN_BACK.search(line)
    if found is None:
        return line
    what, rest = found["what"], line[: found.start()] + " " + line[found.end() :]
    kinds = ("|".join(_COLORS.values()), _NUMBER + "|" + _ORDINAL, f"{_CENTER}|{_FACTORY}|{_LINE}")
    named = [_has(kind, rest) for kind in kinds if _has(kind, what)]
    is_but = re.search(r"(?:but|sondern|maar)$", found.group()) is not None
    return rest if named and (any(named) if is_but else all(named)) else line


def why_wrong_column(text: str, move: TilingMove) -> str | None:
    """What a line names that is not in the choice of a column; None if nothing is."""
    line = re.split(_CORRECTIONS, plain(text))[-1]
    if _has(_NEGATIONS, line) or _has(_CONDITIONS, line):
        return "says no, or perhaps"
    columns = _numbered(_COLUMN, line)
    if columns - {move.column + 1}:
        return f"names column {columns}"
    lines = _numbered(_LINE, line)
    if lines - {move.row + 1}:
        return f"names line {lines}"
    return None


def _numbered(noun: str, line: str) -> set[int]:
    """The numbers right after a noun, and the ordinals right before it."""
    after = re.findall(rf"\b(?:{noun})\s*(?:no\.?|number|nummer|nr\.?)?\s*({_NUMBER})\b", line)
    before = re.findall(rf"\b({_ORDINAL})\s+(?:{noun})\b", line)
    ordinals = {n for word in before for n, words in _ORDINALS.items() if re.fullmatch(words, word)}
    return {_value(word) for word in after if not _is_of_next(word, noun, line)} | ordinals


def _is_of_next(word: str, noun: str, line: str) -> bool:
    """Whether the word after a noun is an ordinal of the next one: `line 2, fourth factory`."""
    nouns = "|".join((_LINE, _FACTORY, _COLUMN, _SPACE))
    is_ordinal = re.fullmatch(_ORDINAL, word) is not None
    return is_ordinal and re.search(rf"\b(?:{noun})\s*{word}\s+(?:{nouns})\b", line) is not None


def _value(word: str) -> int:
    return next(number for number, words in _NUMBERS.items() if re.fullmatch(words, word))


def _has(words: str, line: str) -> bool:
    return re.search(rf"\b(?:{words})\b", line) is not None
