"""Explains why a move is illegal: `refusals.ftl` has a message for each reason of the rules."""

from __future__ import annotations

from azulejos.rules import Refusal

from .announcements import Names
from .phrases import Argument, Phrase, phrase
from .things import color_name, source_key, tile_set


def explain(refusal: Refusal, names: Names) -> Phrase:
    """The refusal as a phrase. Its message is named after the reason."""
    args: dict[str, Argument] = {}
    if refusal.seat is not None:
        args["player"] = names[refusal.seat]
        args["seat"] = refusal.seat + 1
    if refusal.source is not None:
        args["source"] = source_key(refusal.source)
    if refusal.color is not None:
        args["color"] = color_name(refusal.color)
    if refusal.row is not None:
        args["row"] = refusal.row + 1
    if refusal.column is not None:
        args["column"] = refusal.column + 1
    if refusal.count is not None:
        args["count"] = refusal.count
    if refusal.tiles is not None:
        args["tiles"] = tile_set(refusal.tiles)
        args["empty"] = "no" if refusal.tiles else "yes"
    return phrase(f"refused-{refusal.reason.value.replace('_', '-')}", **args)
