"""The JSON messages between a client and a table; docs/reference/wire-protocol.md.

Seats count from 0. Every entry has a number, so a reconnecting client can say what it has seen.
Every request has an id, so a client can send it again without repeating its effect.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from azulejos.rules import FLOOR_COSTS
from azulejos.words.phrases import Speech, to_plain

from .entries import Entry
from .plain_events import PlainEvent
from .requests import Request

ShortText: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[!-~]+\Z")]
"""Printable ASCII: every database can store it. PostgreSQL rejects NUL."""
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Undoing: TypeAlias = Literal["no", "undo", "ask-takeback"]
"""How a seat can take its last move back; with `ask-takeback`, the others must agree."""
LONGEST_LINE: Final = 1000
"""Characters. No move or question is that long."""
TypedLine: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_LINE)]
PlainSpeech: TypeAlias = tuple[dict[str, Any], ...]
"""Phrases as data: an `id` and `args`, which are numbers, texts or phrases."""


# From the client


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message on a socket: who the client is, and what it has seen."""

    tokens: Annotated[tuple[ShortText, ...], msgspec.Meta(max_length=4)] = ()
    """The tokens of its seats; a spectator has none."""
    after: Number | None = None
    """The number of the last entry it has seen; None to start from the current state."""


class Ask(msgspec.Struct, frozen=True, tag="ask", forbid_unknown_fields=True):
    """Asks for a change of the table."""

    id: Id
    seat: Number
    after: Number
    """The number of the last entry the client has seen."""
    request: Request


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """A typed line, verbatim: a move, a question or a command."""

    id: Id
    seat: Number | None
    """None for a spectator, who can ask but change nothing."""
    after: Number
    text: TypedLine
    language: ShortText = "en"
    columns: Annotated[tuple[ShortText, ...], msgspec.Meta(max_length=5)] = ()
    """Gray side: the columns typed so far, while some are missing."""


class Options(msgspec.Struct, frozen=True, tag="options", forbid_unknown_fields=True):
    """Asks for every move of a seat, with a preview or the reason why it is illegal."""

    id: Id
    seat: Number
    columns: Annotated[tuple[ShortText, ...], msgspec.Meta(max_length=5)] = ()
    """Gray side: the columns chosen on the screen so far."""
    tiles: ShortText | None = None
    """Source and color as in a move: only the moves with these tiles."""


