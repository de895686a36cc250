"""Parses moves from factories that nobody has told: `two red from factory 3 to line 2, the rest
blue and white`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from azulejos.rules import (
    CENTER,
    COLORS,
    TILES_PER_FACTORY,
    Move,
    PlayerMove,
    Position,
    TileCounts,
)

from .companion_lexicon import Sign, have_sign, is_sign
from .companion_statements import Took
from .languages import Language
from .parser import parse_by_rules
from .phrases import phrase
from .spoken_tiles import count_tiles, read_entries
from .tokens import TokenKind, Word, read_tokens, read_words
from .typed_lines import Play, Unclear

_CUT: Final = re.compile(r"[,;.:]|\s(?=\S)")
"""Where the tiles of the factory may begin. Most of these places lead nowhere."""
_COUNTS: Final = range(1, TILES_PER_FACTORY + 1)


@dataclass(frozen=True, slots=True)
class LateMoves:
    """What a line can mean while factories are untold."""

    position: Position
    """As far as it is known: an untold factory is empty."""
    untold: Sequence[int]
    language: Language
    names: Sequence[str]
    without_player: Callable[[Sequence[Word]], tuple[int | None, list[Word]]]
    waiting: Took | None = None
    """The move whose factory the companion asked for."""

    def read(self, text: str) -> Took | Unclear | None:
        """The move of a line; None if it tells none, or only one that needs no more."""
        found = {took for took in self._cut(text) if took is not None}
        if len(found) == 1:
            return found.pop()
        if found:
            return None
        if (whole := self._move(text)) is not None:
            return whole
        return self._answered(text)

    def is_sure(self, words: Sequence[Word], move: PlayerMove) -> bool:
        """Whether words name this move, whatever lies on the untold factories."""
        if not isinstance(move, Move):
            return True
        line = " ".join(word.text for word in words)
        return all(self._played(line, count) == move for count in _COUNTS)

    def names_rest(self, text: str) -> bool:
        """Whether a line says which tiles of a factory stay."""
        return any(self._rest(text[cut.end() :]) is not None for cut in _CUT.finditer(text))

    def _cut(self, text: str) -> Iterator[Took | None]:
        """The move and the rest of its factory, wherever the line can be cut."""
        for cut in _CUT.finditer(text):
            rest = self._rest(text[cut.end() :])
            head = None if rest is None else self._move(text[: cut.start()])
            if isinstance(head, Took):
                yield replace(head, rest=rest)

    def _rest(self, text: str) -> TileCounts | None:
        """Tiles that stay: `the rest blue and white`, `blue and white to the center`."""
        words = read_words(text, self.language)
        tokens = [*read_tokens(words)]
        is_center = any(token.kind is TokenKind.CENTER for token in tokens)
        return self._tiles(words) if is_center or have_sign(words, Sign.REST) else None

    def _tiles(self, words: Sequence[Word]) -> TileCounts | None:
        """The tiles that words name, and nothing else than that they go to the center."""
        said = [
            word
            for word in words
            if not is_sign(word, Sign.REST, Sign.DRAWS, Sign.HOLDS, Sign.DOES)
        ]
        tokens = [token for token in read_tokens(said) if token.kind is not TokenKind.CENTER]
        if not tokens:
            return None
        entries = read_entries(tokens, self.language)
        if entries is None or not all(entry in COLORS for entry in entries):
            return None
        return count_tiles(entries)

    def _move(self, text: str) -> Took | Unclear | None:
        """A move from an untold factory. Whether it is one is tried with any number of tiles."""
        seat, rest = self.without_player(read_words(text, self.language))
        rest = [word for word in rest if not is_sign(word, Sign.DOES, Sign.WRONG)]
        if not rest or have_sign(read_words(text, self.language), Sign.WRONG):
            return None
        line = " ".join(word.text for word in rest)
        plays = {count: self._played(line, count) for count in _COUNTS}
        moves = {move for move in plays.values() if move is not None}
        if len(moves) != 1:
            return Unclear((phrase("companion-late-whence"),)) if moves else None
        move = moves.pop()
        counts = [count for count, each in plays.items() if each is not None]
        is_whole = len(counts) == len(_COUNTS)
        if move.source == CENTER or move.source not in self.untold:
            # Where it comes from is sure only if that doesn't depend on what nobody told.
            return None if is_whole else Unclear((phrase("companion-late-whence"),))
        if not is_whole and len(counts) > 1:
            return None
        return Took(move, seat, None if is_whole else counts[0])

    def _played(self, line: str, count: int) -> Move | None:
        """The move of a line, if every untold factory has so many tiles of each color."""
        each = TileCounts.count(color for color in COLORS for _ in range(count))
        factories = tuple(
            each if index in self.untold else tiles
            for index, tiles in enumerate(self.position.factories)
        )
        position = replace(self.position, factories=factories)
        request = parse_by_rules(line, position, self.language, self.names)
        if isinstance(request, Play) and isinstance(request.move, Move):
            return request.move
        return None

    def _answered(self, text: str) -> Took | None:
        """The tiles of the factory that the companion asked for: all of them, or the others."""
        waiting = self.waiting
        words = read_words(text, self.language)
        tiles = None if waiting is None else self._tiles(words)
        if waiting is None or tiles is None:
            return None
        color = waiting.move.color
        return replace(
            waiting,
            count=tiles[color] or waiting.count,
            rest=tiles.replace(color, 0),
        )
