"""The requests that change a table. They come from clients, so nothing in them is trusted."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec


class PlayMove(msgspec.Struct, frozen=True, tag="move"):
    """A move of the Factory offer in notation."""

    move: str


class Columns(msgspec.Struct, frozen=True, tag="columns"):
    """Gray side: the columns for all of the seat's complete pattern lines, from the top down."""

    moves: tuple[str, ...]


class ConfirmDeal(msgspec.Struct, frozen=True, tag="confirm-deal"):
    """Confirms the round's last move, so that the factories can be filled."""


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """Takes back the seat's last moves, and the computer players' answers to them."""

    number: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1


class PlayInstead(msgspec.Struct, frozen=True, tag="instead"):
    """Replaces the seat's last move by another one, if it could be taken back."""

    move: str


class AskTakeback(msgspec.Struct, frozen=True, tag="ask-takeback"):
    """Asks for the same after another person has moved. All others must agree."""


class AnswerTakeback(msgspec.Struct, frozen=True, tag="answer-takeback"):
    is_granted: bool


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    pass


class Rematch(msgspec.Struct, frozen=True, tag="rematch"):
    nonce: str = ""
    """Dealer 1."""
    nonce_commitment: str | None = None
    """Dealer 2: the hash of a nonce that nobody has seen."""


class CommitNonce(msgspec.Struct, frozen=True, tag="commit-nonce"):
    """Dealer 2: commits to another nonce, before all have committed to theirs."""

    commitment: str


class RevealNonce(msgspec.Struct, frozen=True, tag="reveal-nonce"):
    """Dealer 2: reveals the nonce, once everybody has committed to theirs."""

    nonce: str


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Gives the seat back, before the game begins."""


class Pause(msgspec.Struct, frozen=True, tag="pause"):
    """Stops the clocks; for a person alone, or on one screen."""


class Resume(msgspec.Struct, frozen=True, tag="resume"):
    pass


class HandOver(msgspec.Struct, frozen=True, tag="hand-over"):
    """Lets a computer player stand in for an absent person."""

    seat: int
    level: int


class Return(msgspec.Struct, frozen=True, tag="return"):
    """Takes the seat back from the stand-in."""


class End(msgspec.Struct, frozen=True, tag="end"):
    """Ends the game without a winner; alone, on one screen, or if another person is absent."""


Request: TypeAlias = (
    PlayMove
    | Columns
    | ConfirmDeal
    | Undo
    | PlayInstead
    | AskTakeback
    | AnswerTakeback
    | Resign
    | Rematch
    | CommitNonce
    | RevealNonce
    | Leave
    | Pause
    | Resume
    | HandOver
    | Return
    | End
)
