"""Moves, deals, position codes and records as text: strict and lossless.

`parse_x` and `format_x` come in pairs and are inverse. Bad text raises NotationError.
"""

from .errors import NotationError, PositionError
from .moves import (
    DEAL_PREFIX,
    format_deal,
    format_move,
    format_step,
    parse_deal,
    parse_move,
    parse_step,
)
from .position_code import format_position, format_rules, parse_position, parse_rules
from .records import (
    Comment,
    Record,
    RoundNumber,
    Token,
    format_record,
    format_records,
    parse_record,
    parse_records,
    read_records,
)
from .replay import (
    RecordError,
    dealer_tags,
    record_game,
    record_result,
    replay,
    result_tags,
    revealed_dealer,
    verify_deals,
)
from .tiles import (
    format_color,
    format_seat,
    format_tiles,
    parse_color,
    parse_number,
    parse_seat,
    parse_tiles,
)

__all__ = [
    "DEAL_PREFIX",
    "Comment",
    "NotationError",
    "PositionError",
    "Record",
    "RecordError",
    "RoundNumber",
    "Token",
    "dealer_tags",
    "format_color",
    "format_deal",
    "format_move",
    "format_position",
    "format_record",
    "format_records",
    "format_rules",
    "format_seat",
    "format_step",
    "format_tiles",
    "parse_color",
    "parse_deal",
    "parse_move",
    "parse_number",
    "parse_position",
    "parse_record",
    "parse_records",
    "parse_rules",
    "parse_seat",
    "parse_step",
    "parse_tiles",
    "read_records",
    "record_game",
    "record_result",
    "replay",
    "result_tags",
    "revealed_dealer",
    "verify_deals",
]
