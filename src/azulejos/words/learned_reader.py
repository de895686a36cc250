"""Reads what a line means from the lines of `locales/CODE/lines.tsv`, which it has learned.

`learned_lines.txt.gz` has the weight of each feature for each meaning, made by `python -m
azulejos.training.learned_lines`. A linear model: the meaning whose features weigh most is the
likeliest.
"""

from __future__ import annotations

import gzip
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Final, NamedTuple

from azulejos.notation import parse_position
from azulejos.rules import Phase, Position

from .intents import MOVE, without_slots
from .languages import Language
from .lexicon import fold
from .senses import split

FILE: Final = "learned_lines.txt.gz"
LINES: Final = "lines.tsv"
NAMES: Final = ("Anna", "Max", "Ben")
"""The players of these lines."""
_RULED: Final = "# The rules were written for these lines."
SCALE: Final = 16
"""Weights are integers: multiples of one sixteenth."""


class Labelled(NamedTuple):
    """A line with what it means."""

    position: str
    """The name of a position of `positions.tsv`."""
    text: str
    meaning: str
    is_ruled: bool
    """Whether the rules were written for it: what they take it for proves nothing."""


class Candidate(NamedTuple):
    """What a line may mean."""

    meaning: str
    probability: float


@dataclass(frozen=True, slots=True)
class Learned:
    """The weights."""

    digest: str
    """Of the lines that they were learned from."""
    meanings: Sequence[str]
    examples: Mapping[Language, Sequence[str]]
    """A line for each meaning, as people say it."""
    rows: Mapping[str, str]
    """Weights by feature: index and weight by turns, as text, which is read when it is needed."""

    def spoken(self, meaning: str, language: Language) -> str:
        """A line that means this."""
        return self.examples[language][self.meanings.index(meaning)]

    def read(self, features: Mapping[str, float]) -> list[Candidate]:
        """What a line with these features may mean, the likeliest first."""
        sums = [0.0] * len(self.meanings)
        for feature, value in features.items():
            row = self.rows.get(feature)
            if row is not None:
                numbers = [*map(int, row.split())]
                for index, weight in zip(numbers[::2], numbers[1::2], strict=True):
                    sums[index] += weight * value
        most = max(sums)
        shares = [math.exp((each - most) / SCALE) for each in sums]
        total = sum(shares)
        found = [
            Candidate(self.meanings[index], share / total) for index, share in enumerate(shares)
        ]
        return sorted(found, key=lambda each: -each.probability)


@cache
def load_learned() -> Learned:
    """The weights; read once."""
    packed = (resources.files("azulejos.words") / FILE).read_bytes()
    digest, meanings, *texts = gzip.decompress(packed).decode("utf-8").splitlines()
    found: dict[str, str] = {}
    for row in texts[len(Language) :]:
        feature, weights = row.split("\t")
        found[feature] = weights
    spoken = {
        language: texts[index].split("\t")  # in the order of the meanings
        for index, language in enumerate(Language)
    }
    return Learned(digest, meanings.split("\t"), spoken, found)


@cache
def labelled_lines(language: Language) -> tuple[Labelled, ...]:
    """The lines of a language with their meanings."""
    found: list[Labelled] = []
    is_ruled = False
    for row in _lines_of(language).decode("utf-8").splitlines():
        if row.startswith("#"):
            is_ruled = row == _RULED
        else:
            position, text, meaning = row.split("\t")
            found.append(Labelled(position, text, meaning, is_ruled))
    return tuple(found)


@cache
def positions() -> Mapping[str, Position]:
    """The positions of the lines by name."""
    text = (resources.files("azulejos.words") / "positions.tsv").read_text("utf-8")
    rows = (row.split("\t") for row in text.splitlines())
    return {name: parse_position(code) for name, code in rows}


def known_meaning(text: str, language: Language, phase: Phase) -> str | None:
    """What a line means that is one of the labelled ones, but for its capitals and signs."""
    key = phase, _spelled(text)
    found = (_known(each).get(key) for each in dict.fromkeys((language, *Language)))
    return next((meaning for meaning in found if meaning is not None), None)


@cache
def _known(language: Language) -> Mapping[tuple[Phase, str], str]:
    """The labelled lines that mean the same in every position of their phase."""
    found: dict[tuple[Phase, str], set[str]] = {}
    for line in labelled_lines(language):
        key = positions()[line.position].phase, _spelled(line.text)
        found.setdefault(key, set()).add(without_slots(line.meaning))
    sure = {key: each for key, each in found.items() if len(each) == 1 and MOVE not in each}
    return {key: next(iter(each)) for key, each in sure.items()}


def _spelled(text: str) -> str:
    return " ".join(fold(piece.group()) for piece in split(text))


def digest_of_lines() -> str:
    """Says which lines there are, to tell whether the weights were learned from them."""
    return sha256(b"".join(_lines_of(each) for each in Language)).hexdigest()


def _lines_of(language: Language) -> bytes:
    folder = resources.files("azulejos.words") / "locales" / language.value
    return (folder / LINES).read_bytes()
