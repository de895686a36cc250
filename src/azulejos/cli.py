"""The command `azulejos`."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from azulejos import __version__
from azulejos.rules import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    TACTILE_VERTICAL_LINE_BONUS,
    VERTICAL_LINE_BONUS,
    Dealer,
    Rules,
    WallSide,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a subcommand; answers the exit status."""
    options = _parser().parse_args(arguments)
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    except BrokenPipeError:
        # The reader has gone; keep Python from complaining about it again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 128 + signal.SIGPIPE
    except OSError as error:
        print(f"azulejos: {error}", file=sys.stderr)
        return 1
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="azulejos", description="The tile game. An unofficial implementation."
    )
    parser.add_argument("--version", action="version", version=f"azulejos {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    text = commands.add_parser("text", help="play against the computer in plain text")
    text.add_argument("--players", type=int, default=2, choices=range(MIN_PLAYERS, MAX_PLAYERS + 1))
    text.add_argument("--gray", action="store_true", help="play on the gray side of the wall")
    text.add_argument("--tactile", action="store_true", help="a vertical line is worth 5, not 7")
    text.set_defaults(run=_text)

    engine = commands.add_parser("engine", help="speak the engine protocol, line by line")
    engine.set_defaults(run=_engine)

    record = commands.add_parser("record", help="replay and check game records, print the boards")
    record.add_argument("file", type=Path, metavar="FILE", help="a .azul file")
    record.add_argument(
        "--verify", action="store_true", help="check the deals against the revealed seed too"
    )
    record.add_argument("--rounds", action="store_true", help="print the boards of every round")
    record.add_argument("--quiet", action="store_true", help="print the last line only")
    record.set_defaults(run=_record)

    bench = commands.add_parser("bench", help="measure the speed of the core")
    bench.add_argument("--json", action="store_true", help="one JSON object in place of a table")
    bench.set_defaults(run=_bench)
    return parser


def _text(options: argparse.Namespace) -> int:
    from azulejos.terminal.text_game import TextGame

    side = WallSide.GRAY if options.gray else WallSide.COLORED
    bonus = TACTILE_VERTICAL_LINE_BONUS if options.tactile else VERTICAL_LINE_BONUS
    TextGame(Rules(options.players, side, bonus), Dealer.with_random_seed()).run()
    return 0


def _engine(_: argparse.Namespace) -> int:
    from azulejos.players.engine import run

    run(sys.stdin.buffer, sys.stdout)
    return 0


def _record(options: argparse.Namespace) -> int:
    from azulejos.terminal.record_check import check_records

    holds = check_records(
        options.file, verify=options.verify, every_round=options.rounds, quiet=options.quiet
    )
    return 0 if holds else 1


def _bench(options: argparse.Namespace) -> int:
    from azulejos.terminal.bench_table import print_bench

    print_bench(as_json=options.json)
    return 0
