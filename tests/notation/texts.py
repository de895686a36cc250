"""Records to start from: one that is under way, and one that ends with its first move."""

from __future__ import annotations

from typing import Final

from azulejos.notation import Record, format_record, parse_record
from tests.games import board, code

UNDER_WAY: Final = """\
[Rules "colored"]
[Seat1 "Ada"]
[Seat2 "bot:8"]
[Start "1"]
[Date "2026.11.15"]
[Result "*"]

1. deal:BBRK/YYWW/BRKW/RRRR/BYRK 1B2 2W1 {blocks line 1} CK0
"""

LAST_MOVE: Final = code(
    "colored 5 O1 1 C KKKK/-/-/-/- -",
    board(47, lines="W/-/-/-/-", wall="BYRK./...../...../...../....."),
    board(47),
)
FINISHED: Final = f"""\
[Position "{LAST_MOVE}"]
[Seat1 "Ada"]
[Seat2 "?"]
[Result "1"]
[Scores "54 47"]

5. 1K5
"""


def changed(record: Record | str, **tags: str | None) -> Record:
    """The record with other tags; None leaves one out."""
    if isinstance(record, str):
        record = parse_record(record)
    values = dict(record.tags) | tags
    kept = tuple((name, value) for name, value in values.items() if value is not None)
    return Record(kept, record.tokens)


def changed_text(text: str, **tags: str | None) -> str:
    return format_record(changed(text, **tags))
