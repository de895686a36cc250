"""Whole games in a real browser, by one way to play alone, in each language.

What is heard of them is kept in tests/golden/browser/. Where a change of it is wanted:
`python -m tests.browser.write`, and read the difference aloud.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Browser

from azulejos.words.languages import Language

from .games import GAMES, WholeGame, golden, play_whole
from .serving import PageServer

_LANGUAGES = {"keys": Language.ENGLISH, "clicks": Language.GERMAN, "lines": Language.DUTCH}
"""Each way to play in one language, on every push; in the others where there is more time."""


def _params() -> Iterator[ParameterSet]:
    for game in GAMES:
        is_long = game.side == "colored" and game.language is not _LANGUAGES.get(
            game.way, game.language
        )
        yield pytest.param(game, id=game.name, marks=[pytest.mark.long] if is_long else [])


@pytest.mark.parametrize("game", [*_params()])
def test_a_whole_game(game: WholeGame, server: PageServer, browser: Browser) -> None:
    heard = play_whole(game, server, browser)
    for number, (now, then) in enumerate(zip(heard, golden(game), strict=False), start=1):
        assert now == then, f"{game.name}, line {number}"
    assert len(heard) == len(golden(game))
