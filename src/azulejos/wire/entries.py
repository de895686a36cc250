"""What can happen at a table. A table is nothing but the numbered log of its entries.

Entries are stored as JSON: moves and deals in notation, seats counted from 0. Nothing is ever
removed from a log; an undo is an entry too.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

import msgspec


class ClockSetting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time for the whole game, and the increment for each decision."""

    seconds: Annotated[float, msgspec.Meta(ge=1, le=24 * 60 * 60)]
    factors: tuple[Annotated[float, msgspec.Meta(ge=0.1, le=100)] | None, ...]
    """For each seat the factor on its time; None for a seat without a clock."""
    increment: Annotated[float, msgspec.Meta(ge=0, le=60 * 60)] = 0


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The first entry of a log: the settings of the table."""

    rules: str
    """As in a position code: `colored`, `gray:5`."""
    starting_seat: int
    """Dealer 2 and by lot: a placeholder until `LotDrawn`."""
    levels: tuple[int | None, ...]
    """For each seat the level of its computer player; None for a person."""
    commitment: str
    """The hash of the first game's seed, public before anyone sits down."""
    date: str
    """As in a record: `2026.11.15`."""
    deal_seconds: float | None = None
    """How long a deal waits for its confirmation; None for no limit."""
    is_one_screen: bool = False
    """Whether all persons share one screen, so that anyone can undo for everyone."""
    is_by_lot: bool = False
    """Whether the starting seat was drawn at random."""
    start: str | None = None
    """The position code of the start, if the game doesn't begin at round 1."""
    clock: ClockSetting | None = None
    days_per_move: int | None = None
    has_hints: bool = False
    """Whether everyone can ask for hints, if several people play on screens of their own."""
    dealer: int = 1
    """The dealer of the first game. Logs of version 0.1 don't say so: there was only one."""


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    name: str | None = None
    nonce: str = ""
    """Dealer 1: letters and digits that the deals depend on."""
    nonce_commitment: str | None = None
    """Dealer 2: the hash of the nonce, which is revealed when all seats are taken; None if the
    client sends none."""


class SeatLeft(msgspec.Struct, frozen=True, tag="left"):
    """A person gave a seat back before the game began."""

    seat: int


class NonceCommitted(msgspec.Struct, frozen=True, tag="nonce-committed"):
    """Dealer 2: a seated person commits to another nonce."""

    seat: int
    commitment: str


class NonceDrawn(msgspec.Struct, frozen=True, tag="nonce-drawn"):
    """Dealer 2: everybody has sat down, and the server draws a nonce for a client without one. It
    does so before it knows anybody's."""

    seat: int
    nonce: str


class NonceRevealed(msgspec.Struct, frozen=True, tag="nonce-revealed"):
    """Dealer 2: a person's nonce. It matches the commitment."""

    seat: int
    nonce: str


class SeatLost(msgspec.Struct, frozen=True, tag="seat-lost"):
    """Dealer 2: a person didn't commit or reveal in time; the seat is free again."""

    seat: int


class SeedRenewed(msgspec.Struct, frozen=True, tag="seed-renewed"):
    """Dealer 2: somebody has gone although nonces were known. The game gets another seed, and
    everybody commits to another nonce."""

    commitment: str


class LotDrawn(msgspec.Struct, frozen=True, tag="lot-drawn"):
    """Dealer 2: the starting player, as seed and nonces give it."""

    starting_seat: int


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    deal: str


class DealConfirmed(msgspec.Struct, frozen=True, tag="deal-confirmed"):
    """A player who could still undo starts the next round."""

    seat: int


class MovePlayed(msgspec.Struct, frozen=True, tag="played"):
    """A move of the Factory offer."""

    seat: int
    move: str


class ColumnsChosen(msgspec.Struct, frozen=True, tag="columns-chosen"):
    """A seat's columns of this round, hidden from the others; a later choice replaces them."""

    seat: int
    moves: tuple[str, ...]


class Tiled(msgspec.Struct, frozen=True, tag="tiled"):
    """Everyone has chosen: the moves of the Wall-tiling in the order of the notation."""

    moves: tuple[str, ...]


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """An undo: the game goes on after its first `num_steps` steps."""

    seat: int
    num_steps: int


class TakebackAsked(msgspec.Struct, frozen=True, tag="takeback-asked"):
    """A seat asks the other persons for a takeback to that point."""

    seat: int
    num_steps: int


class TakebackAnswered(msgspec.Struct, frozen=True, tag="takeback-answered"):
    seat: int
    is_granted: bool


class HintAsked(msgspec.Struct, frozen=True, tag="hint-asked"):
    """A seat got a hint, and the other people are told. It changes nothing in the game."""

    seat: int


class Resigned(msgspec.Struct, frozen=True, tag="resigned"):
    """A seat resigned; if several are left, the computer plays on for it (ruling 11)."""

    seat: int


class TimedOut(msgspec.Struct, frozen=True, tag="timed-out"):
    """A seat's clock or its days ran out; it counts as resigned."""

    seat: int


class HandedOver(msgspec.Struct, frozen=True, tag="handed-over"):
    """A computer player stands in for an absent person until they return."""

    seat: int
    level: int
    by: int
    """The seat that asked for it."""


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """A person took the seat back from the stand-in."""

    seat: int


class Abandoned(msgspec.Struct, frozen=True, tag="abandoned"):
    """The game ended without a winner."""

    seat: int


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """The clocks and the game stand still."""

    seat: int


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    seat: int


class ClocksRestarted(msgspec.Struct, frozen=True, tag="clocks-restarted"):
    """The server was down: the time since the previous entry counts on no clock."""


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """The game is over: reveals its seed, and commits to the seed of a rematch."""

    seed: str
    next_commitment: str
    next_dealer: int = 1
    """The dealer of the rematch."""


class RematchAgreed(msgspec.Struct, frozen=True, tag="rematch-agreed"):
    """A person wants a rematch; it starts when the last one agrees."""

    seat: int
    nonce: str = ""
    """Dealer 1, as in `Sat`."""
    nonce_commitment: str | None = None
    """Dealer 2, as in `Sat`."""


Entry: TypeAlias = (
    Opened
    | Sat
    | SeatLeft
    | NonceCommitted
    | NonceDrawn
    | NonceRevealed
    | SeatLost
    | SeedRenewed
    | LotDrawn
    | Dealt
    | DealConfirmed
    | MovePlayed
    | ColumnsChosen
    | Tiled
    | Undone
    | TakebackAsked
    | TakebackAnswered
    | HintAsked
    | Resigned
    | TimedOut
    | HandedOver
    | Returned
    | Abandoned
    | Paused
    | Resumed
    | ClocksRestarted
    | Revealed
    | RematchAgreed
)


class Logged(NamedTuple):
    """An entry in a log."""

    entry: Entry
    request: str | None = None
    """The request that led to it."""
    at: int = 0
    """The time in milliseconds since 1970."""


_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def format_entry(entry: Entry) -> str:
    """The stored form of an entry, as JSON."""
    return _ENCODER.encode(entry).decode("utf-8")


def parse_entry(text: str) -> Entry:
    """Parses a stored entry. Raises msgspec.DecodeError."""
    return _DECODER.decode(text)
