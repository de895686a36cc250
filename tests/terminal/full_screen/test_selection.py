"""Keys and mouse at the table: focus, choice, refusal, and the cursor."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from textual import events
from textual.geometry import Region
from textual.widgets import Input

from azulejos.rules import CENTER, FLOOR, Color, Destination, Move, Phase, factory
from azulejos.terminal.full_screen.picture import Drawing
from azulejos.terminal.full_screen.selection import Area
from azulejos.terminal.full_screen.spots import BoardSpot, ColumnSpot, KeySpot, LineSpot, TilesSpot
from azulejos.terminal.text_options import TextOptions
from azulejos.words.languages import Language
from azulejos.words.orders import Command, Order

from .sitting import SMALL, WIDE, Person, sitting
from .test_drawing import contrast
from .test_whole_games import assert_cursor_is_on_focus, play_until, some_move

TWO = TextOptions(names=("Ada", "Bo"))


def run(
    folder: Path,
    act: Callable[[Person], Awaitable[None]],
    options: TextOptions = TWO,
    size: tuple[int, int] = SMALL,
) -> None:
    async def sit() -> None:
        async with sitting(folder, options, size) as person:
            await act(person)

    asyncio.run(sit())


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_the_cursor_is_on_the_focus_after_every_key(tmp_path: Path, size: tuple[int, int]) -> None:
    async def act(person: Person) -> None:
        keys = "right right down up left enter down down up escape 3 tab down up shift+tab v h"
        for key in keys.split():
            await person.press(key)
            focus = person.app.selection.focus
            assert focus is not None
            assert_cursor_is_on_focus(person)
            if isinstance(focus, TilesSpot):
                assert person.under_cursor in {"B", "Y", "R", "K", "W"}, key
            elif isinstance(focus, LineSpot):
                assert person.under_cursor == str(focus.destination), key

    run(tmp_path, act, size=size)


def test_a_terminal_that_is_too_small_says_so_and_goes_on(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        assert [line.strip() for line in person.screen[:2]] == [
            "Round 1. Ada: choose tiles. The terminal is smaller than",
            "80 x 24. Press p for plain lines.",
        ]
        assert person.under_cursor == "B", "below both of them"
        await person.play(some_move(person))
        assert len(person.game.steps) == 2
        await person.pilot.resize_terminal(*SMALL)
        await person.settle()
        assert person.screen[0].strip() == "Round 1. Bo: choose tiles."
        assert_cursor_is_on_focus(person)
        assert person.under_cursor in {"B", "Y", "R", "K", "W"}

    run(tmp_path, act, size=(60, 12))


def test_dialogs_fit_a_small_terminal_in_every_language(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        for language in Language:
            person.app.table.order(Command(Order.LANGUAGE, text=language.value))
            for key in ("n", "m", "question_mark"):
                await person.press(key)
                await look_through_dialog(person, has_button=key != "question_mark")
                await person.press("escape")

    run(tmp_path, act, size=(60, 12))


async def look_through_dialog(person: Person, *, has_button: bool) -> None:
    dialog = person.app.screen.query_one(Drawing)
    assert Region(0, 0, 60, 12).contains_region(dialog.region)
    for _ in range(6):
        assert person.under_cursor.strip(), "the cursor is on something"
        shown = ["".join(character for character, _ in row) for row in dialog.picture.rows]
        assert all(line.endswith((" │", "─╮", "─╯")) for line in shown), "nothing is cut off"
        await person.press("down")
    assert not has_button or person.under_cursor == "[", "the button can be seen"


def test_a_text_can_be_read_line_by_line_in_the_lowest_terminal(tmp_path: Path) -> None:
    """Also where the one line that is seen is the empty one between two paragraphs."""

    async def act(person: Person) -> None:
        await person.press("question_mark")
        seen = set()
        for _ in range(20):
            seen.add(person.seen)
            await person.press("down")
        assert len(seen) > 10
        await person.press("escape")
        assert_cursor_is_on_focus(person)

    run(tmp_path, act, size=(60, 9))


@pytest.mark.parametrize("size", [(30, 8), (8, 3), (2, 1)])
def test_the_smallest_terminals_break_nothing(tmp_path: Path, size: tuple[int, int]) -> None:
    async def act(person: Person) -> None:
        for key in ("n", "m", "question_mark"):
            await person.press(key, "down", "escape")
        await person.play(some_move(person))
        assert len(person.game.steps) == 2
        await person.pilot.resize_terminal(*SMALL)
        await person.settle()
        assert_cursor_is_on_focus(person)

    run(tmp_path, act, size=size)


def test_a_dialog_leads_back_to_where_it_was_opened(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        await person.press("shift+tab")
        assert person.app.selection.area is Area.LOG
        await person.press("question_mark", "escape")
        area: object = person.app.selection.area
        assert area is Area.LOG

    run(tmp_path, act)


def test_dialogs_by_mouse(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        await person.press("m")
        menu = person.app.screen
        await person.pilot.click("#dialog", offset=(2, 1))
        assert person.app.screen is menu, "its title does nothing"
        await person.pilot.click(offset=(1, 1))
        assert person.app.screen is not menu, "beside it, it is closed"
        await person.press("question_mark")
        assert "Arrow keys" in person.seen
        person.app.screen.query_one(Drawing).post_message(wheel_down(person))
        await person.settle()
        assert "Arrow keys" not in person.seen, "the wheel moves the text"
        await person.pilot.click(offset=(1, 1))
        assert len(person.app.screen_stack) == 1

    run(tmp_path, act)


def wheel_down(person: Person) -> events.MouseScrollDown:
    widget = person.app.screen.query_one(Drawing)
    return events.MouseScrollDown(widget, 1, 1, 0, 1, 0, False, False, False)


def test_a_mouse_that_is_moved_does_not_lead_away_from_typing(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        await person.press("slash", "w")
        at = person.app.cursor_position
        tiles = [
            spot for spot in person.drawing("table").picture.spots if isinstance(spot, TilesSpot)
        ]
        region = person.drawing("table").picture.spots[tiles[-1]]
        await person.pilot.hover("#table", offset=region.offset)
        await person.settle()
        assert person.app.selection.area is Area.COMMAND
        assert person.app.cursor_position == at
        await person.press("h", "o", "enter")
        assert "Round 1" in person.log.splitlines()[-1]

    run(tmp_path, act)


def test_chosen_tiles_wait_while_something_is_asked(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        move = some_move(person)
        assert isinstance(move, Move)
        source, letter, line, enter = person.keys_for(move)
        await person.press(source, letter)
        await person.type("needs")
        assert person.app.selection.chosen == TilesSpot(move.source, move.color)
        await person.press(line, enter)
        assert len(person.game.steps) == 2, "the number is still that of a line"

    run(tmp_path, act)


def test_keys_that_stand_for_nothing_ring(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        await person.play(some_move(person))
        focus = person.app.selection.focus
        rung: list[str] = []
        for key in ("0", "9", "x"):
            person.app.bell = lambda key=key: rung.append(key)  # type: ignore[method-assign, misc]
            await person.press(key)
            assert person.app.selection.focus == focus
        assert rung == ["0", "9", "x"]
        await person.press("C")
        assert person.app.selection.focus == TilesSpot(CENTER, person.position.center.colors[0])
        assert person.app.selection.chosen is None, "c goes there, and takes nothing"

    run(tmp_path, act)


def test_a_click_on_a_line_without_tiles_tells_of_it(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        await person.click(LineSpot(Destination(3)))
        assert person.app.selection.focus == LineSpot(Destination(3))
        assert "Line 3" in person.preview

    run(tmp_path, act)


def test_the_hint_leads_to_its_line(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        await person.press("h")
        hint = person.app.table.hint
        assert isinstance(hint, Move)
        await person.press(*person.keys_for(hint)[:2])
        assert person.app.selection.focus == LineSpot(hint.destination)
        await person.press("up" if hint.destination != 1 else "down")
        marks = {line[1]: line[0] for line in person.screen if line[:1] in "(»▶"}
        assert marks[str(hint.destination)] == "(", "among those that are lit"

    run(tmp_path, act)


def test_another_board_is_looked_at_while_a_column_is_to_be_chosen(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        await play_until(person, lambda: person.position.phase is Phase.WALL_TILING)
        assert isinstance(person.app.selection.focus, ColumnSpot)
        await person.press("v")
        spots = person.drawing("table").picture.spots
        assert not any(isinstance(spot, ColumnSpot) for spot in spots), (
            "there is none on that board"
        )
        assert_cursor_is_on_focus(person)
        await person.press("escape")
        assert isinstance(person.app.selection.focus, ColumnSpot)

    run(tmp_path, act, replace(TWO, is_gray=True))


def test_what_the_command_line_is_for_can_be_read(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        style = person.app.screen.query_one(Input).get_component_rich_style("input--placeholder")
        assert contrast(style.color, style.bgcolor) >= 4.5

    run(tmp_path, act)


def test_tab_goes_to_every_area_and_around(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        for area in (Area.BOARD, Area.COMMAND, Area.LOG, Area.TILES):
            await person.press("tab")
            assert person.app.selection.area is area
            where = {Area.COMMAND: "command", Area.LOG: "log"}.get(area, "table")
            assert person.app.focused is not None
            assert person.app.focused.id == where
            region = person.app.focused.region
            assert region.contains_point(person.app.cursor_position)
        await person.press("shift+tab")
        assert person.app.selection.area is Area.LOG

    run(tmp_path, act)


def test_chosen_tiles_light_up_the_lines_that_accept_them(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        first = next(move for move in person.position.legal_moves if isinstance(move, Move))
        await person.press(*person.keys_for(Move(first.source, first.color, Destination(2)))[:2])
        assert person.app.selection.chosen == TilesSpot(first.source, first.color)
        assert "choose a line" in person.seen
        marked = [line[:2] for line in person.screen if line[:1] in "»▶" and line[1].isdigit()]
        assert [line[1] for line in marked] == ["1", "2", "3", "4", "5", "0"]
        await person.press("1")
        assert "line 1" in person.preview, "what it would do"
        await person.press("escape")
        assert person.app.selection.chosen is None
        assert person.app.selection.focus == TilesSpot(first.source, first.color)
        assert "»" not in person.seen
        assert len(person.game.steps) == 1

    run(tmp_path, act)


def test_a_line_that_refuses_says_why_and_changes_nothing(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        first = some_move(person)
        assert isinstance(first, Move)
        await person.play(Move(first.source, first.color, Destination(5)))
        await person.play(some_move(person))
        position = person.position
        other = next(
            TilesSpot(factory(index), color)
            for index, tiles in enumerate(position.factories)
            for color in tiles.colors
            if color is not first.color
        )
        await person.press(*person.keys_for(Move(other.source, other.color, Destination(5)))[:3])
        assert "Line 5 already holds" in person.preview
        assert "xample" not in person.preview, "nothing to be typed: here p leaves the screen"
        before = len(person.game.steps)
        await person.press("enter")
        assert len(person.game.steps) == before
        assert "You could play" in person.log
        assert person.app.selection.chosen == other, "another line can be chosen"
        await person.press("0", "enter")
        assert len(person.game.steps) == before + 1

    run(tmp_path, act)


def test_what_is_read_in_the_log_stays_in_sight(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        def log() -> list[str]:
            rows = person.drawing("log").picture.rows
            return ["".join(character for character, _ in row).strip(" ▼") for row in rows]

        first_words = person.log[:10]
        for _ in range(30):
            person.app.table.say("scores")
        await person.press("pageup")
        read = log()
        person.app.table.say("floor")
        await person.settle()
        assert log() == read, "more is said"
        await person.pilot.resize_terminal(81, 24)
        await person.settle()
        assert not log()[0].startswith(first_words), "it is still near its end"
        assert "floor" not in " ".join(log()), "but not at it"

    run(tmp_path, act)


def test_edges_do_not_wrap(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        rung = 0

        def ring() -> None:
            nonlocal rung
            rung += 1

        person.app.bell = ring  # type: ignore[method-assign]
        focus = person.app.selection.focus
        await person.press("up")
        assert person.app.selection.focus == focus
        await person.press("left", "c")
        assert rung == 3, "there is nothing in the center yet, either"
        assert person.app.selection.focus == focus

    run(tmp_path, act)


def test_the_mouse_shows_previews_and_plays(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        move = some_move(person)
        assert isinstance(move, Move)
        await person.click(TilesSpot(move.source, move.color))
        assert person.app.selection.chosen == TilesSpot(move.source, move.color)
        region = person.drawing("table").picture.spots[LineSpot(FLOOR)]
        await person.pilot.hover("#table", offset=region.offset)
        await person.settle()
        assert "to the floor line" in person.preview
        assert len(person.game.steps) == 1, "pointing plays nothing"
        await person.click(LineSpot(FLOOR))
        assert len(person.game.steps) == 2
        await person.click(BoardSpot(0))
        assert BoardSpot(1) in person.drawing("table").picture.spots, "now Bo's board is small"
        keys = person.drawing("keys").picture.spots
        await person.pilot.click("#keys", offset=keys[KeySpot("undo")].offset)
        await person.settle()
        assert "Taken back" in person.log
        assert len(person.game.steps) == 1

    run(tmp_path, act)


def test_letters_and_numbers_reach_everything(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        await person.play(some_move(person))
        assert person.position.center
        color = person.position.center.colors[0]
        await person.press("c")
        assert person.app.selection.focus == TilesSpot(CENTER, color)
        await person.press({Color.BLACK: "k"}.get(color, color.letter.lower()))
        assert person.app.selection.chosen == TilesSpot(CENTER, color)
        await person.press("3")
        focus: object = person.app.selection.focus
        assert focus == LineSpot(Destination(3))

    run(tmp_path, act)
