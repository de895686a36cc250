"""What can happen at a table. The numbered log of these is all that a table is.

Entries are values that can be written as JSON: moves and deals stand in them in notation, seats
count from 0. Nothing is ever taken out of a log; an undo is an entry too.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

import msgspec


class ClockSetting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time for the whole game, and what each decision adds to it."""

    seconds: Annotated[float, msgspec.Meta(ge=1, le=24 * 60 * 60)]
    factors: tuple[Annotated[float, msgspec.Meta(ge=0.1, le=100)] | None, ...]
    """For each seat how much more or less it gets; None for a seat without a clock."""
    increment: Annotated[float, msgspec.Meta(ge=0, le=60 * 60)] = 0


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The first entry of a log: what is played, by how many, and whose seats are whose."""

    rules: str
    """As in a position code: `colored`, `gray:5`."""
    starting_seat: int
    levels: tuple[int | None, ...]
    """For each seat the level of its computer player; None for a person's seat."""
    commitment: str
    """The SHA-256 of the first game's seed, public before anyone sits."""
    date: str
    """As in a record: `2026.11.15`."""
    deal_seconds: float | None = None
    """How long a deal waits for its confirmation; None for as long as it takes."""
    is_one_screen: bool = False
    """Whether all persons sit in front of one screen, so that they undo as one."""
    is_by_lot: bool = False
    """Whether a lot chose the starting seat."""
    start: str | None = None
    """The position code where the game begins, if elsewhere than at the start."""
    clock: ClockSetting | None = None
    days_per_move: int | None = None


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    name: str | None = None
    nonce: str = ""
    """Letters and digits that go into the deals; nobody could know them before."""


class SeatLeft(msgspec.Struct, frozen=True, tag="left"):
    """A person gave a seat back before the game began."""

    seat: int


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    deal: str


class DealConfirmed(msgspec.Struct, frozen=True, tag="deal-confirmed"):
    """The player who could still have undone wants the next round."""

    seat: int


class MovePlayed(msgspec.Struct, frozen=True, tag="played"):
    """A move of the Factory offer."""

    seat: int
    move: str


class ColumnsChosen(msgspec.Struct, frozen=True, tag="columns-chosen"):
    """A seat's columns of this round, hidden from the others; a later choice replaces it."""

    seat: int
    moves: tuple[str, ...]


class Tiled(msgspec.Struct, frozen=True, tag="tiled"):
    """Everyone's columns are in: the moves of the Wall-tiling in the order of the notation."""

    moves: tuple[str, ...]


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """Steps were taken back: the game goes on after the first `num_steps` of them."""

    seat: int
    num_steps: int


class TakebackAsked(msgspec.Struct, frozen=True, tag="takeback-asked"):
    """A seat asks the other persons to let it go back to that point."""

    seat: int
    num_steps: int


class TakebackAnswered(msgspec.Struct, frozen=True, tag="takeback-answered"):
    seat: int
    is_granted: bool


class Resigned(msgspec.Struct, frozen=True, tag="resigned"):
    """A seat gave up; where several are left, the computer plays it on (ruling 11)."""

    seat: int


class TimedOut(msgspec.Struct, frozen=True, tag="timed-out"):
    """A seat's clock ran out, or its days; as if it had given up."""

    seat: int


class HandedOver(msgspec.Struct, frozen=True, tag="handed-over"):
    """A person is gone: until they come back, a computer player decides for them."""

    seat: int
    level: int
    by: int
    """The seat that wanted it."""


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """A person takes the seat back from the computer player."""

    seat: int


class Abandoned(msgspec.Struct, frozen=True, tag="abandoned"):
    """The game ends here, and nobody has won it."""

    seat: int


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """The clocks stand still, and so does the game."""

    seat: int


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    seat: int


class ClocksRestarted(msgspec.Struct, frozen=True, tag="clocks-restarted"):
    """The server was away: the time since the entry before is on nobody's clock."""


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """The game is over: its seed, and the commitment of the game that a rematch would be."""

    seed: str
    next_commitment: str


class RematchAgreed(msgspec.Struct, frozen=True, tag="rematch-agreed"):
    """A person wants to play again; the last one to agree starts the next game."""

    seat: int
    nonce: str = ""


Entry: TypeAlias = (
    Opened
    | Sat
    | SeatLeft
    | Dealt
    | DealConfirmed
    | MovePlayed
    | ColumnsChosen
    | Tiled
    | Undone
    | TakebackAsked
    | TakebackAnswered
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
    """An entry as it stands in a log."""

    entry: Entry
    request: str | None = None
    """The one that led to it."""
    at: int = 0
    """When, in milliseconds since 1970."""


_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def format_entry(entry: Entry) -> str:
    """The entry as JSON, as it is stored."""
    return _ENCODER.encode(entry).decode("utf-8")


def parse_entry(text: str) -> Entry:
    """Reads a stored entry. Raises msgspec.DecodeError where it is none."""
    return _DECODER.decode(text)
