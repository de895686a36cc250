"""Load test of many tables: moves a second that the server acknowledges, and its latency.

    python benchmarks/load.py --tables 200 --sockets 800 --seconds 60
    python benchmarks/load.py --bots 8 --bot-tables 20

Starts `azulejos serve` on a database of its own. Scripts play random moves, each by its own socket;
the other sockets watch. Moves come at a steady rate, spread over the tables. With `--rate 0` each
comes as soon as the one before was seen. `--bots` adds tables where a script plays against a
computer player, which thinks most of the time.

Every socket checks that it sees every entry of its table once and in order, and at the end as many
as the others. Latency runs from the sending of a move to the answer that it is stored, and to when
the last socket of the table has seen it. Clients and server share the processors. Exits with
status 1 if an entry was missed or came twice, or a move was refused.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from azulejos.notation import parse_position
from azulejos.rules import Phase
from azulejos.server.arguments import positive, positive_whole

_PLAYERS: Final = (2, 3, 4)
_WARM_UP_SECONDS: Final = 5.0
_ANSWER_SECONDS: Final = 60.0
_NUM_OPENING: Final = 20
"""Tables set up at the same time."""
_SHOWN_LOG: Final = 10_000
"""Characters of the server's log, if something fails."""
_PERCENTILES: Final = (50, 90, 95, 99, 100)


class Told(msgspec.Struct):
    """The part of a message that a script needs."""

    type: str
    number: int | None = None
    id: str | None = None
    code: str | None = None
    state: msgspec.Raw = msgspec.Raw(b"null")


class State(msgspec.Struct):
    number: int
    position: str
    to_decide: list[int]
    agreed: list[int]
    seed: str | None


class FaultError(Exception):
    """The server failed in a way it never may."""


@dataclass
class Figures:
    """Measurements in seconds, of moves sent after the warm-up."""

    since: float = float("inf")
    until: float = float("inf")
    waits: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    num_messages: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


class Table:
    """A table with all its sockets, in one process, so that one clock measures them."""

    def __init__(
        self, levels: list[int | None], num_sockets: int, pace: float, figures: Figures
    ) -> None:
        self.levels = levels
        self.pace = pace
        """Seconds between two moves; 0 to move as soon as the last one was seen."""
        self.figures = figures
        self.num_sockets = num_sockets
        self.sockets: list[Socket] = []
        self.asked: dict[int, float] = {}
        """When each entry was requested."""
        self.seen: dict[int, float] = {}
        """When the last socket saw each entry."""
        self.due = 0.0
        self.is_ending = False

    async def open(self, client: httpx.AsyncClient, port: int) -> None:
        made = await client.post("/api/tables", json={"levels": self.levels, "deal_seconds": 0})
        made.raise_for_status()
        path = f"/api/tables/{made.json()['table']}"
        persons = [seat for seat, level in enumerate(self.levels) if level is None]
        for index in range(max(self.num_sockets, len(persons))):
            seat, token = None, None
            if index < len(persons):
                seat = persons[index]
                invitation = {"invitation": made.json()["invitation"]}
                sat = await client.post(f"{path}/seats/{seat}", json=invitation)
                sat.raise_for_status()
                token = sat.json()["token"]
            each = Socket(self, seat, token, random.Random(f"{path}{index}"))
            await each.open(f"ws://127.0.0.1:{port}{path}/socket")
            self.sockets.append(each)

    async def run(self, due: float) -> None:
        """Plays until the end is asked for, then until all sockets have seen the same. The first
        move comes a pace after `due`."""
        self.due = due
        async with asyncio.TaskGroup() as tasks:
            for each in self.sockets:
                tasks.create_task(each.run())

    def conclude(self) -> None:
        """Compares what the sockets saw, and adds up the latencies."""
        last = {each.number for each in self.sockets}
        if len(last) != 1:
            self.figures.faults.append(f"sockets of a table saw different ends: {sorted(last)}")
        for number, sent in self.asked.items():
            if self.figures.since <= sent < self.figures.until:
                self.figures.seen.append(self.seen[number] - sent)


