"""Every page there is, and how to get to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from .companions import Companion
from .serving import PageServer, Table
from .visiting import Visit


def _invited(server: PageServer) -> str:
    return Table(server, None, None).invitation_link


def _waiting(server: PageServer) -> str:
    table = Table(server, None, None, 3)
    table.sit("Anna")
    return table.seat_link(0)


def _begun(server: PageServer) -> str:
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna", "Ben")
    return table.seat_link(0)


def _four(server: PageServer) -> str:
    """Four players, in the middle of a game."""
    table = Table(server, None, None, None, None, starting_seat=0)
    table.sit("Anna", "Ben", "Clara", "Dirk")
    table.play_until(None, lambda state: state["round"] == 3 and 0 in state["to_decide"])
    return table.seat_link(0)


def _gray(server: PageServer) -> str:
    """Columns are to be chosen."""
    table = Table(server, None, None, rules="gray", starting_seat=0)
    table.sit("Anna", "Ben")
    table.play_until(None, lambda state: " T" in state["position"] and 0 in state["to_decide"])
    return table.seat_link(0)


def _watched(server: PageServer) -> str:
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna", "Ben")
    table.play_until(None, lambda state: state["round"] == 2)
    return table.address


def _over(server: PageServer) -> str:
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna", "Ben")
    table.play_until(None)
    return table.seat_link(0)


def _beside(server: PageServer) -> str:
    """Beside a real set, in the middle of a game."""
    companion = Companion(server)
    companion.tell_until(round_number=3)
    return companion.address


PATHS: Final = {
    "home": "/",
    "new": "/new",
    "learn": "/learn",
    "replay": "/replay",
    "review": "/review",
    "verify": "/verify",
    "settings": "/settings",
    "help": "/help",
    "companion": "/companion",
    "missing": "/nothing",
    "no table": "/table/nothing",
}
_TABLES: Final[dict[str, Callable[[PageServer], str]]] = {
    "invited": _invited,
    "waiting": _waiting,
    "begun": _begun,
    "four": _four,
    "gray": _gray,
    "watched": _watched,
    "over": _over,
    "beside": _beside,
}
PAGES: Final = (*PATHS, *_TABLES)


@cache
def address(name: str, server: PageServer) -> str:
    """Where a page is; a table is set up once, and only looked at."""
    return _TABLES[name](server) if name in _TABLES else f"{server.url}{PATHS[name]}"


def open_page(name: str, server: PageServer, visit: Visit) -> None:
    """Goes to a page and waits until all of it is there."""
    visit.page.goto(address(name, server))
    visit.page.get_by_role("heading", level=1).first.wait_for()
    visit.page.wait_for_load_state("networkidle")
