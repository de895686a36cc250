"""Whole games as the program writes them: a real text session, and a person who types by a script.

The person asks everything in turn, makes mistakes, takes moves back and changes the voice. Deals
come from a fixed seed, and the computer players choose by a rule of their own, so that only a
change of the words, or of what is told, changes a transcript.
"""

from __future__ import annotations

import tempfile
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import chdir
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Final
from unittest.mock import patch

from azulejos.players import Limits, Settings
from azulejos.players.thinker import Report
from azulejos.rules import (
    CENTER,
    COLORS,
    COLUMNS,
    FLOOR,
    MAX_FACTORIES,
    ROWS,
    SEED_BYTES,
    Deal,
    Dealer,
    Move,
    PlayerMove,
    Position,
    Reason,
    Rules,
    TilingMove,
    WallSide,
    WallTiled,
    factory,
    pattern_line,
    project_round,
    take_and_place,
)
from azulejos.terminal.computer import Computer
from azulejos.terminal.keyboard import PROMPT
from azulejos.terminal.text_options import TextOptions, open_session
from azulejos.terminal.text_session import Session
from azulejos.words.languages import Language
from azulejos.words.lexicon import read_groups
from azulejos.words.things import typed_move
from azulejos.words.voice import Voice

from .script import (
    AFTER,
    AFTER_HINT,
    ASKED,
    CENTER_WORD,
    COLUMN,
    FACTORY,
    FLOOR_WORD,
    FROM_TO,
    HAPPENS,
    HINT,
    PATTERN_LINE,
    PREVIEW,
    UNCLEAR,
    UNDO,
    Aside,
    Said,
)

_NAMES: Final[dict[int, tuple[str, ...]]] = {2: (), 3: ("Anna", "Ben"), 4: ("Anna",)}
"""Of the persons: alone without a name, two around a keyboard, one among three computers."""
_REFUSED: Final = (
    Reason.COLOR_NOT_THERE,
    Reason.PATTERN_LINE_HOLDS_OTHER_COLOR,
    Reason.WALL_ROW_HAS_COLOR,
    Reason.NO_SUCH_FACTORY,
    Reason.SPACE_TAKEN,
    Reason.PATTERN_LINE_FULL,
    Reason.NOT_WALL_TILING,
    Reason.NOT_FACTORY_OFFER,
    Reason.OTHER_PATTERN_LINE_FIRST,
)


def play(
    rules: Rules, language: Language, typing: Callable[[Session], Iterator[str]] | None = None
) -> list[str]:
    """The lines that a person reads and types, from the start to the goodbye. `typing` is what the
    person types; without it, everything in turn."""
    written: list[str] = []
    typed: Iterator[str] = iter(())

    def read() -> str | None:
        text = next(typed, None)
        if text is not None:
            written.append(f"{PROMPT}{text}".rstrip())
        return text

    seed = bytes([rules.num_players]) * SEED_BYTES
    dealer = patch.object(Dealer, "with_random_seed", lambda: Dealer(seed))
    today = patch.object(time, "strftime", lambda _: "2026.01.31")
    with tempfile.TemporaryDirectory() as folder, chdir(folder), dealer, today:
        options = TextOptions(
            players=rules.num_players,
            is_gray=rules.side is WallSide.GRAY,
            names=_NAMES[rules.num_players],
            level=4,
            language=language,
            folder=Path("data"),
        )
        session, is_new = open_session(options, {}, read, written.append)
        session.table_mode.table.computer = Computer(SteadyPlayer())
        typed = Person(session).lines() if typing is None else typing(session)
        session.run(is_new=is_new)
        session.close()
    return written


class SteadyPlayer:
    """Takes what brings most in this round; now and then more tiles than there is space for."""

    def think(
        self,
        position: Position,
        limits: Limits,
        settings: Settings,
        stop: threading.Event,
        report: Report,
    ) -> PlayerMove:
        del settings, stop, report
        return choose(position, limits.only)

    def forget(self) -> None:
        """Nothing is remembered."""


@lru_cache(maxsize=4096)  # the same game is told in every language
def choose(position: Position, only: tuple[PlayerMove, ...] = ()) -> PlayerMove:
    is_greedy = position.tiles_on_offer.total % 7 == position.round_number
    worth = _tiles_of if is_greedy else _points_of
    return max(only or position.legal_moves, key=lambda move: worth(position, move))


def _tiles_of(position: Position, move: PlayerMove) -> tuple[float, ...]:
    if isinstance(move, TilingMove):
        return _points_of(position, move)
    return position.tiles_at(move.source)[move.color], move.destination != FLOOR


