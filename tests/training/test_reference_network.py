"""The core's network equals the reference in plain Python exactly."""

from __future__ import annotations

import json

import pytest

from azulejos import native
from azulejos.players.shipped_networks import SHIPPED, golden_text, read_shipped
from azulejos.training.reference_network import ReferenceNetwork

from .networks import KINDS, boundaries, random_network


@pytest.mark.parametrize("own_boards", [False, True])
@pytest.mark.parametrize(("players", "gray"), KINDS)
def test_the_core_equals_the_reference(players: int, gray: bool, own_boards: bool) -> None:
    data = random_network(players, gray=gray, own_boards=own_boards)
    network, reference = native.Network(data), ReferenceNetwork(data)
    told = set()
    for state in boundaries(players, gray=gray, count=12):
        heads = network.heads(state)
        assert heads == reference.heads(native.to_position(state))
        told.add(str(heads))
    assert len(told) == 12


@pytest.mark.parametrize(("players", "gray"), SHIPPED)
def test_networks_that_ship_tell_what_their_export_wrote(players: int, gray: bool) -> None:
    data = read_shipped(players, gray=gray)
    network, reference = native.Network(data), ReferenceNetwork(data)
    golden = json.loads(golden_text(players, gray=gray))
    assert len(golden) >= 20
    for number, each in enumerate(golden):
        state = native.State.from_fields(each["fields"])
        assert network.heads(state) == each["heads"]
        if number % 4 == 0:
            assert reference.heads(native.to_position(state)) == each["heads"]


def test_only_boundaries_of_its_kind_are_valued() -> None:
    network = native.Network(random_network(2, gray=False))
    start = native.State.new(2)
    with pytest.raises(ValueError, match="between two rounds"):
        network.heads(start)
    start.deal_random(native.Random(1))
    with pytest.raises(ValueError, match="between two rounds"):
        network.heads(start)
    with pytest.raises(ValueError, match="another kind of game"):
        network.heads(boundaries(2, gray=True, count=1)[0])
    with pytest.raises(ValueError, match="another kind of game"):
        network.heads(boundaries(3, gray=False, count=1)[0])
