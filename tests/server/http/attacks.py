"""Attacks on a server's time: what one address asks for, while others play."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable

import httpx

from azulejos.notation import format_record, record_game
from azulejos.rules import FLOOR, Dealer, Game, Move, Phase, Rules
from azulejos.server import limits
from tests.server.http.test_connections import first_move, one_screen, turn
from tests.server.serving import Json, Server, client


def long_record(num_steps: int) -> str:
    """A game in which everybody takes tiles to the floor line, so that it never ends."""
    game, dealer = Game(Rules(num_players=4)), Dealer(bytes(32))
    while len(game.steps) < num_steps:
        if game.position.phase is Phase.PREPARING_NEXT_ROUND:
            game.play(dealer.deal(game.position))
        else:
            moves = (each for each in game.position.legal_moves if isinstance(each, Move))
            game.play(next(move for move in moves if move.destination is FLOOR))
    return format_record(record_game(game, ["?"] * 4, {}))


class Moves:
    """Somebody else's moves during an attack."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        """How long each took."""
        self.total = 0.0

    @property
    def each(self) -> float:
        """The seconds between two moves, if the next one follows at once."""
        return self.total / len(self.seconds)

    def __str__(self) -> str:
        return f"{len(self.seconds)} moves in {self.total:.1f} s, worst {max(self.seconds):.3f} s"

    def play(self, server: Server, begin: Callable[[], None], is_over: Callable[[], bool]) -> None:
        """Moves and undoes from `begin` on until the attack is over, or the table's log is full."""
        with one_screen(server) as (table, _, asking):
            move, number = first_move(server, table), server.state(table)["number"]
            begin()
            first = time.monotonic()
            for count in itertools.count():
                began = time.monotonic()
                number = turn(asking, table, move, count, number)
                self.seconds.append(time.monotonic() - began)
                if is_over() or number > limits.TABLE_ENTRIES - 10:
                    self.total = time.monotonic() - first
                    return


async def replays(server: Server, num: int, num_steps: int) -> tuple[Moves, list[int]]:
    """Asks for so many replays at the same time, as in `crowd`."""
    return await crowd(server, "/api/replays", {"record": long_record(num_steps)}, num)


async def crowd(server: Server, path: str, body: Json, num: int) -> tuple[Moves, list[int]]:
    """Posts the same request many times at once; returns what others played meanwhile, and each
    answer's status."""
    moves, statuses = Moves(), list[int]()
    loop, asking = asyncio.get_running_loop(), list[asyncio.Task[None]]()

    async def ask(http: httpx.AsyncClient) -> None:
        answer = await http.post(server.url + path, json=body)
        statuses.append(answer.status_code)

    async with httpx.AsyncClient(timeout=120) as http:

        def begin() -> None:
            asyncio.run_coroutine_threadsafe(start(), loop).result()

        async def start() -> None:
            asking.extend(asyncio.create_task(ask(http)) for _ in range(num))

        def is_over() -> bool:
            return all(task.done() for task in asking)

        await asyncio.to_thread(moves.play, server, begin, is_over)
        await asyncio.gather(*asking)
    return moves, statuses


async def options(server: Server, num: int, seconds: float) -> Moves:
    """Asks for all moves of a position over many sockets, for so long."""
    made = server.open(None, None, None, None, is_one_screen=True)
    tokens = [server.sit(made, seat) for seat in range(4)]
    while not (to_decide := server.state(made["table"])["to_decide"]):
        await asyncio.sleep(0.01)
    (seat,) = to_decide
    moves = Moves()
    over = asyncio.Event()

    async def ask() -> None:
        async with client(server, made["table"], {seat: tokens[seat]}) as asking:
            for count in itertools.count():
                await asking.send({"type": "options", "id": f"o{count}", "seat": seat})
                answer: Json = {}
                while answer.get("type") not in {"options", "refused"}:
                    answer = await asking.receive()
                if over.is_set():
                    return

    end: list[float] = []

    async with asyncio.TaskGroup() as attack:
        for _ in range(num):
            attack.create_task(ask())
        await asyncio.to_thread(
            moves.play,
            server,
            lambda: end.append(time.monotonic() + seconds),
            lambda: time.monotonic() > end[0],
        )
        over.set()
    return moves


async def bots(server: Server, num: int) -> float:
    """Opens tables at which level 8 begins, all from one address. Returns how long level 3 takes
    to answer another address."""
    async with httpx.AsyncClient(timeout=120, base_url=server.url) as http:

        async def begin(level: int, address: str) -> str:
            of_address = {"X-Forwarded-For": address}
            new = {"levels": [None, level], "starting_seat": 1, "deal_seconds": 0}
            made = (await http.post("/api/tables", json=new, headers=of_address)).json()
            sitting = f"/api/tables/{made['table']}/seats/0"
            sat = await http.post(
                sitting, json={"invitation": made["invitation"]}, headers=of_address
            )
            assert sat.status_code == 201, sat.text
            table: str = made["table"]
            return table

        await asyncio.gather(*(begin(8, "198.51.100.1") for _ in range(num)))
        began = time.monotonic()
        table = await begin(3, "198.51.100.2")
        while (await http.get(f"/api/tables/{table}")).json()["to_decide"] != [0]:
            await asyncio.sleep(0.02)
        return time.monotonic() - began
