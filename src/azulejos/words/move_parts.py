"""The parts of a Factory offer move in a line: sources, colors, destinations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from azulejos.rules import (
    CENTER,
    FLOOR,
    MAX_FACTORIES,
    SIZE,
    Color,
    Destination,
    Move,
    PlayerMove,
    Position,
    Source,
    TilingMove,
    factory,
)

from .lexicon import Direction
from .tokens import MAX_NUMBER, Token, TokenKind

SOURCE_KINDS: Final = {TokenKind.FACTORY, TokenKind.CENTER}
DESTINATION_KINDS: Final = (TokenKind.PATTERN_LINE, TokenKind.FLOOR)
MOVE_KINDS: Final = {*SOURCE_KINDS, TokenKind.COLOR, *DESTINATION_KINDS, TokenKind.COUNT}


@dataclass(frozen=True, slots=True)
class MoveParts:
    """The parts of a Factory offer move that a line has."""

    sources: tuple[Source, ...]
    colors: tuple[Color, ...]
    destinations: tuple[Destination, ...]
    count: int | None
    understood: tuple[Token, ...]
    """The tokens of these parts, each with its kind in a move."""
    wrong: tuple[Token, ...]
    """Tokens with the number of a place that doesn't exist."""
    strays: tuple[Token, ...]
    has_bare_numbers: bool

    @property
    def source(self) -> Source | None:
        return self.sources[0] if self.sources else None

    @property
    def color(self) -> Color | None:
        return self.colors[0] if self.colors else None

    @property
    def destination(self) -> Destination | None:
        return self.destinations[0] if self.destinations else None

    @property
    def num_known(self) -> int:
        return bool(self.sources) + bool(self.colors) + bool(self.destinations)

    @property
    def has_too_many(self) -> bool:
        return max(len(self.sources), len(self.colors), len(self.destinations)) > 1

    @property
    def move(self) -> Move | None:
        """The move, if it is complete and the line has nothing else."""
        if self.strays or self.wrong or self.has_too_many:
            return None
        if self.source is None or self.color is None or self.destination is None:
            return None
        return Move(self.source, self.color, self.destination)


def move_parts(tokens: Sequence[Token]) -> MoveParts:
    """Sorts the tokens of a move. Bare numbers come in the order of the notation."""
    # Ignore `line` without a number, as in `floor line`.
    given = [token for token in tokens if token.value is not None or token.kind not in MOVE_KINDS]
    kinds = [_kind_in_move(token) for token in given]
    has_bare_numbers = TokenKind.NUMBER in kinds
    for index, kind in enumerate(kinds):
        if kind is TokenKind.NUMBER:
            has_source = TokenKind.FACTORY in kinds or TokenKind.CENTER in kinds
            is_before_color = kinds[index + 1 : index + 2] == [TokenKind.COLOR]
            if has_source and is_before_color and TokenKind.COUNT not in kinds:
                kinds[index] = TokenKind.COUNT
            else:
                kinds[index] = TokenKind.PATTERN_LINE if has_source else TokenKind.FACTORY
    sorted_out = [replace(token, kind=kind) for token, kind in zip(given, kinds, strict=True)]
    wrong = [token for token in sorted_out if not _exists(token)]
    strays = [token for token in sorted_out if token.kind not in MOVE_KINDS]
    understood = [token for token in sorted_out if token not in wrong and token not in strays]
    right = [(token.kind, token.value or 0) for token in understood]
    return MoveParts(
        sources=tuple(source_of(kind, value) for kind, value in right if kind in SOURCE_KINDS),
        colors=tuple(Color(value) for kind, value in right if kind is TokenKind.COLOR),
        destinations=tuple(
            Destination(value) for kind, value in right if kind in DESTINATION_KINDS
        ),
        count=next((value for kind, value in right if kind is TokenKind.COUNT), None),
        understood=tuple(understood),
        wrong=tuple(wrong),
        strays=tuple(strays),
        has_bare_numbers=has_bare_numbers,
    )


def _kind_in_move(token: Token) -> TokenKind:
    if token.kind is TokenKind.NUMBER and token.direction is Direction.FROM:
        return TokenKind.FACTORY
    if token.kind is TokenKind.NUMBER and (token.direction is Direction.TO or token.value == 0):
        return TokenKind.PATTERN_LINE
    return token.kind


def _exists(token: Token) -> bool:
    """Whether a table of any size has such a place; line 0 is the floor line."""
    bounds = {TokenKind.FACTORY: (1, MAX_FACTORIES), TokenKind.PATTERN_LINE: (0, SIZE)}
    first, last = bounds.get(token.kind, (0, MAX_NUMBER))
    return first <= (token.value or 0) <= last


def source_of(kind: TokenKind, number: int) -> Source:
    return CENTER if kind is TokenKind.CENTER else factory(number - 1)


def nearest_legal_move(position: Position, near: PlayerMove | None = None) -> PlayerMove | None:
    """The legal move that has most in common with another; None if there is none."""
    return max(position.legal_moves, key=lambda move: _nearness(move, near), default=None)


def _nearness(move: PlayerMove, near: PlayerMove | None) -> tuple[int, ...]:
    """Higher is nearer. Among equals, the floor line comes last."""
    if isinstance(move, TilingMove):
        return (-abs(move.column - near.column) if isinstance(near, TilingMove) else 0,)
    is_to_line = move.destination != FLOOR
    if not isinstance(near, Move):
        return (is_to_line,)
    same = (move.color == near.color, move.source == near.source)
    distance = abs(move.destination - near.destination)
    return (sum(same) + (distance == 0), is_to_line, *same, -distance)


def likeness(move: Move, parts: MoveParts | None) -> tuple[int, bool]:
    """How many parts a move shares with a line. Among equals, the floor line comes last."""
    same = 0
    if parts is not None:
        same = (move.source in parts.sources) + (move.color in parts.colors)
        same += move.destination in parts.destinations
    return same, move.destination != FLOOR
