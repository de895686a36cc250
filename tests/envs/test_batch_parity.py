"""The games of a batch are those of `rules`, and what it writes is what the specification says."""

from __future__ import annotations

import pytest

from azulejos.rules import Rules
from tests.envs.batch_parity import KINDS, check_games
from tests.volume import volume

GAMES = 125
"""A test. Eight tests make 1,000, or 100,000."""


@pytest.mark.volume
@pytest.mark.parametrize("part", range(volume(1, 100)))
@pytest.mark.parametrize("rules", KINDS, ids=str)
def test_a_batch_plays_the_games_of_the_rules(rules: Rules, part: int) -> None:
    assert check_games(rules, GAMES, seed=part) == GAMES
