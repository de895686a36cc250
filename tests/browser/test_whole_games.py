"""Whole games in a real browser, by one way to play alone, in each language.

What is heard of them is kept in tests/golden/browser/. Where a change of it is wanted:
`python -m tests.browser.write`, and read the difference aloud.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Browser

from .games import GAMES, WholeGame, golden, play_whole
from .serving import PageServer

_ALWAYS = {"keys-gray-en", "clicks-colored-de", "lines-gray-nl", "taps-colored-nl"}
"""Each way to play once on every push; both sides in every language where there is more time."""


def _params() -> Iterator[ParameterSet]:
    for game in GAMES:
        marks = [] if game.name in _ALWAYS else [pytest.mark.long]
        yield pytest.param(game, id=game.name, marks=marks)


@pytest.mark.parametrize("game", [*_params()])
def test_a_whole_game(game: WholeGame, server: PageServer, browser: Browser) -> None:
    heard = play_whole(game, server, browser)
    for number, (now, then) in enumerate(zip(heard, golden(game), strict=False), start=1):
        assert now == then, f"{game.name}, line {number}"
    assert len(heard) == len(golden(game))
