"""Firefox: a whole game, typed, and heard while the focus is in the command box."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from azulejos.notation import parse_position
from azulejos.rules import Phase
from azulejos.words.languages import Language
from azulejos.words.things import typed_move
from tests.golden.played import choose
from tests.server.serving import Json

from .firefox import END, ENTER, RIGHT, Firefox, open_firefox
from .games import ANNA, BEN, WholeGame, golden, questions
from .serving import PageServer, Table
from .visiting import LISTENING
from .words import PageVoice

_GAME = WholeGame("lines", Language.ENGLISH)
_BOX = "document.querySelector('#command')"


def test_a_whole_game_sounds_as_in_chromium(server: PageServer, tmp_path: Path) -> None:
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna", "Ben")
    voice = PageVoice(_GAME.language)
    asked = questions(_GAME.language)
    with table.present(BEN), open_firefox(tmp_path) as browser:
        settings = json.dumps(json.dumps({"speed": 0, "language": _GAME.language.value}))
        # The empty page that comes first has no storage.
        keep = f"if (location.host) localStorage['azulejos.settings'] ??= {settings};"
        browser.run_first(f"{keep} {LISTENING}")
        browser.set_size(1280, 900)
        browser.go(table.seat_link(ANNA))
        browser.wait_for(_BOX)
        browser.evaluate(f"{_BOX}.focus()")
        while (state := _after_the_other(table))["winners"] is None:
            position = parse_position(state["position"])
            _wait_for(browser, state["number"])
            if ANNA in state["to_decide"]:
                assert position.phase is Phase.FACTORY_OFFER
                _type(browser, voice.say(typed_move(choose(position))))
            else:
                browser.press([ENTER])  # an empty line: the next round
            _wait_for(browser, table.settled(state["number"])["number"])
            _ask(browser, next(asked))
        _wait_for(browser, table.state["number"])
        heard = [f"{urgency}: {text}" for urgency, text in browser.evaluate("window.heard")]
        assert browser.errors == []
    assert heard == golden(_GAME)


@pytest.mark.long
def test_a_review_is_walked_through_by_keys(server: PageServer, tmp_path: Path) -> None:
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna", "Ben")
    table.play_until(None, lambda state: state["number"] >= 6)
    table.ask(BEN, {"type": "resign"})
    said = "document.querySelector('.said').textContent.trim()"
    with open_firefox(tmp_path) as browser:
        browser.set_size(1440, 900)
        browser.go(f"{server.url}/review?table={table.id}")
        browser.wait_for("document.querySelector('.chart polyline') !== null")
        for key, begins in ((RIGHT, "Move 1: Anna played"), (END, "Anna wins by resignation.")):
            browser.press([key])
            browser.wait_for(f"{said}.startsWith('{begins}')")
        assert browser.errors == []


def _after_the_other(table: Table) -> Json:
    table.play_until(ANNA)
    return table.state


def _type(browser: Firefox, line: str) -> None:
    browser.press([*line, ENTER])
    browser.wait_for(f"{_BOX}.value === '' && document.activeElement === {_BOX}")


def _ask(browser: Firefox, question: str) -> None:
    before = browser.evaluate("window.heard.length")
    _type(browser, question)
    browser.wait_for(f"window.heard.length > {before}")


def _wait_for(browser: Firefox, number: int) -> None:
    """Until the page was told of an entry, and shows it."""
    browser.wait_for(f"window.numberTold >= {number}")
    browser.evaluate("new Promise(done => requestAnimationFrame(() => done(true)))")
