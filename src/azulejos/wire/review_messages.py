"""The JSON messages of reviews; docs/reference/wire-protocol.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from .messages import PlainSpeech, ShortText

Limit: TypeAlias = Literal["quick", "normal"]
"""How much a review thinks. A server has no time for `deep`."""
MoveText: TypeAlias = Annotated[str, msgspec.Meta(max_length=10)]


class NewReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for the review of a finished game."""

    record: str
    limit: Limit = "quick"


class Studying(msgspec.Struct, frozen=True, tag="studying"):
    """How far a review is."""

    done: int
    """How many moves and deals are studied."""
    total: int


class MoveTold(msgspec.Struct, frozen=True):
    """What there is to say about a move."""

    verdict: PlainSpeech
    facts: PlainSpeech
    """Of a mistake: why the best move was better."""
    variations: PlainSpeech
    """The best moves and what followed the played one; none for the best move."""


class Reviewed(msgspec.Struct, frozen=True, tag="reviewed"):
    """A review, and its sentences. The last line of the answer."""

    version: str
    """Of the review and its sentences: another version may tell the game otherwise."""
    review: dict[str, Any]
    """As `azulejos review --json` prints it."""
    names: tuple[str | dict[str, object], ...]
    """A text, or a phrase for a seat without a name."""
    persons: tuple[int, ...]
    """The seats whose mistakes are to be solved: all, where only computer players played."""
    summary: PlainSpeech
    """Four sentences."""
    turning_points: PlainSpeech
    """One for each in `review`; a single one that says so if there are none."""
    moves: tuple[MoveTold, ...]
    deals: PlainSpeech


class ReviewRefused(msgspec.Struct, frozen=True, tag="refused"):
    """The review can't go on. Asked again, it goes on from there."""

    code: str


ReviewLine: TypeAlias = Studying | Reviewed | ReviewRefused
"""A line of the answer."""


class Wonder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody looks for a better move."""

    position: Annotated[str, msgspec.Meta(max_length=1000)]
    tiles: ShortText | None = None
    """For example `3R`; null for all tiles on offer."""


class Solve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a mistake of a finished game."""

    record: str
    ply: Annotated[int, msgspec.Meta(ge=1)]
    """The number of the move that was the mistake."""
    move: MoveText
    """The answer."""
    limit: Limit = "quick"


class Solved(msgspec.Struct, frozen=True):
    is_solved: bool
    """Whether it is the best move, or gives away at most 4 points of chance."""
    loss: float
    speech: PlainSpeech
