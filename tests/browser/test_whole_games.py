"""Whole games in a real browser, by one way to play alone, in each language.

What is heard of them is kept in tests/golden/browser/. Where a change of it is wanted:
`python -m tests.browser.write`, and read the difference aloud.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from .games import GAMES, WholeGame, golden, play_whole
from .serving import PageServer


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_whole_game(game: WholeGame, server: PageServer, browser: Browser) -> None:
    heard = play_whole(game, server, browser)
    for number, (now, then) in enumerate(zip(heard, golden(game), strict=False), start=1):
        assert now == then, f"{game.name}, line {number}"
    assert len(heard) == len(golden(game))
