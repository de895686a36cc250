"""Parses what people beside a real set tell: draws, moves and who played them, corrections, and
how things are on the table.

It parses everything else as in any game. No line raises an exception, and the parser never
guesses: a line with a word too many changes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from azulejos.rules import (
    Move,
    Phase,
    PlayerMove,
    Position,
    Reason,
    Refusal,
    TileCounts,
)

from .companion_arrangements import read_arrangement
from .companion_claims import Claims
from .companion_lexicon import Sign, have_sign, is_sign
from .companion_statements import (
    CompanionRequest,
    Drawn,
    Insist,
    Moved,
    MoveWas,
    Starts,
    TakeBack,
    Took,
)
from .languages import Language
from .late_moves import LateMoves
from .move_parts import move_parts
from .orders import Command
from .parser import parse_by_rules, parse_line
from .phrases import phrase
from .questions import Question, Topic
from .refusals import explain
from .spoken_tiles import read_draws
from .table_answers import sources
from .taking_back import changed_move, read_take_back
from .tokens import Token, TokenKind, Word, read_tokens, read_words
from .typed_lines import Instead, Play, Request, Unclear

_MAX_CHARACTERS: Final = 500
_SEAT_FIRST: Final = re.compile(r"\s*([1-4])\s*:")
_SAYS_NOTHING: Final = (Sign.HOLDS, Sign.EMPTY, Sign.DOES)


@dataclass(frozen=True, slots=True)
class CompanionParser:
    """Parses lines at one moment of a game."""

    position: Position
    last_moves: Mapping[int | None, tuple[Position, PlayerMove]]
    """The last move of each seat and the position before it, for corrections. None: the move that
    a correction without a name means."""
    language: Language
    names: Sequence[str]
    sizes: Sequence[int]
    """How many tiles each factory gets in the pending deal; empty if none is pending."""
    told: Sequence[TileCounts | None]
    """The factories of that deal that people have told so far."""
    untold: Sequence[int] = ()
    """The factories of this round that people tell only when somebody takes from them."""
    waiting: Took | None = None
    """The move whose factory the companion asked for."""
    asked: Question | None = None
    """The question before this line."""

    def read(self, text: str) -> CompanionRequest:
        """What a line tells, asks or orders. Any text gets an answer."""
        text = self._without_genitives(text)
        words = read_words(text[:_MAX_CHARACTERS], self.language)
        is_long = len(text) > _MAX_CHARACTERS
        if is_long or not words or text.rstrip().endswith("?") or _is_asked(words):
            return self._asked(text, words)
        return (
            _insist(words)
            or _take_back(words)
            or read_arrangement(words)
            or self._starts(words)
            or self._move_was(words)
            or self._took(text)
            or self._has_moved(words)
            or self._claim(words)
            or self._drawn(text, words)
            or self._moved_for_sure(text, words)
        )

    def _asked(self, text: str, words: Sequence[Word]) -> CompanionRequest:
        """A question as in any game, without `lies` as in `what lies on factory 3`."""
        position, language = self.position, self.language
        request = parse_line(text, position, language, self.names, asked=self.asked)
        seat, rest = self._without_player(words) if words else (None, [])
        if seat is not None and _is_what_is_held(rest):
            return Question(Topic.BOARD, seat=seat)
        if not isinstance(request, Unclear) or not words:
            return _as_told(request)
        said = [word for word in rest if word.is_known or not is_sign(word, *_SAYS_NOTHING)]
        player = "" if seat is None else self.names[seat]
        again = self._parse(f"{_joined(said)} {player}?")
        if isinstance(again, Question):
            return again
        if any(word.topic is Topic.BAG for word in words):
            return Question(Topic.BAG)
        if have_sign(words, Sign.MARKER):
            return Question(Topic.TURN)
        return request

    def _without_genitives(self, text: str) -> str:
        """Splits `Adas`, as German and Dutch write the genitive, into the name and the rest."""
        for name in self.names:
            is_name = any(each.casefold() == f"{name}s".casefold() for each in self.names)
            if len(name) > 2 and name[-1].isalpha() and not is_name:
                genitive = re.compile(rf"\b{re.escape(name)}s\b", re.IGNORECASE)
                text = f"{name} ".join(genitive.split(text))
        return text

    def _parse(self, text: str, position: Position | None = None) -> Request:
        return parse_by_rules(text, position or self.position, self.language, self.names)

    def _tokens(self, words: Sequence[Word]) -> list[Token]:
        called = [read_words(name, self.language) for name in self.names]
        return list(read_tokens(words, called))

    def _starts(self, words: Sequence[Word]) -> Starts | None:
        """`Bob goes first`."""
        seat, rest = self._without_player(words)
        said = (Sign.STARTS, Sign.FIRST)
        is_whole = all(
            word.is_filler or is_sign(word, *said, Sign.BEGINS, Sign.DOES, Sign.HOLDS)
            for word in rest
        )
        is_said = seat is not None and is_whole and have_sign(rest, *said)
        return Starts(seat or 0) if is_said else None

    # Moves

    def _took(self, text: str) -> Took | Unclear | None:
        """A move from a factory that nobody has told."""
        return self._late(self.position).read(text) if self.untold else None

    def _late(self, position: Position) -> LateMoves:
        return LateMoves(
            position, self.untold, self.language, self.names, self._without_player, self.waiting
        )

    def _moved_for_sure(self, text: str, words: Sequence[Word]) -> CompanionRequest:
        """A move that doesn't depend on what lies on untold factories, or anything else."""
        request = self._moved(text, words)
        if not self.untold or not isinstance(request, Moved):
            is_open = bool(self.untold) and isinstance(request, Unclear)
            is_late = is_open and self._late(self.position).names_rest(text)
            return Unclear((phrase("companion-late-example"),)) if is_late else request
        _, rest = self._without_player(words)
        said = [word for word in rest if not is_sign(word, Sign.DOES)]
        if self._late(self.position).is_sure(said, request.move):
            return request
        return Unclear((phrase("companion-late-whence"),))

    def _moved(self, text: str, words: Sequence[Word]) -> CompanionRequest:
        """A move, with or without its player; otherwise what the line means in any game."""
        seat, rest = self._without_player(words)
        if seat is None and (found := _SEAT_FIRST.match(text)):
            seat, rest = int(found.group(1)) - 1, list(words[1:])
        rest = [word for word in rest if not is_sign(word, Sign.DOES)]
        plain = self._parse(text)
        meant = [word for word in words if not is_sign(word, Sign.WRONG)]
        if isinstance(plain, Unclear) and 0 < len(meant) < len(words):
            # `no` is clear here: the rest of the line is not.
            again = self._parse(_joined(meant))
            return again if isinstance(again, Unclear) else plain
        if not rest or len(rest) == len(words):
            only = self._from_only_source(rest) if isinstance(plain, Unclear) else None
            return _as_told(plain) if only is None else Moved(only)
        request = self._parse(_joined(rest))
        if isinstance(request, Play) and (seat is None or seat < len(self.names)):
            return Moved(request.move, seat)
        if (only := self._from_only_source(rest)) is not None:
            return Moved(only, seat)
        if seat is not None and self._is_out_of_turn(seat, words):
            not_yet = Refusal(Reason.NOT_YOUR_TURN, seat=self.position.seat)
            return Unclear((explain(not_yet, self.names),))
        return _as_told(request if isinstance(plain, Unclear) else plain)

    def _from_only_source(self, words: Sequence[Word]) -> Move | None:
        """`yellow to line 3`: the move, if only one place has that color."""
        parts = move_parts([*read_tokens(words)])
        if parts.strays or parts.wrong or parts.has_too_many or parts.sources:
            return None
        if parts.color is None or parts.destination is None or self.untold:
            return None
        color = parts.color
        places = [source for source, there in sources(self.position) if there[color]]
        return Move(places[0], color, parts.destination) if len(places) == 1 else None

    def _is_out_of_turn(self, seat: int, words: Sequence[Word]) -> bool:
        """Whether a line tells what a player takes who is not to move."""
        is_offer = self.position.phase is Phase.FACTORY_OFFER
        is_told = have_sign(words, Sign.DOES) or any(word.color is not None for word in words)
        return is_offer and seat != self.position.seat and is_told

    def _has_moved(self, words: Sequence[Word]) -> Moved | None:
        """`Ben has put the reds from factory 4 on line 5`."""
        if not have_sign(words, Sign.DONE) or not have_sign(words, Sign.HOLDS):
            return None
        seat, rest = self._without_player(words)
        rest = [word for word in rest if not is_sign(word, Sign.HOLDS, Sign.DOES, Sign.DONE)]
        request = self._parse(_joined(rest)) if rest else None
        return Moved(request.move, seat) if isinstance(request, Play) else None

    def _move_was(self, words: Sequence[Word]) -> MoveWas | Unclear | None:
        """`no, 3R4`, `no, line 3`, `Ada's last move was 3R4`, `move 2 was 3R4`."""
        is_said_of_move = have_sign(words, Sign.MOVE) and have_sign(words, Sign.HOLDS)
        if not have_sign(words, Sign.WRONG) and not is_said_of_move:
            return None
        seat, rest = self._without_player(words)
        number = None
        for index, word in enumerate(rest[:-1]):
            if is_said_of_move and is_sign(word, Sign.MOVE) and rest[index + 1].number:
                number = rest[index + 1].number
                rest = [*rest[:index], *rest[index + 2 :]]
                break
        dropped = (Sign.HOLDS, Sign.WRONG, Sign.DOES, Sign.MOVE)
        rest = [word for word in rest if not is_sign(word, *dropped) and word.topic != Topic.LAST]
        previous, last = self.last_moves.get(seat, (self.position, None))
        request = self._parse(_joined(rest), previous) if rest else None
        if isinstance(request, Play):
            if self.untold and not self._late(previous).is_sure(rest, request.move):
                return Unclear((phrase("companion-late-whence"),))
            return MoveWas(request.move, seat, number)
        if is_said_of_move or have_sign(words, Sign.HOLDS):
            return None
        move = changed_move(last, rest) if isinstance(last, Move) else None
        return None if move is None else MoveWas(move, seat)

    def _without_player(self, words: Sequence[Word]) -> tuple[int | None, list[Word]]:
        """The player that a line names, and its other words."""
        tokens = self._tokens(words)
        players = [token for token in tokens if token.kind is TokenKind.PLAYER and token.value]
        if len(players) == 1 and 1 <= (players[0].value or 0) <= len(self.names):
            named = set(map(id, players[0].words))
            return (players[0].value or 0) - 1, [word for word in words if id(word) not in named]
        number = words[0].number
        if number and number <= len(self.names) and have_sign(words[1:2], Sign.DOES):
            return number - 1, list(words[1:])
        return None, list(words)

    def _claim(self, words: Sequence[Word]) -> CompanionRequest | None:
        claims = Claims(self.position, self.language, self.names, self._tokens)
        return claims.read(words)

    # Draws

    def _drawn(self, text: str, words: Sequence[Word]) -> Drawn | None:
        """What was drawn. While no deal is pending, the line must name a factory and its tiles."""
        draws = read_draws(text, self.language, self.sizes, self.told)
        if draws is None or self._is_move(words) or isinstance(self._parse(text), Play):
            return None
        is_letter = len(words) == 1 and words[0].is_letter and words[0].topic is not None
        if is_letter and 1 not in self.sizes:
            return None  # `b` asks for the board, unless a single tile is left to draw
        if self.position.phase is not Phase.PREPARING_NEXT_ROUND:
            if any(factory is None or tiles.total < 2 for factory, tiles in draws):
                return None
            if any(len(tiles.colors) < 2 and tiles.total < 4 for _, tiles in draws):
                return None
        return Drawn(tuple(draws))

    def _is_move(self, words: Sequence[Word]) -> bool:
        kinds = {token.kind for token in self._tokens(words) if token.value is not None}
        return bool(
            kinds
            & {
                TokenKind.PATTERN_LINE,
                TokenKind.FLOOR,
                TokenKind.COLUMN,
                TokenKind.PLAYER,
                TokenKind.CENTER,
            }
        )


