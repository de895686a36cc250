"""Declares the options of `azulejos train`. Imports nothing slow."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final

from .ranges import FIT, FIT_SEEDS, GATE, PROCESSES, REFILLS, SELF_PLAY, Range

EXAMPLES: Final = """\
examples:
  azulejos train new runs/1 --games 100000 --nodes 400
  azulejos train all runs/1
  azulejos train new runs/2 --network runs/1/networks/seed-1.net --first runs/1/fit/seed-1.pt
  azulejos train selfplay runs/2 && azulejos train fit runs/2

A run is a folder, described by its run.json. Every stage resumes where it stopped.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the stages and their options."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = (
        "Train a network that values the boundary between two rounds, by self-play."
    )
    parser.epilog = EXAMPLES
    stages = parser.add_subparsers(title="stages", required=True, metavar="STAGE", dest="stage")
    _add_new(stages.add_parser("new", help="describe a run"))
    _add_stage(stages.add_parser("all", help="run all stages below, in order"))
    _add_stage(stages.add_parser("selfplay", help="play games, and write shards of boundaries"))
    _add_stage(stages.add_parser("fit", help="train networks on the shards; needs azulejos[train]"))
    _add_stage(stages.add_parser("export", help="write the networks as integers"))
    _add_stage(stages.add_parser("gate", help="match the best network against the one that played"))


def _add_new(new: argparse.ArgumentParser) -> None:
    new.add_argument("folder", type=Path, metavar="RUN", help="a folder without a run")
    new.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    new.add_argument("--side", default="colored", choices=("colored", "gray"))
    _add_numbers(
        new,
        ("games", SELF_PLAY["games"], 10_000, "default 10000"),
        ("nodes", SELF_PLAY["nodes"], 600, "nodes a move; default 600"),
        (
            "refills",
            SELF_PLAY["refills"],
            None,
            f"refills of each boundary for its label; default {REFILLS}, or 1 without --network",
        ),
        ("seed", SELF_PLAY["seed"], 1, "seed of the games; default 1"),
    )
    new.add_argument(
        "--network", type=Path, metavar="FILE", help="network that plays; default: the weights"
    )
    new.add_argument(
        "--also",
        type=Path,
        action="append",
        default=[],
        metavar="RUN",
        help="also train on the data of an earlier run; repeatable",
    )
    new.add_argument(
        "--first",
        type=Path,
        metavar="FILE",
        help="checkpoint to start from, of any number of players; default: random weights",
    )
    new.add_argument(
        "--own-boards",
        action="store_true",
        help="let a seat see only its own board: for few games of many players",
    )
    _add_numbers(
        new,
        ("batch", FIT["batch"], 8_192, "batch size; default 8192"),
        ("learning-rate", FIT["learning_rate"], 0.002, "default 0.002"),
        ("epochs", FIT["epochs"], 12, "default 12"),
        ("gate-games", GATE["games"], 20_000, "most games of the gate; default 20000"),
        ("fit-seeds", FIT_SEEDS, 3, "networks to train; default 3"),
    )


def _add_numbers(
    parser: argparse.ArgumentParser, *options: tuple[str, Range, float | None, str]
) -> None:
    for name, numbers, default, told in options:
        parser.add_argument(
            f"--{name}",
            type=_number(numbers),
            default=default,
            metavar="N" if numbers.is_whole else "X",
            help=told,
        )


def _add_stage(stage: argparse.ArgumentParser) -> None:
    stage.add_argument("folder", type=Path, metavar="RUN", help="folder of the run")
    stage.add_argument(
        "--processes",
        type=_number(PROCESSES),
        metavar="N",
        help="games at a time; default: one for each core",
    )
    stage.add_argument(
        "--ray", metavar="ADDRESS", help="self-play on a Ray cluster: HOST:PORT or auto"
    )
    stage.add_argument(
        "--device",
        metavar="NAME",
        help="torch device: cpu or cuda; default: the GPU, if there is one",
    )


def _number(due: Range) -> Callable[[str], int | float]:
    """The type of an option; its error names the valid range."""

    def parse(text: str) -> int | float:
        try:
            return due.parse(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from error

    return parse
