"""Columns of the gray side that are typed one after the other, each checked once."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from azulejos.notation import parse_position
from azulejos.rules import Deal, PlayerMove, Position, Refusal, TilingMove
from azulejos.server.store.database import open_database, sqlite_url
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.conversation import respond
from azulejos.server.tables.decisions import NextColumn, decide
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.seat_tokens import Tokens
from azulejos.wire import messages, requests
from azulejos.wire.columns import columns_so_far
from azulejos.wire.messages import ServerMessage
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.seating_messages import NewTable, Start
from tests.server.played import Played
from tests.server.thinkers import Scripted

THREE_LINES: Final = (
    "gray 4 T2 1 1 -/-/-/-/- - 4,4,5,4,3 11,7,10,13,8 "
    "0:-/R/R/W/WWW:..RWB/...../...K./...../.....:- "
    "20:W/WW/BB/-/YYYYY:RYB../YKR../..WY./..K../...B.:Y"
)
SEAT: Final = 1
"""It tiles three lines; the other seat has nothing to tile."""
COLUMNS: Final = ("T14", "T25")


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each column's legality was checked."""
    counted: Counter[str] = Counter()
    why_not = Position.why_not

    def count(
        position: Position, move: PlayerMove | Deal, seat: int | None = None
    ) -> Refusal | None:
        counted[str(move)] += 1
        return why_not(position, move, seat)

    monkeypatch.setattr(Position, "why_not", count)
    return counted


def say(folder: Path, text: str, *columns: str) -> ServerMessage:
    """The answer to a line that is typed after these columns."""

    async def run() -> ServerMessage:
        async with open_database(sqlite_url(folder)) as storage, asyncio.timeout(60):
            bots = Bots(1, Scripted)
            hub = Hub(storage, bots, Tokens(bytes(32)))
            host = await hub.open(NewTable((None, None), start=Start(position=THREE_LINES)))
            tokens = [await hub.sit(host, seat, None, "") for seat in (0, SEAT)]
            line = messages.Say("a", SEAT, host.table.number, text, columns=columns)
            answer = await respond(hub, host, tokens[SEAT:], line)
            await hub.close()
            bots.close()
            return answer

    return asyncio.run(run())


def test_the_last_typed_column_is_stored_and_all_of_them_are_checked_once(
    tmp_path: Path, checked: Counter[str]
) -> None:
    answer = say(tmp_path, "column 3", *COLUMNS)
    assert isinstance(answer, messages.Accepted)
    assert checked == dict.fromkeys((*COLUMNS, "T53"), 1)


def test_an_earlier_typed_column_goes_back_to_the_client(tmp_path: Path) -> None:
    answer = say(tmp_path, "column 5", COLUMNS[0])
    assert answer == messages.Ordered("a", "column", "T25")


@pytest.mark.parametrize(
    ("columns", "code"),
    [
        (("T11",), Code.ILLEGAL),
        (("T25",), Code.ILLEGAL),
        ((*COLUMNS, "T53", "T55"), Code.ILLEGAL),
        (("1B2",), Code.MALFORMED),
        (("?",), Code.MALFORMED),
    ],
)
def test_wrong_columns_before_it_are_refused(
    tmp_path: Path, columns: tuple[str, ...], code: Code
) -> None:
    answer = say(tmp_path, "column 5", *columns)
    assert isinstance(answer, messages.Refused)
    assert answer.code == code.value


def test_columns_that_were_checked_in_another_position_are_refused() -> None:
    played = Played(None, None, start=THREE_LINES)
    played.sit(0, SEAT)
    elsewhere = columns_so_far(parse_position(THREE_LINES), SEAT, COLUMNS)
    with pytest.raises(RefusedError) as error:
        decide(played.table, SEAT, NextColumn(elsewhere, TilingMove(4, 2)))
    assert error.value.code is Code.OLD_NUMBER
    here = columns_so_far(played.table.game.position, SEAT, COLUMNS)
    played.append(*decide(played.table, SEAT, NextColumn(here, TilingMove(4, 2))))
    assert SEAT in played.table.choices
    with pytest.raises(RefusedError) as error:
        decide(played.table, 0, requests.Columns(("T11",)))
    assert error.value.code is Code.NO_CHOICE
