"""The answers to the buttons of a narrow screen stand beside them: nothing lies under them, and
nothing moves. Alone, *Undo* says how many moves go with it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from azulejos.words.languages import Language

from .begun import ANNA, TOUCHED, Begun, begun
from .games import steady_move
from .pointing import ByTouch, boxes, in_the_way, look, next_frame, view
from .serving import PageServer, Table
from .visiting import Visit, visiting

_SCREENS: Final = (
    pytest.param((390, 844), "en", id="390x844-en"),
    pytest.param((360, 640), "de", id="360x640-de"),
    pytest.param((360, 640), "nl", id="360x640-nl"),
    pytest.param((844, 390), "de", id="844x390-de"),
    pytest.param((800, 1280), "nl", id="800x1280-nl"),
)
_COVERED: Final = """() => {
  const lines = element => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()];
  };
  const overlap = (a, b) => a.right > b.left + 1 && b.right > a.left + 1
    && a.bottom > b.top + 1 && b.bottom > a.top + 1;
  const texts = [...document.querySelectorAll('.bar .answer p')].flatMap(lines);
  const others = [...document.querySelectorAll('[data-spot], .bar button, article header')]
    .filter(each => looking.isShown(each) && !each.closest('.answer'));
  return others.filter(each => texts.some(text => overlap(text, each.getBoundingClientRect())))
    .map(each => each.dataset.spot ?? looking.name(each));
}"""
"""What the words of an answer lie over: tiles, spaces, buttons, the header of a board."""


@pytest.fixture
def opened(size: tuple[int, int], language: str, server: PageServer, browser: Browser) -> object:
    with begun(browser, server, size, 1, language=Language(language), **TOUCHED) as opened:
        yield opened


def _button(visit: Visit, message: str, **args: str | int) -> Locator:
    name = visit.voice.text(message, **args)
    return visit.page.locator(".bar").get_by_role("button", name=name, exact=True)


def _answers(opened: Begun, tap: Callable[[], None], answer: str) -> None:
    """This answer to that is there, as a whole in view, over nothing, and nothing has moved."""
    bar = opened.page.locator(".bar")
    parts = [
        *opened.places.lines.all(),
        opened.places.table.board,
        *bar.get_by_role("button").all(),
    ]
    before = [boxes(each) for each in parts]
    tap()
    expect(bar.locator(f".answer {answer}").first).to_be_visible()
    next_frame(opened.page)
    assert [boxes(each) for each in parts] == before
    for each in boxes(bar.locator(".answer p")):
        assert each.is_within(view(opened.page)), each
    covered = opened.page.evaluate(_COVERED)
    assert not covered, covered


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("size", "language"), _SCREENS)
def test_answers_lie_over_nothing(opened: Begun) -> None:
    visit, table, hand = opened.visit, opened.table, ByTouch(opened.visit)
    _answers(opened, lambda: hand.touch(_button(visit, "undo")), "p.refused")
    _answers(opened, lambda: hand.touch(_button(visit, "hint-me")), "p.hint")
    _answers(opened, lambda: hand.touch(_button(visit, "hint-why")), "p.reason .brief")
    hand.take(table.position, steady_move(table, ANNA))
    table.play_until(ANNA)
    visit.wait_for_number(table.state["number"])
    _answers(opened, lambda: hand.touch(_button(visit, "hint-me")), "p.hint")
    undo = _button(visit, "undo-turns", count=2)
    _answers(opened, lambda: hand.touch(undo), "p.taken")


def test_details_lie_over_the_board_until_the_next_tap(
    server: PageServer, browser: Browser
) -> None:
    with begun(browser, server, (390, 844), 1, **TOUCHED) as opened:
        visit, hand = opened.visit, ByTouch(opened.visit)
        for button in ("hint-me", "hint-why", "hint-details"):
            hand.touch(_button(visit, button))
            expect(_button(visit, button)).to_have_count(0)
        details = opened.page.locator(".bar .details")
        expect(details).to_contain_text("After the alternative: ")
        assert boxes(details)[0].is_within(view(opened.page))
        move = opened.move("1B2")
        hand.touch(opened.places.tile(opened.table.position, move))
        expect(details).to_have_count(0)
        expect(opened.places.line(move)).to_have_attribute("aria-disabled", "false")
        expect(opened.page.locator(".bar p.reason .brief")).to_be_visible()


@pytest.mark.one_in(2, 1)
@pytest.mark.parametrize(("size", "language"), _SCREENS)
def test_why_a_line_refuses_is_said_there_too(
    size: tuple[int, int], language: str, server: PageServer, browser: Browser
) -> None:
    with begun(browser, server, size, language=Language(language), **TOUCHED) as opened:
        table, hand = opened.table, ByTouch(opened.visit)
        for seat, text in ((0, "1B4"), (1, "3R5")):
            table.ask(seat, {"type": "move", "move": text})
        opened.visit.wait_for_number(table.state["number"])
        white = opened.move("2W4")
        hand.touch(opened.places.tile(table.position, white))
        expect(opened.places.line(opened.move("2W2"))).to_have_attribute("aria-disabled", "false")
        before = table.position
        _answers(opened, lambda: hand.touch(opened.places.line(white)), "p.refused")
        expect(opened.page.locator(".bar p.refused")).to_contain_text(
            re.compile("blau|blue", re.IGNORECASE)
        )
        # The server answers in order: a move would have been played by then.
        hand.touch(_button(opened.visit, "hint-me"))
        expect(opened.page.locator(".bar p.hint").first).to_be_visible()
        expect(opened.page.locator(".bar p.refused")).to_have_count(0)
        assert table.position == before


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("size", "language"), _SCREENS)
def test_a_question_leaves_the_table_to_be_seen(
    size: tuple[int, int], language: str, server: PageServer, browser: Browser
) -> None:
    table = Table(server, None, None, starting_seat=1)
    table.sit("Anna", "Bernhard")
    with table.present(1), visiting(browser, Language(language), size, **TOUCHED) as visit:
        look(visit)
        visit.page.goto(table.seat_link(ANNA))
        visit.page.get_by_role("heading", level=1).wait_for()
        for seat in (1, 0):
            table.ask(seat, {"type": "move", "move": str(steady_move(table, seat))})
        toolbar = visit.page.get_by_role("toolbar")
        toolbar.get_by_role("button").first.focus()
        table.ask(1, {"type": "ask-takeback"})
        asked = visit.page.get_by_role("region", name=visit.voice.text("takeback"), exact=True)
        expect(asked).to_contain_text("Bernhard")
        # It covers the other buttons: they are out of reach.
        expect(toolbar).to_have_count(0)
        expect(asked).to_be_focused()
        bar = boxes(visit.page.locator(".bar"))[0]
        for each in boxes(asked.locator("p, button")):
            assert each.is_within(bar), (each, bar)
        for name in ("takeback-grant", "takeback-decline"):
            button = asked.get_by_role("button", name=visit.voice.text(name), exact=True)
            where = boxes(button)[0]
            assert not in_the_way(button, where.middle)
            assert where.height >= 44
            assert where.width >= 32
        ByTouch(visit).touch(
            asked.get_by_role("button", name=visit.voice.text("takeback-grant"), exact=True)
        )
        expect(asked).to_have_count(0)
        expect(toolbar.get_by_role("button").first).to_be_visible()


@pytest.mark.one_in(2, 1)
@pytest.mark.parametrize(("size", "language"), _SCREENS)
def test_a_move_is_confirmed_beside_the_other_buttons(
    size: tuple[int, int], language: str, server: PageServer, browser: Browser
) -> None:
    """A hint there says why, lies over nothing, and drops nothing of what was chosen."""
    settings = {"isConfirming": True}
    with begun(
        browser, server, size, 1, language=Language(language), settings=settings, **TOUCHED
    ) as opened:
        visit, hand = opened.visit, ByTouch(opened.visit)
        move = opened.move("1K3")
        toolbar = opened.page.get_by_role("toolbar").get_by_role("button")
        before = boxes(toolbar)
        hand.touch(opened.places.tile(opened.table.position, move))
        line = opened.places.line(move)
        expect(line).to_have_attribute("aria-disabled", "false")
        hand.touch(line)
        play, cancel = _button(visit, "confirm-move"), _button(visit, "cancel")
        expect(play).to_be_visible()
        next_frame(opened.page)
        assert boxes(toolbar) == before
        assert not opened.page.evaluate("pointing.tooSmall(32, 44)")
        confirming = [boxes(play), boxes(cancel)]
        hand.touch(_button(visit, "hint-me"))
        reason = opened.page.locator(".bar p.reason")
        expect(reason).to_be_visible()
        next_frame(opened.page)
        assert [boxes(play), boxes(cancel)] == confirming
        for each in boxes(opened.page.locator(".bar .answer p")):
            assert each.is_within(view(opened.page)), each
        covered = opened.page.evaluate(_COVERED)
        assert not covered, covered
        expect(opened.page.locator(".bar :focus")).to_be_visible()
        assert opened.page.evaluate("scrollY") == 0
        hand.touch(play)
        visit.wait_for_number(opened.table.settled(opened.table.state["number"] - 1)["number"])
        opened.page.wait_for_function("() => !document.querySelector('.pending')")
        assert opened.table.position.boards[ANNA].pattern_lines[2].count == 2


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("size", "language"), _SCREENS)
def test_the_other_buttons_come_back_when_a_move_is_not_confirmed(
    size: tuple[int, int], language: str, server: PageServer, browser: Browser
) -> None:
    settings = {"isConfirming": True}
    with begun(
        browser, server, size, 1, language=Language(language), settings=settings, **TOUCHED
    ) as opened:
        visit, hand = opened.visit, ByTouch(opened.visit)
        toolbar = opened.page.get_by_role("toolbar").get_by_role("button")
        before = boxes(toolbar)
        hand.take(opened.table.position, opened.move("1K3"))
        hand.touch(_button(visit, "hint-me"))
        expect(opened.page.locator(".bar p.reason")).to_be_visible()
        hand.touch(_button(visit, "cancel"))
        expect(_button(visit, "confirm-move")).to_have_count(0)
        expect(_button(visit, "hint-why")).to_be_visible()
        expect(opened.page.locator(".bar p.hint:not(.reason)")).to_be_visible()
        assert boxes(toolbar) == before
        assert not opened.page.evaluate(_COVERED)


@pytest.mark.one_in(2, 1)
@pytest.mark.parametrize(("size", "language"), _SCREENS)
def test_what_was_taken_back_hides_no_button_while_a_move_waits(
    size: tuple[int, int], language: str, server: PageServer, browser: Browser
) -> None:
    settings = {"isConfirming": True}
    with begun(
        browser, server, size, 1, language=Language(language), settings=settings, **TOUCHED
    ) as opened:
        visit, table, hand = opened.visit, opened.table, ByTouch(opened.visit)
        table.ask(ANNA, {"type": "move", "move": "1K3"})
        table.play_until(ANNA)
        visit.wait_for_number(table.state["number"])
        opened.take_back()
        expect(opened.page.locator(".bar p.taken")).to_be_visible()
        toolbar = opened.page.get_by_role("toolbar").get_by_role("button")
        before = boxes(toolbar)
        hand.take(table.position, opened.move("1K3"))
        expect(_button(visit, "confirm-move")).to_be_visible()
        assert boxes(toolbar) == before
        for each in toolbar.all():
            expect(each).to_be_visible()
            assert not in_the_way(each, boxes(each)[0].middle)
        assert not opened.page.evaluate(_COVERED)


# What it says


@pytest.mark.parametrize("language", Language)
def test_alone_undo_says_how_many_moves_go_with_it(
    language: Language, server: PageServer, browser: Browser
) -> None:
    """Its neighbors stay where they are, whatever it says."""
    with begun(browser, server, (390, 844), 1, 1, language=language, **TOUCHED) as opened:
        visit, table = opened.visit, opened.table
        start = table.position
        hint = _button(visit, "hint-me")
        places = [boxes(hint)]
        assert visit.voice.text("undo") in _button(visit, "undo").inner_text()
        table.ask(ANNA, {"type": "move", "move": str(steady_move(table, ANNA))})
        table.play_until(ANNA)
        visit.wait_for_number(table.state["number"])
        undo = _button(visit, "undo-turns", count=3)
        about = visit.voice.text("undo-about", who="you", player="Anna", count=2)
        expect(undo).to_have_accessible_description(about)
        places.append(boxes(hint))
        assert places[0] == places[1]
        number = table.state["number"]
        ByTouch(visit).touch(undo)
        visit.wait_for_number(number + 1)
        assert table.position == start
        expect(_button(visit, "undo")).to_be_disabled()
