"""Nothing that appears moves the table: what was measured once stays where it is, to the pixel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from azulejos.words.languages import Language

from .begun import TOUCHED, Begun, begun
from .games import play_on, steady_move
from .pointing import Box, ByTouch, boxes, drawn, look, next_frame
from .serving import PageServer, Table, decision, serving
from .test_connection import CUT_OFF
from .timed import TimedServer
from .visiting import visiting

_SIZES: Final = (
    pytest.param((1440, 900), id="1440x900"),
    pytest.param((1024, 768), id="1024x768", marks=pytest.mark.long),
    pytest.param((390, 844), id="390x844"),
)
_LOW_TIME: Final = 598
"""Seconds: of ten minutes, little enough is left after two seconds."""


@pytest.fixture(params=_SIZES)
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    chosen: tuple[int, int] = request.param
    return chosen


@pytest.fixture
def opened(size: tuple[int, int], server: PageServer, browser: Browser) -> Iterator[Begun]:
    with begun(browser, server, size) as opened:
        yield opened


def _layout(opened: Begun) -> dict[str, list[Box]]:
    """Where the factories, the boards and the actions are in the view."""
    next_frame(opened.page)
    table, voice = opened.places.table, opened.visit.voice
    others = opened.page.get_by_role("region", name=voice.text("table-opponents"), exact=True)
    parts: dict[str, Locator] = {
        "factories": table.factories.locator("[data-spot^='f'][role='row'], [data-spot='c']"),
        "own board": table.board,
        "lines": opened.places.lines,
        "other boards": others,
        "actions": opened.page.get_by_role("toolbar"),
        "buttons": opened.page.get_by_role("toolbar").get_by_role("button"),
    }
    measured = {name: boxes(part) for name, part in parts.items()}
    assert all(measured.values()), measured
    return measured


def _moved(before: dict[str, list[Box]], after: dict[str, list[Box]]) -> dict[str, object]:
    return {name: (before[name], after[name]) for name in before if before[name] != after[name]}


def _stays(opened: Begun, act: Callable[[], object]) -> None:
    """Whatever that does, the table is where it was."""
    before = _layout(opened)
    act()
    moved = _moved(before, _layout(opened))
    assert not moved, moved


def _choose(opened: Begun, text: str) -> None:
    opened.hand.touch(opened.places.tile(opened.table.position, opened.move(text)))
    line = opened.places.line(opened.move(text))
    expect(line).to_have_attribute("aria-disabled", "false")


def _heard_more(opened: Begun, act: Callable[[], object]) -> None:
    """Until something is said about it."""
    before = len(opened.visit.heard())
    act()
    opened.page.wait_for_function("before => heard.length > before", arg=before)


def test_chosen_tiles_and_previews_move_nothing(opened: Begun) -> None:
    def look_around() -> None:
        _choose(opened, "1B2")
        for row in (1, 2, 3):
            opened.mouse.glide(drawn(opened.places.line(opened.move(f"1B{row}"))).middle)
            opened.mouse.rest()

    _stays(opened, look_around)


def test_a_hint_moves_nothing(opened: Begun) -> None:
    hint = opened.page.get_by_role("button", name=opened.visit.voice.text("hint-me"), exact=True)
    _stays(opened, lambda: _heard_more(opened, lambda: opened.hand.touch(hint)))


def test_a_refused_undo_moves_nothing(opened: Begun) -> None:
    """What the page answers, where it can be asked for at all: it may say nothing."""
    undo = opened.page.get_by_role("toolbar").get_by_role("button").first

    def ask() -> None:
        opened.hand.touch(undo)
        opened.mouse.rest()

    _stays(opened, ask)


def test_a_refused_line_moves_nothing(opened: Begun) -> None:
    for seat, text in ((0, "1B4"), (1, "3R5")):
        opened.table.ask(seat, {"type": "move", "move": text})
    opened.visit.wait_for_number(opened.table.state["number"])

    def try_it() -> None:
        _choose(opened, "2W2")
        opened.hand.touch(opened.places.line(opened.move("2W4")))

    _stays(opened, lambda: _heard_more(opened, try_it))


def test_a_spectator_moves_nothing(opened: Begun, browser: Browser) -> None:
    with visiting(browser) as other:

        def come() -> None:
            other.page.goto(opened.table.address)
            opened.page.wait_for_function("() => window.presentTold?.spectators === 1")

        _stays(opened, come)


def test_a_lost_connection_moves_nothing(
    size: tuple[int, int], tmp_path: Path, browser: Browser
) -> None:
    with serving(tmp_path / "data") as server, begun(browser, server, size, 1) as opened:
        opened.visit.forgiven = CUT_OFF
        lost = opened.page.get_by_text(opened.visit.voice.text("connection-lost"))

        def lose() -> None:
            server.kill()
            expect(lost.filter(visible=True).first).to_be_visible()

        _stays(opened, lose)


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TimedServer]:
    server = TimedServer(tmp_path_factory.mktemp("timed") / "data")
    server.start()
    try:
        yield server
    finally:
        server.kill()


@pytest.mark.one_in(5)
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("num_players", [2, 4], ids=["2 players", "4 players"])
def test_a_seat_that_is_handed_over_moves_nothing(
    num_players: int,
    language: Language,
    size: tuple[int, int],
    timed: TimedServer,
    browser: Browser,
) -> None:
    """From then on the computer's moves are undone with one's own, as the button says."""
    table = Table(timed, *[None] * num_players, starting_seat=0)
    table.sit(*("Anna", "Ben", "Clara", "Dora")[:num_players])
    with visiting(browser, language, size) as visit:
        look(visit)
        visit.page.goto(table.seat_link(0))
        opened = Begun(visit, table)
        expect(opened.places.table.factories.get_by_role("button").first).to_be_visible()
        undo = opened.page.get_by_role("toolbar").get_by_role(
            "button", name=visit.voice.text("undo-turns", count=2), exact=True
        )

        def hand_over() -> None:
            timed.skip(61)
            table.ask(0, {"type": "hand-over", "seat": 1, "level": 1})
            number = table.state["number"]
            table.ask(0, {"type": "move", "move": str(steady_move(table, 0))})
            visit.wait_for_number(number + 2)
            expect(undo).to_be_visible()

        _stays(opened, hand_over)


def test_on_one_screen_the_buttons_stay_when_a_computer_plays_for_somebody(
    size: tuple[int, int], server: PageServer, browser: Browser
) -> None:
    """Nobody is asked for a takeback there: the longest label names the computer's move."""
    table = Table(server, None, None, None, starting_seat=0, is_one_screen=True)
    table.sit("Anna", "Ben", "Clara")
    with visiting(browser, size=size) as visit:
        look(visit)
        for seat in range(3):
            with visit.page.expect_websocket():
                visit.page.goto(table.seat_link(seat))
            visit.page.get_by_role("heading", level=1).wait_for()
        opened = Begun(visit, table)
        expect(opened.places.table.factories.get_by_role("button").first).to_be_visible()
        before = _layout(opened)["buttons"]
        table.ask(1, {"type": "resign"})
        number = table.state["number"]
        table.ask(0, {"type": "move", "move": str(steady_move(table, 0))})
        visit.wait_for_number(number + 2)
        undo = visit.voice.text("undo-turns", count=2)
        expect(opened.page.get_by_role("button", name=undo, exact=True)).to_be_visible()
        assert _layout(opened)["buttons"] == before


