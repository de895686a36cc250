"""Making a table and sitting down: the JSON bodies of requests and their answers."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .entries import ClockSetting
from .messages import Number, ShortText, TableState


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, or a record and how many of its steps to keep."""

    position: Annotated[str, msgspec.Meta(max_length=1000)] | None = None
    """The position code."""
    record: str | None = None
    num_steps: Number | None = None
    """null for all of them."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a new table."""

    levels: Annotated[tuple[int | None, ...], msgspec.Meta(max_length=4)]
    """For each seat the level of its computer player; null for a person."""
    rules: ShortText = "colored"
    """`colored` or `gray`, with `:5` if a vertical line is worth 5."""
    starting_seat: Number | None = 0
    """null for random."""
    deal_seconds: Annotated[float, msgspec.Meta(ge=0, le=600)] | None = None
    """How long a deal waits for its confirmation; null for no limit."""
    is_one_screen: bool = False
    start: Start | None = None
    """The position to play on from; it sets the rules and the starting seat."""
    clock: ClockSetting | None = None
    days_per_move: Annotated[int, msgspec.Meta(ge=1, le=30)] | None = None
    has_hints: bool = False
    """Whether everyone can ask for hints, and everyone sees it. A person alone and people on one
    screen always can."""


class TableMade(msgspec.Struct, frozen=True):
    table: str
    """The table's id. Anyone who has it can watch."""
    invitation: str
    """Anyone who has it can take an open seat."""
    state: TableState


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    invitation: ShortText
    name: ShortText | None = None
    nonce: ShortText = ""
    """Dealer 1: letters and digits that the deals depend on."""
    nonce_commitment: ShortText | None = None
    """Dealer 2: the SHA-256 of `azulejos:2:nonce:` and a nonce of 16 to 64 letters and digits.
    Reveal the nonce when the state asks for it with `to_reveal`."""


class Seated(msgspec.Struct, frozen=True):
    token: str
    """Anyone who has it plays for the seat."""
    is_nonce_drawn: bool = False
    """Dealer 2: no `nonce_commitment` came, so the server draws the nonce. Everybody is told."""
    detail: str | None = None
    """The same in a sentence."""


class Hold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token from a seat's link, for the browser's cookie."""

    token: ShortText


class Holding(msgspec.Struct, frozen=True):
    seat: int


class HeldSeat(msgspec.Struct, frozen=True):
    seat: int
    token: str


class Held(msgspec.Struct, frozen=True):
    """The seats that a browser holds, with tokens for their links."""

    held: tuple[HeldSeat, ...]
