"""What travels between a client and the server, as JSON; docs/reference/wire-protocol.md.

Seats count from 0. Everything that happened has a number, so that a client that comes back can
say what it has seen; everything a client asks for has an id of its own, so that it can be sent
again without being done twice.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec

from azulejos.rules import FLOOR_COSTS
from azulejos.words.phrases import Speech, to_plain

from .entries import ClockSetting, Entry
from .plain_events import PlainEvent
from .requests import Request

ShortText: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[!-~]+\Z")]
"""What every database can store: PostgreSQL takes no NUL."""
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
PlainSpeech: TypeAlias = tuple[dict[str, Any], ...]
"""Phrases as data: an `id` and `args`, which are numbers, texts and phrases."""


# To make a table and to sit down at it


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, or a record with the number of its steps that are to be kept."""

    position: Annotated[str, msgspec.Meta(max_length=1000)] | None = None
    """Its code."""
    record: str | None = None
    num_steps: Number | None = None
    """All of them where it is null."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played, and by whom."""

    levels: Annotated[tuple[int | None, ...], msgspec.Meta(max_length=4)]
    """For each seat the level of its computer player; null for a person's seat."""
    rules: ShortText = "colored"
    """`colored` or `gray`, with `:5` where a vertical line is worth 5."""
    starting_seat: Number | None = 0
    """null for a lot that the server draws."""
    deal_seconds: Annotated[float, msgspec.Meta(ge=0, le=600)] | None = None
    """How long a deal waits for its confirmation; null for as long as it takes."""
    is_one_screen: bool = False
    start: Start | None = None
    """Where to play on from; it brings its own rules and starting seat."""
    clock: ClockSetting | None = None
    days_per_move: Annotated[int, msgspec.Meta(ge=1, le=30)] | None = None


class TableMade(msgspec.Struct, frozen=True):
    table: str
    """Its id: whoever has it can watch."""
    invitation: str
    """Whoever has it can take an open seat."""
    state: TableState


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    invitation: ShortText
    name: ShortText | None = None
    nonce: ShortText = ""
    """Letters and digits that go into the deals."""


class Seated(msgspec.Struct, frozen=True):
    token: str
    """Whoever has it plays for the seat."""


class Hold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token from a seat's link, to be kept in the browser's cookie."""

    token: ShortText


class Holding(msgspec.Struct, frozen=True):
    seat: int


class HeldSeat(msgspec.Struct, frozen=True):
    seat: int
    token: str


class Held(msgspec.Struct, frozen=True):
    """The seats of a browser, for their links."""

    held: tuple[HeldSeat, ...]


# From the client


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message on a socket: who is there, and what it has seen."""

    tokens: Annotated[tuple[ShortText, ...], msgspec.Meta(max_length=4)] = ()
    """Of the seats it holds; a spectator has none."""
    after: Number | None = None
    """The number of the last entry it has seen; None to start from the state as it is."""


class Ask(msgspec.Struct, frozen=True, tag="ask", forbid_unknown_fields=True):
    """A seat asks for something that changes the table."""

    id: Id
    seat: Number
    after: Number
    """The number of the last entry the client has seen."""
    request: Request


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """A typed line, as it is: a move, a question or an order."""

    id: Id
    seat: Number | None
    """None for somebody who watches: questions are answered, nothing is changed."""
    after: Number
    text: Annotated[str, msgspec.Meta(max_length=1000)]
    language: ShortText = "en"
    columns: Annotated[tuple[ShortText, ...], msgspec.Meta(max_length=5)] = ()
    """Gray side: the columns that were typed before, while some are missing."""


class Options(msgspec.Struct, frozen=True, tag="options", forbid_unknown_fields=True):
    """What can a seat do now, what would each move bring, and why not the others?"""

    id: Id
    seat: Number
    columns: Annotated[tuple[ShortText, ...], msgspec.Meta(max_length=5)] = ()
    """Gray side: the columns that the player has chosen on the screen so far."""
    tiles: ShortText | None = None
    """Source and color, as in a move: only what can be done with these tiles."""