class Socket:
    """A script at a table, which plays or watches."""

    def __init__(
        self, table: Table, seat: int | None, token: str | None, rng: random.Random
    ) -> None:
        self._table = table
        self._seat = seat
        self._token = token
        self._rng = rng
        self._ids = itertools.count()
        self._state: State | None = None
        self._moving: asyncio.Task[None] | None = None
        self._waiting: dict[str, float] = {}
        self._connection: ClientConnection | None = None
        self.number = -1
        """Of the last entry it has seen."""

    async def open(self, url: str) -> None:
        self._connection = await connect(url, compression=None, ping_interval=None)
        tokens = [] if self._token is None else [self._token]
        await self._send({"type": "hello", "tokens": tokens})

    async def run(self) -> None:
        assert self._connection is not None
        try:
            async for message in self._connection:
                self._hear(_TOLD.decode(message))
        except ConnectionClosed as error:
            self._table.figures.faults.append(f"closed: {error}")

    async def close(self) -> None:
        assert self._connection is not None
        await self._connection.close()

    def _hear(self, told: Told) -> None:
        figures = self._table.figures
        match told.type:
            case "state":
                self._state = _STATE.decode(told.state)
                self.number = self._state.number
            case "happened":
                figures.num_messages += 1
                if told.number != self.number + 1:
                    figures.faults.append(f"{told.number} came after {self.number}")
                self.number += 1
                self._table.seen[self.number] = time.perf_counter()
                self._state = None if self._seat is None else _STATE.decode(told.state)
            case "accepted":
                assert told.id is not None
                assert told.number is not None
                sent = self._waiting.pop(told.id)
                if figures.since <= sent < figures.until:
                    figures.waits.append(time.perf_counter() - sent)
                self._table.asked[told.number] = sent
            case "refused":
                figures.refusals[str(told.code)] += 1
                self._waiting.pop(str(told.id), None)
            case _:
                return
        if self._state is not None and not self._waiting and self._moving is None:
            self._act(self._state)

    def _act(self, state: State) -> None:
        """Moves if it is this seat's turn, or asks for a rematch. Reading goes on."""
        if self._seat in state.to_decide:
            self._moving = asyncio.create_task(self._move(state))
        elif state.seed is not None and self._seat not in state.agreed:
            self._moving = asyncio.create_task(self._ask(state, {"type": "rematch"}))

    async def _move(self, state: State) -> None:
        position = parse_position(state.position)
        assert position.phase is Phase.FACTORY_OFFER, "on the colored side nobody chooses more"
        moves = [str(move) for move in position.legal_moves]
        on_lines = [move for move in moves if not move.endswith("0")]
        await self._pace()
        await self._ask(state, {"type": "move", "move": self._rng.choice(on_lines or moves)})

    async def _pace(self) -> None:
        table = self._table
        if table.pace:
            table.due += table.pace
            await asyncio.sleep(table.due - time.perf_counter())

    async def _ask(self, state: State, request: dict[str, str]) -> None:
        self._moving = None
        if self._table.is_ending:
            return
        ask_id = f"{self._seat}-{next(self._ids)}"
        self._waiting[ask_id] = time.perf_counter()
        asked = {"type": "ask", "id": ask_id, "seat": self._seat, "after": state.number}
        await self._send({**asked, "request": request})

    async def _send(self, message: object) -> None:
        assert self._connection is not None
        await self._connection.send(_ENCODER.encode(message), text=True)


_TOLD: Final = msgspec.json.Decoder(Told)
_STATE: Final = msgspec.json.Decoder(State)
_ENCODER: Final = msgspec.json.Encoder()


