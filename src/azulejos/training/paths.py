"""Where the stages of a run leave what the next one reads."""

from __future__ import annotations

from pathlib import Path
from typing import Final

MEAN: Final = "mean"
"""In the names of files: the network whose weights are the mean of those of all seeds."""


def candidate(seed: int) -> str:
    """In the names of files: the network of a seed."""
    return f"seed-{seed}"


def checkpoint_path(folder: Path, seed: int) -> Path:
    return folder / "fit" / f"seed-{seed}.pt"


def losses_path(folder: Path, seed: int) -> Path:
    return folder / "fit" / f"seed-{seed}.losses.json"


def network_path(folder: Path, name: str) -> Path:
    """Of a candidate, or of the mean."""
    return folder / "networks" / f"{name}.net"


def golden_path(network: Path) -> Path:
    """Beside a network: inputs and outputs to check it by."""
    return network.with_suffix(".golden.json")


def gate_path(folder: Path, name: str) -> Path:
    """A match of the gate."""
    return folder / "gate" / name
