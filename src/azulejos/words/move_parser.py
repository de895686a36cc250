"""Parses moves. For an incomplete one, it says what is missing and what there is to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.rules import (
    CENTER,
    FLOOR,
    SIZE,
    Color,
    Move,
    Phase,
    Position,
    Reason,
    Refusal,
    TilingMove,
    factory,
)

from .languages import Language
from .move_parts import MoveParts, likeness
from .phrases import Phrase, phrase
from .refusals import explain
from .table_answers import center, one_factory
from .things import color_name, listed, source_key, tile_set, tiles
from .tokens import Token, TokenKind, Word
from .typed_lines import Play, Request, Unclear
from .unclear import (
    either,
    example_of,
    name_of,
    no_such,
    place,
    tell_strays,
    tell_understood,
    unknown_words,
)


@dataclass(frozen=True, slots=True)
class MoveParser:
    """Parses moves at one position."""

    position: Position
    language: Language
    names: Sequence[str]

    def tiling(self, words: list[Word], tokens: list[Token]) -> Request | None:
        """The move of the Wall-tiling; None if the line isn't one."""
        numbers = [word.number for word in words[1:] if word.number is not None]
        if words[0].folded == "t" and len(numbers) == len(words) - 1:
            digits = "".join(map(str, numbers))
            return self._tile(int(digits[0]), int(digits[1])) if len(digits) == 2 else None
        if self.position.phase is not Phase.WALL_TILING or any(p.value is None for p in tokens):
            return None
        values = {token.kind: token.value or 0 for token in tokens}
        row = next(self.position.board.complete_pattern_lines)[0] + 1
        match [token.kind for token in tokens]:
            case [TokenKind.COLUMN | TokenKind.NUMBER as column]:
                return self._tile(row, values[column])
            case [TokenKind.NUMBER, TokenKind.NUMBER]:
                return self._tile(tokens[0].value or 0, tokens[1].value or 0)
            case (
                [TokenKind.PATTERN_LINE | TokenKind.NUMBER as chosen, TokenKind.COLUMN as column]
                | [TokenKind.COLUMN as column, TokenKind.PATTERN_LINE as chosen]
                | [TokenKind.PATTERN_LINE as chosen, TokenKind.NUMBER as column]
            ):
                return self._tile(values[chosen], values[column])
            case _:
                return None

    def miscounted(self, parts: MoveParts) -> Unclear | None:
        """The answer to a wrong number of tiles; None if it is right or missing."""
        source, color = parts.source, parts.color
        if parts.count is None or source is None or color is None or self._refusal(parts):
            return None  # the rules refuse it, and explain why
        there = self.position.tiles_at(source)[color]
        if there == parts.count:
            return None
        args = {"source": source_key(source), "tiles": tiles(color, there), "count": parts.count}
        said = phrase("unclear-count", **args)
        return Unclear((said, self.example(parts)))

    def incomplete(self, parts: MoveParts, *, is_preview: bool = False) -> Unclear:
        """The answer to an incomplete move: what there is to choose from."""
        example = self.example(parts, is_preview=is_preview)
        if self.position.phase is Phase.WALL_TILING and not unknown_words(parts.strays):
            return Unclear((self.choose_column(), example))
        named = [*map(name_of, parts.understood)]
        if parts.strays:
            # A bare number among unknown words is only a guess.
            is_guess = parts.has_bare_numbers and parts.num_known < 2
            is_guess |= self.position.phase is Phase.WALL_TILING
            known = [] if is_guess else named
            return tell_strays(
                parts.strays,
                known,
                example,
                self.language,
                self.names,
                lacks_color=parts.color is None and parts.num_known == 2,
            )
        if parts.wrong:
            token = parts.wrong[0]
            last = SIZE if token.kind is TokenKind.PATTERN_LINE else len(self.position.factories)
            wrong = no_such(token.kind.value, token.value or 0, last)
            return Unclear((wrong, *tell_understood(named), example))
        if parts.has_too_many or (parts.source is None and parts.color is None):
            return Unclear((*tell_understood(named), phrase("unclear-move-parts"), example))
        if (refusal := self._refusal(parts)) is not None:
            return Unclear((explain(refusal, self.names), example))
        return Unclear((self._options(parts), example))

    def choose_column(self) -> Phrase:
        """The columns for the next complete pattern line."""
        row, color = next(self.position.board.complete_pattern_lines)
        columns = listed([column + 1 for _, column in self._columns()])
        return phrase(
            "unclear-choose-column", row=row + 1, color=color_name(color), columns=columns
        )

    def example(self, parts: MoveParts | None = None, *, is_preview: bool = False) -> Phrase:
        """The legal move that has most in common with the parts that were understood."""
        if self.position.phase is Phase.WALL_TILING:
            return example_of(TilingMove(*self._columns()[0]), is_preview=is_preview)
        legal = [move for move in self.position.legal_moves if isinstance(move, Move)]
        if not legal:
            return phrase("unclear-example-question")
        best = max(legal, key=lambda move: likeness(move, parts))
        return example_of(best, is_preview=is_preview)

    def _tile(self, row: int, column: int) -> Request:
        """The tiling move; row and column from 1."""
        for kind, number in ((TokenKind.PATTERN_LINE, row), (TokenKind.COLUMN, column)):
            if not 1 <= number <= SIZE:
                return Unclear((no_such(kind.value, number, SIZE), self.example()))
        return Play(TilingMove(row - 1, column - 1))

    def _refusal(self, parts: MoveParts) -> Refusal | None:
        """Why no move can have these parts; None if one can."""
        source, color = parts.source, parts.color
        probe = Move(CENTER if source is None else source, Color(color or 0), FLOOR)
        refusal = self.position.why_not(probe)
        is_guess = source is None or color is None
        if refusal is not None and refusal.reason is Reason.COLOR_NOT_THERE and is_guess:
            return None
        return refusal

    def _options(self, parts: MoveParts) -> Phrase:
        """What can complete a move with a known source or color."""
        source, color = parts.source, parts.color
        target: int | str = "none" if parts.destination is None else parts.destination
        if source is None:
            assert color is not None, "one of them is known"
            return self._sources(color, target)
        there = self.position.tiles_at(source)
        if not there:
            is_center = source == CENTER
            return center(self.position) if is_center else one_factory(self.position, source)
        legal = [move for move in self.position.legal_moves if isinstance(move, Move)]
        if color is None:
            fitting = {
                move.color
                for move in legal
                if (move.source, move.destination) == (source, parts.destination)
            }
            named = [tiles(each, there[each]) for each in there.colors if each in fitting]
            return phrase(
                "unclear-which-color",
                source=source_key(source),
                destination=target,
                tiles=listed(named) if named else tile_set(there),
            )
        targets = [
            each.destination for each in legal if (each.source, each.color) == (source, color)
        ]
        options = [
            place(TokenKind.PATTERN_LINE.value, target) for target in targets if target != FLOOR
        ]
        return phrase(
            "unclear-where-to",
            source=source_key(source),
            tiles=tiles(color, there[color]),
            options=either([*options, place("floor")]),
        )

    def _sources(self, color: Color, target: int | str) -> Phrase:
        """Where there are tiles of a color."""
        all_sources = (*map(factory, range(len(self.position.factories))), CENTER)
        options = [
            phrase("unclear-offer", source=source_key(source), tiles=tiles(color, count))
            for source in all_sources
            if (count := self.position.tiles_at(source)[color])
        ]
        if not options:
            return phrase("unclear-none-on-offer", color=color_name(color))
        return phrase(
            "unclear-where-from",
            color=color_name(color),
            destination=target,
            options=listed(options),
        )

    def _columns(self) -> list[tuple[int, int]]:
        """The row to tile, with each valid column."""
        legal = self.position.legal_moves
        return [(move.row, move.column) for move in legal if isinstance(move, TilingMove)]
