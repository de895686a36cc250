"""An online table on the full screen: the same session as in plain lines, plus the moments of the
game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from azulejos.notation import NotationError, parse_step
from azulejos.rules import Event, GameResult, Phase, PlayerMove, Position
from azulejos.terminal.full_screen.shown_table import Leaving, Moment
from azulejos.terminal.modes import Front
from azulejos.terminal.new_game import Setup
from azulejos.terminal.settings import StepPace
from azulejos.terminal.speaker import Said
from azulejos.terminal.text_session import Display
from azulejos.wire import entries
from azulejos.wire.columns import first_choice, parse_tiling
from azulejos.wire.entries import Entry
from azulejos.wire.messages import Happened, Stated
from azulejos.words.orders import Command
from azulejos.words.phrases import Argument, Phrase, phrase
from azulejos.words.voice import Voice

from .prompts import prompt_for
from .session import OnlineSession
from .table import News

_TOLD_ABOVE: Final = frozenset({"turn", "over"})
"""Kinds of prompts that the status line shows in its own words."""


class OnlineShownTable:
    """A `ShownTable` over an online session. The connection's news come to the event loop's
    thread."""

    setup: Setup | None = None
    level: int | None = None
    is_paused = False
    is_thinking = False
    """A request to the server can't be stopped."""
    is_taken_back_by_stopping = False

    def __init__(self, session: OnlineSession, front: Front, log: list[Said]) -> None:
        """`log` holds everything that was said."""
        self._session = session
        self._front = front
        self._table = session.table
        self._log = log
        self._moments = [Moment(self._table.position)]
        self._own_moments: tuple[object, list[Moment]] = (None, [])
        self._changed: Callable[[], None] = lambda: None
        self._timer: asyncio.TimerHandle | None = None

    # The table

    @property
    def voice(self) -> Voice:
        return self._front.speaker.voice

    @property
    def names(self) -> Sequence[Argument]:
        return self._table.names

    @property
    def moments(self) -> Sequence[Moment]:
        return [*self._moments, *self._choosing()]

    @property
    def own_seats(self) -> frozenset[int]:
        return frozenset() if self._table.seat is None else frozenset({self._table.seat})

    @property
    def seat(self) -> int:
        return self._table.seat or 0

    @property
    def deciding_seat(self) -> int | None:
        state = self._table.state
        is_free = self._session.is_ready and not state.is_paused
        return self._table.seat if is_free and self._table.is_ours_to_decide else None

    @property
    def is_over(self) -> bool:
        return self._table.is_over

    @property
    def result(self) -> GameResult:
        return self._table.result

    @property
    def notice(self) -> Phrase | None:
        """A lost connection, free seats, or a prompt that the screen has no words for."""
        if not self._table.is_connected:
            return phrase("online-lost")
        if self._table.num_free:
            return phrase("online-seats-free", count=self._table.num_free)
        prompt = prompt_for(self._table)
        if prompt is None or prompt.kind in _TOLD_ABOVE:
            return None
        asking = self._table.state.takeback
        # In plain lines the person types the answer; on the screen a key comes first.
        match prompt.kind:
            case "takeback" if asking is not None and asking != self._table.seat:
                return phrase("screen-takeback", player=self.names[asking])
            case "handed-over":
                return phrase("screen-handed-over")
            case "paused":
                return phrase("screen-online-paused")
            case _:
                return prompt.speech[0]

    @property
    def hint(self) -> PlayerMove | None:
        hinted = self._session.hinted
        is_for_now = hinted is not None and hinted[0] == self._table.own_position
        return hinted[1] if hinted is not None and is_for_now else None

    @property
    def log(self) -> Sequence[Said]:
        return self._log

    @property
    def left_for(self) -> Leaving | None:
        if self._session.other_display is Display.LINES:
            return Leaving.PLAIN
        return None if self._session.left is None else Leaving.QUIT

    @property
    def pace(self) -> StepPace:
        return self._front.preferences.pace or StepPace.AUTO

    # What the person does

    def watch(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._session.heard = self._follow
        loop = asyncio.get_running_loop()
        self._table.wake = lambda: _call_soon(loop, self._hear)
        self._hear()

    def play(self, move: PlayerMove) -> None:
        self._session.play(move)
        self._hear()

    def say(self, line: str) -> None:
        self._session.take(line)
        self._hear()

    def order(self, command: Command) -> None:
        self._session.take_order(command)
        self._hear()

    def keep_pace(self, pace: StepPace) -> None:
        self._front.keep(replace(self._front.preferences, pace=pace))
        self._changed()

    def start(self, setup: Setup, level: int) -> None:
        """Never called: an online table has no setup. A rematch is an order."""
        raise AssertionError(f"{setup} at level {level}: an online table is made in the browser")

    def stop(self) -> None:
        """There is nothing to stop."""

    def close(self) -> None:
        self._changed = lambda: None
        self._table.wake = lambda: None
        self._session.heard = lambda _: None
        if self._timer is not None:
            self._timer.cancel()

    def _hear(self) -> None:
        self._session.hear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if (seconds := self._session.seconds_to_wait) is not None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._hear)
        self._changed()

    # The moments of the game

    def _follow(self, told: News) -> None:
        match told:
            case Stated():
                self._moments = [Moment(self._table.position)]
            case Happened(entry=entry) if self._table.position != self._now:
                self._moments = [*self._after(entry)]
            case _:
                pass

    @property
    def _now(self) -> Position:
        return self._moments[-1].position

    def _after(self, entry: Entry) -> Sequence[Moment]:
        """The moments after an entry. Earlier moments stay the same objects."""
        added: list[Moment] = []
        position = self._now
        for text in _steps(entry):
            try:
                step = parse_step(text)
            except NotationError:
                break
            if position.why_not(step) is not None:
                break
            position, events = position.transition(step)
            added.append(Moment(position, events))
        if added and position == self._table.position:
            return [*self._moments, *added]
        # A move was taken back, or another game has begun.
        known = [each.position == self._table.position for each in self._moments]
        if any(known):
            return self._moments[: known.index(True) + 1]
        return [Moment(self._table.position)]

    def _choosing(self) -> Sequence[Moment]:
        """Gray side: our board with the columns chosen so far."""
        table = self._table
        if table.position.phase is not Phase.WALL_TILING or not table.is_ours_to_decide:
            return ()
        key = (self._moments[-1], table.columns)
        if self._own_moments[0] != key:
            self._own_moments = (key, [*self._chosen()])
        return self._own_moments[1]

    def _chosen(self) -> Sequence[Moment]:
        assert self._table.seat is not None, "who watches chooses none"
        position = first_choice(self._now, self._table.seat)
        assert position is not None, "there is something to choose"
        events: tuple[Event, ...] = ()
        chosen = [Moment(position)] if position != self._now else []
        for column in self._table.columns:
            position, events = position.transition(parse_tiling(column))
            chosen.append(Moment(position, events))
        return chosen


def _steps(entry: Entry) -> Sequence[str]:
    """The steps that an entry plays, in notation."""
    match entry:
        case entries.Dealt(deal):
            return [deal]
        case entries.MovePlayed(_, move):
            return [move]
        case entries.Tiled(moves):
            return moves
        case _:
            return []


def _call_soon(loop: asyncio.AbstractEventLoop, then: Callable[[], None]) -> None:
    """Called on the connection's thread. The screen and its loop may be gone by then."""
    with suppress(RuntimeError):  # the loop has ended
        loop.call_soon_threadsafe(then)
