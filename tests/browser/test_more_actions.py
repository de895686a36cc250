"""The rare actions of a narrow screen: unfolded they lie over the bar alone, and fold again when
one is chosen or something else is wanted.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from azulejos.words.languages import Language

from .begun import TOUCHED, Begun, begun
from .pointing import ByTouch, boxes, in_the_way, next_frame, view
from .serving import PageServer

_SCREENS: Final = (
    pytest.param(((390, 844), "en"), id="390x844-en"),
    pytest.param(((360, 640), "de"), id="360x640-de"),
    pytest.param(((360, 640), "nl"), id="360x640-nl"),
    pytest.param(((844, 390), "de"), id="844x390-de"),
)
_ACTIONS: Final = ("bag-and-lid", "share", "resign")


@pytest.fixture(params=_SCREENS)
def opened(request: pytest.FixtureRequest, server: PageServer, browser: Browser) -> Iterator[Begun]:
    size, language = request.param
    with begun(browser, server, size, 1, language=Language(language), **TOUCHED) as opened:
        yield opened


def _button(opened: Begun, message: str) -> Locator:
    bar = opened.page.locator(".bar")
    return bar.get_by_role("button", name=opened.visit.voice.text(message), exact=True)


def _unfold(opened: Begun) -> None:
    ByTouch(opened.visit).touch(_button(opened, "more"))
    expect(_button(opened, "resign")).to_be_visible()
    next_frame(opened.page)


def _is_folded(opened: Begun) -> None:
    expect(_button(opened, "more")).to_have_attribute("aria-expanded", "false")
    for name in _ACTIONS:
        expect(_button(opened, name)).to_be_hidden()


@pytest.mark.one_in(2, 1)
def test_they_cover_nothing_but_the_bar(opened: Begun) -> None:
    hint = _button(opened, "hint-me")
    ByTouch(opened.visit).touch(hint)
    expect(opened.page.locator(".bar p.hint").first).to_be_visible()
    _unfold(opened)
    (bar,) = boxes(opened.page.locator(".bar"))
    (menu,) = boxes(opened.page.locator("#more-actions"))
    assert menu.is_within(bar), (menu, bar)
    assert bar.is_within(view(opened.page)), bar
    boards = boxes(opened.places.table.board) + boxes(opened.places.lines)
    assert not [each for each in boards if each.overlaps(menu)]
    for name in (*_ACTIONS, "close"):
        button = _button(opened, name)
        (where,) = boxes(button)
        assert where.is_within(menu), (name, where, menu)
        assert not in_the_way(button, where.middle)
    assert not opened.page.evaluate("pointing.tooSmall(32, 44)")
    # What was answered before does not look out from under them.
    expect(opened.page.locator(".bar p.hint").first).to_be_hidden()


@pytest.mark.parametrize("way", ["a choice", "its own button", "a tap elsewhere", "Esc", "Tab"])
def test_they_fold_again(way: str, server: PageServer, browser: Browser) -> None:
    with begun(browser, server, (390, 844), 1, **TOUCHED) as opened:
        hand, more = ByTouch(opened.visit), _button(opened, "more")
        _unfold(opened)
        expect(_button(opened, "bag-and-lid")).to_be_focused()
        match way:
            case "a choice":
                hand.touch(_button(opened, "share"))
                dialog = opened.page.get_by_role("dialog")
                expect(dialog).to_be_visible()
                opened.page.keyboard.press("Escape")
                expect(dialog).to_have_count(0)
            case "its own button":
                hand.touch(_button(opened, "close"))
            case "a tap elsewhere":
                hand.touch(opened.places.tile(opened.table.position, opened.move("1B2")))
            case _:
                opened.page.keyboard.press("Escape" if way == "Esc" else "Tab")
        _is_folded(opened)
        if way in {"a choice", "its own button", "Esc"}:
            expect(more).to_be_focused()


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)], ids=["1440x900", "1024x768"])
def test_where_there_is_room_they_stand_beside_the_others(
    size: tuple[int, int], server: PageServer, browser: Browser
) -> None:
    with begun(browser, server, size, 1) as opened:
        expect(_button(opened, "more")).to_be_hidden()
        expect(_button(opened, "close")).to_be_hidden()
        for name in _ACTIONS:
            button = _button(opened, name)
            (where,) = boxes(button)
            assert where.is_within(view(opened.page))
            assert not in_the_way(button, where.middle)
