"""`azulejos bench`: the speed of the core as a table or as one JSON object."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

from azulejos.native.bench import Speed, measure


def print_bench(*, as_json: bool) -> None:
    """Measures and prints. Progress goes to standard error if that is a terminal."""
    speed = measure(_tell)
    if as_json:
        print(json.dumps(asdict(speed)))
    else:
        _print_table(speed)


def _tell(what: str) -> None:
    if sys.stderr.isatty():
        print(f"measuring: {what}", file=sys.stderr)


def _print_table(speed: Speed) -> None:
    print("Random games, one core            games/s    plies/s  instr./ply  bytes/state")
    for row in speed.core:
        name = f"core, {row.players} players, {row.side}"
        counted = "-" if row.instructions_per_ply is None else f"{row.instructions_per_ply:.0f}"
        rates = f"{row.games_per_second:>10,.0f} {row.plies_per_second:>10,.0f}"
        print(f"{name:<30} {rates} {counted:>11} {row.bytes_per_state:>12}")
    named = {"core, stepped from Python": speed.stepping, "rules, in Python": speed.rules}
    for name, python in named.items():
        rates = f"{python.games_per_second:>10,.0f} {python.plies_per_second:>10,.0f}"
        print(f"{name:<30} {rates}")
    print("\nA batch, steps/s       masks  and observations  times as fast as stepped one by one")
    for each in speed.batch:
        name = f"{each.threads} thread" if each.threads == 1 else f"{each.threads} threads"
        rates = f"{each.steps_per_second:>12,.0f} {each.steps_per_second_with_observations:>17,.0f}"
        print(f"{name:<15} {rates} {each.times_as_fast:>14.1f}")
    if any(row.instructions_per_ply is None for row in speed.core):
        print("Instructions are counted where valgrind is installed.")