def test_a_clock_that_warns_moves_nothing(
    size: tuple[int, int], server: PageServer, browser: Browser
) -> None:
    clock = {"seconds": 600, "increment": 0, "factors": [1, 1]}
    settings = {"lowTime": _LOW_TIME}
    with begun(browser, server, size, settings=settings, options={"clock": clock}) as opened:
        _stays(
            opened,
            lambda: opened.page.wait_for_function(
                "() => heard.some(([, text]) => text.includes('seconds left'))"
            ),
        )


@pytest.mark.parametrize(
    "others",
    [
        pytest.param((1,), id="2 players"),
        pytest.param((1, 1, 1), id="4 players", marks=pytest.mark.long),
    ],
)
def test_a_whole_round_by_hand_moves_nothing(
    size: tuple[int, int], others: tuple[int, ...], server: PageServer, browser: Browser
) -> None:
    is_phone = size[0] < size[1]
    context = TOUCHED if is_phone else {}
    with begun(browser, server, size, *others, **context) as opened:
        before = _layout(opened)
        hand = ByTouch(opened.visit) if is_phone else opened.hand
        while opened.table.state["round"] == 1:
            assert play_on(opened.table, opened.visit, hand)
        # What was out of view was scrolled to.
        opened.page.evaluate("scrollTo(0, 0)")
        moved = _moved(before, _layout(opened))
        assert not moved, moved


@pytest.mark.parametrize("num_players", [2, 4], ids=["2 players", "4 players"])
def test_a_whole_round_shifts_nothing(
    size: tuple[int, int], num_players: int, server: PageServer, browser: Browser
) -> None:
    """As the browser measures it, from the first view to the next deal. All play from elsewhere:
    what moves within half a second of a click would not count."""
    with begun(browser, server, size, *[None] * (num_players - 1)) as opened:
        opened.page.evaluate("pointing.watchShifts()")
        table = opened.table
        while (state := table.state)["round"] == 1:
            seat = (state["to_decide"] or state["confirmers"])[0]
            deal = {"type": "confirm-deal"}
            table.ask(seat, decision(table.position, seat) if state["to_decide"] else deal)
            opened.visit.wait_for_number(table.settled(state["number"])["number"])
        next_frame(opened.page)
        shifts = opened.page.evaluate("pointing.shifts")
        assert not shifts, shifts
