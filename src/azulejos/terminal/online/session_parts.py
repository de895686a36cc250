"""What the orders and the news of an online session share."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.terminal.modes import Front

from .departure import Departure
from .kept_seats import KeptSeats
from .open_request import OpenRequest
from .own_nonces import OwnNonces
from .table import OnlineTable


@dataclass(frozen=True, slots=True)
class SessionParts:
    """The person's front, the table, and how the session asks and leaves."""

    front: Front
    table: OnlineTable
    kept: KeptSeats
    request: OpenRequest
    departure: Departure
    nonces: OwnNonces
