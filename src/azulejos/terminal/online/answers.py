"""Answers that need no server: a drawn board, the table's links, who is present."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.terminal.boards import show_board
from azulejos.terminal.modes import Front
from azulejos.terminal.speaker import Speaker
from azulejos.words.phrases import Phrase, phrase
from azulejos.words.questions import Question, Topic
from azulejos.words.things import listed

from .kept_seats import KeptSeats
from .table import OnlineTable


def is_about_drawing(question: Question) -> bool:
    """Whether the answer is a drawn board; the server answers all other questions."""
    return question.topic is Topic.BOARD and question.is_narrow


def draw_board(front: Front, table: OnlineTable, question: Question) -> None:
    own = table.seat or 0
    seat = own if question.seat is None else question.seat
    show_board(front.speaker, table.position, table.names, seat)


def tell_links(speaker: Speaker, table: OnlineTable, kept: KeptSeats) -> None:
    """The links to our seat, to a free seat and to watch."""
    invitation = table.link.invitation or kept.load(table.link).invitation
    if table.own is not None:
        speaker.say([phrase("online-link-seat")])
        speaker.show(table.link.to_seat(table.own.token, table.own.nonces))
    if invitation is not None and table.num_free:
        speaker.say([phrase("online-link-invitation")])
        speaker.show(table.link.to_sit(invitation))
    speaker.say([phrase("online-link-watch")])
    speaker.show(table.link.to_watch())


def presence(table: OnlineTable) -> Iterator[Phrase]:
    """Who is at the table, who is gone, and how many watch."""
    here = [table.names[seat] for seat in table.here]
    gone = [table.names[seat] for seat in table.gone()]
    yield (
        phrase("online-present", players=listed(here)) if here else phrase("online-present-nobody")
    )
    if gone:
        yield phrase("online-absent", players=listed(gone))
    if table.num_spectators:
        yield phrase("online-spectators", count=table.num_spectators)
