"""Rows for the static evaluation: positions inside a round with the value of a deeper search."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from azulejos import native
from azulejos.players.shipped_networks import read_shipped


def rows(*, gray: bool, seed: int = 1, label_nodes: int = 300) -> NDArray[np.int16]:
    found = native.mid_round_rows(
        gray,
        seed=seed,
        first_game=0,
        num_games=1,
        label_nodes=label_nodes,
        networks=[native.Network(read_shipped(2, gray=gray))],
    )
    shape = native.mid_round_shape()
    return np.frombuffer(found, np.int16).reshape(-1, shape["head"] + shape["inputs"])


@pytest.mark.parametrize("gray", [False, True])
def test_a_row_has_a_label_its_sets_of_weights_and_inputs(gray: bool) -> None:
    found, shape = rows(gray=gray), native.mid_round_shape()
    assert len(found) > 0
    assert len(found) % shape["rows_of_search"] == 0
    label, rounds, steps, played, stands = found[:, : shape["head"]].T
    for utilities in (label, played, stands):
        assert np.abs(utilities).max() <= shape["max_utility"]
        assert len(set(utilities.tolist())) > 1
    assert set(rounds.tolist()) <= set(range(shape["rounds"]))
    assert set(steps.tolist()) <= set(range(shape["steps"]))
    inputs = found[:, shape["head"] :]
    assert (inputs[:, 0] == np.trunc(played / 16)).all()
    assert (inputs[:, 1] == np.trunc(stands / 16)).all()


def test_a_deeper_search_tells_more_than_the_play_out() -> None:
    """Otherwise there would be nothing to learn."""
    found = rows(gray=False, label_nodes=20_000).astype(int)
    label, played, stands = found[:, 0], found[:, 3], found[:, 4]
    assert (label != played).any()
    assert (label != stands).any()
    assert np.corrcoef(label, played)[0, 1] > 0.5


def test_seed_and_nodes_change_the_rows() -> None:
    one = rows(gray=False)
    assert (rows(gray=False) == one).all()
    assert rows(gray=False, seed=2).tobytes() != one.tobytes()
    assert rows(gray=False, label_nodes=5).tobytes() != one.tobytes()


def test_a_stopped_one_returns_early() -> None:
    stop = native.StopFlag()
    stop.set()
    found = native.mid_round_rows(
        False, seed=1, first_game=0, num_games=1_000_000, label_nodes=20_000, stop=stop
    )
    assert found == b""


@pytest.mark.parametrize(
    ("label_nodes", "first_game", "told"),
    [
        (0, 0, "label_nodes must be at least 1"),
        (1, 2**32 - 1, "no game has such a number"),
    ],
)
def test_numbers_out_of_range_are_refused(label_nodes: int, first_game: int, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        native.mid_round_rows(
            False, seed=1, first_game=first_game, num_games=2, label_nodes=label_nodes
        )
