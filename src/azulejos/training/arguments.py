"""The options of `azulejos train`. It imports nothing slow of the training."""

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

A run is a folder, described by its run.json. Every stage goes on where it stopped.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the stages and their options."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = "Makes a learned value of the boundary between two rounds by self-play."
    parser.epilog = EXAMPLES
    stages = parser.add_subparsers(title="stages", required=True, metavar="STAGE", dest="stage")
    _add_new(stages.add_parser("new", help="describe a run"))
    _add_stage(stages.add_parser("all", help="everything below, one after the other"))
    _add_stage(stages.add_parser("selfplay", help="play games, to shards of boundaries"))
    _add_stage(stages.add_parser("fit", help="train networks on them; needs azulejos[train]"))
    _add_stage(stages.add_parser("export", help="write the networks as whole numbers"))
    _add_stage(stages.add_parser("gate", help="let the best of them play what played the games"))


def _add_new(new: argparse.ArgumentParser) -> None:
    new.add_argument("folder", type=Path, metavar="RUN", help="a folder that has no run yet")
    new.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    new.add_argument("--side", default="colored", choices=("colored", "gray"))
    _add_numbers(
        new,
        ("games", SELF_PLAY["games"], 10_000, "10000 by default"),
        ("nodes", SELF_PLAY["nodes"], 600, "of a move; 600"),
        (
            "refills",
            SELF_PLAY["refills"],
            None,
            f"of each boundary, for labels; {REFILLS}, without --network 1",
        ),
        ("seed", SELF_PLAY["seed"], 1, "of the games; 1"),
    )
    new.add_argument(
        "--network", type=Path, metavar="FILE", help="that plays; the weights by default"
    )
    new.add_argument(
        "--also",
        type=Path,
        action="append",
        default=[],
        metavar="RUN",
        help="an earlier run whose data count too; may be given again",
    )
    new.add_argument(
        "--first",
        type=Path,
        metavar="FILE",
        help="a checkpoint to begin from, not random weights; also of other numbers of players",
    )
    new.add_argument(
        "--own-boards",
        action="store_true",
        help="a seat's sums are of its own board only: for few games of many players",
    )
    _add_numbers(
        new,
        ("batch", FIT["batch"], 8_192, "of a step; 8192"),
        ("learning-rate", FIT["learning_rate"], 0.002, "0.002 by default"),
        ("epochs", FIT["epochs"], 12, "of the training; 12"),
        ("gate-games", GATE["games"], 20_000, "at most; 20000"),
        ("fit-seeds", FIT_SEEDS, 3, "networks to train; 3 by default"),
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
    stage.add_argument("folder", type=Path, metavar="RUN", help="the folder of the run")
    stage.add_argument(
        "--processes",
        type=_number(PROCESSES),
        metavar="N",
        help="games at a time; one for each core",
    )
    stage.add_argument(
        "--ray", metavar="ADDRESS", help="self-play on a Ray cluster: HOST:PORT or auto"
    )
    stage.add_argument(
        "--device", metavar="NAME", help="where torch trains: cpu, cuda; the GPU where there is one"
    )


def _number(due: Range) -> Callable[[str], int | float]:
    """The type of an option, which tells what would be right."""

    def parse(text: str) -> int | float:
        try:
            return due.parse(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from error

    return parse
