"""The network in torch: what `network_value.hpp` computes, in floating point."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from .boundary_rows import Boundaries
from .network_layout import (
    HEADS,
    MAX_SHOWN_LEAD,
    NUM_BAG_COUNTS,
    NUM_LEADS,
    NUM_ROUND_SETS,
    NUM_SCORES,
    NetworkLayout,
)

HEAD_UNITS: Final = (4.0, 40.0, 4.0, 4.0, 4.0)
"""What a unit of 1 with output weight 1 adds to each head: logits, points, lines and colors."""
MAX_OUTPUT_WEIGHT: Final = 127 / 64
_FIRST_BIAS: Final = 0.3
"""Initial bias: the middle of a unit's range."""


class Examples:
    """Boundaries on the device, picked by index."""

    def __init__(self, layout: NetworkLayout, data: Boundaries, device: str) -> None:
        rows = data.rows
        self.layout = layout
        self.inputs = torch.from_numpy(np.array(data.inputs)).to(
            device
        )  # a copy: shards are read-only
        self.shared = torch.from_numpy(_shared_inputs(layout, rows)).to(device)
        sets = np.clip(rows["round"].astype(np.int64), 1, NUM_ROUND_SETS) - 1
        self.sets = torch.from_numpy(sets).to(device)

    def pick(self, rows: Any) -> tuple[Any, Any, Any]:  # noqa: ANN401 - torch is an extra
        """The inputs that are on: of each board [B, P, A], padded with `inputs`, and beside the
        boards, of each seat [B, P, S], padded with `size`; and the set of output weights [B]."""
        boards = self.inputs[rows].int().clamp(max=self.layout.inputs)
        return boards, self.shared[rows], self.sets[rows]


def _shared_inputs(layout: NetworkLayout, rows: Any) -> Any:  # noqa: ANN401
    """[N, P, S]: the inputs beside the boards, as each seat sees them."""
    players = layout.players
    count = len(rows)
    scores = rows["boards"]["score"].astype(np.int32)
    sets = np.clip(rows["round"].astype(np.int32), 1, NUM_ROUND_SETS) - 1
    tactile = np.where(rows["vertical"] == 5, layout.tactile, layout.size)
    columns = []
    for seat in range(players):
        listed = [layout.start + (rows["start"].astype(np.int32) - seat) % players]
        listed += [
            layout.bag + color * NUM_BAG_COUNTS + rows["bag"][:, color].astype(np.int32)
            for color in range(5)
        ]
        listed += [layout.round + sets, tactile]
        listed.append(layout.score + np.minimum(scores[:, seat], NUM_SCORES - 1))
        for distance in range(1, players):
            lead = scores[:, seat] - scores[:, (seat + distance) % players]
            shown = np.clip(lead, -MAX_SHOWN_LEAD, MAX_SHOWN_LEAD) + MAX_SHOWN_LEAD
            listed.append(layout.lead + (distance - 1) * NUM_LEADS + shown)
        columns.append(np.stack([np.broadcast_to(each, count) for each in listed], axis=1))
    return np.stack(columns, axis=1).astype(np.int32)


