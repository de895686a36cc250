"""Why a request is refused: a closed list of codes, with the words for it where a rule says no."""

from __future__ import annotations

from enum import Enum

from azulejos.words.phrases import Speech


class Code(Enum):
    """Every reason there is for not doing what was asked for."""

    # Anything that is asked for
    MALFORMED = "malformed"
    """The message can't be read."""
    NO_SUCH_PAGE = "no-such-page"
    FAILED = "failed"
    """A fault of the server; its log says which."""
    NO_SUCH_TABLE = "no-such-table"
    NOT_YOUR_SEAT = "not-your-seat"
    """The token is missing, wrong, or of a seat that was given back."""
    OLD_NUMBER = "old-number"
    """The game has gone on since what the request refers to."""
    UNKNOWN_NUMBER = "unknown-number"
    """The log is not that long."""
    TOO_FAST = "too-fast"
    TOO_MANY_OPEN = "too-many-open"
    """Sockets and streams of one address."""
    TOO_LARGE = "too-large"
    WRONG_ORIGIN = "wrong-origin"
    """A page of another site asked."""
    TOO_MANY_LINES = "too-many-lines"
    """A companion takes no more of them; another one can be begun."""
    NOT_STORED = "not-stored"
    """The disk is full, say; it can be tried again."""
    # A seat
    NOT_INVITED = "not-invited"
    NO_SUCH_SEAT = "no-such-seat"
    SEAT_TAKEN = "seat-taken"
    BAD_NAME = "bad-name"
    BAD_NONCE = "bad-nonce"
    HAS_BEGUN = "has-begun"
    # The game
    BAD_RULES = "bad-rules"
    BAD_RECORD = "bad-record"
    BAD_POSITION = "bad-position"
    NOT_BEGUN = "not-begun"
    ILLEGAL = "illegal"
    """The rules say no; the speech says why."""
    NO_CHOICE = "no-choice"
    """The seat has no columns to choose now."""
    CHOICE_INCOMPLETE = "choice-incomplete"
    """Columns are chosen for all complete pattern lines at once, from the top down."""
    GAME_OVER = "game-over"
    NOT_OVER = "not-over"
    NO_DEAL_WAITS = "no-deal-waits"
    NO_CLOCK = "no-clock"
    NOT_ALONE = "not-alone"
    """Others are at the table, who would have to wait."""
    PAUSED = "paused"
    NOT_GONE = "not-gone"
    """The person is there, or was there a moment ago."""
    HANDED_OVER = "handed-over"
    """A computer player decides for the seat, until its person takes it back."""
    DROPPED_OUT = "dropped-out"
    """Who has resigned, or is out of time, decides nothing more in this game."""
    # Taking back
    UNDO_NOTHING = "undo-nothing"
    UNDO_DEAL = "undo-deal"
    """Never across a deal: what chance has shown can't be unseen."""
    UNDO_OVER = "undo-over"
    UNDO_TOO_LATE = "undo-too-late"
    """Another person has moved since; that needs a takeback."""
    NO_TAKEBACK = "no-takeback"
    """Nobody has asked for one that this seat could answer."""
    ALREADY_DONE = "already-done"


class RefusedError(Exception):
    """A request that changes nothing, and why."""

    def __init__(self, code: Code, speech: Speech = (), detail: str | None = None) -> None:
        super().__init__(code.value)
        self.code = code
        self.speech = tuple(speech)
        self.detail = detail
        """What the notation says about a text that can't be read."""
