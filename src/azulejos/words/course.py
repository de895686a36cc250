"""A short course in the rules: positions, each with something to ask or to play.

The texts are in the catalogs: `course-NAME` is the task of a step, `course-NAME-done` what it
teaches.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from azulejos.notation import format_move, parse_move, parse_position
from azulejos.rules import COLORS, VERTICAL_LINE_BONUS, Color, Position

from .phrases import Argument, Phrase, phrase
from .questions import Question, Topic
from .things import color_first, color_key, color_name, listed, typed_move
from .typed_lines import Play, Request

_EMPTY_BOARD: Final = "0:-/-/-/-/-:...../...../...../...../.....:-"
_START: Final = (
    "colored 1 O1 1 C BBRK/YYRW/BKKW/YRRR/BWWW - 16,17,15,17,15 0,0,0,0,0 "
    f"{_EMPTY_BOARD} {_EMPTY_BOARD}"
)
_CENTER: Final = (
    "colored 1 O1 1 C -/YYRW/BKKW/YRRR/- RKWWW 16,17,15,17,15 0,0,0,0,0 "
    "0:-/BB/-/-/-:...../...../...../...../.....:- "
    "0:B/-/-/-/-:...../...../...../...../.....:-"
)


@dataclass(frozen=True, slots=True)
class CourseStep:
    """A position and a task for the learner, who has seat 1."""

    name: str
    code: str
    asks: Topic | None = None
    plays: tuple[str, ...] = ()
    """The moves, in notation, that solve the task."""
    previews: str | None = None
    """The move, in notation, that the learner should preview."""
    tiles: tuple[int, Color] | None = None
    """The tiles that the task is about."""
    vertical_line_bonus: int = VERTICAL_LINE_BONUS
    """Depends on the edition."""

    def in_edition(self, vertical_line_bonus: int) -> CourseStep:
        """The same step by the rules of another edition."""
        return replace(self, vertical_line_bonus=vertical_line_bonus)

    @property
    def position(self) -> Position:
        position = parse_position(self.code)
        rules = replace(position.rules, vertical_line_bonus=self.vertical_line_bonus)
        return replace(position, rules=rules)

    @property
    def task(self) -> Phrase:
        return phrase(f"course-{self.name}", **dict(self._arguments()))

    @property
    def lesson(self) -> Phrase:
        return phrase(f"course-{self.name}-done", **dict(self._arguments()))

    def _arguments(self) -> Iterator[tuple[str, Argument]]:
        """The arguments of the texts. Colors are phrases, so they follow the learner's settings."""
        yield "colors", listed([*map(color_name, COLORS)])
        yield "bonus", self.vertical_line_bonus
        if move := self.previews or next(iter(self.plays), None):
            yield "move", typed_move(parse_move(move))
        if self.tiles is not None:
            count, color = self.tiles
            yield "tiles", phrase("tiles-whole", count=count, color=color_key(color))
            yield "color", color_name(color)
            yield "title", color_first(color)
            yield "word", phrase("color-word", color=color_key(color))

    def is_met_by(self, request: Request) -> bool:
        """Whether a typed line solves the task."""
        match request:
            case Play(move):
                return format_move(move) in self.plays
            case Question(topic):
                return topic is self.asks
            case _:
                return False


STEPS: Final = (
    CourseStep("factories", _START, asks=Topic.FACTORIES),
    CourseStep("take", _START, plays=("1B2",), tiles=(2, Color.BLUE)),
    CourseStep("center", _CENTER, asks=Topic.CENTER),
    CourseStep("marker", _CENTER, plays=("CW3",), tiles=(3, Color.WHITE)),
    CourseStep("overflow", _START, asks=Topic.PREVIEW, previews="4R2", tiles=(3, Color.RED)),
    CourseStep(
        "one-color",
        "colored 1 O1 1 C BBRK/-/BKKW/YRRR/- BRW 16,17,15,17,15 0,0,0,0,0 "
        "0:-/-/-/YY/-:...../...../...../...../.....:- "
        "0:-/-/WWW/-/-:...../...../...../...../.....:-",
        asks=Topic.NEEDS,
        tiles=(2, Color.YELLOW),
    ),
    CourseStep(
        "wall-row",
        "colored 2 O1 1 C BBYK/RRWW/BKKW/YRKW/BYYK - 16,14,16,14,15 0,0,0,0,0 "
        "2:-/-/-/YY/-:...K./...../....R/...../.....:- "
        "1:-/-/-/-/-:...../...../.W.../...../.....:-",
        plays=("2R1", "2R2", "2R5"),
        tiles=(2, Color.RED),
    ),
    CourseStep(
        "round-end",
        "colored 1 O1 1 2 -/-/-/-/- K 18,18,18,19,17 0,0,0,0,0 "
        "0:-/BB/-/YY/-:...../...../...../...../.....:- "
        "0:-/-/WWW/RR/-:...../...../...../...../.....:M",
        plays=("CK1",),
        tiles=(1, Color.BLACK),
    ),
    CourseStep(
        "scoring",
        "colored 3 O1 1 2 -/-/-/-/- B 18,16,17,17,18 0,0,0,0,0 "
        "12:-/-/-/YY/KKK:.YR../W..../..B../...../.....:- "
        "9:-/-/-/RR/-:...../..Y../.W.../...../.....:M",
        plays=("CB1",),
        tiles=(1, Color.BLUE),
    ),
    CourseStep(
        "floor",
        "colored 2 O1 1 1 -/-/-/YRKW/- BYY 16,15,17,16,16 0,0,0,0,0 "
        "5:-/WW/-/YY/-:...K./...../...../...../.....:MKKR "
        "4:-/-/BBB/R/-:...../...../.W.../...../.....:-",
        asks=Topic.FLOOR,
    ),
    CourseStep(
        "game-end",
        "colored 5 O1 1 2 -/-/-/-/- W 19,16,14,17,17 0,0,0,0,0 "
        "31:-/W/-/-/-:BYRK./..YR./...Y./...../.....:- "
        "27:-/-/-/RR/-:..RKW/..YRK/...../...../.....:M",
        plays=("CW1",),
        tiles=(1, Color.WHITE),
    ),
    CourseStep(
        "gray",
        "gray 3 T1 1 C -/-/-/-/- - 18,17,17,19,19 0,0,0,0,0 "
        "10:-/RR/-/YY/-:..K../B..../...../.R.../.....:- "
        "8:-/-/B/-/-:W..../.Y.../...../...../.....:-",
        plays=("T23", "T24", "T25"),
        tiles=(2, Color.RED),
    ),
)