class Hint(msgspec.Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Asks what a strong player would do."""

    id: Id
    seat: Number
    columns: Annotated[tuple[ShortText, ...], msgspec.Meta(max_length=5)] = ()
    """Gray side: the columns chosen on the screen so far."""


ClientMessage: TypeAlias = Hello | Ask | Say | Options | Hint


# From the server


class SeatState(msgspec.Struct, frozen=True):
    """The public state of a seat."""

    kind: str
    """`person`, `computer` or `open`."""
    name: str | None
    level: int | None
    is_resigned: bool
    is_out_of_time: bool
    is_handed_over: bool
    """Whether a computer player stands in for an absent person."""
    has_chosen: bool
    """Whether it has chosen its columns of this round."""
    nonce_commitment: str | None = None
    """Dealer 2: the hash of the person's nonce."""
    is_nonce_drawn: bool = False
    """Dealer 2: whether the person's client sends no nonce, so that the server draws one."""

    @property
    def is_out(self) -> bool:
        """Whether it resigned or ran out of time."""
        return self.is_resigned or self.is_out_of_time


class Clock(msgspec.Struct, frozen=True):
    milliseconds: int | None
    """The time left when the message was sent; None for a seat without a clock."""
    is_running: bool


class TableState(msgspec.Struct, frozen=True):
    """The public state of a table."""

    number: int
    """The number of the last entry."""
    game: int
    """Which game at this table, from 1."""
    rules: str
    position: str
    """The position code."""
    round: int
    is_last_round: bool
    """Whether a horizontal line is complete, or will be after this round's Wall-tiling."""
    seats: tuple[SeatState, ...]
    to_decide: tuple[int, ...]
    """Whose turn it is; several seats while they choose columns."""
    confirmers: tuple[int, ...]
    """The seats that the deal waits for; empty if no deal waits."""
    deal_seconds: float | None
    """How long it waits; None for no limit."""
    is_one_screen: bool
    clocks: tuple[Clock, ...] | None
    """For each seat; None for a game without clocks."""
    move_deadline: str | None
    """With days per move, the deadline as `2026-11-15T15:00:00Z`."""
    is_paused: bool
    winners: tuple[int, ...] | None
    """None while the game goes on, empty if it was abandoned."""
    ended: str | None
    """How the game ended, if not by the rules: `resign`, `time` or `abandoned`."""
    takeback: int | None
    """The seat that asks for a takeback."""
    agreed: tuple[int, ...]
    """The seats that want a rematch."""
    commitment: str
    nonces: tuple[str, ...]
    """In seat order, as far as they are known."""
    seed: str | None
    """Revealed when the game is over."""
    floor_costs: tuple[int, ...] = FLOOR_COSTS
    """Points for each space of a floor line, from the left: -1, -1, -2, …"""
    has_hints: bool = True
    """Whether this table gives hints. Servers of version 0.1 always did, and didn't say so."""
    undo: tuple[Undoing, ...] = ()
    """For each seat, the request that takes its last move back now."""
    undone_turns: tuple[tuple[int, ...], ...] = ()
    """For each seat, whose turns that request takes back, in order: its own last one, on one screen
    that of whoever decided last, and all after it."""
    takeback_waits_for: tuple[int, ...] = ()
    """The seats that have not answered the takeback."""
    dealer: int = 1
    """Who deals this game: 1 or 2. Servers of version 0.1 had only dealer 1."""
    next_dealer: int = 1
    """Who deals a rematch."""
    to_commit: tuple[int, ...] = ()
    """Dealer 2: the seats that must commit to another nonce."""
    to_reveal: tuple[int, ...] = ()
    """Dealer 2: the seats that must reveal their nonces."""
    waits_for_lot: bool = False
    """Whether the starting player is still to be drawn."""
    deal_milliseconds: int | None = None
    """How long the deal still waits, when the message was sent; None where none waits, without a
    limit and in a pause."""

    @property
    def is_over(self) -> bool:
        return self.winners is not None


class Stated(msgspec.Struct, frozen=True, tag="state"):
    """The answer to a Hello with `after` null."""

    state: TableState


class Happened(msgspec.Struct, frozen=True, tag="happened"):
    """An entry of the log with its announcement and the state after it; sent once and in order."""

    number: int
    entry: Entry
    """Without the chosen columns, until everyone has chosen."""
    speech: PlainSpeech
    events: tuple[PlainEvent, ...]
    """The events of the rules, in order."""
    state: TableState
    details: PlainSpeech = ()
    """Every single score, at the end of a round."""


GONE_SECONDS: Final = 60
"""After this absence the others can go on without a person."""


class Gone(msgspec.Struct, frozen=True):
    seat: int
    seconds: int
    """How long the person has been absent."""


class Present(msgspec.Struct, frozen=True, tag="present"):
    """Who is at the table now. It has no number, because it is not part of the log."""

    seats: tuple[int, ...]
    gone: tuple[Gone, ...]
    spectators: int
    clocks: tuple[Clock, ...] | None
    """As they are now, for reconnecting clients."""
    deal_milliseconds: int | None = None
    """Like `TableState.deal_milliseconds`, now."""


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The request is carried out and stored, as the entry with this number."""

    id: str
    number: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The request changed nothing."""

    id: str | None
    """None if the message was too malformed to have one."""
    code: str
    speech: PlainSpeech = ()
    detail: str | None = None
    """The parser's error, in English."""


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """The answer to a typed question."""

    id: str
    speech: PlainSpeech


class Ordered(msgspec.Struct, frozen=True, tag="ordered"):
    """A typed command that the client carries out itself."""

    id: str
    order: str
    """`language`, `length`, `new`, …, or `column`: one of several to choose."""
    text: str | None = None
    number: int | None = None


class MovePreview(msgspec.Struct, frozen=True):
    """The effects of a move, in numbers. A column has only `points`."""

    placed: int = 0
    """Tiles that go to the pattern line."""
    fallen: int = 0
    """Tiles that go to the floor line, or to the lid if it is full."""
    to_center: int = 0
    takes_marker: bool = False
    completes: bool = False
    """Whether it completes the pattern line."""
    points: int | None = None
    """What its tile would score now; None if none goes to the wall."""
    floor_penalty: int = 0
    """The change of the floor line's cost: 0 or negative."""


class MoveOption(msgspec.Struct, frozen=True):
    """A move with its preview, or with the reason why it is illegal."""

    move: str
    is_legal: bool
    speech: PlainSpeech
    outcome: MovePreview | None
    """None for an illegal move."""


class Offered(msgspec.Struct, frozen=True, tag="options"):
    id: str
    number: int
    """The number of the last entry when the options were computed."""
    choices: tuple[MoveOption, ...]


class Hinted(msgspec.Struct, frozen=True, tag="hinted"):
    id: str
    number: int
    """The number of the last entry when the hint was computed."""
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
"""What msgspec raises for malformed JSON, non-UTF-8 and absurd nesting."""


def parse_message(text: str | bytes) -> ClientMessage:
    """Parses a client's message. Raises one of UNREADABLE."""
    return _DECODER.decode(text)


def plain(speech: Speech) -> PlainSpeech:
    return tuple(map(to_plain, speech))
