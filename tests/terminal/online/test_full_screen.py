"""An online table on the full screen: whole games by key presses against a real server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from azulejos.notation import parse_position
from azulejos.rules import Position
from azulejos.terminal.full_screen.app import TableApp
from azulejos.terminal.full_screen.shown_table import Leaving
from azulejos.terminal.online.join import join
from azulejos.terminal.online.online_shown_table import OnlineShownTable
from azulejos.terminal.online.session import OnlineSession
from azulejos.terminal.online.table import OnlineTable
from azulejos.terminal.online.visit import JoinOptions, JoinSetup
from azulejos.terminal.settings import StepPace
from azulejos.terminal.speaker import Said, Speaker
from azulejos.words.languages import Language
from azulejos.words.orders import Command, Order
from tests.server.serving import Json, Server, running
from tests.terminal.full_screen import sitting
from tests.terminal.sessions import ENGLISH

from .desks import OnlineDesk, desks
from .persons import invitation, table_link, told
from .test_orders import any_move


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("served")) as started:
        yield started


class Person(sitting.Person):
    """Somebody at the full screen of an online table."""

    def __init__(self, app: TableApp, pilot: Pilot[Leaving], session: OnlineSession) -> None:
        self.app = app
        self.pilot = pilot
        self.online = session

    @property
    def is_waiting(self) -> bool:
        return self.online.is_waiting

    @property
    def position(self) -> Position:
        return self.app.table.moments[-1].position

    async def play_on(self, rng: Random) -> None:
        """Plays by keys to the end of the game; Enter where a deal waits."""
        table = self.app.table
        while True:
            await self.wait_until(
                lambda: table.is_over or table.deciding_seat is not None or self._confirms_deal,
                "there is something to do, or the game is over",
            )
            if table.is_over:
                return
            if table.deciding_seat is not None:
                await self.play(rng.choice(list(self.position.legal_moves)))
            else:
                await self.press("enter")

    @property
    def _confirms_deal(self) -> bool:
        return self.online.is_ready and self.online.table.seat in self.online.table.state.confirmers


@asynccontextmanager
async def at_screen(link: str, folder: Path, name: str | None = "Anna") -> AsyncIterator[Person]:
    desk = JoinSetup(JoinOptions(link, name, Language.ENGLISH, folder=folder), ENGLISH)
    joined = join(desk.parse_link(), desk.kept, name)
    log: list[Said] = []
    speaker = Speaker(desk.voice, lambda _: None, hear=log.append)
    table = OnlineTable(desk.parse_link(), joined.own, joined.state, lambda: None)
    front = desk.front(speaker, joined)
    session = OnlineSession(front, table, desk.kept)
    front.preferences = replace(front.preferences, pace=StepPace.NONE)
    app = TableApp(OnlineShownTable(session, front, log))
    table.start()
    try:
        async with app.run_test(size=sitting.WIDE) as pilot:
            person = Person(app, pilot, session)
            await person.settle()
            yield person
    finally:
        table.close()


@pytest.mark.parametrize("rules", ["colored", pytest.param("gray", marks=pytest.mark.long)])
def test_a_whole_game_by_keys(server: Server, tmp_path: Path, rules: str) -> None:
    made = server.open(None, 1, rules=rules, deal_seconds=None)

    async def run() -> None:
        async with at_screen(invitation(server, made), tmp_path) as anna:
            await anna.play_on(Random(1))
            await anna.wait_until(
                lambda: "The game is kept as number 1." in anna.log, "the record is kept"
            )
            steps = [text for each in told(server, made["table"]) for text in _steps(each)]
            moments = anna.app.table.moments
            # The first deal may have come before the table was seen.
            assert len(moments) in {len(steps), len(steps) + 1}, "every step was followed"
            state = server.state(made["table"])
            assert moments[-1].position == parse_position(state["position"])
            assert all(each.events for each in moments[1:])

    asyncio.run(run())


def _steps(happened: Json) -> list[str]:
    entry = happened["entry"]
    match entry["type"]:
        case "dealt":
            return [entry["deal"]]
        case "played":
            return [entry["move"]]
        case "tiled":
            return [*entry["moves"]]
        case _:
            return []


def test_others_moves_takebacks_and_hints_are_seen(server: Server, tmp_path: Path) -> None:
    made = server.open(None, None, has_hints=True)

    async def run() -> None:
        async with at_screen(invitation(server, made), tmp_path / "anna") as anna:
            assert "1 seat is free." in anna.seen
            ben = await asyncio.to_thread(
                OnlineDesk, invitation(server, made), tmp_path / "ben", "Ben"
            )
            with desks(ben):
                await anna.wait_until(
                    lambda: anna.app.table.deciding_seat == 0, "it is Anna's turn"
                )
                before = anna.position
                anna.app.table.order(Command(Order.HINT))
                await anna.wait_until(lambda: anna.app.table.hint is not None, "there is a hint")
                await asyncio.to_thread(ben.wait_for, "Anna asked for a hint.")
                await anna.play(next(iter(anna.position.legal_moves)))
                assert anna.app.table.hint is None
                await asyncio.to_thread(ben.wait, lambda: ben.table.is_ours_to_decide)
                await asyncio.to_thread(ben.type, any_move(server, made))
                await anna.wait_until(
                    lambda: anna.app.table.deciding_seat == 0, "it is Anna's turn"
                )
                assert "Ben: " in anna.log
                assert len(anna.app.table.moments) == 4
                for _ in range(2):
                    anna.app.table.order(Command(Order.UNDO))
                    await anna.settle()
                await asyncio.to_thread(ben.wait_for, "Type yes or no.")
                await asyncio.to_thread(ben.type, "yes")
                await anna.wait_until(lambda: anna.position == before, "the move is taken back")
                assert len(anna.app.table.moments) == 2
                await anna.play(next(iter(anna.position.legal_moves)))
                await asyncio.to_thread(ben.wait, lambda: ben.table.is_ours_to_decide)
                await asyncio.to_thread(ben.type, any_move(server, made))
                await anna.wait_until(lambda: anna.app.table.deciding_seat == 0, "it is her turn")
                await anna.play(next(iter(anna.position.legal_moves)))
                await asyncio.to_thread(ben.wait, lambda: ben.table.is_ours_to_decide)
                await asyncio.to_thread(ben.type, "undo")
                await asyncio.to_thread(ben.type, "undo")
                asks = "Ben asks to take a move back: press /, then type yes or no."
                await anna.wait_until(lambda: asks in anna.screen[0], "she is asked, with the key")
                await anna.type("no")
                await anna.wait_until(lambda: asks not in anna.screen[0], "that was answered")
                await asyncio.to_thread(ben.type, "resign")
                await asyncio.to_thread(ben.type, "resign")
                await anna.wait_until(lambda: anna.app.table.is_over, "the game is over")

    asyncio.run(run())


def test_a_lost_connection_is_on_the_screen_until_it_is_back(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        made = server.open(None, 1)
        async with at_screen(invitation(server, made), tmp_path / "anna") as anna:
            await anna.wait_until(lambda: anna.app.table.deciding_seat == 0, "it is Anna's turn")
            server.kill()
            await anna.wait_until(
                lambda: "You lost the connection." in anna.seen, "the connection is lost"
            )
            assert anna.app.table.deciding_seat is None
            await asyncio.to_thread(server.start)
            await anna.wait_until(lambda: anna.app.table.deciding_seat == 0, "it is Anna's turn")
            await anna.wait_until(
                lambda: "You lost the connection." not in anna.screen[0], "it is back"
            )
            before = anna.position
            await anna.play(next(iter(before.legal_moves)))
            await anna.wait_until(lambda: anna.position != before, "the move is played")

    with running(tmp_path / "served") as server:
        asyncio.run(run(server))


def test_who_watches_sees_everything_and_leaves_for_plain_lines(
    server: Server, tmp_path: Path
) -> None:
    made = server.open(None, 1)

    async def run() -> None:
        async with at_screen(table_link(server, made), tmp_path / "w", None) as watcher:
            assert watcher.app.table.own_seats == frozenset()
            token = server.sit(made, 0, name="Anna")
            await watcher.wait_until(
                lambda: len(watcher.app.table.moments) == 2, "the first deal is seen"
            )
            assert watcher.app.table.deciding_seat is None
            await watcher.press("m")
            assert "Steps" in watcher.seen
            assert "Computer's level" not in watcher.seen, "that is not for who joins"
            await watcher.press("escape")
            assert token not in watcher.seen
            watcher.app.table.say("link")
            assert "seat=" not in watcher.log
            watcher.app.table.say("plain")
            await watcher.wait_until(lambda: not watcher.app.is_running, "the screen is left")
            assert watcher.app.return_value is Leaving.PLAIN
            assert watcher.online.left is None

    asyncio.run(run())
