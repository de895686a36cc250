"""Why a step can't be taken: a reason code with its data, so that every front can explain it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .moves import Source, source_name
from .tiles import Color, TileCounts


class Reason(Enum):
    """Every reason there is. The comment names the data that comes with it."""

    # Any step
    GAME_OVER = "game_over"
    DEAL_PENDING = "deal_pending"  # the factories wait to be filled
    NOT_YOUR_TURN = "not_your_turn"  # seat: whose turn it is
    # A move of the Factory offer
    NOT_FACTORY_OFFER = "not_factory_offer"  # seat, row: whose column is to be chosen
    NO_SUCH_FACTORY = "no_such_factory"  # source, count: how many factories there are
    COLOR_NOT_THERE = "color_not_there"  # source, color, tiles: what lies there
    PATTERN_LINE_HOLDS_OTHER_COLOR = "pattern_line_holds_other_color"  # row, color: what it holds
    WALL_ROW_HAS_COLOR = "wall_row_has_color"  # row, column, color
    PATTERN_LINE_FULL = "pattern_line_full"  # row, color
    # A move of the Wall-tiling
    NOT_WALL_TILING = "not_wall_tiling"
    OTHER_PATTERN_LINE_FIRST = "other_pattern_line_first"  # row: the topmost complete one
    SPACE_TAKEN = "space_taken"  # row, column, color: what lies there
    COLUMN_HAS_COLOR = "column_has_color"  # column, color, row: where it stands
    # A deal
    NOT_DEALING = "not_dealing"
    WRONG_NUMBER_OF_FACTORIES = "wrong_number_of_factories"  # count: how many there must be
    WRONG_NUMBER_OF_TILES = "wrong_number_of_tiles"  # source, count: how many it must get
    TILES_NOT_AVAILABLE = "tiles_not_available"  # color, count: how many there are
    BAG_NOT_EMPTIED_FIRST = "bag_not_emptied_first"  # source, tiles: the bag's that were left out


@dataclass(frozen=True, slots=True)
class Refusal:
    """The answer to "why can't I?": a reason, and those of the fields that it names."""

    reason: Reason
    seat: int | None = None
    source: Source | None = None
    color: Color | None = None
    row: int | None = None
    column: int | None = None
    count: int | None = None
    tiles: TileCounts | None = None

    def __str__(self) -> str:
        """For logs and protocols. Places count from 1. `words.refusals` explains it to people."""
        data = {
            "seat": _from_one(self.seat),
            "from": None if self.source is None else source_name(self.source),
            "row": _from_one(self.row),
            "column": _from_one(self.column),
            "color": None if self.color is None else self.color.name.lower(),
            "count": self.count,
            "tiles": self.tiles,
        }
        told = [f"{name} {value}" for name, value in data.items() if value is not None]
        return self.reason.value + (f" ({', '.join(told)})" if told else "")


def _from_one(index: int | None) -> int | None:
    return None if index is None else index + 1


class IllegalStepError(ValueError):
    """A step that the rules do not allow here; carries the step and the refusal."""

    def __init__(self, step: object, refusal: Refusal) -> None:
        super().__init__(f"{step} is refused: {refusal}")
        self.step = step
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        """Lets copying and pickling work: by default, only the message would be kept."""
        return type(self), (self.step, self.refusal), vars(self)
