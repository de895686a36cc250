"""Golden deals: the same on every machine, over several rounds and with the bag refilled.

They were written by a second reading of the contract (`reference_draws` in `test_chance`).
"""

from __future__ import annotations

from typing import Final

import pytest

from azulejos.notation import format_deal
from azulejos.rules import ALL_TILES, Deal, Dealer, FactoriesFilled, Game, Phase, Rules
from tests.games import PLAYERS

GOLDEN: Final = {
    2: (
        "deal:BBBK/RRRW/BYRK/BBBW/BYRR",
        "deal:YRKW/BBYW/YRWW/RKKW/BYKW",
        "deal:BYKW/RRKW/BRKK/YKKW/BRKW",
        "deal:BYKW/YRRK/YYYY/YYRK/BBYR",
        "deal:BBKW/YRRW/YWWW/BKKW/YRKW",
        "deal:YRKK/BKKW/YYRW/BYWW/BYRW",
        "deal:BBKW/BYYR/YKKW/BBYR/YRKK",
        "deal:YYRR/YYRW/RRRW/RKWW/BKKK",
    ),
    3: (
        "deal:BBBK/RRRW/BYRK/BBBW/BYRR/BKKW/RRWW",
        "deal:YWWW/RKKW/BBYW/RRWW/BBYW/KKKK/RRKK",
        "deal:BRWW/YYKK/YRKW/BYYK/YYKW/BYRK/BYRW",
        "deal:YYRW/BYKW/BYYK/BYRR/BRKW/BYYR/BYKK",
        "deal:YYRK/BYKK/YRRK/BBKW/YRRK/RWWW/BYRK",
        "deal:BKWW/BRKW/BBRK/BBWW/BKKW/BYRK/BRRK",
        "deal:BYRW/KWWW/YRRW/YYWW/BYYW/BKKW/YKKW",
        "deal:BBKK/BYRK/BYYR/YKKW/BBYR/YRKW/BYRK",
    ),
    4: (
        "deal:BBBK/RRRW/BYRK/BBBW/BYRR/BKKW/RRWW/BYYW/BRKW",
        "deal:BYYR/YRKW/BRKK/YKWW/KKWW/KWWW/BBYR/BRKK/BYRK",
        "deal:YYYK/YRKK/BRKW/BYRW/YRKW/BYYW/YYRW/BRRW/BRRW",
        "deal:BRKK/YYRW/BYRK/BYKW/BKWW/BKKW/BKWW/BYRW/BYRW",
        "deal:BRRK/YYKW/BKKW/BBBR/BYRK/YKWW/BRRK/YKWW/YYRR",
        "deal:YYWW/BYRR/BYRR/YKWW/YKWW/YRKW/YRKK/BBYY/YKKW",
        "deal:BBYW/BRRK/BWWW/BBYK/RKKW/BBBW/RRRK/YKKW/YWWW",
        "deal:BBYR/BKWW/YYRK/BYRK/YRKW/KKWW/YYRW/BBBR/BYYY",
    ),
}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_deals_of_eight_rounds(players: int) -> None:
    """Everything falls: the first legal move is always one to the floor line."""
    game = Game(Rules(players))
    dealer = Dealer(bytes(range(32)), ("golden",))
    deals: list[Deal] = []
    while len(deals) < 8:
        if game.position.phase is Phase.PREPARING_NEXT_ROUND:
            deals.append(dealer.deal(game.position))
            game.play(deals[-1])
        else:
            game.play(next(iter(game.position.legal_moves)))
    assert tuple(map(format_deal, deals)) == GOLDEN[players]
    filled = [event for step in game.events for event in step if isinstance(event, FactoriesFilled)]
    assert any(event.poured for event in filled)
    assert game.position.tiles == ALL_TILES
