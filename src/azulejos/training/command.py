"""`azulejos train`: runs the stages of a training run."""

from __future__ import annotations

import argparse
import os
import sys
import time
import zipfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

from azulejos.arena.whole_file import write_whole
from azulejos.extras import has_extra, require_extra

from .gate import gate
from .network_layout import NetworkLayout
from .ranges import REFILLS
from .run_file import (
    NAME,
    FitPlan,
    GatePlan,
    Run,
    SelfPlayPlan,
    TrainingError,
    check_run,
    network_of,
    read_earlier,
    versions,
    write_run,
)
from .selfplay import play
from .stage_order import check_order

WRONG: Final = 2
"""Exit status of a failed stage."""
PLAYED: Final = "played.net"
"""The copy of the network that plays, in the run's folder."""
_PRINT_SECONDS: Final = 10.0


def run(options: argparse.Namespace) -> int:
    """Runs one stage, or all; returns the exit status."""
    try:
        match options.stage:
            case "new":
                _new(options)
            case "all":
                _device(options.device)  # before days of games, not after
                for stage in ("selfplay", "fit", "export", "gate"):
                    _print(f"== {stage}")
                    _run_stage(stage, options)
            case stage:
                _run_stage(stage, options)
    except TrainingError as error:
        print(f"azulejos: {error}", file=sys.stderr)
        return WRONG
    return 0


def _run_stage(stage: str, options: argparse.Namespace) -> None:
    check_order(stage, options.folder)
    _STAGES[stage](options)


def _new(options: argparse.Namespace) -> None:
    folder: Path = options.folder
    if (folder / NAME).exists():
        raise TrainingError(f"{folder} has a run already")
    network = None if options.network is None else _read(options.network)
    also = tuple(_relative(each, folder) for each in options.also)
    refills = options.refills
    if refills is None:
        # Without a network the weights would value the refills, and be copied.
        refills = 1 if network is None else REFILLS
    self_play = SelfPlayPlan(
        seed=options.seed, games=options.games, nodes=options.nodes, refills=refills
    )
    described = Run(
        players=options.players,
        side=options.side,
        network="" if network is None else PLAYED,
        network_sha256="" if network is None else sha256(network).hexdigest(),
        self_play=self_play,
        fit=FitPlan(
            seeds=tuple(range(1, options.fit_seeds + 1)),
            epochs=options.epochs,
            batch=options.batch,
            learning_rate=options.learning_rate,
            outcome_share=0.05 if self_play.has_further_refills else 0.2,
            searched_share=0.9 if self_play.has_further_refills else 0.0,
            also=also,
            first="" if options.first is None else _relative(options.first, folder),
            own_boards=options.own_boards,
        ),
        gate=GatePlan(games=options.gate_games),
        versions=versions(),
    )
    check_run(described, str(folder))
    if network is not None:
        network_of(network, options.network, described)
    for each in options.also:
        read_earlier(each, described)
    if options.first is not None:
        _check_first(options.first, described)
    # Check everything before writing: a refused run leaves nothing behind.
    try:
        if network is not None:
            write_whole(folder / PLAYED, network)
        write_run(folder, described)
    except OSError as error:
        raise TrainingError(f"{folder} can't be written: {error.strerror}") from error
    _print(f"wrote {folder / NAME}")


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise TrainingError(f"{path} can't be read: {error.strerror}") from error


def _check_first(path: Path, run: Run) -> None:
    """Checks that it is a checkpoint and, with torch, that its contents fit."""
    _read(path)
    if not zipfile.is_zipfile(path):
        raise TrainingError(f"{path} is no checkpoint to begin from: torch did not write it")
    if not has_extra("train"):
        return
    from .transfer import read_first

    read_first(path, NetworkLayout(run.players, run.is_gray), "cpu")


def _relative(other: Path, folder: Path) -> str:
    return os.path.relpath(other.resolve(), folder.resolve())


def _selfplay(options: argparse.Namespace) -> None:
    play(options.folder, threads=options.processes, ray=options.ray, tell=_throttled())


def _fit(options: argparse.Namespace) -> None:
    device = _device(options.device)
    from .fit import fit

    fit(options.folder, device=device, tell=_print)


def _export(options: argparse.Namespace) -> None:
    require_extra("train", "azulejos train export")
    from .export import export

    export(options.folder, tell=_print)


def _gate(options: argparse.Namespace) -> None:
    gate(options.folder, processes=options.processes, tell=_print)


_STAGES: Final[dict[str, Callable[[argparse.Namespace], None]]] = {
    "selfplay": _selfplay,
    "fit": _fit,
    "export": _export,
    "gate": _gate,
}


def _device(asked: str | None) -> str:
    """The torch device. Raises TrainingError if torch does not have it."""
    require_extra("train", "azulejos train")
    import torch

    if asked is None:
        return "cuda" if torch.cuda.is_available() else "cpu"
    try:
        torch.empty(1, device=asked)
    except (RuntimeError, AssertionError) as error:
        told = str(error).partition("\n")[0]
        raise TrainingError(f"--device {asked}: torch has no such device here: {told}") from error
    return asked


def _print(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def _throttled() -> Callable[[str], None]:
    """Prints a line, unless the last one was a moment ago."""
    told = 0.0

    def tell(text: str) -> None:
        nonlocal told
        if time.monotonic() - told >= _PRINT_SECONDS:
            told = time.monotonic()
            _print(text)

    return tell
