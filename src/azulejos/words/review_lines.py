"""Lines typed while a review is told: `next`, `why was move 12 bad?`, `mistakes`, `give up`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib import resources
from typing import Final

from .languages import Language
from .lexicon import fold
from .senses import split, without_apostrophe

_NUMBER: Final = re.compile(r"[0-9]+")


class ReviewAsk(Enum):
    """What a line asks of a review; the groups of a `review.toml`."""

    NEXT = "next"
    BACK = "back"
    SUMMARY = "summary"
    """The four sentences again."""
    SOLVE = "solve"
    SOLUTION = "solution"
    """Gives a mistake up."""
    BETTER = "better"
    """What would have been better."""
    WHY = "why"
    """What was wrong with a move."""


@dataclass(frozen=True, slots=True)
class ReviewLine:
    """A line that a review answers by itself."""

    ask: ReviewAsk
    ply: int | None = None
    """The number of the move that it names, from 1."""


_WHOLE: Final = (
    ReviewAsk.NEXT,
    ReviewAsk.BACK,
    ReviewAsk.SUMMARY,
    ReviewAsk.SOLVE,
    ReviewAsk.SOLUTION,
)


def read_review_line(text: str, language: Language) -> ReviewLine | None:
    """What a line asks of a review; None if it is an ordinary line. Every language is understood,
    like all words of the game; its own comes first."""
    words = [fold(without_apostrophe(piece.group())) for piece in split(text)]
    if not words:
        return None
    for each in (language, *(other for other in Language if other is not language)):
        if (found := _read(words, load_review_lines(each))) is not None:
            return found
    return None


def _read(words: Sequence[str], lines: Mapping[str, Sequence[str]]) -> ReviewLine | None:
    said = " ".join(words)
    for ask in _WHOLE:
        if said in lines[ask.value]:
            return ReviewLine(ask)
    ply = _ply(words, lines["move"])
    if any(f" {each} " in f" {said} " for each in lines[ReviewAsk.BETTER.value]):
        return ReviewLine(ReviewAsk.BETTER, ply)
    groups = (ReviewAsk.WHY.value, "bad", "good", "move", "rest")
    known = {word for group in groups for word in lines[group]}
    others = [word for word in words if word not in known and not _NUMBER.fullmatch(word)]
    if others:
        return None
    if any(word in lines["good"] for word in words):
        return ReviewLine(ReviewAsk.BETTER, ply)
    if ply is not None:
        return ReviewLine(ReviewAsk.WHY, ply)
    has_number = any(_NUMBER.fullmatch(word) for word in words)
    is_asked = any(word in lines[ReviewAsk.WHY.value] or word in lines["bad"] for word in words)
    return ReviewLine(ReviewAsk.WHY) if is_asked and not has_number else None


def _ply(words: Sequence[str], moves: Sequence[str]) -> int | None:
    """The only number in a line that has a word for a move: `move 12`, `12. Zug`."""
    numbers = [int(word) for word in words if _NUMBER.fullmatch(word)]
    has_move = any(word in moves for word in words)
    return numbers[0] if has_move and len(numbers) == 1 else None


@cache
def load_review_lines(language: Language) -> Mapping[str, Sequence[str]]:
    """The words and lines of a language, folded; read once."""
    return {
        group: [" ".join(fold(without_apostrophe(p.group())) for p in split(each)) for each in said]
        for group, said in read_review_lines(language).items()
    }


def read_review_lines(language: Language) -> Mapping[str, Sequence[str]]:
    """The words and lines of a language, as its file spells them."""
    folder = resources.files("azulejos.words") / "locales" / language.value
    groups: Mapping[str, Sequence[str]] = tomllib.loads((folder / "review.toml").read_text("utf-8"))
    return groups
