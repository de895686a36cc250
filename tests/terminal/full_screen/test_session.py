"""The game around the moves: hints, undo, settings, typed lines, new games, leaving and coming
back. It is the session of `azulejos text`, so its sentences are the same."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest
from textual import events

from azulejos.rules import (
    Dealer,
    Move,
    Phase,
    Position,
    TilingMove,
    WallSide,
    is_last_round,
)
from azulejos.terminal.full_screen.dialogs import Menu, Reading
from azulejos.terminal.full_screen.picture import Drawing
from azulejos.terminal.full_screen.shown_table import Leaving
from azulejos.terminal.full_screen.spots import KeySpot
from azulejos.terminal.settings import StepPace
from azulejos.terminal.text_options import TextOptions
from azulejos.terminal.text_session import Display
from azulejos.words.languages import Language
from azulejos.words.orders import Command, Order
from azulejos.words.phrases import phrase
from azulejos.words.voice import Letters
from tests.terminal.sessions import SEED, Desk
from tests.volume import some

from .sitting import WIDE, Person, sitting
from .test_whole_games import good_move, play_until, some_move

ALONE = TextOptions(level=1)


def run(
    folder: Path,
    act: Callable[[Person], Awaitable[None]],
    options: TextOptions = ALONE,
    size: tuple[int, int] = (80, 24),
) -> None:
    async def sit() -> None:
        async with sitting(folder, options, size) as person:
            await act(person)

    asyncio.run(sit())


def test_a_hint_is_told_and_marked_and_may_be_followed(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        await person.press("h")
        hint = person.app.table.hint
        assert isinstance(hint, Move)
        assert f"Hint: {hint}." in person.log
        assert "(" in person.screen[1] + person.screen[2] + person.screen[3], "the tiles"
        await person.play(hint)
        assert len(person.game.steps) > 1
        assert person.app.table.hint is None, "it was for that position"

    run(tmp_path, act)


def test_undo_takes_the_move_and_the_answer_back(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        before = person.position
        await person.play(some_move(person))
        assert person.position != before
        await person.press("u")
        assert person.position == before
        assert "Taken back" in person.log
        await person.press("u")
        assert "There is nothing to take back." in person.log

    run(tmp_path, act)


def test_what_is_told_about_the_focus_is_never_cut_off(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        person.app.table.order(Command(Order.LENGTH, text="full"))
        before = person.drawing("log").picture.height
        words = [phrase("screen-help-take"), phrase("screen-help-quick")]
        wording = "azulejos.terminal.full_screen.painter.about_focus"
        with patch(wording, lambda *_: words):
            await person.press("right")
        assert person.preview == person.app.table.voice.say(words)
        assert person.preview.split()[-1] in person.seen
        log = person.drawing("log")
        assert log.picture.height < before
        assert log.size.height == log.picture.height
        await person.press("right")
        assert log.picture.height == before

    run(tmp_path, act)


@pytest.mark.volume
def test_every_question_can_be_typed(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        before = person.game.steps
        asked = "d,d 3,c,t red,g 3,n,b,b 2,l 4,w,w row 2,w col 3,f,s,m,p 1B1,last,diff,bag,clock"
        others = ("who", "details", "repeat", "help", "xyz")
        for line in (*some([*asked.split(","), *others], every=4), "help needs"):
            told = len(person.app.table.log)
            await person.type(line)
            assert len(person.app.table.log) > told, line
        assert person.game.steps == before
        desk = Desk(replace(ALONE, folder=tmp_path / "other"))
        assert desk.type("help needs").strip() in person.log, "the same words as in plain lines"

    run(tmp_path, act)


def test_a_typed_move_is_played_and_a_wrong_one_explained(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        move = some_move(person)
        await person.type(str(move))
        assert len(person.game.steps) > 1
        await person.type("9B1")
        assert "You could play" in person.log or "There is no factory 9" in person.log

    run(tmp_path, act)


def test_a_line_that_is_typed_fast_is_not_lost(tmp_path: Path) -> None:
    """Keys that come at once, as from a paste or a Braille keyboard."""

    async def act(person: Person) -> None:
        for key, character in (("slash", "/"), *zip("who", "who", strict=True), ("enter", "\r")):
            person.app.post_message(events.Key(key, character))
        told = len(person.app.table.log)
        await person.wait_until(lambda: len(person.app.table.log) > told, "it is answered")
        assert "Round 1" in person.log.splitlines()[-1]

    run(tmp_path, act)


def test_the_language_changes_in_the_middle_of_the_game_and_the_log_with_it(
    tmp_path: Path,
) -> None:
    async def act(person: Person) -> None:
        await person.play(some_move(person))
        assert "Your turn." in person.seen
        assert "from factory" in person.seen
        entries = len(person.app.table.log)
        await person.press("m", "right", "escape")
        assert person.app.table.voice.language is Language.GERMAN
        assert len(person.app.table.log) == entries + 1
        assert "Du bist am Zug." in person.seen
        assert "wähle Fliesen" in person.seen
        for word in ("Your turn", "from factory", "Hint", "choose"):
            assert word not in person.seen, "all of it is German now"
        await person.press("m", "right", "escape")
        assert "Jij bent aan de beurt." in person.seen
        assert "Manufaktur" not in person.seen

    run(tmp_path, act, size=WIDE)
    kept = (tmp_path / "settings.json").read_text()
    assert '"nl"' in kept, "the settings are those of azulejos text"


def test_settings_by_mouse(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        await person.press("m")
        menu = person.app.screen
        assert isinstance(menu, Menu)
        spots = menu.query_one(Drawing).picture.spots
        for name in ("letters", "level", "pace"):
            await person.pilot.click("#dialog", offset=spots[KeySpot(name)].offset)
            await person.settle()
        assert person.app.table.voice.letters is Letters.LETTERS
        assert person.app.table.level == 2
        assert person.app.playback.pace is StepPace.AUTO
        await person.pilot.click("#dialog", offset=spots[KeySpot("button")].offset)
        await person.settle()
        assert person.app.screen is not menu

    run(tmp_path, act)


def test_the_pace_is_kept_for_the_next_time(tmp_path: Path) -> None:
    async def sit(*keys: str) -> StepPace:
        async with sitting(tmp_path, ALONE, pace=None) as person:
            before = person.app.playback.pace
            await person.press(*keys)
            return before

    assert asyncio.run(sit("m", *["down"] * 4, "right", "escape")) is StepPace.AUTO
    assert asyncio.run(sit()) is StepPace.KEY
    assert '"pace": "key"' in (tmp_path / "settings.json").read_text()


@pytest.mark.long
def test_who_has_resigned_does_not_win_in_the_result(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        await play_until(person, lambda: is_last_round(person.position))
        boards = person.position.boards
        ahead = max(range(3), key=lambda seat: boards[seat].score)
        table = person.session.table_mode.table
        table.resigned = [ahead]
        await play_until(person, lambda: person.app.table.is_over)
        assert isinstance(person.app.screen, Reading)
        assert person.game.outcome is not None
        (winner,) = person.game.outcome.among(table.result.playing).winners
        name = ("Ada", "Bo", "Cy")[winner]
        assert winner != ahead
        assert f"{name} wins" in person.seen

    run(tmp_path, act, TextOptions(names=("Ada", "Bo", "Cy")))


def test_the_letters_of_the_tactile_set_are_on_the_tiles(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        assert person.app.table.voice.letters is Letters.TACTILE
        table = "\n".join(line[:44] for line in person.screen[1:12])
        assert not {"Y", "K", "W"} & set(table.replace("You", ""))
        assert "o" in table, "the wall waits for O, the yellow of that set"
        move = some_move(person)
        await person.play(move)
        assert len(person.game.steps) > 1
        assert "A complete column is worth 5 points" in person.log

    run(tmp_path, act, TextOptions(level=1, is_tactile=True))


def test_a_new_game_of_another_kind(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        await person.play(some_move(person))
        await person.press("n")
        assert "You give up the game" in person.seen
        await person.press("right", "right", "down", "down", "right", "down", "right")
        assert len(person.position.boards) == 2, "nothing has begun yet"
        await person.press("down", "down", "enter")
        rules = person.position.rules
        assert (rules.num_players, rules.side, rules.vertical_line_bonus) == (4, WallSide.GRAY, 5)
        assert "A new game on the gray side" in person.log
        assert len(list((tmp_path / "games").iterdir())) == 1, "the other is kept"
        await person.play(some_move(person))
        assert len(person.game.steps) > 1

    run(tmp_path, act)


def test_help_is_read_and_closed(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        await person.press("question_mark")
        assert isinstance(person.app.screen, Reading)
        assert "Arrow keys move from tile to tile" in person.seen
        at = person.app.cursor_position
        assert person.screen[at.y][at.x : at.x + 5] == "Arrow"
        await person.press("pagedown")
        assert "3R4" in person.seen
        await person.press("escape")
        assert not isinstance(person.app.screen, Reading)

    run(tmp_path, act)


def test_the_course_and_replays_are_shown_on_the_table(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        before = person.position
        await person.type("course")
        assert person.position != before
        await person.type("factories")
        assert person.game is person.session.mode.game
        await person.press("1", "b", "2", "enter")
        assert "course" not in person.log.splitlines()[-1]
        assert "The course: the log tells you what to do." in person.screen[0]
        await person.press("q")
        assert "You are back at your game." in person.log
        assert person.position is before
        await person.play(some_move(person))
        await person.type("new")
        await person.type("new")
        before = person.position
        await person.type("replay 1")
        assert "Replay: Enter for the next step" in person.screen[0]
        for step in (2, 3):
            await person.press("enter")
            assert len(person.game.steps) == step
        await person.press("u")
        assert len(person.game.steps) == 2
        await person.press("q")
        assert person.position is before
        assert "choose tiles" in person.screen[0]

    run(tmp_path, act)


# Leaving and coming back


def test_the_last_round_is_warned_of(tmp_path: Path) -> None:
    options = TextOptions(names=("Ada", "Bo"))
    desk = Desk(replace(options, folder=tmp_path), begins=False)
    desk.session.table_mode.table.dealer = Dealer(SEED)
    desk.session.table_mode.begin(is_new=True)
    while not is_last_round(desk.game.position):
        desk.type(str(good_move(desk.game.position)))
    assert not desk.game.position.is_over
    desk.session.close()

    async def act(person: Person) -> None:
        assert "The last round!" in person.screen[0]
        await person.press("u")
        assert "The last round!" not in person.screen[0], "nothing is complete any more"

    run(tmp_path, act, ALONE)


def test_quitting_keeps_the_game_for_both_displays(tmp_path: Path) -> None:
    seen: list[Position] = []

    async def act(person: Person) -> None:
        await person.play(some_move(person))
        seen.append(person.position)
        await person.press("q")
        assert person.app.return_value is Leaving.QUIT

    run(tmp_path, act)
    desk = Desk(replace(ALONE, folder=tmp_path))
    assert desk.game.position == seen[0], "azulejos text goes on with it"
    assert "Your game goes on in round 1" in desk.heard
    desk.type("hint")
    desk.type(str(next(iter(desk.game.position.legal_moves))))
    after = desk.game.position
    desk.session.close()

    async def go_on(person: Person) -> None:
        assert person.position == after, "and azulejos tui after that"

    run(tmp_path, go_on)


def test_a_key_leaves_for_plain_lines(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        await person.press("p")
        assert person.app.return_value is Leaving.PLAIN
        assert person.session.other_display is Display.LINES

    run(tmp_path, act)


def test_the_gray_side_marks_columns_with_their_points(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        await play_until(person, lambda: person.position.phase is Phase.WALL_TILING)
        assert "choose a column" in person.seen
        focus = person.app.selection.focus
        columns = {
            move.column for move in person.position.legal_moves if isinstance(move, TilingMove)
        }
        assert focus is not None
        assert "point" in person.preview
        refused = [column for column in range(5) if column not in columns]
        steps = len(person.game.steps)
        for column in refused:
            await person.press(str(column + 1), "enter")
            assert len(person.game.steps) == steps
        await person.press(str(min(columns) + 1), "enter")
        assert len(person.game.steps) > steps

    run(tmp_path, act, TextOptions(names=("Ada", "Bo"), is_gray=True))