class Hint(msgspec.Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """What would a strong player do?"""

    id: Id
    seat: Number
    columns: Annotated[tuple[ShortText, ...], msgspec.Meta(max_length=5)] = ()
    """Gray side: the columns that the player has chosen on the screen so far."""


ClientMessage: TypeAlias = Hello | Ask | Say | Options | Hint


# From the server


class SeatState(msgspec.Struct, frozen=True):
    """A seat as everybody may see it."""

    kind: str
    """`person`, `computer` or `open`."""
    name: str | None
    level: int | None
    is_resigned: bool
    is_out_of_time: bool
    is_handed_over: bool
    """Whether a computer player decides for a person who is gone."""
    has_chosen: bool
    """Whether its columns of this round are in."""

    @property
    def is_out(self) -> bool:
        """Whether it resigned or ran out of time."""
        return self.is_resigned or self.is_out_of_time


class Clock(msgspec.Struct, frozen=True):
    milliseconds: int | None
    """What was left when the message was sent; None for a seat without a clock."""
    is_running: bool


class TableState(msgspec.Struct, frozen=True):
    """The table as everybody may see it."""

    number: int
    """Of the last entry."""
    game: int
    """Which game at this table, from 1."""
    rules: str
    position: str
    """The position code."""
    round: int
    is_last_round: bool
    """A horizontal line is complete, or will be by this round's Wall-tiling."""
    seats: tuple[SeatState, ...]
    to_decide: tuple[int, ...]
    """Whose turn it is; several where columns are chosen at the same time."""
    confirmers: tuple[int, ...]
    """Whom the deal waits for; empty where none waits."""
    deal_seconds: float | None
    """How long it waits; None until it is confirmed."""
    is_one_screen: bool
    clocks: tuple[Clock, ...] | None
    """For each seat; None where the game has none."""
    move_deadline: str | None
    """Where there are days for each move: until when, as `2026-11-15T15:00:00Z`."""
    is_paused: bool
    winners: tuple[int, ...] | None
    """None while the game goes on, empty where it was abandoned."""
    ended: str | None
    """What ended the game other than the rules: `resign`, `time` or `abandoned`."""
    takeback: int | None
    """The seat that asks for one."""
    agreed: tuple[int, ...]
    """The seats that want a rematch."""
    commitment: str
    nonces: tuple[str, ...]
    seed: str | None
    """Revealed when the game is over."""
    floor_costs: tuple[int, ...] = FLOOR_COSTS
    """Points for each space of a floor line, from the left: -1, -1, -2, …"""

    @property
    def is_over(self) -> bool:
        return self.winners is not None

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that can still win."""
        return tuple(seat for seat, each in enumerate(self.seats) if not each.is_out)


class Stated(msgspec.Struct, frozen=True, tag="state"):
    """The answer to a Hello that has seen nothing."""

    state: TableState


class Happened(msgspec.Struct, frozen=True, tag="happened"):
    """An entry of the log, once and in order, with what to say about it and what is then."""

    number: int
    entry: Entry
    """Columns are left out of it until all are in."""
    speech: PlainSpeech
    events: tuple[PlainEvent, ...]
    """What the rules say happened, in order."""
    state: TableState
    details: PlainSpeech = ()
    """Every single score, where a round ended."""


class Gone(msgspec.Struct, frozen=True):
    seat: int
    seconds: int
    """Since when nobody is there."""


class Present(msgspec.Struct, frozen=True, tag="present"):
    """Who is at the table now. Not numbered: it is no part of the log."""

    seats: tuple[int, ...]
    gone: tuple[Gone, ...]
    spectators: int
    clocks: tuple[Clock, ...] | None
    """As they are now, for whoever comes back."""


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The request is carried out and stored; it led to the entry with this number."""

    id: str
    number: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The request changed nothing."""

    id: str | None
    """None where the message was too broken to have one."""
    code: str
    speech: PlainSpeech = ()
    detail: str | None = None
    """What the notation says about a text that can't be read, in English."""


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """The answer to a typed line that asked something."""

    id: str
    speech: PlainSpeech


class Ordered(msgspec.Struct, frozen=True, tag="ordered"):
    """The typed line orders something that is the client's own business."""

    id: str
    order: str
    """`language`, `length`, `new`, …, or `column`: one of several that are to be chosen."""
    text: str | None = None
    number: int | None = None


class MovePreview(msgspec.Struct, frozen=True):
    """What a move would bring, in numbers. Of a column it is the points alone."""

    placed: int = 0
    """Tiles that go to the pattern line."""
    fallen: int = 0
    """Tiles that go to the floor line, or from there to the lid."""
    to_center: int = 0
    takes_marker: bool = False
    completes: bool = False
    """Whether the pattern line is full then."""
    points: int | None = None
    """What its tile would score now; None where none goes to the wall."""
    floor_penalty: int = 0
    """How the cost of the floor line changes: 0 or negative."""


class MoveOption(msgspec.Struct, frozen=True):
    """A move with what it would bring, or with the reason why it can't be made."""

    move: str
    is_legal: bool
    speech: PlainSpeech
    outcome: MovePreview | None
    """None where it can't be made."""


class Offered(msgspec.Struct, frozen=True, tag="options"):
    id: str
    number: int
    """The entry after which this holds."""
    choices: tuple[MoveOption, ...]


class Hinted(msgspec.Struct, frozen=True, tag="hinted"):
    id: str
    number: int
    """The entry after which this holds."""
    move: str
    speech: PlainSpeech


ServerMessage: TypeAlias = (
    Stated | Happened | Present | Accepted | Refused | Answered | Ordered | Offered | Hinted
)

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def format_message(message: ServerMessage) -> bytes:
    return _ENCODER.encode(message)


UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What msgspec raises for JSON that is none, is no text, or is as deep as nobody writes it."""


def parse_message(text: str | bytes) -> ClientMessage:
    """Reads what a client sent. Raises one of UNREADABLE where it is no message."""
    return _DECODER.decode(text)


def plain(speech: Speech) -> PlainSpeech:
    return tuple(map(to_plain, speech))
