"""The computer thinks on its own thread: the screen stays responsive, the computer can be stopped
and may crash, and a move that comes too late is dropped."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from azulejos.notation import read_records, replay
from azulejos.players import Limits, Settings
from azulejos.rules import CENTER, Deal, Game, Move, PlayerMove, Position
from azulejos.terminal.computer import Computer
from azulejos.terminal.full_screen.shown_table import Leaving
from azulejos.terminal.full_screen.spots import TilesSpot
from azulejos.terminal.settings import StepPace
from azulejos.words.languages import Language
from tests.terminal.thinkers import Failing

from .sitting import Person, sitting
from .test_session import ALONE, run
from .test_whole_games import some_move


class Slow:
    """Thinks until it is stopped, and remembers that it was."""

    def __init__(self) -> None:
        self.began = threading.Event()
        self.was_stopped = threading.Event()

    def think(
        self,
        position: Position,
        _limits: Limits,
        _settings: Settings,
        stop: threading.Event,
        _report: Callable[[object], None],
    ) -> PlayerMove:
        self.began.set()
        stop.wait()
        self.was_stopped.set()
        return next(iter(position.legal_moves))


def test_the_screen_lives_while_the_computer_thinks_and_it_can_be_stopped(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        slow = Slow()
        person.session.front.computer = Computer(slow)  # type: ignore[arg-type]
        before = person.position
        for key in person.keys_for(some_move(person)):
            await person.pilot.press(key)
        await person.wait_until(slow.began.is_set, "the computer thinks")
        await person.pilot.pause()
        assert "Computer 2 is thinking. Esc takes your move back." in person.seen
        told = len(person.app.table.log)
        await person.pilot.press("slash", *"scores", "enter")
        await person.pilot.pause()
        assert len(person.app.table.log) > told, "questions are answered meanwhile"
        await person.pilot.press("escape", "h")
        await person.pilot.pause()
        assert "turn" in person.log.splitlines()[-1], "it is not the person's"
        await person.pilot.press("escape")
        await person.wait_until(slow.was_stopped.is_set, "it was stopped")
        await person.settle()
        assert person.position == before, "the move is taken back"
        assert "choose tiles" in person.seen

    run(tmp_path, act)


class SlowToBegin(Slow):
    """Takes from the center at once, and so begins the next round: about that it thinks long."""

    def think(
        self,
        position: Position,
        limits: Limits,
        settings: Settings,
        stop: threading.Event,
        report: Callable[[object], None],
    ) -> PlayerMove:
        if all(tiles.total for tiles in position.factories):
            return super().think(position, limits, settings, stop, report)
        moves = [move for move in position.legal_moves if isinstance(move, Move)]
        return max(moves, key=lambda move: move.source == CENTER)


def test_a_computer_that_begins_waits_for_enter_once_it_is_stopped(tmp_path: Path) -> None:
    paused = "You stopped Computer 2."

    async def begin_to_wait(person: Person, slow: Slow) -> None:
        await person.wait_until(slow.began.is_set, "the computer thinks")
        await person.press("escape")
        assert paused in person.seen

    async def act(person: Person) -> None:
        slow = SlowToBegin()
        person.session.front.computer = Computer(slow)  # type: ignore[arg-type]
        while not slow.began.is_set():
            await person.pilot.press(*person.keys_for(some_move(person)))
            await person.wait_until(
                lambda: slow.began.is_set() or not person.app.table.is_thinking,
                "the computer thinks long, or not at all",
            )
        await begin_to_wait(person, slow)
        slow.began.clear()
        await person.pilot.press("enter")
        await begin_to_wait(person, slow)
        for _ in range(2):
            await person.pilot.press("slash", *"new", "enter", "escape")
        await person.pilot.pause()
        assert person.position.round_number == 1
        assert paused not in person.seen, "that was another game"

    run(tmp_path, act)


def test_leaving_stops_the_thinking(tmp_path: Path) -> None:
    async def sit() -> None:
        slow = Slow()
        async with sitting(tmp_path, ALONE) as person:
            person.session.front.computer = Computer(slow)  # type: ignore[arg-type]
            for key in person.keys_for(some_move(person)):
                await person.pilot.press(key)
            await person.wait_until(slow.began.is_set, "the computer thinks")
            await person.pilot.press("ctrl+c")
            assert person.app.return_value is Leaving.QUIT
        assert slow.was_stopped.is_set()

    asyncio.run(sit())
    (record,) = read_records(tmp_path / "current.azul")
    assert len(replay(record).steps) == 2, "the person's move is kept"


def test_a_computer_that_fails_is_told_of_and_the_game_goes_on(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        person.session.front.computer = Computer(Failing(3))  # type: ignore[arg-type]
        before = person.position
        await person.play(some_move(person))
        assert "error in the program: ArithmeticError: no value. Your game is kept." in person.log
        assert "You stopped Computer 2. Press Enter" in person.seen
        focus = person.app.selection.focus
        assert isinstance(focus, TilesSpot)
        await person.press(focus.color.letter.lower())
        assert person.log.count("ArithmeticError") == 1, "a color is not Enter"
        (record,) = read_records(tmp_path / "current.azul")
        assert len(replay(record).steps) == 2
        await person.press("u")
        assert person.position == before, "the move can be taken back"
        assert "choose tiles" in person.seen
        await person.play(some_move(person))
        await person.press("m", "down", "down", "down", "right", "escape")
        assert person.app.table.level == 2
        assert "Press Enter" in person.seen, "it is not tried again by itself"
        told = person.log.count("ArithmeticError")
        await person.press("enter")
        assert person.log.count("ArithmeticError") == told + 1
        await person.press("enter")
        assert len(person.game.steps) == 3
        assert "choose tiles" in person.seen

    run(tmp_path, act)


def test_a_hint_that_fails_is_told_of_and_the_game_goes_on(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        person.session.front.computer = Computer(Failing(1))  # type: ignore[arg-type]
        await person.press("h")
        assert "Wegen eines Fehlers im Programm gibt es keinen Tipp" in person.log
        await person.play(some_move(person))
        assert len(person.game.steps) == 3

    run(tmp_path, act, replace(ALONE, language=Language.GERMAN))


def test_steps_go_on_by_themselves_after_a_computers_move(tmp_path: Path) -> None:
    async def sit() -> None:
        async with sitting(tmp_path, ALONE, pace=StepPace.AUTO) as person:
            person.session.front.computer = Computer(Failing(0))  # type: ignore[arg-type]
            playback = person.app.playback
            while not ends_round(person.game, seat=1):
                await person.wait_until(lambda: not playback.is_behind, "all steps were shown")
                await person.play(some_move(person))
            await person.wait_until(lambda: not playback.is_behind, "all steps were shown")
            assert "choose tiles" in person.seen

    asyncio.run(sit())


def ends_round(game: Game, seat: int) -> bool:
    """Whether a seat has made the last move of a round."""
    turns = zip(game.positions, game.steps[1:], strict=False)
    return any(before.seat == seat and isinstance(step, Deal) for before, step in turns)


class SlowOnce(Slow):
    """Thinks until it is stopped, and after that moves at once."""

    def think(
        self,
        position: Position,
        limits: Limits,
        settings: Settings,
        stop: threading.Event,
        report: Callable[[object], None],
    ) -> PlayerMove:
        if self.was_stopped.is_set():
            return next(iter(position.legal_moves))
        return super().think(position, limits, settings, stop, report)


async def begun_course(person: Person) -> SlowOnce:
    """A course that was begun while the computer thinks, and the computer."""
    slow = SlowOnce()
    person.session.front.computer = Computer(slow)  # type: ignore[arg-type]
    await person.pilot.press(*person.keys_for(some_move(person)))
    await person.wait_until(slow.began.is_set, "the computer thinks")
    await person.type("course")
    return slow


def test_nothing_of_the_table_is_told_in_a_course_begun_while_the_computer_thinks(
    tmp_path: Path,
) -> None:
    async def act(person: Person) -> None:
        slow = await begun_course(person)
        await person.wait_until(slow.was_stopped.is_set, "it was stopped")
        await person.settle()
        assert len(person.session.table_mode.game.steps) == 2
        task = person.log.splitlines()[-1]
        await person.press("n")
        assert person.log.splitlines()[-1] != task, "there is no new game in the middle of it"
        assert len(person.app.screen_stack) == 1
        await person.press("q")
        assert len(person.session.table_mode.game.steps) == 3, "back at the table, it moves"
        assert "Computer 2: " in person.log[person.log.index("You are back at your game.") :]
        assert "choose tiles" in person.seen

    run(tmp_path, act)


def test_a_course_that_was_left_for_plain_lines_ends_at_a_table_that_goes_on(
    tmp_path: Path,
) -> None:
    async def act(person: Person) -> None:
        await begun_course(person)
        await person.press("p")
        assert person.app.return_value is Leaving.PLAIN
        person.app.table.close()
        assert person.session.take("quit"), "from the course"
        assert len(person.session.table_mode.game.steps) == 3, "the computer has moved"

    run(tmp_path, act)


def test_the_status_says_what_esc_does(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        slow = SlowToBegin()
        person.session.front.computer = Computer(slow)  # type: ignore[arg-type]
        while not slow.began.is_set():
            await person.pilot.press(*person.keys_for(some_move(person)))
            await person.wait_until(
                lambda: slow.began.is_set() or not person.app.table.is_thinking,
                "the computer thinks long, or not at all",
            )
        await person.pilot.pause()
        assert "Computer 2 is thinking. Esc stops it." in person.seen

    run(tmp_path, act)
