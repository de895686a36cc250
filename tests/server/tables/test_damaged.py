"""Databases with changed rows and flipped bytes: a table is what it was, or it is set aside and
named. It never becomes another game, and the other tables go on."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random

import pytest

from azulejos.server.companions.hub import CompanionHub
from azulejos.server.store.database import DatabaseError, open_database, sqlite_url
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.clocks import SystemTime
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.seat_tokens import Tokens
from azulejos.wire.companion_messages import CompanionLine, CompanionSeat, NewCompanion
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.seating_messages import NewTable
from azulejos.words.languages import Language
from tests.server.played import chosen
from tests.server.thinkers import Scripted
from tests.server.typed_lines import DEAL
from tests.volume import volume

Known = dict[str, list[bytes]]
"""What each table and companion has told its players."""


@asynccontextmanager
async def hubs(folder: Path) -> AsyncIterator[tuple[Hub, CompanionHub]]:
    async with open_database(sqlite_url(folder)) as storage, asyncio.timeout(120):
        bots = Bots(1, Scripted)
        hub = Hub(storage, bots, Tokens(bytes(32)))
        companions = CompanionHub(storage, bots, SystemTime(), 400)
        yield hub, companions
        await hub.close()
        await companions.close()
        bots.close()


async def play(hub: Hub, num_moves: int, seed: int) -> str:
    host = await hub.open(NewTable((None, None), starting_seat=0, deal_seconds=0.0))
    for seat in (0, 1):
        await hub.sit(host, seat, "Ada" if seat else None)
    rng = Random(seed)
    for number in range(num_moves + 1):
        while not host.table.seats_to_decide:
            await asyncio.sleep(0.001)
        if number < num_moves:
            seat = host.table.seats_to_decide[0]
            request = chosen(host.table.game.position, seat, rng)
            await host.ask(seat, request, f"r{number}", host.table.number)
    return host.table_id


async def accompany(companions: CompanionHub) -> str:
    seats = (CompanionSeat("Ada"), CompanionSeat("Ben"))
    host = await companions.open(NewCompanion(seats))
    for number, text in enumerate((DEAL, "1R2", "2K1")):
        await host.take(CompanionLine(f"l{number}", text, Language.ENGLISH))
    return host.companion_id


async def told(hub: Hub, companions: CompanionHub, known: Sequence[str]) -> Known:
    """What every table and companion that can be read tells."""
    found: Known = {}
    refused = set()
    *tables, companion = known
    for each in tables:
        try:
            found[each] = [*(await hub.host(each))._log.happened]
        except RefusedError as error:
            refused.add(error.code)
    try:
        kept = (await companions.host(companion))._kept
        found[companion] = [repr(line).encode() for line in kept]
    except RefusedError as error:
        refused.add(error.code)
    assert refused <= {Code.DAMAGED}, "none is lost"
    return found


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Known]:
    """A database with two tables and a companion."""
    folder = tmp_path_factory.mktemp("played")

    async def run() -> Known:
        async with hubs(folder) as (hub, companions):
            ids = [await play(hub, 12, 1), await play(hub, 5, 2), await accompany(companions)]
            return await told(hub, companions, ids)

    return folder, asyncio.run(run())


def opened(folder: Path, known: Known) -> Known:
    async def run() -> Known:
        async with hubs(folder) as (hub, companions):
            return await told(hub, companions, [*known])

    return asyncio.run(run())


def change(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / "azulejos.db")) as kept, kept:
        for statement in statements:
            assert kept.execute(statement).rowcount > 0


def another_move(entry: str) -> str:
    """The entry with another line, which is legal in the first round."""
    move = json.loads(entry)
    line = 5 - int(move["move"][-1])
    return json.dumps({**move, "move": f"{move['move'][:-1]}{line}"}, separators=(",", ":"))


CHANGES = {
    "another legal move": "UPDATE entries SET entry = another(entry) WHERE {it} AND number = "
    "(SELECT min(number) FROM entries WHERE {it} AND entry LIKE '%played%')",
    "another name": "UPDATE entries SET entry = replace(entry, 'Ada', 'Eva') WHERE {it} AND "
    "entry LIKE '%Ada%'",
    "another time": "UPDATE entries SET time = time + 1024 WHERE {it} AND number = 2",
    "another request": "UPDATE entries SET request = '3:x' WHERE {it} AND number = 5",
    "a lost checksum": "UPDATE entries SET checksum = NULL WHERE {it} AND number = 3",
    "no text": "UPDATE entries SET entry = CAST(x'7bff' AS TEXT) WHERE {it} AND number = 4",
    "a gap": "DELETE FROM entries WHERE {it} AND number = 3",
    "a lost end": "DELETE FROM entries WHERE {it} AND number = "
    "(SELECT max(number) FROM entries WHERE {it})",
    "a lost log": "DELETE FROM entries WHERE {it}",
    "another seed": "UPDATE seeds SET seed = zeroblob(32) WHERE {it}",
    "a lost seed": "DELETE FROM seeds WHERE {it}",
}


@pytest.mark.parametrize("changed", CHANGES)
def test_a_changed_table_is_set_aside_and_the_rest_goes_on(
    played: tuple[Path, Known],
    changed: str,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    source, known = played
    folder = tmp_path / "data"
    shutil.copytree(source, folder)
    (damaged, *others) = known
    with closing(sqlite3.connect(folder / "azulejos.db")) as kept, kept:
        kept.create_function("another", 1, another_move)
        it = f"table_id = '{damaged}'"
        assert kept.execute(CHANGES[changed].format(it=it)).rowcount > 0
    before = (folder / "azulejos.db").read_bytes()
    found = opened(folder, known)
    assert found == {each: known[each] for each in others}
    (line,) = [each for each in caplog.messages if "set aside" in each]
    assert damaged in line
    assert "\n" not in line
    assert (folder / "azulejos.db").read_bytes() == before, "a backup can be compared with it"


@pytest.mark.parametrize(
    "change_it",
    [
        "UPDATE companion_lines SET typed = replace(typed, '1R2', '1B2') WHERE typed = '1R2'",
        "UPDATE companion_lines SET entry = replace(entry, '1R2', '1R3') WHERE typed = '1R2'",
        "DELETE FROM companion_lines WHERE number = (SELECT max(number) FROM companion_lines)",
    ],
)
def test_a_changed_companion_is_set_aside(
    played: tuple[Path, Known], change_it: str, tmp_path: Path
) -> None:
    source, known = played
    folder = tmp_path / "data"
    shutil.copytree(source, folder)
    change(folder, change_it)
    *tables, _ = known
    assert opened(folder, known) == {each: known[each] for each in tables}


def test_rows_of_an_earlier_version_are_read_and_checked_as_far_as_possible(
    played: tuple[Path, Known], tmp_path: Path
) -> None:
    source, known = played
    folder = tmp_path / "data"
    shutil.copytree(source, folder)
    change(
        folder,
        "UPDATE entries SET checksum = NULL",
        "UPDATE seeds SET checksum = NULL",
        "UPDATE companion_lines SET checksum = NULL",
        "UPDATE tables SET length = NULL",
        "UPDATE companions SET length = NULL",
    )
    assert opened(folder, known) == known
    first, second, _ = known
    change(
        folder,
        f"DELETE FROM entries WHERE table_id = '{first}' AND number = 4",
        # It is not this seat's turn.
        f"UPDATE entries SET entry = replace(entry, '\"seat\":0', '\"seat\":1') WHERE table_id = "
        f"'{second}' AND entry LIKE '%played%'",
    )
    assert [*opened(folder, known)] == [each for each in known if each not in {first, second}]


def test_a_table_that_was_set_aside_is_counted_and_kept(
    played: tuple[Path, Known], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Tidying looks at every table that may have expired. It deletes no damaged one, and doesn't
    stop at it."""
    source, known = played
    folder = tmp_path / "data"
    shutil.copytree(source, folder)
    first, second, companion = known
    change(
        folder,
        f"DELETE FROM entries WHERE table_id = '{first}' AND number = 3",
        "DELETE FROM companion_lines WHERE number = 1",
        "UPDATE tables SET due = 0",
        "UPDATE companions SET due = 0",
    )

    async def run() -> None:
        async with hubs(folder) as (hub, companions):
            for _ in range(2):
                await hub.tidy()
                await companions.tidy()
            assert hub.awake.set_aside.num == companions.awake.set_aside.num == 1
            assert await hub.storage.due(0, 10) == []
            for code in (Code.DAMAGED, Code.DAMAGED):
                with pytest.raises(RefusedError) as error:
                    await hub.host(first)
                assert error.value.code is code
            with pytest.raises(RefusedError):
                await companions.host(companion)
            await hub.host(second)

    asyncio.run(run())
    assert len([each for each in caplog.messages if "set aside" in each]) == 2
    assert not [each for each in caplog.records if each.exc_info]


