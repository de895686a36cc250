"""What version 0.1.0 kept on disk still opens.

Version 0.1.0 wrote everything in `kept_by_0_1_0/`: `data/` is the data folder of a terminal,
`server/` the database of a server (as SQL) and its key (as hex). The files never change.
"""

from __future__ import annotations

import shutil
import sqlite3
import stat
import time
from pathlib import Path
from typing import Final

import pytest

from azulejos.companion.log import parse_entry
from azulejos.companion.real_table import RealTable as CompanionTable
from azulejos.notation import parse_records, replay, verify_deals
from azulejos.players.seat_holders import Holder
from azulejos.rules import Phase, Rules, WallSide
from azulejos.terminal.data_folder import Store
from azulejos.terminal.online.kept_seats import KeptSeats, KeptTable
from azulejos.terminal.online.links import TableLink, parse_link
from azulejos.terminal.online.table import OwnSeat
from azulejos.terminal.replay_mode import list_games
from azulejos.terminal.settings import Preferences, StepPace, load_preferences
from azulejos.words.languages import Language
from azulejos.words.voice import Length, Letters
from tests.server.serving import get, running

from .companion.desks import companion_in
from .online.desks import OnlineDesk, desks
from .sessions import desk_in

KEPT: Final = Path(__file__).with_name("kept_by_0_1_0")
LINK: Final = TableLink("http://127.0.0.1:59001", "PExJ3tZn1UdWPq3CL_xwQA")
TOKEN: Final = "PExJ3tZn1UdWPq3CL_xwQA.0.1.5QSCGI4SC0NvFvfO15dRigd7zS9ex8FCsqsZmCOE8ds"
DAY: Final = 24 * 60 * 60 * 1000


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder of 0.1.0."""
    shutil.copytree(KEPT / "data", tmp_path / "data")
    return tmp_path / "data"


def test_the_unfinished_game_goes_on(folder: Path) -> None:
    text = (folder / "current.azul").read_text("utf-8")
    desk = desk_in(folder, language=Language.ENGLISH, length=Length.NORMAL)
    table = desk.session.table_mode.table
    assert desk.game.rules == Rules(3, WallSide.GRAY)
    assert table.holders == (Holder("Ada"), Holder("Bo"), Holder(level=5))
    assert table.resigned == [1]
    assert f'[Seed "{table.dealer.seed.hex()}"]' in text
    (record,) = parse_records(text.split("\n"))
    assert desk.game.steps[: len(record.steps)] == record.steps
    verify_deals(record)
    desk.type(str(table.hint()))
    assert len(desk.game.steps) > len(record.steps)
    desk.close()
    assert not list(folder.glob("*unreadable*"))


def test_finished_games_are_listed_and_replayed(folder: Path) -> None:
    desk = desk_in(folder, language=Language.ENGLISH, length=Length.NORMAL)
    told = [sentence.id for sentence in list_games(Store(folder))]
    assert told == ["games-kept", "game-entry", *["game-entry-given-up"] * 3]
    for number, path in enumerate(Store(folder).games(), start=1):
        (record,) = parse_records(path.read_text("utf-8").split("\n"))
        desk.type(f"replay {number}", *[""] * len(record.steps))
        assert desk.session.mode.game.steps == replay(record).steps
        assert desk.session.mode.record() == record
        desk.type("quit")
    desk.close()


def test_settings_are_the_same(folder: Path) -> None:
    assert load_preferences(Store(folder)) == Preferences(
        language=Language.DUTCH,
        length=Length.TERSE,
        letters=Letters.LETTERS,
        level=5,
        pace=StepPace.KEY,
        course_step=3,
        name="Ada",
    )


def test_the_companion_goes_on(folder: Path) -> None:
    kept = (folder / "companion" / "game.azul").read_text("utf-8")
    desk = companion_in(folder, seats=())
    assert [holder.name for holder in desk.table.holders] == ["Ada", "Ben", None]
    assert desk.table.is_set_up
    told = [replay(record) for record in parse_records(kept.split("\n"))]
    assert desk.game.steps == told[-1].steps
    assert desk.position == told[-1].position
    assert desk.position.phase is Phase.FACTORY_OFFER
    desk.type("undo")
    desk.close()
    assert not list((folder / "companion").glob("*unreadable*"))


def test_the_log_of_a_finished_companion_game_leads_to_its_record(folder: Path) -> None:
    (log,) = (folder / "companion" / "games").glob("*.jsonl")
    lines = log.read_text("utf-8").splitlines()
    table = CompanionTable.of([parse_entry(line) for line in lines])
    (record,) = parse_records(log.with_suffix(".azul").read_text("utf-8").split("\n"))
    assert table.records() == [record]
    assert table.position.is_over


def test_kept_seats_are_the_same(folder: Path) -> None:
    assert KeptSeats(folder).load(LINK) == KeptTable(
        seats=(OwnSeat(0, TOKEN, "Ada"),),
        invitation="nsQFhMxS4aZR0a-unku5F3Cw4kCiNH1ZWxsAsN7ykns",
        games=(1,),
    )


def test_a_kept_seat_leads_back_to_a_table_of_the_server(folder: Path, tmp_path: Path) -> None:
    kept = KeptSeats(folder).load(LINK)
    with running(_server_folder(tmp_path / "server")) as server:
        assert "[Result" in get(f"{server.url}/api/tables/{LINK.table}/record?game=1").text
        # The server is on another port now, so its table has another link.
        link = TableLink(server.url, LINK.table)
        desk = OnlineDesk(link.to_seat(kept.seats[0].token), folder)
        with desks(desk):
            table = desk.table
            assert (table.seat, table.names[0]) == (0, "Ada")
            assert table.state.game == 2
            assert table.is_ours_to_decide
            move = next(iter(table.own_position.legal_moves))
            desk.type(str(move))
            assert str(move) in server.record(LINK.table)
        assert KeptSeats(folder).load(parse_link(link.to_watch())).seats == kept.seats


def _server_folder(folder: Path) -> Path:
    """The data folder of the server."""
    folder.mkdir()
    database = sqlite3.connect(folder / "azulejos.db")
    database.executescript((KEPT / "server" / "azulejos.sql").read_text("utf-8"))
    # A table that nobody has looked at for long would be tidied up.
    database.execute("UPDATE tables SET due = ?", (int(time.time() * 1000) + DAY,))
    database.commit()
    database.close()
    key = folder / "key"
    key.write_bytes(bytes.fromhex((KEPT / "server" / "key.hex").read_text("utf-8")))
    key.chmod(stat.S_IRUSR | stat.S_IWUSR)
    return folder
