"""The last stage: matches of the new networks against the one that played, in the arena.

The networks of all seeds, and their mean if there is one, first play a fixed number of games. The
best of them then plays the gate on fresh deals, where luck in the first match does not help.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from azulejos.arena.sprt import Verdict
from azulejos.arena.whole_file import write_whole

from .paths import MEAN, candidate, gate_path, network_path
from .run_file import Run, TrainingError, read_run

CHOOSING_GAMES: Final = 1_200
"""A multiple of 2, 3 and 4."""
FIELD_GAMES: Final = 2_400
"""With more than two players, where there is no sequential test."""
_CHOOSING_SEED: Final = 500_000
"""Added to the seed of the gate."""


@dataclass(frozen=True, slots=True)
class _Opponents:
    """The players, as arguments of an arena in the run's folder, so that a copied run resumes."""

    run: Run

    def of(self, name: str) -> list[str]:
        limit = f"nodes:{self.run.gate.nodes}"
        before = self.run.network or "none"
        others = [f"{limit}@{before}"] * (self.run.players - 1)
        return [f"new={limit}@{network_path(Path(), name)}", *others]


def gate(folder: Path, *, processes: int | None, tell: Callable[[str], None]) -> bool:
    """Returns whether the best new network passed; `gate/verdict.json` has the details."""
    run = read_run(folder)
    opponents = _Opponents(run)
    at_once = [] if processes is None else ["--processes", str(processes)]
    shares = {}
    names = [candidate(seed) for seed in run.fit.seeds]
    if network_path(folder, MEAN).exists():
        names.append(MEAN)
    for name in names:
        chosen_by = ["--seed", str(run.gate.seed + _CHOOSING_SEED), "--games", str(CHOOSING_GAMES)]
        found = _play(run, folder, opponents.of(name), name, [*chosen_by, *at_once])
        shares[name] = found["entrants"][0]["share"]
        tell(f"{name}: {100 * shares[name]:.1f} % of {found['games']:,} games")
    best = max(shares, key=lambda name: shares[name])
    plan = run.gate
    terms = ["--seed", str(plan.seed)]
    if run.players == 2:
        terms += ["--sprt", str(plan.elo0), str(plan.elo1)]
    terms += ["--games", str(_num_games(run))]
    found = _play(run, folder, opponents.of(best), "best", [*terms, *at_once])
    if run.players == 2:
        has_passed = bool(found["sprt"]["verdict"] == Verdict.ELO1.value)
    else:
        has_passed = bool(found["entrants"][0]["share_low"] > 1 / run.players)
    told = {"network": best, "shares": shares, "has_passed": has_passed, "gate": found}
    write_whole(gate_path(folder, "verdict.json"), (json.dumps(told, indent=1) + "\n").encode())
    tell(f"{best} {'passed' if has_passed else 'did not pass'} the gate")
    return has_passed


def _num_games(run: Run) -> int:
    """Most games, as many from each seat."""
    games = run.gate.games if run.players == 2 else min(run.gate.games, FIELD_GAMES)
    return games - games % run.players


def _play(
    run: Run,
    folder: Path,
    players: Sequence[str],
    name: str,
    terms: Sequence[str],
) -> Any:  # noqa: ANN401 - the JSON of the arena
    """Plays or resumes a match. Raises TrainingError if that fails."""
    words = [sys.executable, "-P", "-m", "azulejos", "arena", *players, *terms]
    words += ["--players", str(run.players), "--side", run.side]
    words += ["--out", str(gate_path(Path(), name)), "--json"]
    # The module path of this process, made absolute.
    modules = os.pathsep.join(os.path.abspath(each) for each in sys.path)  # noqa: PTH100
    done = subprocess.run(  # noqa: S603
        words,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": modules},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        out = gate_path(folder, name)
        raise TrainingError(f"the match in {out} ended with status {done.returncode}")
    return json.loads(done.stdout)
