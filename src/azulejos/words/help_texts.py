"""Help: an overview of what you can type, and an explanation of every topic and order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from azulejos.rules import WallSide

from .orders import Order
from .phrases import Phrase, phrase
from .questions import Topic
from .rulebook import PARAGRAPHS

OVERVIEW: Final = (
    "help-overview",
    "help-overview-tiling",
    "help-overview-questions",
    "help-overview-orders",
    "help-overview-more",
)

_TOGETHER: Final = {
    "all": ("take", "place", "tile", "score", "floor", "end"),
    "points": ("score", "floor", "end"),
    "sides": ("wall", "gray"),
    "round-end": ("offer-end", "tile", "floor", "next"),
}
"""Paragraphs of the rules that belong together: how to play, how points are counted, how the sides
of the board differ."""
_TILING: Final = phrase("help-overview-tiling")

SUBJECTS: Final = frozenset(each.value for kind in (Topic, Order) for each in kind)
"""What help can explain: the values of the topics and orders."""


def help_about(text: str | None, side: WallSide = WallSide.GRAY) -> Iterator[Phrase]:
    """Explains a topic or an order, given by its value; without one, gives the overview.

    Players choose columns on the gray side only, so the colored side leaves that out.
    """
    if text is not None and text.startswith("rule-"):
        yield phrase(f"rule-{text.removeprefix('rule-')}")
    elif text is not None and text.removeprefix("rulebook-") in _TOGETHER:
        together = _TOGETHER[text.removeprefix("rulebook-")]
        yield from (phrase(f"rulebook-{name}") for name in together)
    elif text is not None and text.startswith("rulebook-"):
        paragraph = text.removeprefix("rulebook-")
        assert paragraph in PARAGRAPHS, "the rules of the reader name paragraphs that exist"
        yield phrase(f"rulebook-{paragraph}")
    elif text in SUBJECTS:
        yield phrase(f"help-{text}")
    else:
        is_gray = side is WallSide.GRAY
        yield from (said for said in map(phrase, OVERVIEW) if is_gray or said != _TILING)
