"""`azulejos players`: lists the levels of the computer players, as sentences or as JSON."""

from __future__ import annotations

import json

from azulejos import native
from azulejos.words.levels import LEVELS, level_character, level_entry, level_limit, level_name
from azulejos.words.voice import Voice

from .speaker import wrapped


def print_players(voice: Voice, *, as_json: bool) -> None:
    """Prints each level: its name, how it plays, and how long it thinks."""
    if as_json:
        print(json.dumps([_plain(level, voice) for level in LEVELS], ensure_ascii=False, indent=2))
        return
    for level in LEVELS:
        limits = native.levels()[level - 1]
        said = voice.say(
            [*level_entry(level), level_limit(limits.nodes, limits.depth, limits.milliseconds)]
        )
        print(*wrapped(said), sep="\n")


def _plain(level: int, voice: Voice) -> dict[str, object]:
    limits = native.levels()[level - 1]
    return {
        "level": level,
        "name": voice.say(level_name(level)),
        "character": voice.say(level_character(level)),
        "nodes": limits.nodes,
        "depth": limits.depth,
        "milliseconds": limits.milliseconds,
    }
