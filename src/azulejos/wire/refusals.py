"""Why a request is refused: a closed list of codes, with phrases where a rule forbids a move."""

from __future__ import annotations

from enum import Enum

from azulejos.words.phrases import Speech


class Code(Enum):
    """Every reason for refusing a request."""

    # Any request
    MALFORMED = "malformed"
    """The message is unreadable."""
    NO_SUCH_PAGE = "no-such-page"
    FAILED = "failed"
    """The server failed; its log says why."""
    NO_SUCH_TABLE = "no-such-table"
    NOT_YOUR_SEAT = "not-your-seat"
    """The token is missing, wrong, or from an earlier sitting."""
    OLD_NUMBER = "old-number"
    """The game has moved on since the entry that the request refers to."""
    UNKNOWN_NUMBER = "unknown-number"
    """The log has no such entry."""
    TOO_FAST = "too-fast"
    BUSY = "busy"
    """Too much of it waits already, for this address, this table or in all; try again soon."""
    TOO_MANY_OPEN = "too-many-open"
    """The address has too many sockets and streams open."""
    TOO_MANY_TABLES = "too-many-tables"
    """The address has made too many tables lately."""
    SERVER_FULL = "server-full"
    """The server has no room for another table."""
    TOO_LARGE = "too-large"
    UNKNOWN_HOST = "unknown-host"
    """The server doesn't go by the host name in the request."""
    WRONG_ORIGIN = "wrong-origin"
    """The request comes from another site's page."""
    TOO_MANY_ENTRIES = "too-many-entries"
    """The table's log is long enough: its game can be finished, and nothing else be done."""
    TOO_MANY_LINES = "too-many-lines"
    """The companion is full; begin another one."""
    DAMAGED = "damaged"
    """What is stored of the table can't be read any more; the server's operator knows."""
    NOT_STORED = "not-stored"
    """The write failed, for example on a full disk; try again."""
    # A seat
    NOT_INVITED = "not-invited"
    NO_SUCH_SEAT = "no-such-seat"
    SEAT_TAKEN = "seat-taken"
    BAD_NAME = "bad-name"
    BAD_NONCE = "bad-nonce"
    WRONG_NONCE = "wrong-nonce"
    """The nonce doesn't match the commitment."""
    TOO_EARLY = "too-early"
    """Nobody reveals a nonce before all have sat down and committed to theirs."""
    HAS_BEGUN = "has-begun"
    # The game
    BAD_RULES = "bad-rules"
    BAD_RECORD = "bad-record"
    BAD_POSITION = "bad-position"
    NOT_BEGUN = "not-begun"
    ILLEGAL = "illegal"
    """The rules forbid it; the speech says why."""
    NO_CHOICE = "no-choice"
    """The seat has no decision to make now."""
    CHOICE_INCOMPLETE = "choice-incomplete"
    """A seat chooses columns for all its complete pattern lines at once, from the top down."""
    GAME_OVER = "game-over"
    NOT_OVER = "not-over"
    NO_DEAL_WAITS = "no-deal-waits"
    NO_CLOCK = "no-clock"
    NOT_ALONE = "not-alone"
    """Other people would have to wait."""
    PAUSED = "paused"
    NOT_GONE = "not-gone"
    """The person is present, or was a moment ago."""
    DAYS_LEFT = "days-left"
    """With days per move, nobody can take a seat over or end the game before the deadline."""
    HANDED_OVER = "handed-over"
    """A computer player stands in for the person, who must return first."""
    DROPPED_OUT = "dropped-out"
    """The seat has resigned or run out of time, so it decides nothing more in this game."""
    # Taking back
    UNDO_NOTHING = "undo-nothing"
    UNDO_DEAL = "undo-deal"
    """Nobody can unsee what a deal has shown."""
    UNDO_OVER = "undo-over"
    UNDO_TOO_LATE = "undo-too-late"
    """Another person has moved since; ask for a takeback."""
    NO_TAKEBACK = "no-takeback"
    """There is no takeback for this seat to answer."""
    NO_HINTS = "no-hints"
    """Several people play, and the table was made without hints."""
    ALREADY_DONE = "already-done"


class RefusedError(Exception):
    """A request is refused and changes nothing."""

    def __init__(self, code: Code, speech: Speech = (), detail: str | None = None) -> None:
        super().__init__(code.value)
        self.code = code
        self.speech = tuple(speech)
        self.detail = detail
        """The parser's error message, in English."""

    def __reduce__(self) -> tuple[type[RefusedError], tuple[Code, Speech, str | None]]:
        """Crosses over from a worker process as it is."""
        return RefusedError, (self.code, self.speech, self.detail)
