"""Joins a table by its link: in a seat taken before, in a free seat, or as a spectator."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from azulejos.wire.messages import TableState
from azulejos.wire.refusals import Code
from azulejos.words.phrases import Speech, phrase

from .http_client import HttpClient, HttpClientError
from .kept_seats import KeptSeats
from .links import TableLink
from .table import OwnSeat, new_nonce

ChooseName: TypeAlias = Callable[[Speech], str | None]
"""Asks for a name, after saying what is wrong with the last one; None for no name. Raises
KeyboardInterrupt if the person wants to leave."""


@dataclass(frozen=True, slots=True)
class Joined:
    """A joined table."""

    state: TableState
    own: OwnSeat | None
    """None for a spectator."""
    troubles: Speech = ()


def join(
    link: TableLink, kept: KeptSeats, name: str | None = None, choose_name: ChooseName | None = None
) -> Joined:
    """Joins. Without a name, `choose_name` asks for one if it is needed.

    Raises HttpClientError if that is not possible.
    """
    client = HttpClient(link)
    state = client.state()
    if link.token is not None:
        seat = client.hold(link.token)
        before = [each.nonces for each in kept.load(link).seats if each.token == link.token]
        nonces = tuple(dict.fromkeys((*sum(before, ()), *link.nonces)))
        own = OwnSeat(seat, link.token, state.seats[seat].name, nonces)
        return Joined(state, own, _keep(kept, link, own))
    held = _held(client, link, kept, name)
    if held is not None:
        return Joined(state, held)
    if link.invitation is None:
        return Joined(state, None)
    own = _sit(client, link.invitation, name, choose_name)
    return Joined(client.state(), own, _keep(kept, link, own))


def _held(client: HttpClient, link: TableLink, kept: KeptSeats, name: str | None) -> OwnSeat | None:
    """A seat taken before: the latest, or the one with that name."""
    for own in reversed(kept.load(link).seats):
        if name is not None and own.name != name:
            continue
        try:
            if client.hold(own.token) == own.seat:
                return own
        except HttpClientError as error:
            if error.code != Code.NOT_YOUR_SEAT.value:
                raise
    return None


def _sit(
    client: HttpClient, invitation: str, name: str | None, choose_name: ChooseName | None
) -> OwnSeat:
    """Takes the first free seat, and the next if somebody else is quicker."""
    is_chosen = name is None and choose_name is not None
    wrong: Speech = ()
    chosen = name
    must_choose = is_chosen
    while True:
        state = client.state()
        free = [seat for seat, each in enumerate(state.seats) if each.kind == "open"]
        if not free:
            raise HttpClientError(phrase("online-full", link=client.link.to_watch()))
        if must_choose and choose_name is not None:
            chosen = choose_name(wrong)
            must_choose = False
        nonce = new_nonce()
        try:
            token = client.sit(free[0], invitation, chosen, nonce, state.dealer)
        except HttpClientError as error:
            if error.code == Code.BAD_NAME.value and is_chosen:
                wrong, must_choose = [error.said], True
            elif error.code != Code.SEAT_TAKEN.value:
                raise
        else:
            return OwnSeat(free[0], token, chosen, (nonce,))


def _keep(kept: KeptSeats, link: TableLink, own: OwnSeat) -> Speech:
    try:
        kept.add(link, own)
    except OSError:
        return [phrase("online-seat-not-kept", folder=str(kept.folder))]
    return []