def _points_of(position: Position, move: PlayerMove) -> tuple[float, ...]:
    if isinstance(move, TilingMove):
        _, events = position.transition(move)
        return (next(event.points for event in events if isinstance(event, WallTiled)),)
    after = take_and_place(position, move, [])
    mine = after.boards[position.seat]
    filled = sum(held.count / (row + 1) for row, held in enumerate(mine.pattern_lines))
    return project_round(after)[position.seat] + filled, after.boards[position.seat].score


class Person:
    """Lets one thing happen, and asks one question, before each move."""

    def __init__(self, session: Session) -> None:
        self._playing = session.table_mode
        self._speaker = session.speaker
        rules = self._position.rules
        self._start = 2 * rules.num_players + (rules.side is WallSide.GRAY)
        """Where in the lists this game begins, so that each game has other questions."""
        self._refused = deque(_REFUSED)
        self._refused.rotate(-self._start)
        self._unclear = deque(UNCLEAR)
        self._unclear.rotate(-3 * self._start)

    @property
    def _position(self) -> Position:
        return self._playing.game.position

    @property
    def _voice(self) -> Voice:
        return self._speaker.voice

    def lines(self) -> Iterator[str]:
        """Everything that is typed."""
        happens = deque(HAPPENS)
        asked = deque(ASKED)
        asked.rotate(-7 * self._start)
        number = self._start
        while not self._position.is_over:
            if happens and (text := self._spell(happens[0])) is not None:
                happened = happens.popleft()
                yield text
                if happened is HINT:
                    yield from map(self._in_language, AFTER_HINT)
            yield self._in_language(asked[0])
            asked.rotate(-1)
            move, num_steps = choose(self._position), len(self._playing.game.steps)
            forms = [*self._forms(move)]
            yield forms[number % len(forms)]
            number += 1
            assert len(self._playing.game.steps) > num_steps, f"{move} was not understood"
        assert not happens, f"the game was too short for {happens}"
        yield from map(self._in_language, AFTER)

    def _spell(self, aside: Said | Aside) -> str | None:
        """What is typed; None where it must wait."""
        match aside:
            case Aside.REFUSED:
                return self._voice.say(typed_move(self._an_impossible_move()))
            case Aside.UNCLEAR:
                self._unclear.rotate(-1)
                return self._in_language(self._unclear[0])
            case Aside.PREVIEW:
                move = max(self._position.legal_moves, key=lambda m: _tiles_of(self._position, m))
                return f"{self._in_language(PREVIEW)} {self._voice.say(typed_move(move))}"
            case Aside.UNDO:
                lately = self._playing.game.steps[-self._position.rules.num_players :]
                is_too_early = any(isinstance(step, Deal) for step in lately)
                return None if is_too_early else self._in_language(UNDO)
            case _:
                return self._in_language(aside)

    def _in_language(self, said: Said) -> str:
        return dict(zip(Language, said, strict=True))[self._voice.language]

    def _an_impossible_move(self) -> PlayerMove:
        """One that is refused for the reason whose turn it is, or for the next one that can be."""
        for _ in _REFUSED:
            self._refused.rotate(-1)
            for move in _all_moves():
                refusal = self._position.why_not(move)
                if refusal is not None and refusal.reason is self._refused[0]:
                    return move
        raise AssertionError("every move is possible")

    def _forms(self, move: PlayerMove) -> Iterator[str]:
        """The ways to type a move: in notation, spaced, in words."""
        typed = self._voice.say(typed_move(move))
        yield typed
        if isinstance(move, TilingMove):
            yield self._in_language(COLUMN).format(move.column + 1)
            yield f"{move.column + 1}"
            return
        yield f"{typed[0]} {typed[1:-1]} {typed[-1]}".lower()
        colors = read_groups(self._voice.language)["colors"]
        color = colors[move.color.name.lower()][0]
        is_center = move.source == CENTER
        factory_or_center = self._in_language(CENTER_WORD if is_center else FACTORY)
        source = factory_or_center.format(move.source + 1)
        target = self._in_language(FLOOR_WORD if move.destination == FLOOR else PATTERN_LINE)
        target = target.format(move.destination)
        yield f"{source if is_center else move.source + 1} {color} {target}"
        yield self._in_language(FROM_TO).format(color=color, source=source, target=target)


def _all_moves() -> Iterator[PlayerMove]:
    sources = (*map(factory, range(MAX_FACTORIES)), CENTER)
    for source, color, row in product(sources, COLORS, ROWS):
        yield Move(source, color, pattern_line(row))
    for row, column in product(ROWS, COLUMNS):
        yield TilingMove(row, column)
