"""The page follows the tiles of a record by itself, and finds every deal of a real game right."""

from __future__ import annotations

import json
import subprocess
from itertools import product
from typing import Final

from azulejos.notation import format_record
from tests.server.http.test_replay_api import finished, without

from .building import WEB, built_client, node

_BEFORE_THE_LID: Final = 3
"""The fewest deals after which the bag can be empty."""


def _checked_by_the_page(records: list[str]) -> list[list[bool] | str]:
    """For each record whether each deal is right, or why it can't be checked."""
    built_client()  # for what it installs
    done = subprocess.run(
        [node(), "tests/verify/check.mjs"],
        cwd=WEB,
        input=json.dumps(records),
        text=True,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    checked: list[list[bool] | str] = json.loads(done.stdout)
    return checked


def test_the_page_checks_every_kind_of_game_without_the_server() -> None:
    """Played at random, so that lines fall and the lid is poured into the bag often."""
    games = [
        finished(rules, players, seed)
        for rules, players, seed in product(("colored", "gray:5"), (2, 3, 4), range(4))
    ]
    checked = _checked_by_the_page([format_record(each) for each in games])
    for game, right in zip(games, checked, strict=True):
        text = format_record(game)
        num_deals = text.count("deal:")
        assert num_deals > _BEFORE_THE_LID
        assert right == [True] * num_deals, text


def test_another_seed_is_found_out_in_every_round() -> None:
    game = finished("gray", 3)
    (right,) = _checked_by_the_page([without(game, Seed="00" * 32)])
    assert isinstance(right, list)
    assert not any(right)
