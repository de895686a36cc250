"""The networks that ship, others from files, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from azulejos.notation import NotationError
from azulejos.players import (
    Info,
    Limits,
    NetworkError,
    SearchPlayer,
    Settings,
    Stop,
    shipped_networks,
)
from azulejos.players.engine_options import with_option
from azulejos.players.shipped_networks import SHIPPED, networks_of, read_shipped, shipped_name
from azulejos.rules import Dealer, PlayerMove, Position, Rules
from tests.training.networks import random_network

PACKAGE_LIMIT = 2_000_000


def test_all_that_ship_are_whole_and_small() -> None:
    kinds = [(each.players, each.gray) for each in networks_of("")]
    assert kinds == list(SHIPPED)
    sizes = [len(read_shipped(players, gray=gray)) for players, gray in SHIPPED]
    assert sum(sizes) < PACKAGE_LIMIT


def test_a_file_takes_the_place_of_the_one_that_ships(tmp_path: Path) -> None:
    path = tmp_path / "own.net"
    path.write_bytes(random_network(2, gray=False))
    own, *others = networks_of(str(path))
    shipped = {each.checksum for each in networks_of("")}
    assert own.checksum not in shipped
    assert {each.checksum for each in others} < shipped
    assert (2, False) not in {(each.players, each.gray) for each in others}


def test_the_weights_can_be_asked_for() -> None:
    assert networks_of("none") == ()


@pytest.mark.parametrize("damage", ["missing", "torn", "another kind"])
def test_a_network_that_should_ship_and_does_not_is_an_error(
    damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for players, gray in SHIPPED:
        (tmp_path / shipped_name(players, gray=gray)).write_bytes(read_shipped(players, gray=gray))
    path = tmp_path / shipped_name(2, gray=False)
    if damage == "missing":
        path.unlink()
    elif damage == "torn":
        path.write_bytes(path.read_bytes()[:-100])
    else:
        path.write_bytes(random_network(2, gray=True))
    monkeypatch.setattr(shipped_networks, "FOLDER", str(tmp_path))
    shipped_networks.forget_shipped()
    try:
        with pytest.raises(NetworkError, match=r"2-colored\.net"):
            SearchPlayer()
        with pytest.raises(NetworkError, match=r"2-colored\.net"):
            networks_of("")
    finally:
        shipped_networks.forget_shipped()


def test_the_option_reads_the_file_at_once(tmp_path: Path) -> None:
    good, torn = tmp_path / "good net.net", tmp_path / "torn.net"
    good.write_bytes(random_network(2, gray=False))
    torn.write_bytes(good.read_bytes()[:-1])
    assert with_option(Settings(), "network", str(good)).network == str(good)
    assert with_option(Settings(network="x"), "Network", "none").network == "none"
    with pytest.raises(NotationError, match="bytes, expected"):
        with_option(Settings(), "Network", str(torn))
    with pytest.raises(NotationError, match="can't be read"):
        with_option(Settings(), "Network", str(tmp_path / "missing.net"))


def test_the_network_decides_what_is_played(tmp_path: Path) -> None:
    path = tmp_path / "own.net"
    path.write_bytes(random_network(2, gray=False))
    position = Position.start(Rules())
    position = position.after(Dealer(b"learned!" * 4).deal(position))
    player = SearchPlayer()

    def told(network: str) -> tuple[PlayerMove, tuple[float, ...] | None]:
        infos: list[Info] = []
        move = player.think(
            position,
            Limits(nodes=300),
            Settings(network=network),
            Stop(),
            infos.append,
        )
        return move, infos[-1].win

    first = told("")
    assert told("none")[1] != first[1] != told(str(path))[1]
    assert told("") == first
