"""Parses tiles as people say them: `two red, blue, black`, `RRBK`, and draws for factories."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from azulejos.rules import (
    STARTING_PLAYER_MARKER,
    TILES_PER_FACTORY,
    Color,
    Marker,
    TileCounts,
)

from .companion_lexicon import Sign, is_sign
from .languages import Language
from .lexicon import PlaceKind, color_letters, fold, load_lexicon
from .tokens import Token, TokenKind, read_tokens, read_words

Entry: TypeAlias = Color | Marker
"""What can lie on a floor line."""
_MOST: Final = 20
_DEAL: Final = re.compile(r"\s*deal\s*:", re.IGNORECASE)
_HEAD: Final = re.compile(r"(?:(?P<before>\w+)\s+)?(?P<number>\w+)\s*:")
"""`3:`, `factory 3:`, `third factory:`"""
_RUN: Final = re.compile(r"\b([^\W\d_]{2,})[\s,]+(?=[1-9]\s+([^\W\d_]{2,})\b)")
"""`RRBK 4 ` before `YYWW`: perhaps the letters of two factories."""


def read_draws(
    text: str,
    language: Language,
    sizes: Sequence[int],
    told: Sequence[TileCounts | None],
) -> list[tuple[int | None, TileCounts]] | None:
    """The factories of a line, from 0, each with its tiles. A factory of None means the next one to
    fill. Returns None if the line tells no draws."""
    draws: list[tuple[int | None, TileCounts]] = []
    for segment in _segments(_with_ends(_DEAL.sub("", text, count=1), language)):
        head, colon, tail = segment.partition(":")
        named = _tokens(head, language) if colon else []
        if colon and (
            len(named) != 1 or named[0].kind not in (TokenKind.FACTORY, TokenKind.NUMBER)
        ):
            return None
        marker = named[0].value if named else None
        if colon and not marker:
            return None
        groups = [*_groups(_tokens(tail if colon else segment, language))]
        for group, tokens in _with_number_last(groups):
            if marker and group:
                return None
            found = _read_group(marker or group, tokens, language, sizes, told)
            if found is None:
                return None
            draws += found
    return draws or None


def read_entries(tokens: Sequence[Token], language: Language) -> list[Entry] | None:
    """Tiles in the order they are said, with the marker; None if there is anything else.

    A number counts the color after it, or the color before it if the line begins with a color.
    """
    if not tokens:
        return None
    is_after = tokens[0].kind is TokenKind.COLOR and tokens[-1].kind is TokenKind.NUMBER
    entries: list[Entry] = []
    count: int | None = None
    for token in reversed(tokens) if is_after else tokens:
        word = token.words[0]
        if token.kind is TokenKind.NUMBER:
            if count is not None or not 0 < (token.value or 0) <= _MOST:
                return None
            count = token.value
            continue
        if token.kind is TokenKind.COLOR and token.value is not None:
            entries += [Color(token.value)] * (count or 1)
        elif is_sign(word, Sign.MARKER) and count is None:
            entries += [STARTING_PLAYER_MARKER]
        elif is_sign(word, Sign.EMPTY):
            if len(tokens) > 1:
                return None
        elif (letters := _letters(word.folded, color_letters(language))) and count is None:
            entries += letters
        else:
            return None
        count = None
    return None if count is not None else entries[:: -1 if is_after else 1]


def count_tiles(entries: Sequence[Entry]) -> TileCounts:
    return TileCounts.count(entry for entry in entries if isinstance(entry, Color))


def _with_ends(text: str, language: Language) -> str:
    """Puts a `;` between factories that are given by letters alone: `3 RRBK 4 YYWW`."""
    letters = color_letters(language)

    def end(run: re.Match[str]) -> str:
        is_run = all(_letters(fold(word), letters) for word in run.groups())
        return f"{run[1]}; " if is_run else run[0]

    return _RUN.sub(end, text)


def _segments(text: str) -> Iterator[str]:
    """Splits the text by factories: at `;` and `/`, and before a number with a colon."""
    for part in re.split(r"[;/]", text.replace("=", ":")):
        start = 0
        for head in _HEAD.finditer(part):
            before = head["before"]
            is_factory = any(
                load_lexicon().places.get(fold(word)) is PlaceKind.FACTORY
                for word in (before or "", head["number"])
            )
            begin = head.start() if is_factory else head.start("number")
            yield part[start:begin]
            start = begin
        yield part[start:]


def _tokens(text: str, language: Language) -> list[Token]:
    words = read_words(text, language)
    kept = [word for word in words if not is_sign(word, Sign.DRAWS) or word.color is not None]
    return list(read_tokens(kept))


def _groups(all_tokens: Sequence[Token]) -> Iterator[tuple[int | None, list[Token]]]:
    """Groups the tokens by the factory before them."""
    marker: int | None = None
    tokens: list[Token] = []
    for token in all_tokens:
        if token.kind is TokenKind.FACTORY and token.value is not None:
            if tokens or marker is not None:
                yield marker, tokens
            marker, tokens = token.value, []
        else:
            tokens.append(token)
    if tokens or marker is not None:
        yield marker, tokens


def _with_number_last(
    groups: list[tuple[int | None, list[Token]]],
) -> list[tuple[int | None, list[Token]]]:
    """`RRBK for factory 2`: the factory comes after its tiles."""
    match groups:
        case [(None, tokens), (int() as marker, [])]:
            return [(marker, tokens)]
        case _:
            return groups


def _read_group(
    marker: int | None,
    tokens: list[Token],
    language: Language,
    sizes: Sequence[int],
    told: Sequence[TileCounts | None],
) -> list[tuple[int | None, TileCounts]] | None:
    """One factory, or several in a row, each given by its letters."""
    if marker is not None:
        tiles = _tiles(tokens, language)
        return None if tiles is None or marker < 1 else [(marker - 1, tiles)]
    clusters = [_tiles([token], language) for token in tokens]
    if len(clusters) > 1 and all(each and each.total == TILES_PER_FACTORY for each in clusters):
        return [(None, each) for each in clusters if each]
    unmarked = _tiles(tokens, language)
    first = tokens[0].value if tokens and tokens[0].kind is TokenKind.NUMBER else None
    marked = _tiles(tokens[1:], language) if first else None
    if first is None or marked is None:
        return None if unmarked is None else [(None, unmarked)]
    if unmarked is None:
        return [(first - 1, marked)]
    # `1 red, blue, black, white`: a factory and its tiles, or a count of the first color.
    size = sizes[first - 1] if first <= len(sizes) else TILES_PER_FACTORY
    fits = first <= len(told) and told[first - 1] is None and marked.total == size
    return [(first - 1, marked)] if fits else [(None, unmarked)]


def _tiles(tokens: Sequence[Token], language: Language) -> TileCounts | None:
    entries = read_entries(tokens, language)
    if entries is None or STARTING_PLAYER_MARKER in entries:
        return None
    return count_tiles(entries)


def _letters(folded: str, letters: Mapping[str, Color]) -> list[Color]:
    """The colors of a word that consists of their letters; none for any other word."""
    colors: list[Color] = []
    rest = folded
    while rest:
        length = 3 if rest.startswith("sch") else 1
        if rest[:length] not in letters:
            return []
        colors.append(letters[rest[:length]])
        rest = rest[length:]
    return colors if len(colors) > 1 else []
