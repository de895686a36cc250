"""The third stage: writes a trained network as integers, with golden outputs to check it."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import torch

from azulejos import native
from azulejos.arena.whole_file import write_whole

from .checkpoints import naming_torn
from .model import BoundaryNetwork
from .network_file import network_bytes
from .network_layout import NetworkLayout
from .paths import MEAN, candidate, checkpoint_path, golden_path, network_path
from .reference_network import ReferenceNetwork
from .run_file import Run, read_run, with_hash, write_run

UNIT_ONE: Final = 256
OUTPUT_ONE: Final = 64
HEAD_SCALE: Final = 4_000
NUM_GOLDEN: Final = 24
_GOLDEN_SEED: Final = 20


def export(folder: Path, *, tell: Callable[[str], None]) -> Run:
    """Writes the network of each seed, with its golden outputs.

    Seeds that start from one checkpoint stay so close that their mean is a network too, often a
    better one.
    """
    run = read_run(folder)
    weights = {candidate(seed): _averaged(checkpoint_path(folder, seed)) for seed in run.fit.seeds}
    if run.fit.first and len(weights) > 1:
        weights[MEAN] = _mean(list(weights.values()))
    for name, each in weights.items():
        data = quantized(NetworkLayout(run.players, run.is_gray), each)
        path = network_path(folder, name)
        write_whole(path, data)
        write_whole(golden_path(path), golden_text(data).encode("ascii"))
        run = with_hash(run, "networks", path.name, sha256(data).hexdigest())
        write_run(folder, run)
        tell(f"wrote {path}, {len(data):,} bytes")
    return run


def _averaged(checkpoint: Path) -> dict[str, Any]:
    with naming_torn(checkpoint):
        kept = torch.load(checkpoint, map_location="cpu", weights_only=True)
        weights: dict[str, Any] = kept["averaged"]
    return weights


def _mean(weights: list[dict[str, Any]]) -> dict[str, Any]:
    return {name: sum(each[name].float() for each in weights) / len(weights) for name in weights[0]}


def quantized(layout: NetworkLayout, weights: dict[str, Any]) -> bytes:
    """The network file of trained weights."""
    network = BoundaryNetwork(layout)
    network.load_state_dict(weights)
    with torch.no_grad():
        first_layer = (network.first_layer() * UNIT_ONE).round().int().tolist()
        outputs = (network.output_weights() * OUTPUT_ONE).round().int().flatten(0, 1).tolist()
        biases = (network.bias * HEAD_SCALE).round().int().flatten().tolist()
    data = network_bytes(layout, first_layer, outputs, biases)
    native.Network(data)  # refuses sums that overflow 16 bits
    return data


def golden_text(data: bytes) -> str:
    """Boundaries of random games, and the outputs of the reference network for them, as JSON:
    `fields` of the state, `heads` by seat."""
    reference = ReferenceNetwork(data)
    rng = native.Random(_GOLDEN_SEED)
    told: list[dict[str, object]] = []
    while len(told) < NUM_GOLDEN:
        tactile = len(told) % 4 == 3
        state = native.State.new(
            reference.players, reference.gray, 5 if tactile else 7, rng.below(reference.players)
        )
        searcher = native.Searcher(1)
        rounds = 2 + rng.below(5)
        while state.phase != 3 and not (state.phase == 0 and state.round_number >= rounds):
            if state.phase == 0:
                state.deal_random(rng)
            elif rng.below(4) == 0:
                state.play_random_move(rng)
            else:
                state.apply(searcher.search(state, nodes=30)[0].actions[0])
        if state.phase == 0:
            position = native.to_position(state)
            told.append({"fields": state.fields(), "heads": reference.heads(position)})
    lines = ",\n".join(json.dumps(each) for each in told)
    return f"[\n{lines}\n]\n"
