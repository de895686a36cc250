"""The result of one game, and its form as a line of JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from azulejos.notation.errors import shown


class ResultError(ValueError):
    """A line is not a result."""


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a seat lost before the end of the game."""

    seat: int
    kind: str
    """A value of `FailureKind`."""
    reason: str
    last_lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Use:
    """Time and nodes that a seat used in a game."""

    moves: int = 0
    milliseconds: float = 0.0
    longest: float = 0.0
    """Milliseconds of the slowest move."""
    nodes: int = 0
    """0 if the player did not report them."""


@dataclass(frozen=True, slots=True)
class ArenaResult:
    """How a game ended. Seats count from 0."""

    game: int
    """Its number in the match, from 0."""
    deal: int
    seats: tuple[int, ...]
    """The index of the entrant at each seat."""
    ranks: tuple[int, ...]
    """By seat: 0 for winners; equal for a shared place."""
    scores: tuple[int, ...]
    uses: tuple[Use, ...]
    failure: Failure | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; several share the victory."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 0)

    def share(self, entrant: int) -> float:
        """The part of the victory of an entrant that took part: 1, 0, or between."""
        seat = self.seats.index(entrant)
        return (self.ranks[seat] == 0) / len(self.winners)


def format_result_json(result: ArenaResult, record_end: int) -> str:
    """One line, without a line feed. `record_end` is where the game's record ends in its file."""
    return json.dumps(asdict(result) | {"record_end": record_end}, separators=(",", ":"))


def parse_result_json(text: str) -> tuple[ArenaResult, int]:
    """Reads what `format_result_json` wrote. Raises ResultError for anything else."""
    try:
        data = json.loads(text)
        record_end = data.pop("record_end")
        if not isinstance(record_end, int) or set(data) != {f.name for f in fields(ArenaResult)}:
            raise ResultError(f"read {shown(text)}, expected the fields of a result")
        return _result_of(data), record_end
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise ResultError(f"read {shown(text)}, expected a result") from error


def _result_of(data: Mapping[str, Any]) -> ArenaResult:
    failure = data["failure"]
    if failure is not None:
        failure = Failure(**failure | {"last_lines": tuple(failure["last_lines"])})
    result = ArenaResult(
        game=int(data["game"]),
        deal=int(data["deal"]),
        seats=tuple(map(int, data["seats"])),
        ranks=tuple(map(int, data["ranks"])),
        scores=tuple(map(int, data["scores"])),
        uses=tuple(Use(**use) for use in data["uses"]),
        failure=failure,
    )
    if len({len(each) for each in (result.seats, result.ranks, result.scores, result.uses)}) != 1:
        raise ValueError("not the same number of seats everywhere")
    return result
