"""Weights carried over to another number of players. Needs torch, unlike `make test`."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from azulejos import native
from azulejos.training.network_layout import NetworkLayout
from azulejos.training.run_file import TrainingError

HAS_TORCH = find_spec("torch") is not None
if HAS_TORCH:
    import torch

    from azulejos.training.export import quantized
    from azulejos.training.model import BoundaryNetwork
    from azulejos.training.transfer import carried_over, read_first

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not HAS_TORCH, reason="needs the extra azulejos[train]"),
]


def weights_of(layout: NetworkLayout, seed: int = 1) -> dict[str, Any]:
    torch.manual_seed(seed)
    kept: dict[str, Any] = BoundaryNetwork(layout).state_dict()
    return kept


def sums(network: BoundaryNetwork, boards: list[list[int]], shared: list[int]) -> Any:  # noqa: ANN401
    """Of seat 0."""
    told = torch.tensor([boards]), torch.tensor([[shared] * len(boards)])
    return network._sums(*told)[0, 0]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("gray", [False, True])
def test_a_seat_among_equal_opponents_has_the_sums_it_had_before(players: int, gray: bool) -> None:
    old, new = NetworkLayout(2, gray), NetworkLayout(players, gray)
    before, after = BoundaryNetwork(old), BoundaryNetwork(new)
    before.load_state_dict(weights_of(old))
    after.load_state_dict(carried_over(weights_of(old), old, new))
    own, other = [3, 200, 700], [5, 333, 701]
    lead = 40
    once = sums(before, [own, other], [old.start + 1, old.round + 2, old.lead + lead])
    leads = [new.lead + distance * (old.size - old.lead) + lead for distance in range(players - 1)]
    again = sums(after, [own] + [other] * (players - 1), [new.start + 2, new.round + 2, *leads])
    kept = [unit for unit in range(old.units) if torch.isclose(once[unit], again).any()]
    assert len(again) == new.units
    assert torch.allclose(once[kept], again, atol=1e-5), "the units that stay, in their order"


def test_more_units_than_there_were_are_not_made_up() -> None:
    old, new = NetworkLayout(4, gray=True), NetworkLayout(2, gray=True)
    with pytest.raises(TrainingError, match="more units"):
        carried_over(weights_of(old), old, new)


def test_a_first_checkpoint_of_any_number_of_players_is_read(tmp_path: Path) -> None:
    old = NetworkLayout(3, gray=False)
    path = tmp_path / "first.pt"
    torch.save({"averaged": weights_of(old)}, path)
    same, is_carried = read_first(path, old, "cpu")
    assert not is_carried
    assert all(torch.equal(each, weights_of(old)[name]) for name, each in same.items())
    carried, is_carried = read_first(path, NetworkLayout(4, gray=False), "cpu")
    assert is_carried
    assert native.Network(quantized(NetworkLayout(4, gray=False), carried)).players == 4


def test_a_wrong_first_checkpoint_is_refused(tmp_path: Path) -> None:
    layout = NetworkLayout(3, gray=True)
    path = tmp_path / "first.pt"
    with pytest.raises(TrainingError, match=r"first\.pt is no checkpoint .* No such file"):
        read_first(path, layout, "cpu")
    path.write_bytes(b"nothing of the kind")
    with pytest.raises(TrainingError, match="is no checkpoint"):
        read_first(path, layout, "cpu")
    torch.save({"weights": 1}, path)
    with pytest.raises(TrainingError, match="is no checkpoint"):
        read_first(path, layout, "cpu")
    torch.save({"averaged": {"rows": torch.zeros(7, 32)}}, path)
    with pytest.raises(TrainingError, match="no kind of game with 7 rows of 32 units"):
        read_first(path, layout, "cpu")
    torch.save({"averaged": weights_of(NetworkLayout(3, gray=False))}, path)
    with pytest.raises(TrainingError, match="the other side of the wall"):
        read_first(path, layout, "cpu")


def test_boards_of_others_can_be_left_out() -> None:
    layout = NetworkLayout(3, gray=True)
    network = BoundaryNetwork(layout)
    network.leave_out_others()
    optimizer = torch.optim.AdamW(network.parameters(), 0.1)
    boards = torch.tensor([[[3, 200], [5, 333], [7, 444]]])
    shared = torch.tensor([[[layout.start]] * 3])
    before = network.first_layer().detach().clone()
    network(boards, shared, torch.tensor([0])).sum().backward()
    optimizer.step()
    after = network.first_layer().detach()
    assert not after[layout.inputs : layout.start].any()
    assert not torch.equal(after[: layout.inputs], before[: layout.inputs])
