"""The files of a run, by which its stages pass on their work."""

from __future__ import annotations

from pathlib import Path
from typing import Final

MEAN: Final = "mean"
"""Name of the network whose weights are the mean of all seeds."""


def candidate(seed: int) -> str:
    """Name of the network of a seed."""
    return f"seed-{seed}"


def checkpoint_path(folder: Path, seed: int) -> Path:
    return folder / "fit" / f"seed-{seed}.pt"


def losses_path(folder: Path, seed: int) -> Path:
    return folder / "fit" / f"seed-{seed}.losses.json"


def network_path(folder: Path, name: str) -> Path:
    """The network of a candidate, or of the mean."""
    return folder / "networks" / f"{name}.net"


def golden_path(network: Path) -> Path:
    """The golden outputs of a network."""
    return network.with_suffix(".golden.json")


def gate_path(folder: Path, name: str) -> Path:
    """A match of the gate."""
    return folder / "gate" / name
