"""The games of `games.azul`, reviewed with few nodes, and what is kept of that.

`games.azul` has a game of each kind: 2, 3 and 4 players, both sides, the tactile edition, a
resignation, time run out, cut off, aborted, from a set-up position, a stalemate, of one move.
"""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from azulejos.analysis import Review, Reviewer, ReviewLimit
from azulejos.analysis.review_json import review_object
from azulejos.analysis.text_report import report_lines, spoken_lines
from azulejos.notation import Record, read_records
from azulejos.players.shipped_networks import networks_of
from azulejos.words.languages import Language
from azulejos.words.voice import Voice

GAMES: Final = Path(__file__).parent / "games.azul"
FOLDER: Final = Path(__file__).parents[1] / "golden" / "reviews"
SMALL: Final = ReviewLimit("small", 400, 4, 100, 100, 16, 60, hash_megabytes=1)
_DIGITS: Final = 6
"""Of the numbers that are kept: the last ones may differ between machines."""


@cache
def records() -> dict[str, Record]:
    """The games by their tag Event."""
    return {str(record.tag("Event")): record for record in read_records(GAMES)}


def reviewer(threads: int = 1) -> Reviewer:
    return Reviewer(SMALL, networks_of(""), threads)


@cache
def reviewed(event: str) -> Review:
    """The review of a game, made once a process."""
    return reviewer().review(records()[event])


def golden(event: str) -> Path:
    return FOLDER / f"{event.replace(', ', '-').replace(' ', '-')}.json"


TOLD: Final = "2 colored"
"""The game whose table is kept in each language."""


def table(language: Language) -> Path:
    return FOLDER / f"table-{language.value}.txt"


def spoken(language: Language) -> Path:
    return FOLDER / f"spoken-{language.value}.txt"


def heard(language: Language) -> str:
    """What `azulejos review` says of that game, if it is the last one that was finished."""
    return "".join(f"{each}\n" for each in spoken_lines(reviewed(TOLD), Voice(language)))


def told(language: Language) -> str:
    """What `azulejos review` prints of that game."""
    review = replace(reviewed(TOLD), limit="quick")  # as the tests of the command call this limit
    return "".join(f"{each}\n" for each in report_lines(review, Voice(language)))


def text(review: Review) -> str:
    """The review as it is kept: a line for each move and deal, rounded."""
    plain = review_object(review)
    lines = []
    for key, value in plain.items():
        if isinstance(value, list):
            rows = ",\n".join(f"  {json.dumps(_rounded(each))}" for each in value)
            lines.append(f"{json.dumps(key)}: [\n{rows}\n]" if value else f"{json.dumps(key)}: []")
        else:
            lines.append(f"{json.dumps(key)}: {json.dumps(_rounded(value))}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _rounded(plain: object) -> object:
    match plain:
        case float():
            return round(plain, _DIGITS)
        case dict():
            return {key: _rounded(value) for key, value in plain.items()}
        case list() | tuple():
            return [_rounded(value) for value in plain]
        case _:
            return plain


def write() -> None:
    """Writes what the reviews are now."""
    FOLDER.mkdir(exist_ok=True)
    for event in records():
        golden(event).write_text(text(reviewed(event)), encoding="utf-8", newline="\n")
    for language in Language:
        spoken(language).write_text(heard(language), encoding="utf-8", newline="\n")
        table(language).write_text(told(language), encoding="utf-8", newline="\n")
