"""The rows of a network's weights, as the core lays them out, and which of them are alike.

Every offset and size comes from the core (`network_inputs.hpp`, `network.hpp`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from azulejos import native

SIZE: Final = 5
_GROUPS: Final = native.input_groups(gray=True)
ROW_MASKS: Final = _GROUPS["row_masks"][0]
COLUMN_MASKS: Final = _GROUPS["column_masks"][0]
COLOR_ROWS: Final = _GROUPS["color_rows"][0]
BEGUN_COLORS: Final = _GROUPS["begun_colors"][0]
BEGUN_POINTS: Final = _GROUPS["begun_points"][0]
BEGUN_COLUMNS: Final = _GROUPS["begun_columns"][0]
BEGUN_COLOR_COUNTS: Final = _GROUPS["begun_color_counts"][0]
ROW_NEEDS: Final = _GROUPS["row_needs"][0]
ADJACENCIES: Final = _GROUPS["adjacencies"][0]
COLOR_COLUMNS: Final = _GROUPS["color_columns"][0]
"""Gray side only."""

HEADS: Final = tuple(native.network_heads())
_SHAPE: Final = native.network_shape(2, gray=False)
NUM_ROUND_SETS: Final = _SHAPE["rounds"]
NUM_BAG_COUNTS: Final = _SHAPE["bag_counts"]
NUM_SCORES: Final = _SHAPE["scores"]
MAX_SHOWN_LEAD: Final = _SHAPE["max_lead"]
NUM_LEADS: Final = 2 * MAX_SHOWN_LEAD + 1


@dataclass(frozen=True, slots=True)
class NetworkLayout:
    """Where the rows of each block begin, for a kind of game. The first `players * inputs` rows
    are those of boards, by distance from the seat; the file has them by input."""

    players: int
    gray: bool

    @property
    def inputs(self) -> int:
        return native.network_shape(self.players, self.gray)["inputs"]

    @property
    def units(self) -> int:
        return native.network_shape(self.players, self.gray)["units"]

    @property
    def start(self) -> int:
        return self._first_row("start")

    @property
    def bag(self) -> int:
        return self._first_row("bag")

    @property
    def round(self) -> int:
        return self._first_row("round")

    @property
    def tactile(self) -> int:
        return self._first_row("tactile")

    @property
    def score(self) -> int:
        return self._first_row("score")

    @property
    def lead(self) -> int:
        return self._first_row("lead")

    @property
    def size(self) -> int:
        """All rows of the first layer; those of the outputs follow."""
        return self._first_row("outputs")

    def _first_row(self, block: str) -> int:
        return _blocks(self.players, self.gray)[block][0]

    def likenesses(self) -> Iterator[tuple[int, str, float]]:
        """Rows that share a part of their weights while they are trained: the row, the name of the
        part, and how much of it counts. What is rare learns from what is like it."""
        for distance in range(self.players):
            first = distance * self.inputs
            for row, name, factor in _board_likenesses(gray=self.gray):
                yield first + row, f"{distance} {name}", factor
        for color in range(5):
            for count in range(NUM_BAG_COUNTS):
                yield self.bag + color * NUM_BAG_COUNTS + count, f"bag {color}", count / 20
        for score in range(NUM_SCORES):
            yield self.score + score, "score", score / 50
        for distance in range(1, self.players):
            for lead in range(-MAX_SHOWN_LEAD, MAX_SHOWN_LEAD + 1):
                row = self.lead + (distance - 1) * NUM_LEADS + lead + MAX_SHOWN_LEAD
                yield row, f"lead {distance}", lead / 20
                yield row, "lead", lead / 20
                yield row, f"near {distance} {round(lead / 8)}", 1.0

    def representatives(self) -> list[int]:
        """For each row the one whose weights it has: on the gray side nothing tells the colors
        apart, and left from right."""
        rows = list(range(self.size))
        if not self.gray:
            return rows
        for distance in range(self.players):
            first = distance * self.inputs
            for row, other in _gray_twins():
                rows[first + row] = first + other
        for color in range(1, 5):
            for count in range(NUM_BAG_COUNTS):
                rows[self.bag + color * NUM_BAG_COUNTS + count] = self.bag + count
        return rows


@cache
def _blocks(players: int, gray: bool) -> dict[str, tuple[int, int]]:
    return native.network_blocks(players, gray)


def _gray_twins() -> Iterator[tuple[int, int]]:
    """Inputs of a board, and for each an equal one: the same for all that are equal."""
    for at in range(SIZE):
        for mask in range(32):
            mirrored = min(mask, _mirrored(mask))
            yield ROW_MASKS + at * 32 + mask, ROW_MASKS + at * 32 + mirrored
            column = min(at, SIZE - 1 - at)
            yield COLUMN_MASKS + at * 32 + mask, COLUMN_MASKS + column * 32 + mask
            yield COLOR_ROWS + at * 32 + mask, COLOR_ROWS + mask
            yield COLOR_COLUMNS + at * 32 + mask, COLOR_COLUMNS + mirrored
    for case, _, _ in begun_cases():
        for color in range(5):
            yield BEGUN_COLORS + case * 5 + color, BEGUN_COLORS + case * 5


def _mirrored(mask: int) -> int:
    return sum((mask >> bit & 1) << (SIZE - 1 - bit) for bit in range(SIZE))


def begun_cases() -> Iterator[tuple[int, int, int]]:
    """The number of each case of a begun pattern line, its row, and how many tiles it misses."""
    for row in range(1, SIZE):
        for missing in range(1, row + 1):
            yield row * (row - 1) // 2 + missing - 1, row, missing


def _board_likenesses(*, gray: bool) -> Iterator[tuple[int, str, float]]:
    yield from _mask_likenesses(gray=gray)
    yield from _begun_likenesses()
    for line in range(SIZE):
        for count in range(5):
            for missing in range(1, line + 2):
                row = ROW_NEEDS + (line * 5 + count) * 5 + missing - 1
                yield row, f"needs {count} {missing}", 1.0
                yield row, f"needs {line} {missing}", 1.0
    for step in range(32):
        yield ADJACENCIES + step, "adjacency", step / 10


def _mask_likenesses(*, gray: bool) -> Iterator[tuple[int, str, float]]:
    masks = {"row": ROW_MASKS, "column": COLUMN_MASKS, "color": COLOR_ROWS}
    if gray:
        masks["color column"] = COLOR_COLUMNS
    for name, block in masks.items():
        for at in range(SIZE):
            for mask in range(32):
                row, count = block + at * 32 + mask, mask.bit_count()
                yield row, f"{name} {at} count {count}", 1.0
                yield row, f"{name} count {count}", 1.0
                for bit in range(SIZE):
                    if mask >> bit & 1:
                        yield row, f"{name} {at} bit {bit}", 1.0


def _begun_likenesses() -> Iterator[tuple[int, str, float]]:
    for case, line, missing in begun_cases():
        for color in range(5):
            yield BEGUN_COLORS + case * 5 + color, f"begun {line} {missing}", 1.0
            yield BEGUN_COLORS + case * 5 + color, f"begun color {line} {color}", 1.0
        for points in range(10):
            row = BEGUN_POINTS + case * 10 + points
            yield row, f"begun points {line}", (points + 1) / 10
            yield row, f"begun points missing {missing}", (points + 1) / 10
        for count in range(5):
            yield BEGUN_COLUMNS + case * 5 + count, f"begun column missing {missing}", count / 4
            yield BEGUN_COLUMNS + case * 5 + count, f"begun column {count}", 1.0
            row = BEGUN_COLOR_COUNTS + case * 5 + count
            yield row, f"begun of color missing {missing}", count / 4
            yield row, f"begun of color {count}", 1.0
