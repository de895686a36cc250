"""What a seat can ask for that changes the table. Read from JSON, so nothing in it is trusted."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class PlayMove(msgspec.Struct, frozen=True, tag="move"):
    """A move of the Factory offer in notation."""

    move: str


class Columns(msgspec.Struct, frozen=True, tag="columns"):
    """Gray side: the columns for all of the seat's complete pattern lines, from the top down."""

    moves: tuple[str, ...]


class ConfirmDeal(msgspec.Struct, frozen=True, tag="confirm-deal"):
    """The round's last move stands: the factories may be filled."""


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """The seat's last move goes back, with what computer players answered."""


class AskTakeback(msgspec.Struct, frozen=True, tag="ask-takeback"):
    """The same after another person has moved: all others must grant it."""


class AnswerTakeback(msgspec.Struct, frozen=True, tag="answer-takeback"):
    is_granted: bool


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    pass


class Rematch(msgspec.Struct, frozen=True, tag="rematch"):
    nonce: str = ""


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Gives the seat back; before the game has begun."""


class Pause(msgspec.Struct, frozen=True, tag="pause"):
    """Stops the clocks; alone, or on one screen."""


class Resume(msgspec.Struct, frozen=True, tag="resume"):
    pass


class HandOver(msgspec.Struct, frozen=True, tag="hand-over"):
    """Lets a computer player decide for a person who is gone."""

    seat: int
    level: int


class Return(msgspec.Struct, frozen=True, tag="return"):
    """Takes the seat back from the computer player."""


class End(msgspec.Struct, frozen=True, tag="end"):
    """Ends the game without a winner: alone, on one screen, or when somebody else is gone."""


Request: TypeAlias = (
    PlayMove
    | Columns
    | ConfirmDeal
    | Undo
    | AskTakeback
    | AnswerTakeback
    | Resign
    | Rematch
    | Leave
    | Pause
    | Resume
    | HandOver
    | Return
    | End
)
