"""What is typed alone and walked by keys alone, to the end: a game with its pauses between the
rounds, resigning, and the course."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from azulejos.notation import parse_move, parse_position
from azulejos.rules import Move
from azulejos.words.languages import Language
from tests.server.serving import get

from .games import steady_move
from .hands import Keys, Lines
from .serving import PageServer, Table
from .test_around_the_board import wait_until_said
from .visiting import Visit, visiting

_ROUND = {Language.ENGLISH: "Round", Language.GERMAN: "Runde", Language.DUTCH: "Ronde"}
_LANGUAGES = [
    Language.GERMAN,
    pytest.param(Language.DUTCH, marks=pytest.mark.long),
    pytest.param(Language.ENGLISH, marks=pytest.mark.long),
]


def _own_table(server: PageServer, visit: Visit, *levels: int | None) -> Table:
    """Anna's table, at which she begins."""
    table = Table(server, *levels, starting_seat=0)
    table.sit(*["Anna", "Ben", "Clara"][: levels.count(None)])
    visit.page.goto(table.seat_link(0))
    visit.page.get_by_role("heading", level=1).wait_for()
    return table


@pytest.mark.parametrize("language", _LANGUAGES)
def test_a_whole_game_in_the_command_box_where_an_empty_line_begins_each_round(
    language: Language, server: PageServer, browser: Browser
) -> None:
    with visiting(browser, language) as visit:
        table = _own_table(server, visit, None, 1)
        lines = Lines(visit)
        rounds = 1
        while (state := table.settled(0))["winners"] is None:
            visit.wait_for_number(state["number"])
            if 0 in state["to_decide"]:
                lines.take(table.position, steady_move(table, 0))
            elif 0 in state["confirmers"]:
                # Nothing happens by itself: the deal waits for the line.
                rounds += 1
                lines.press(visit.voice.text("next-round-now"))
                wait_until_said(visit, f"{_ROUND[language]} {rounds}. ")
            visit.wait_for_number(table.settled(state["number"])["number"])
        assert rounds == table.state["round"] >= 5
        expect(visit.page.locator("#command")).to_be_focused()


@pytest.mark.parametrize(
    ("language", "word"),
    [
        (Language.ENGLISH, "resign"),
        (Language.GERMAN, "aufgeben"),
        (Language.DUTCH, "opgeven"),
    ],
)
def test_resigning_by_a_typed_line_is_asked_again(
    language: Language, word: str, server: PageServer, browser: Browser
) -> None:
    with visiting(browser, language) as visit:
        table = _own_table(server, visit, None, None, None)
        box = visit.page.locator("#command")
        dialog = visit.page.get_by_role("dialog", name=visit.voice.text("resign-title"))
        for is_sure in (False, True):
            box.fill(word)
            box.press("Enter")
            expect(dialog).to_be_visible()
            assert not table.state["seats"][0]["is_resigned"]
            name = "resign" if is_sure else "cancel"
            dialog.get_by_role("button", name=visit.voice.text(name), exact=True).press("Enter")
            expect(dialog).to_have_count(0)
            expect(box).to_be_focused()
            if not is_sure:
                wait_until_said(visit, visit.voice.text("resign-not"))
        wait_until_said(visit, visit.voice.text("resigned", player="Anna"))
        wait_until_said(visit, visit.voice.text("plays-on", player="Anna"))
        assert table.state["seats"][0]["is_resigned"]
        assert table.state["winners"] is None


def test_the_position_is_told_by_each_of_its_names(server: PageServer, browser: Browser) -> None:
    with visiting(browser) as visit:
        table = _own_table(server, visit, None, 1)
        code = table.state["position"]
        for times, word in enumerate(("code", "position", "Stellung", "stelling"), start=1):
            Lines(visit).ask(word)
            wait_until_said(visit, code, times)


@pytest.mark.parametrize("language", _LANGUAGES)
def test_the_course_can_be_walked_by_keys(
    language: Language, server: PageServer, browser: Browser
) -> None:
    """What is not done by a button is done on the board, and the way leads on to a game."""
    steps = get(f"{server.url}/api/course").json()["steps"]
    with visiting(browser, language) as visit:
        page, voice = visit.page, visit.voice
        page.goto(f"{server.url}/learn")
        keys = Keys(visit, page.get_by_role("article"))
        marks = page.get_by_role("navigation", name=voice.text("learn-steps"))
        for number, step in enumerate(steps, start=1):
            expect(page.get_by_role("heading", level=2).first).to_be_visible()
            if step["topic"]:
                keys.press(voice.text(f"learn-ask-{step['topic']}"))
            else:
                move, position = parse_move(step["moves"][0]), parse_position(step["position"])
                if isinstance(move, Move):
                    keys.take(position, move)
                else:
                    keys.choose_columns(position, [move])
            expect(marks.get_by_text("✓")).to_have_count(number)
            if number < len(steps):
                keys.press(voice.text("learn-next"))
        expect(page.get_by_role("heading", name=voice.text("learn-end"))).to_be_visible()
        keys.press_link(voice.text("play-now"))
        page.wait_for_url("**/table/**")
