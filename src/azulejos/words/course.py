"""A short course in the rules: real positions, and in each something to ask or to play.

The texts are in the catalogs: `course-NAME` is the task of a step, `course-NAME-done` what is
said when it is done.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from azulejos.notation import format_move, parse_position
from azulejos.rules import Position

from .phrases import Phrase, phrase
from .requests import Play, Question, Request, Topic

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
    """A position, and what the learner, who has seat 1, is to do there."""

    name: str
    code: str
    asks: Topic | None = None
    plays: tuple[str, ...] = ()
    """The moves, in notation, of which one is to be played."""

    @property
    def position(self) -> Position:
        return parse_position(self.code)

    @property
    def task(self) -> Phrase:
        return phrase(f"course-{self.name}")

    @property
    def lesson(self) -> Phrase:
        return phrase(f"course-{self.name}-done")

    def is_met_by(self, request: Request) -> bool:
        """Whether a typed line is what the step asks for."""
        match request:
            case Play(move):
                return format_move(move) in self.plays
            case Question(topic):
                return topic is self.asks
            case _:
                return False


STEPS: Final = (
    CourseStep("factories", _START, asks=Topic.FACTORIES),
    CourseStep("take", _START, plays=("1B2",)),
    CourseStep("center", _CENTER, asks=Topic.CENTER),
    CourseStep("marker", _CENTER, plays=("CW3",)),
    CourseStep("overflow", _START, asks=Topic.PREVIEW),
    CourseStep(
        "one-color",
        "colored 1 O1 1 C BBRK/-/BKKW/YRRR/- BRW 16,17,15,17,15 0,0,0,0,0 "
        "0:-/-/-/YY/-:...../...../...../...../.....:- "
        "0:-/-/WWW/-/-:...../...../...../...../.....:-",
        asks=Topic.NEEDS,
    ),
    CourseStep(
        "wall-row",
        "colored 2 O1 1 C BBYK/RRWW/BKKW/YRKW/BYYK - 16,14,16,14,15 0,0,0,0,0 "
        "2:-/-/-/YY/-:...K./...../....R/...../.....:- "
        "1:-/-/-/-/-:...../...../.W.../...../.....:-",
        plays=("2R1", "2R2", "2R5"),
    ),
    CourseStep(
        "round-end",
        "colored 1 O1 1 2 -/-/-/-/- K 18,18,18,19,17 0,0,0,0,0 "
        "0:-/BB/-/YY/-:...../...../...../...../.....:- "
        "0:-/-/WWW/RR/-:...../...../...../...../.....:M",
        plays=("CK1",),
    ),
    CourseStep(
        "scoring",
        "colored 3 O1 1 2 -/-/-/-/- B 18,16,17,17,18 0,0,0,0,0 "
        "12:-/-/-/YY/KKK:.YR../W..../..B../...../.....:- "
        "9:-/-/-/RR/-:...../..Y../.W.../...../.....:M",
        plays=("CB1",),
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
    ),
    CourseStep(
        "gray",
        "gray 3 T1 1 C -/-/-/-/- - 18,17,17,19,19 0,0,0,0,0 "
        "10:-/RR/-/YY/-:..K../B..../...../.R.../.....:- "
        "8:-/-/B/-/-:W..../.Y.../...../...../.....:-",
        plays=("T23", "T24", "T25"),
    ),
)
