"""The gray side, where everyone chooses columns at the same time, whoever would be first."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

import pytest

from azulejos.notation import parse_position
from azulejos.players import Stop
from azulejos.rules import Phase, Position, Rules, WallSide, problems
from azulejos.server.tables.bots import Bots
from azulejos.wire.columns import choosers, first_choice
from tests.games import random_game

_DONE: Final = parse_position(
    "gray 4 T2 1 1 -/-/-/-/- - 4,4,5,4,3 11,7,10,13,8 "
    "0:-/R/R/W/WWW:..RWB/...../...K./...../.....:- "
    "20:W/WW/BB/-/YYYYY:RYB../YKR../..WY./..K../...B.:Y"
)
"""The first seat has nothing to tile: its floor line is scored, its marker gone."""


def test_a_computer_player_chooses_where_who_has_the_marker_is_done() -> None:
    async def choose() -> int:
        bots = Bots(1)
        try:
            return len(await bots.choose_columns(_DONE, 1, 1, Stop()))
        finally:
            bots.close()

    assert asyncio.run(choose()) == 3


@pytest.mark.parametrize("num_players", [2, 3, 4])
def test_every_seat_chooses_in_a_possible_position(num_players: int) -> None:
    """Played without care, so that some have nothing to tile, and full floor lines."""
    num_done = 0
    for seed in range(30):
        for begun in _beginnings(Rules(num_players, WallSide.GRAY), seed):
            for seat in choosers(begun):
                first = first_choice(begun, seat)
                assert first is not None
                assert first.seat == seat
                assert not [*problems(first)]
            marker = begun.marker_seat
            num_done += marker is not None and not begun.boards[marker].floor_line.entries
    assert num_done, "who has the marker was done before"


def _beginnings(rules: Rules, seed: int) -> Iterator[Position]:
    """Of every Wall-tiling of a game, as the table waits for all columns."""
    position = Position.start(rules)
    for step in random_game(rules, seed, care=0.3).steps:
        before, position = position.phase, position.after(step)
        if before is Phase.FACTORY_OFFER and position.phase is Phase.WALL_TILING:
            yield position
