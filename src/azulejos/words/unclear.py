"""Phrases for wrong or ambiguous lines: what is clear, what isn't, and an example that works."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from azulejos.rules import Color, PlayerMove, TilingMove

from .languages import Language
from .lexicon import Use
from .phrases import Argument, Phrase, phrase
from .things import color_name, listed, move_parts, typed_move
from .tokens import Token, TokenKind, Word, near_words
from .typed_lines import Unclear

MAX_NAMED: Final = 4
"""How many words or tokens an answer repeats."""
MAX_SHOWN: Final = 20
"""How many characters of a word an answer repeats."""


def name_of(token: Token) -> Phrase:
    """A token as the parser understood it."""
    if token.kind is TokenKind.COLOR and token.value is not None:
        return color_name(Color(token.value))
    if (
        token.kind in (TokenKind.OTHER, TokenKind.NARROW, TokenKind.NAMESAKES)
        or token.value is None
    ):
        return quoted(*token.words)
    if token.kind is TokenKind.PATTERN_LINE and not token.value:
        return place(TokenKind.FLOOR.value)
    return place(token.kind.value, token.value)


def tell_understood(things: Sequence[Phrase]) -> Iterator[Phrase]:
    if things:
        yield phrase("unclear-understood", parts=listed(things[:MAX_NAMED]))


def place(kind: str, number: int = 0) -> Phrase:
    return phrase("unclear-place", kind=kind, number=number)


def no_such(kind: str, number: int, last: int) -> Phrase:
    if kind == TokenKind.FACTORY.value:  # the rules refuse it in the same words
        return phrase("refused-no-such-factory", source=number, count=last)
    return phrase("unclear-number", kind=kind, number=number, last=last)


def tell_strays(
    strays: Sequence[Token],
    understood: Sequence[Phrase],
    example: Phrase,
    language: Language,
    names: Sequence[str],
    *,
    lacks_color: bool = False,
) -> Unclear:
    """Names words that are unknown or don't fit, and suggests others.

    `lacks_color`: only a color is missing, so suggest colors.
    """
    unknown = unknown_words(strays)
    misfits = [quoted(*token.words) for token in strays]
    named = listed((list(map(quoted, unknown)) or misfits)[:MAX_NAMED])
    speech = [phrase("unclear-words" if unknown else "unclear-stray", words=named)]
    near = near_words(unknown[:MAX_NAMED], language, names, prefers_colors=lacks_color)
    meant = [phrase("unclear-quoted", text=text) for text in near]
    if meant:
        speech.append(phrase("unclear-meant", words=either(meant)))
    known = [each for each in understood if each not in misfits]
    speech += tell_understood(known)
    # If the parser understood nothing at all, it says how to get help.
    speech += [phrase("how-to-get-help")] * bool(unknown and not meant and not known)
    return Unclear((*speech, example))


def missing(use: Use) -> Unclear:
    return Unclear((phrase("unclear-missing", use=use.value), usage(use)))


def unknown_words(tokens: Iterable[Token]) -> list[Word]:
    """The unknown words, without the names of players."""
    unnamed = [
        token for token in tokens if token.kind not in (TokenKind.PLAYER, TokenKind.NAMESAKES)
    ]
    return [word for token in unnamed for word in token.words if not word.is_known]


def usage(use: Use) -> Phrase:
    return phrase("unclear-usage", forms=phrase("unclear-forms", use=use.value))


def either(items: Sequence[Argument]) -> Argument:
    """A list of alternatives."""
    first, *rest = items
    if not rest:
        return first
    if len(rest) == 1:
        return phrase("unclear-either-two", first=first, last=rest[0])
    return phrase("unclear-either-more", first=first, rest=either(rest))


def example_of(move: PlayerMove, *, is_preview: bool = False) -> Phrase:
    """A move, as an example of what to type."""
    typed = phrase("typed-preview", move=typed_move(move)) if is_preview else typed_move(move)
    if isinstance(move, TilingMove):
        return phrase("unclear-example-column", typed=typed, **move_parts(move))
    return phrase("unclear-example", typed=typed, **move_parts(move))


def quoted(*words: Word) -> Phrase:
    return phrase("unclear-quoted", text=text_of(words))


def text_of(words: Iterable[Word]) -> str:
    return " ".join(word.text[:MAX_SHOWN] for word in words)