def outcome(folder: Path, known: Known, logged: pytest.LogCaptureFixture) -> str:
    """Checks that whatever is missing is named, and the rest exactly what it was."""
    logged.clear()
    try:
        found = opened(folder, known)
    except DatabaseError as error:
        return "refused" if "azulejos.db" in str(error) else f"refused without a name: {error}"
    assert all(found[each] == known[each] for each in found), "another game in silence"
    said = [each for each in logged.messages if "is damaged and set aside: " in each]
    named = {each.split()[1] for each in said}
    assert named == known.keys() - found.keys()
    assert len(said) == len(named), "once each"
    return "whole" if found == known else "set aside"


@pytest.mark.volume
def test_flipped_bytes_never_make_another_game(
    played: tuple[Path, Known], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    source, known = played
    whole = (source / "azulejos.db").read_bytes()
    outcomes: Counter[str] = Counter()
    for seed in range(volume(60, 1200)):
        rng = Random(seed)
        flipped = bytearray(whole)
        for _ in range(rng.choice((1, 1, 3, 30))):
            flipped[rng.randrange(100, len(whole))] ^= 1 << rng.randrange(8)
        folder = tmp_path / str(seed)
        folder.mkdir()
        (folder / "azulejos.db").write_bytes(flipped)
        outcomes[outcome(folder, known, caplog)] += 1
        shutil.rmtree(folder)
    # All of it occurs, so each check above has had something to check.
    assert outcomes.keys() == {"refused", "whole", "set aside"}, outcomes
