"""Transfer of weights to a kind of game with another number of players.

The value of a board to its owner and to the others hardly depends on the number of players. So a
network for more players starts as the one for fewer, and sees every other board as that one saw its
opponents.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from .checkpoints import UNREADABLE
from .model import BoundaryNetwork
from .network_layout import NUM_LEADS, NetworkLayout
from .run_file import TrainingError


def read_first(path: Path, layout: NetworkLayout, device: str) -> tuple[dict[str, Any], bool]:
    """The parameters of a checkpoint to start from, and whether they were carried over from another
    number of players. Raises TrainingError for an invalid file or one of the other side."""
    try:
        weights = torch.load(path, map_location="cpu", weights_only=True)["averaged"]
        old = _layout_of(weights)
    except UNREADABLE as error:
        told = (getattr(error, "strerror", None) or str(error)).partition("\n")[0]
        raise TrainingError(f"{path} is no checkpoint to begin from: {told}") from error
    if old.gray != layout.gray:
        raise TrainingError(f"{path} is a checkpoint of the other side of the wall")
    is_carried = old != layout
    if is_carried:
        weights = carried_over(weights, old, layout)
    return {name: each.float().to(device) for name, each in weights.items()}, is_carried


def _layout_of(weights: dict[str, Any]) -> NetworkLayout:
    shape = tuple(weights["rows"].shape)
    for players in (2, 3, 4):
        for gray in (False, True):
            layout = NetworkLayout(players, gray)
            if shape == (layout.size, layout.units):
                return layout
    raise LookupError(f"there is no kind of game with {shape[0]} rows of {shape[-1]} units")


def carried_over(weights: dict[str, Any], old: NetworkLayout, new: NetworkLayout) -> dict[str, Any]:
    """The parameters for `new` of a network trained for `old`, on the same side. Raises
    TrainingError if `new` has more units."""
    if new.units > old.units:
        raise TrainingError(
            f"a network for {new.players} players has more units than one for {old.players}"
        )
    network = BoundaryNetwork(old)
    network.load_state_dict(weights)
    begun = BoundaryNetwork(new)
    with torch.no_grad():
        kept = _strongest_units(network, new.units)
        begun.rows.copy_(_first_layer(network.first_layer(), old, new)[:, kept])
        begun.parts.zero_()
        begun.output.copy_(network.output[:, kept])
        begun.output_of_round.copy_(network.output_of_round[:, :, kept])
        begun.bias.copy_(network.bias)
    carried: dict[str, Any] = begun.state_dict()
    return carried


def _first_layer(rows: Any, old: NetworkLayout, new: NetworkLayout) -> Any:  # noqa: ANN401
    """[new.size, U]. All opponents together keep the weight they had."""
    share = (old.players - 1) / (new.players - 1)

    def seen(distance: int) -> int:
        return min(distance, old.players - 1)

    def shared(distance: int) -> float:
        return 1.0 if distance == 0 else share

    parts = [
        rows[seen(each) * old.inputs :][: old.inputs] * shared(each) for each in range(new.players)
    ]
    parts += [rows[old.start + seen(each)][None] for each in range(new.players)]
    parts.append(rows[old.bag : old.lead])
    parts += [
        rows[old.lead + (seen(each) - 1) * NUM_LEADS :][:NUM_LEADS] * share
        for each in range(1, new.players)
    ]
    return torch.cat(parts)


def _strongest_units(network: BoundaryNetwork, count: int) -> Any:  # noqa: ANN401
    """The units whose sums vary most from board to board, times their output weights."""
    boards = network.first_layer()[: network.layout.start]
    strengths = boards.std(dim=0) * network.output_weights()[:, :2].abs().mean(dim=(0, 1))
    return strengths.topk(min(count, len(strengths))).indices.sort().values
