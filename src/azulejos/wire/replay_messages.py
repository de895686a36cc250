"""The JSON messages of replays; docs/reference/wire-protocol.md."""

from __future__ import annotations

import msgspec

from azulejos.rules import FLOOR_COSTS

from .messages import PlainSpeech
from .plain_events import PlainEvent


class ReplayStep(msgspec.Struct, frozen=True):
    """A deal or a move, and the position after it."""

    text: str
    kind: str
    """`deal`, `move` or `tiling`."""
    seat: int | None
    """None for a deal."""
    round: int
    position: str
    speech: PlainSpeech
    events: tuple[PlainEvent, ...]


class Sources(msgspec.Struct, frozen=True):
    """Where a seat's points come from. They add up to its score."""

    before: int
    """The initial score of a game that began in the middle."""
    wall: int
    floor: int
    """0 or negative: the points actually lost."""
    horizontal: int
    vertical: int
    colors: int


class Summary(msgspec.Struct, frozen=True):
    sources: tuple[Sources, ...]
    rounds: tuple[tuple[int, ...], ...]
    """The scores after each round; the last ones include the bonuses."""


class GameReplay(msgspec.Struct, frozen=True):
    rules: str
    names: tuple[str | dict[str, object], ...]
    """A text, or a phrase for a seat without a name."""
    steps: tuple[ReplayStep, ...]
    start: str
    """The position code before the first step."""
    winners: tuple[int, ...] | None
    verified: bool | None
    """Whether the deals match the seed; None if it is not revealed."""
    summary: Summary
    floor_costs: tuple[int, ...] = FLOOR_COSTS
    """As in the state of a table."""
