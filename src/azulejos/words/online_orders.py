"""Orders that exist only at an online table. They match whole lines, so that no move or question
is mistaken for one."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib import resources
from typing import Final

from .languages import Language
from .lexicon import LexiconError, fold, load_lexicon
from .orders import Order
from .phrases import Phrase, phrase


class OnlineOrder(Enum):
    """An order to an online table. The comment names the data used."""

    AGREE = "agree"  # to a takeback
    DECLINE = "decline"
    PAUSE = "pause"
    RESUME = "resume"
    HAND_OVER = "hand-over"  # seat: the absent player, if several are; level: the computer's
    WAIT = "wait"  # for an absent player
    END = "end"  # without a winner
    RETURN = "return"  # takes the seat back from the computer
    STAND_UP = "stand-up"  # gives the seat back
    LINK = "link"  # to your own seat
    PRESENT = "present"  # who is at the table


ANSWERS: Final = frozenset({OnlineOrder.AGREE, OnlineOrder.DECLINE})
"""Understood only after a request, because `Ja` may be somebody's name."""


@dataclass(frozen=True, slots=True)
class OnlineCommand:
    order: OnlineOrder
    seat: int | None = None
    """From 0; None if the line names no player."""
    level: int | None = None
    """As typed: it may not exist."""
    is_asked_about: bool = False
    """The line ends in a question mark: explain the order, don't carry it out."""


def parse_online(text: str, names: Sequence[str]) -> OnlineCommand | None:
    """The order that a line gives to an online table; None if it is something else.

    `names` are the names of the seats.
    """
    is_asked_about = text.rstrip().endswith("?")
    line = " ".join(fold(text).strip(" \t\r\n.!?/").split())
    orders = load_online_orders()
    if (order := orders.get(line)) is not None:
        return OnlineCommand(order, is_asked_about=is_asked_about)
    for said, each in orders.items():
        if each is OnlineOrder.HAND_OVER and line.startswith(f"{said} "):
            player, level = line.removeprefix(f"{said} "), None
            if (seat := _seat(player, names)) is None:
                player, level = _split_level(player)
                seat = _seat(player, names)
            is_understood = seat is not None or (not player and level is not None)
            return OnlineCommand(each, seat, level, is_asked_about) if is_understood else None
    return None


def is_online_order(text: str) -> bool:
    """Whether a line is an order to an online table, which has no other meaning in a game."""
    return " ".join(fold(text).strip(" \t\r\n.!?/").split()) in load_online_orders()


def _split_level(said: str) -> tuple[str, int | None]:
    """Splits `ben level 5` into the name and the level, if there is one."""
    lexicon = load_lexicon()
    *before, word, number = ["", "", *said.split()]
    if lexicon.orders.get(word) is not Order.LEVEL:
        return said, None
    level = int(number) if number.isdecimal() else lexicon.numbers.get(number)
    return (said, None) if level is None else (" ".join(before).strip(), level)


def _seat(said: str, names: Sequence[str]) -> int | None:
    """A seat, by its number from 1 or by its player's name."""
    called = {str(seat + 1): seat for seat in range(len(names))}
    called |= {fold(name): seat for seat, name in enumerate(names)}
    return called.get(said)


@cache
def load_online_orders() -> Mapping[str, OnlineOrder]:
    """The lines of all languages, folded; read once. Raises LexiconError for a line with two
    meanings."""
    orders: dict[str, OnlineOrder] = {}
    for language in Language:
        for key, lines in read_online_orders(language).items():
            order = OnlineOrder(key)
            for said in map(fold, lines):
                if orders.setdefault(said, order) is not order:
                    raise LexiconError(f"{said!r} has two meanings")
    return orders


def read_online_orders(language: Language) -> Mapping[str, list[str]]:
    """The lines of one language, as its file spells them."""
    folder = resources.files("azulejos.words") / "locales" / language.value
    groups: Mapping[str, list[str]] = tomllib.loads((folder / "online.toml").read_text("utf-8"))
    return groups


def explain_order(order: OnlineOrder) -> Phrase:
    return phrase(f"online-help-{order.value}")
