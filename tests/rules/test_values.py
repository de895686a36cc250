"""The domain's types are values: equal by content, hashable, and never changed in place."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields, is_dataclass
from typing import Final, get_args

import pytest

from azulejos import rules
from azulejos.notation import Comment, RoundNumber, parse_record
from azulejos.rules import (
    Color,
    Deal,
    Dealer,
    Event,
    Flaw,
    FloorLine,
    Game,
    PatternLine,
    PlayerBoard,
    Position,
    Problem,
    Reason,
    Refusal,
    Rules,
    TileCounts,
    Wall,
    WallSide,
)
from tests.games import random_game
from tests.notation.texts import UNDER_WAY

GAME: Final = random_game(Rules(2, WallSide.GRAY), seed=1, care=1.0)
VALUES: Final[tuple[object, ...]] = (
    *{type(event): event for events in GAME.events for event in events}.values(),
    *{type(step): step for step in GAME.steps}.values(),
    Rules(),
    TileCounts((1, 2, 3, 4, 5)),
    PatternLine(Color.RED, 2),
    Wall(),
    FloorLine(),
    PlayerBoard(),
    GAME.position,
    GAME.outcome,
    Dealer(bytes(32)),
    Refusal(Reason.GAME_OVER),
    Problem(Flaw.WRONG_SEAT, "seat 3"),
    RoundNumber(1),
    Comment("a"),
    parse_record(UNDER_WAY),
)


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_value_cannot_be_changed(value: object) -> None:
    assert is_dataclass(value)
    first = fields(value)[0].name
    with pytest.raises(FrozenInstanceError):
        setattr(value, first, None)
    assert not hasattr(value, "__dict__")
    assert isinstance(hash(value), int)


def test_every_kind_of_event_is_among_them() -> None:
    """All but a tile's way that this game did not take would weaken the test above."""
    missing = {kind.__name__ for kind in get_args(Event)} - {
        type(value).__name__ for value in VALUES
    }
    assert missing == set()


def test_every_exported_name_exists() -> None:
    assert len(set(rules.__all__)) == len(rules.__all__)
    assert all(hasattr(rules, name) for name in rules.__all__)


def test_equal_positions_are_the_same_position() -> None:
    again = Game(GAME.start)
    for step in GAME.steps:
        again.play(step)
    assert again.position == GAME.position
    assert hash(again.position) == hash(GAME.position)
    assert len({*again.positions, *GAME.positions}) == len(set(GAME.positions))
    assert Position.start(Rules(2)) == Position.start(Rules(2))
    assert Position.start(Rules(2)) != Position.start(Rules(2, WallSide.GRAY))
    assert Deal((TileCounts(),)) != Deal((TileCounts(),) * 2)