class BoundaryNetwork(nn.Module):  # type: ignore[misc]
    """A hidden layer for each seat, and heads with weights for each round."""

    def __init__(self, layout: NetworkLayout) -> None:
        super().__init__()
        self.layout = layout
        names: dict[str, int] = {}
        places = [
            (row, names.setdefault(name, len(names)), factor)
            for row, name, factor in layout.likenesses()
        ]
        likeness = torch.zeros(layout.size, len(names))
        for row, name, factor in places:
            likeness[row, name] = factor
        self.register_buffer("likeness", likeness, persistent=False)
        twins = torch.tensor(layout.representatives())
        self.register_buffer("representatives", twins, persistent=False)
        self.rows = nn.Parameter(torch.randn(layout.size, layout.units) * 0.02)
        self.parts = nn.Parameter(torch.randn(len(names), layout.units) * 0.02)
        with torch.no_grad():
            self.rows[layout.round : layout.round + NUM_ROUND_SETS] += _FIRST_BIAS
        self.output = nn.Parameter(torch.randn(len(HEADS), layout.units) * 0.1)
        self.output_of_round = nn.Parameter(torch.zeros(NUM_ROUND_SETS, len(HEADS), layout.units))
        self.bias = nn.Parameter(torch.zeros(NUM_ROUND_SETS, len(HEADS)))
        self.register_buffer("head_units", torch.tensor(HEAD_UNITS), persistent=False)

    def _sums(self, boards: Any, shared: Any) -> Any:  # noqa: ANN401
        """[B, P, U]: the sums of the weights of the inputs that are on."""
        layout, weights = self.layout, self.first_layer()
        if boards.is_cuda:  # there a product with mostly zeros is ten times as fast as lookups
            on = torch.zeros((*boards.shape[:2], layout.size + 1), device=boards.device)
            on.scatter_(2, self._seen(boards, shared), 1.0)
            return on[:, :, : layout.size] @ weights
        # Look a board up once for all seats that see it.
        players, units = layout.players, layout.units
        by_distance = weights[: layout.start].view(players, layout.inputs, units)
        table = by_distance.transpose(0, 1).reshape(layout.inputs, players * units)
        added = _looked_up(table, boards).unflatten(2, (players, units))
        sums = _looked_up(weights, shared)
        for distance in range(players):
            sums = sums + added[:, :, distance].roll(-distance, dims=1)
        return sums

    def _seen(self, boards: Any, shared: Any) -> Any:  # noqa: ANN401
        """[B, P, A]: the rows that count for each seat, padded with `size`."""
        layout, parts = self.layout, [shared.long()]
        for distance in range(layout.players):
            seen = boards.long().roll(-distance, dims=1)
            # Padding goes to a row of its own.
            shown = torch.where(seen < layout.inputs, seen + distance * layout.inputs, layout.size)
            parts.append(shown)
        return torch.cat(parts, dim=2)

    def first_layer(self) -> Any:  # noqa: ANN401
        """[size, U]."""
        return (self.rows + self.likeness @ self.parts)[self.representatives]

    def leave_out_others(self) -> None:
        """From now on the other boards add nothing to a seat's sum, and learn nothing."""
        rows = torch.zeros(self.layout.size, 1, device=self.rows.device)
        rows[self.layout.inputs : self.layout.start] = 1
        parts = (self.likeness.T @ rows).ne(0)
        for weights, left_out in ((self.rows, rows.bool()), (self.parts, parts)):
            with torch.no_grad():
                weights.masked_fill_(left_out, 0)
            weights.register_hook(lambda slope, out=left_out: slope.masked_fill(out, 0))

    def output_weights(self) -> Any:  # noqa: ANN401
        """[rounds, heads, U]."""
        weights = self.output + self.output_of_round
        return weights.clamp(-MAX_OUTPUT_WEIGHT, MAX_OUTPUT_WEIGHT)

    def forward(self, boards: Any, shared: Any, sets: Any) -> Any:  # noqa: ANN401
        """[B, P, heads], in logits, points, lines and colors."""
        hidden = self._sums(boards, shared).clamp(0, 1).square()
        outputs = torch.einsum("bpu,bhu->bph", hidden, self.output_weights()[sets])
        return outputs * self.head_units + (self.bias * self.head_units)[sets].unsqueeze(1)


def _looked_up(table: Any, numbers: Any) -> Any:  # noqa: ANN401
    """[B, P, width]: the sums of the table's rows of these numbers; the number past the last row
    pads."""
    padded = functional.pad(table, (0, 0, 0, 1))
    sums = functional.embedding_bag(
        numbers.flatten(0, 1), padded, mode="sum", padding_idx=len(table)
    )
    return sums.unflatten(0, numbers.shape[:2])