def _as_told(request: Request) -> CompanionRequest:
    assert not isinstance(request, Instead), "corrections are read before"
    return Moved(request.move) if isinstance(request, Play) else request


def _is_asked(words: Sequence[Word]) -> bool:
    """Whether a line asks. `was` asks in German if it comes first, and tells elsewhere."""
    if is_sign(words[0], Sign.HOLDS):
        return True
    return any(word.is_asking and not is_sign(word, Sign.HOLDS) for word in words)


def _is_what_is_held(words: Sequence[Word]) -> bool:
    """`what does ... have`, and nothing more."""
    others = [word for word in words if not is_sign(word, Sign.HOLDS)]
    return len(others) < len(words) and all(word.is_asking or word.is_filler for word in others)


def _insist(words: Sequence[Word]) -> Insist | None:
    is_whole = all(
        is_sign(word, Sign.INSISTS, Sign.AGREES, Sign.HOLDS) or word.is_filler for word in words
    )
    return Insist() if is_whole and have_sign(words, Sign.INSISTS) else None


def _take_back(words: Sequence[Word]) -> TakeBack | Unclear | None:
    taken = read_take_back(words)
    return TakeBack(taken.number or 1) if isinstance(taken, Command) else taken


def _joined(words: Sequence[Word]) -> str:
    return " ".join(word.text for word in words)
