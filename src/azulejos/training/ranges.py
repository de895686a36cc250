"""Valid ranges of a run's numbers, on the command line and in `run.json`."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Range:
    """Numbers from `low` to `high`."""

    low: int
    high: int
    is_whole: bool = True
    is_above: bool = False
    """Whether `low` itself is excluded."""

    def __contains__(self, number: object) -> bool:
        if isinstance(number, bool) or not isinstance(
            number, int if self.is_whole else int | float
        ):
            return False
        is_high_enough = number > self.low if self.is_above else number >= self.low
        return is_high_enough and number <= self.high

    def __str__(self) -> str:
        kind = "a whole number" if self.is_whole else "a number"
        if self.is_above:
            return f"{kind} above {self.low} and at most {self.high}"
        return f"{kind} from {self.low} to {self.high}"

    def parse(self, text: str) -> int | float:
        """Reads a number. Raises ValueError for anything else."""
        try:
            number = int(text) if self.is_whole else float(text)
        except ValueError:
            number = math.nan
        if number not in self:
            raise ValueError(f"{text} was read, but it must be {self}")
        return number


FIT_SEEDS: Final = Range(1, 100)
"""Number of seeds."""
PROCESSES: Final = Range(1, 4_096)
_SHARE: Final = Range(0, 1, is_whole=False)
_WEIGHT: Final = Range(0, 1_000, is_whole=False)
_ELO: Final = Range(-2_000, 2_000, is_whole=False)

REFILLS: Final = 33
"""Default refills of each boundary where a network values them; see
docs/lab/2026-11-16-many-refills.md."""
SELF_PLAY: Final = {
    "seed": Range(0, 2**64 - 1),
    "games": Range(1, 2**32 - 1),
    "shard_games": Range(1, 2**32 - 1),
    "nodes": Range(1, 10**12),
    "refills": Range(1, 1000),
}
FIT: Final = {
    "epochs": Range(1, 1_000_000),
    "batch": Range(1, 2**31 - 1),
    "learning_rate": Range(0, 1, is_whole=False, is_above=True),
    "outcome_share": _SHARE,
    "searched_share": _SHARE,
    "weight_decay": _WEIGHT,
    "score_weight": _WEIGHT,
    "helper_weight": _WEIGHT,
}
SEED_OF_FIT: Final = Range(0, 2**63 - 1)
GATE: Final = {
    "nodes": Range(1, 10**12),
    "elo0": _ELO,
    "elo1": _ELO,
    "games": Range(1, 100_000_000),
    "seed": Range(0, 999_000_000),
}