@dataclass
class Server:
    """The process of `azulejos serve`, with its processor time and memory."""

    process: subprocess.Popen[bytes]
    port: int

    @staticmethod
    def start(folder: Path, options: list[str]) -> Server:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port: int = free.getsockname()[1]
        command = [sys.executable, "-m", "azulejos", "serve", "--port", str(port), "--no-pages"]
        for limit in ("--rate", "--reads", "--sockets", "--tables"):
            command += [limit, "1000000"]
        command += ["--data", str(folder), *options]
        with (folder / "log").open("wb") as log:
            server = Server(subprocess.Popen(command, stdout=log, stderr=log), port)
        until = time.monotonic() + 60
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}/health").raise_for_status()
            except httpx.TransportError:
                if server.process.poll() is not None or time.monotonic() > until:
                    raise FaultError((folder / "log").read_text("utf-8")) from None
                time.sleep(0.1)
            else:
                return server

    def processor_seconds(self) -> float:
        fields = (
            Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> dict[str, int]:
        """Megabytes: now (VmRSS) and at most (VmHWM)."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        lines = dict(line.split(":", 1) for line in status.splitlines())
        return {name: int(lines[name].split()[0]) // 1024 for name in ("VmRSS", "VmHWM")}

    def num_commits(self) -> int:
        # httpx would read certificates first and keep the clients waiting.
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics") as answer:
            text = answer.read().decode("utf-8")
        return int(text.partition("\nazulejos_commits_total ")[2].split()[0])


async def load(options: argparse.Namespace, server: Server) -> bool:
    """Plays, prints the figures, and returns whether everything was in order."""
    figures, bot_figures = Figures(), Figures()
    tables = []
    pace = options.tables / options.rate if options.rate else 0.0
    for index in range(options.tables):
        share = (index + 1) * options.sockets // options.tables
        num_sockets = share - index * options.sockets // options.tables
        players = min(_PLAYERS[index % len(_PLAYERS)], max(2, num_sockets))
        tables.append(Table([None] * players, num_sockets, pace, figures))
    if options.bots:
        against = range(options.bot_tables)
        tables += [Table([None, options.bots], 1, 0.0, bot_figures) for _ in against]
    # With 8,000 sockets, a collection makes all scripts stand still together for half a second, and
    # then move at once. Players don't, and the scripts leave no garbage of that kind.
    gc.disable()
    await _open(tables, server.port)
    num_sockets = sum(len(table.sockets) for table in tables)
    print(f"{len(tables)} tables, {num_sockets} sockets; {os.cpu_count()} processors")

    start = time.perf_counter()
    for each in (figures, bot_figures):
        each.since = start + _WARM_UP_SECONDS
        each.until = each.since + options.seconds
    running = [
        asyncio.create_task(table.run(start + (index / len(tables) - 1) * pace))
        for index, table in enumerate(tables)
    ]
    await asyncio.sleep(_WARM_UP_SECONDS)
    processor, commits = server.processor_seconds(), await asyncio.to_thread(server.num_commits)
    await asyncio.sleep(options.seconds)
    processor = server.processor_seconds() - processor
    commits = await asyncio.to_thread(server.num_commits) - commits
    memory = server.memory()
    await _end(tables, running)

    _print_figures("people", figures, options.seconds)
    if options.bots:
        _print_figures(f"against level {options.bots}", bot_figures, options.seconds)
    print(f"commits: {commits / options.seconds:.0f} a second")
    print(f"server: {processor / options.seconds:.0%} of a processor, {memory['VmRSS']} MB, "
          f"at most {memory['VmHWM']} MB")  # fmt: skip
    return _is_in_order(figures) & _is_in_order(bot_figures)


async def _open(tables: list[Table], port: int) -> None:
    limit = asyncio.Semaphore(_NUM_OPENING)

    async def open_one(table: Table) -> None:
        async with limit:
            await table.open(client, port)

    async with requesting(port) as client, asyncio.TaskGroup() as tasks:
        for table in tables:
            tasks.create_task(open_one(table))


def requesting(port: int) -> httpx.AsyncClient:
    """A client that opens a connection for each request. The server ends an idle one after five
    seconds, which may be just when a request leaves: a ReadError or RemoteProtocolError. That is
    likely if the event loop is slow, as with thousands of sockets.

    It keeps no cookies: each seat has one, and each request would look through all of them."""
    refuses_all = DefaultCookiePolicy(allowed_domains=[])
    return httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}",
        timeout=_ANSWER_SECONDS,
        cookies=CookieJar(refuses_all),
        limits=httpx.Limits(max_keepalive_connections=0),
    )


async def _end(tables: list[Table], running: list[asyncio.Task[None]]) -> None:
    """Stops the moves, waits until no more messages come, and closes."""
    for table in tables:
        table.is_ending = True
    before = -1
    while (heard := sum(each.number for table in tables for each in table.sockets)) != before:
        before = heard
        await asyncio.sleep(2)
    for table in tables:
        table.conclude()
        for each in table.sockets:
            await each.close()
    await asyncio.gather(*running)


def _print_figures(who: str, figures: Figures, seconds: float) -> None:
    print(f"{who}: {len(figures.waits) / seconds:.1f} moves a second acknowledged, "
          f"{figures.num_messages} messages")  # fmt: skip
    for name, values in (("acknowledged", figures.waits), ("seen by all", figures.seen)):
        ordered = sorted(values)
        if ordered:
            told = (f"p{each} {_percentile(ordered, each) * 1000:.0f}" for each in _PERCENTILES)
            print(f"  {name} after milliseconds: {', '.join(told)}")


def _percentile(ordered: list[float], percent: int) -> float:
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def _is_in_order(figures: Figures) -> bool:
    for fault in figures.faults[:10]:
        print(f"FAULT: {fault}")
    for code, count in figures.refusals.items():
        print(f"FAULT: {count} refused: {code}")
    return not figures.faults and not figures.refusals


def _rate(text: str) -> float:
    return 0.0 if text == "0" else positive(text)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=positive_whole, default=200)
    parser.add_argument("--sockets", type=positive_whole, default=800)
    parser.add_argument("--seconds", type=positive, default=30.0, help="to measure")
    parser.add_argument(
        "--rate", type=_rate, default=200.0, metavar="N", help="moves a second; 0 for no pause"
    )
    parser.add_argument("--bots", type=int, metavar="LEVEL", help="add tables against this level")
    parser.add_argument("--bot-tables", type=positive_whole, default=20)
    parser.add_argument(
        "--bot-threads", type=positive_whole, metavar="N", help="threads of the bots"
    )
    parser.add_argument("--database", metavar="URL", help="PostgreSQL instead of SQLite")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        extra = ["--database", options.database] if options.database else []
        extra += ["--bots", str(options.bot_threads)] if options.bot_threads else []
        server = Server.start(Path(folder), extra)
        try:
            is_in_order = asyncio.run(load(options, server))
        except BaseException:
            # The folder goes, and with it what the server said.
            print((Path(folder) / "log").read_text("utf-8")[-_SHOWN_LOG:], file=sys.stderr)
            raise
        finally:
            server.process.terminate()
            server.process.wait()
        print("every socket saw every entry once and in order" if is_in_order else "FAULTS")
    return 0 if is_in_order else 1


if __name__ == "__main__":
    sys.exit(main())
