"""Whole games by the mouse alone, by a finger alone, by keys alone, on screens of every size.

Nobody looks for a name: what is drawn is pressed where it is drawn, and nothing may lie over it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Final, NamedTuple

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Browser

from .begun import TOUCHED, begun
from .games import play_on
from .hands import Hand, Keys
from .pointing import ByMouse, ByTouch
from .serving import PageServer
from .visiting import Visit

_HANDS: Final[dict[str, Callable[[Visit], Hand]]] = {
    "mouse": ByMouse,
    "touch": ByTouch,
    "keys": Keys,
}
_SIZES: Final = ((1440, 900), (1024, 768), (844, 390), (390, 844), (360, 640))


class Seen(NamedTuple):
    """A game by one way to play, on a screen."""

    way: str
    size: tuple[int, int]
    num_players: int
    side: str

    @property
    def name(self) -> str:
        width, height = self.size
        return f"{self.way}-{width}x{height}-{self.num_players}-{self.side}"


_ALWAYS: Final = (
    Seen("touch", (390, 844), 2, "gray"),
    Seen("touch", (844, 390), 4, "colored"),
    Seen("keys", (1024, 768), 3, "gray"),
)
"""Each number of players and each side, on every push; all others where there is more time. A mouse
that moves in steps takes over a minute for a game: on every push it plays a round
(test_steady_layout.py)."""


def _params() -> Iterator[ParameterSet]:
    for each in product(_HANDS, _SIZES, (2, 3, 4), ("colored", "gray")):
        game = Seen(*each)
        marks = [] if game in _ALWAYS else [pytest.mark.long]
        yield pytest.param(game, id=game.name, marks=marks)


@pytest.mark.parametrize("game", [*_params()])
def test_a_whole_game_by_hand(game: Seen, server: PageServer, browser: Browser) -> None:
    context = TOUCHED if game.way == "touch" else {}
    others = [1] * (game.num_players - 1)
    options = {"rules": game.side}
    with begun(browser, server, game.size, *others, options=options, **context) as opened:
        hand = _HANDS[game.way](opened.visit)
        while play_on(opened.table, opened.visit, hand):
            wide = opened.page.evaluate("looking.tooWide()")
            assert not wide, wide
        assert opened.table.state["ended"] is None
        assert opened.table.state["winners"]
