"""Where the stages of a run leave what the next one reads."""

from __future__ import annotations

from pathlib import Path


def checkpoint_path(folder: Path, seed: int) -> Path:
    return folder / "fit" / f"seed-{seed}.pt"


def losses_path(folder: Path, seed: int) -> Path:
    return folder / "fit" / f"seed-{seed}.losses.json"


def network_path(folder: Path, seed: int) -> Path:
    return folder / "networks" / f"seed-{seed}.net"


def golden_path(network: Path) -> Path:
    """Beside a network: inputs and outputs to check it by."""
    return network.with_suffix(".golden.json")


def gate_path(folder: Path, name: str) -> Path:
    """A match of the gate."""
    return folder / "gate" / name
