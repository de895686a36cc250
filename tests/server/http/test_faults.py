"""Real faults: a killed server, cut connections, slow readers, bad messages."""

from __future__ import annotations

import asyncio
import json
import math
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from azulejos.notation import parse_record, replay
from tests.docs.pages import DOCS
from tests.server.postgresql import PostgreSQL
from tests.server.serving import Client, Json, Server, client, get, post, running
from tests.volume import volume

WIRE_PROTOCOL = (DOCS / "reference" / "wire-protocol.md").read_text("utf-8")
LONG = "x" * 10_000_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("served")) as started:
        yield started


def begun(server: Server, *levels: int | None, **options: object) -> tuple[str, dict[int, str]]:
    """Seats everybody at a table and waits for the first deal."""
    made = server.open(*levels, **options)
    persons = [seat for seat, level in enumerate(levels) if level is None]
    tokens = {seat: server.sit(made, seat) for seat in persons}
    while not server.state(made["table"])["to_decide"]:
        pass
    return made["table"], tokens


def ask(state: Json, seat: int, request: Json, ask_id: str = "a") -> Json:
    asked = {"type": "ask", "id": ask_id, "seat": seat, "after": state["number"]}
    return asked | {"request": request}


async def until_closed(who: Client) -> None:
    """Receives until the server is gone. Raises ConnectionClosed."""
    while True:
        await who.receive()


def refusal(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["code"]


class Stream:
    """A listener over HTTP."""

    def __init__(self, server: Server, table: str) -> None:
        url = f"{server.url}/api/tables/{table}/stream?after=0"
        self._started = threading.Event()
        self._thread = threading.Thread(target=self._listen, args=(url,))
        self._thread.start()
        assert self._started.wait(60)

    def _listen(self, url: str) -> None:
        with httpx.stream("GET", url, timeout=60) as stream:
            for _ in stream.iter_lines():
                self._started.set()

    def wait(self) -> bool:
        """Whether the server has ended the stream."""
        self._thread.join(60)
        return not self._thread.is_alive()


# Killed


class _PatientClient(Client):
    """Waits for the others before a kill: no game is over before the last one."""

    most_acknowledged: float = 0

    async def ask(self, seat: int, request: Json) -> Json:
        while len(self.acknowledged) >= self.most_acknowledged:
            await asyncio.sleep(0.005)
        return await super().ask(seat, request)


@pytest.mark.volume
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_killed_in_the_middle_nothing_acknowledged_is_lost(
    tmp_path: Path, database: str, request: pytest.FixtureRequest
) -> None:
    kills = (3, 6, 9)[: volume(1, 3)]
    """Kills after this many moves of every player."""
    options: list[str] = []
    if database == "postgresql":
        cluster: PostgreSQL = request.getfixturevalue("postgresql")
        options = ["--database", cluster.new_database("killed")]
    with running(tmp_path / "data", *options) as server:
        tables = [begun(server, None, None), begun(server, None, 1, rules="gray")]
        tables += [begun(server, None, None, None) for _ in range(3)]
        clients = [
            (table, _PatientClient(server, table, {seat: token}))
            for table, tokens in tables
            for seat, token in tokens.items()
        ]

        def allow(num_acknowledged: float) -> None:
            for _, each in clients:
                each.most_acknowledged = num_acknowledged

        async def kill_again_and_again() -> None:
            for num_moves in kills:
                # Seats of a table don't move equally often: not every round has the same starter.
                allow(num_moves + 5)
                while any(len(each.acknowledged) < num_moves for _, each in clients):
                    await asyncio.sleep(0.005)
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            allow(math.inf)

        async def run() -> None:
            for _, each in clients:
                await each.connect()
            plays = [each.play(Random(n)) for n, (_, each) in enumerate(clients)]
            await asyncio.gather(kill_again_and_again(), *plays)
            for _, each in clients:
                await each.connection.close()

        asyncio.run(run())
        for table, each in clients:
            assert each.num_connections == 1 + len(kills), "once at first, and once after each kill"
            assert each.numbers == list(range(each.numbers[0], each.state["number"] + 1))
            assert set(each.acknowledged) <= set(each.numbers)
            assert len(set(each.acknowledged)) == len(each.acknowledged), "done once"
            assert server.state(table) == each.state
            replay(parse_record(server.record(table)))


def test_ctrl_c_stops_cleanly_and_the_table_is_there_again(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        table, _ = begun(server, None, 8)
        before = server.state(table)

        async def run() -> None:
            async with client(server, table, {}) as spectator:
                await spectator.receive()
                stream = Stream(server, table)
                assert await asyncio.to_thread(server.interrupt) == 0
                with pytest.raises(ConnectionClosed) as closed:
                    await until_closed(spectator)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
                assert await asyncio.to_thread(stream.wait)

        asyncio.run(run())
        assert [line for line in server.log if line["level"] != "info"] == []
        left = {path.name for path in (tmp_path / "data").iterdir()}
        assert left == {"azulejos.db", "key", "server.lock"}, "one file holds all tables"
        server.start()
        assert server.state(table) == before


def test_a_port_in_use_is_an_error(tmp_path: Path, server: Server) -> None:
    command = ["-m", "azulejos", "serve", "--port", str(server.port), "--data", str(tmp_path)]
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "in use" in done.stderr


def test_a_data_folder_has_one_server(tmp_path: Path) -> None:
    with running(tmp_path / "data") as first:
        second = Server(tmp_path / "data")
        done = subprocess.run(second.command, capture_output=True, text=True, check=False)
        assert done.returncode == 1
        assert f"another server at {first.url}/" in done.stderr


def test_a_database_that_is_damaged_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "azulejos.db").write_bytes(b"torn" * 1000)
    done = subprocess.run(Server(tmp_path).command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    [told] = [line for line in done.stderr.splitlines() if line.startswith("azulejos: ")]
    assert "azulejos.db" in told
    assert "Traceback" not in done.stderr


# Messages that come twice, late, or broken


def test_a_duplicate_is_acknowledged_and_not_done_again(server: Server) -> None:
    table, tokens = begun(server, None, None)

    async def run() -> None:
        async with client(server, table, tokens) as player:
            await player.receive()
            message = ask(player.state, 0, player._request(0, Random(1)))
            for _ in range(3):
                await player.send(message)
            answers = [each for each in [await player.receive() for _ in range(4)] if "id" in each]
            assert len(answers) == 3
            assert all(each == answers[0] for each in answers)
            assert player.state["to_decide"] == [1]

    asyncio.run(run())


def test_an_old_number_and_one_that_is_not_there_yet(server: Server) -> None:
    table, tokens = begun(server, None, None)
    state = server.state(table)
    request = {"type": "resign"}
    for number, code in ((0, "old-number"), (state["number"] + 1, "unknown-number")):
        asked = ask(state, 0, request) | {"after": number}
        answer = server.post(f"/{table}/messages", asked, tokens[0])
        assert refusal(answer) == (409, code)
    assert server.state(table) == state


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "garbage",
        '{"type":"ask"}',
        "[" * 10_000,
        '{"type":"hello"}',
        "\u0000\ud7ff",
        b"\xff",
    ],
)
def test_garbage_is_refused_and_the_socket_stays(server: Server, text: str | bytes) -> None:
    table, tokens = begun(server, None, None)

    async def run() -> None:
        async with client(server, table, tokens) as player:
            await player.receive()
            await player.connection.send(text)
            answer = await player.receive()
            assert (answer["type"], answer["code"]) == ("refused", "malformed")
            assert answer["detail"]
            answer = await player.ask(0, player._request(0, Random(1)))
            assert answer["type"] == "accepted"

    asyncio.run(run())


def test_a_text_that_is_not_utf_8_ends_the_socket_with_one_line_in_the_log(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        table, tokens = begun(server, None, None)

        async def run() -> None:
            for is_whole in (True, False):
                async with client(server, table, tokens) as player:
                    await player.receive()
                    text = b'{"type":"ask"\xff'
                    message = text if is_whole else [text[:5], text[5:]]
                    await player.connection.send(message, text=True)
                    with pytest.raises(ConnectionClosed) as closed:
                        await until_closed(player)
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1007

        asyncio.run(run())
        lines = [line for line in server.log if "UTF-8" in line["message"]]
        assert [line["level"] for line in lines] == ["info", "info"]
        assert not [line for line in server.log if "error" in line]


def test_ten_megabytes_are_refused(server: Server) -> None:
    table, tokens = begun(server, None, None)

    async def run() -> None:
        async with client(server, table, tokens) as player:
            await player.receive()
            with suppress(ConnectionClosed):
                await player.connection.send(LONG)
            with pytest.raises(ConnectionClosed) as closed:
                await until_closed(player)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    asyncio.run(run())
    large = server.post("", {"levels": [None, 1], "rules": LONG})
    assert refusal(large) == (413, "too-large")
    assert get(f"{server.url}/health").text == "ok\n"


@pytest.mark.parametrize(
    "first", [{"type": "options", "id": "1", "seat": 0}, {"type": "hello", "after": 999}, "junk"]
)
def test_a_wrong_hello_is_told_and_ends_the_socket(server: Server, first: object) -> None:
    table, _ = begun(server, None, None)

    async def run() -> None:
        async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as socket:
            await socket.send(json.dumps(first))
            assert json.loads(await socket.recv())["type"] == "refused"
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4400

    asyncio.run(run())


# Who may do what


def test_nobody_moves_for_another_seat(server: Server) -> None:
    table, tokens = begun(server, None, None)
    other, _ = begun(server, None, None)
    state = server.state(table)
    message = ask(state, 0, {"type": "resign"})
    forged = tokens[0].rpartition(".")[0] + "." + tokens[1].rpartition(".")[2]
    for token in ("", "nonsense", tokens[1], forged, tokens[0][:-1], "." * 50):
        answer = server.post(f"/{table}/messages", message, token)
        assert refusal(answer) == (403, "not-your-seat"), token
    assert refusal(server.post(f"/{other}/messages", message, tokens[0]))[1] == "not-your-seat"
    assert server.state(table) == state


def test_a_seat_that_was_given_back_needs_a_new_token(server: Server) -> None:
    made = server.open(None, None)
    table, token = made["table"], server.sit(made, 0)
    left = ask(server.state(table), 0, {"type": "leave"})
    assert server.post(f"/{table}/messages", left, token).status_code == 200
    again = server.sit(made, 0)
    left = ask(server.state(table), 0, {"type": "leave"})
    assert refusal(server.post(f"/{table}/messages", left, token)) == (403, "not-your-seat")
    assert server.post(f"/{table}/messages", left, again).status_code == 200
    assert server.state(table)["seats"][0]["kind"] == "open", (
        "the same id counts anew in another sitting"
    )


def test_nobody_sits_where_they_were_not_asked(server: Server) -> None:
    made, other = server.open(None, 1), server.open(None, 1)
    path = f"/{made['table']}/seats"
    for invitation in ("", "guessed", other["invitation"]):
        answer = server.post(f"{path}/0", {"invitation": invitation})
        assert refusal(answer) == (403, "not-invited")
    mine = {"invitation": made["invitation"]}
    assert refusal(server.post(f"{path}/1", mine)) == (409, "seat-taken")
    assert refusal(server.post(f"{path}/7", mine)) == (404, "no-such-seat")
    assert server.post(f"{path}/0", mine).status_code == 201
    assert refusal(server.post(f"{path}/0", mine)) == (409, "seat-taken")
    assert refusal(server.post("/unknown/seats/0", mine)) == (404, "no-such-table")


CLOCK = {"seconds": 60, "increment": 0, "factors": [1, 1]}


@pytest.mark.parametrize(
    ("new", "detail"),
    [
        ({"levels": [None]}, "2 to 4 can play, not 1"),
        ({"levels": [None] * 5}, "levels: Expected `array` of length <= 4"),
        ({"levels": [1, 2]}, "levels: null at least once"),
        ({"levels": [None, 9]}, "levels: 1 to 8"),
        ({"levels": [None, None], "rules": "purple"}, "purple"),
        ({"levels": [None, None], "starting_seat": 2}, "starting_seat: 0 to 1"),
        ({"levels": [None, None], "deal_seconds": -1}, "deal_seconds: Expected `float` >= 0.0"),
        ({"levels": [None, None], "surprise": 1}, "unknown field `surprise`"),
        ({"levels": [None, None], "clock": CLOCK, "days_per_move": 1}, "either a clock or days"),
        ({"levels": [None] * 3, "clock": CLOCK}, "clock: 3 factors"),
        ({}, "missing required field `levels`"),
    ],
)
def test_tables_that_can_not_be(server: Server, new: Json, detail: str) -> None:
    """The detail of the refusal says what is wrong."""
    answer = server.post("", new)
    assert refusal(answer) in {(400, "malformed"), (409, "bad-rules")}
    assert detail in answer.json()["detail"]


@pytest.mark.parametrize(
    ("body", "detail"),
    [
        (b"", "there is no body"),
        (b"{", "Input data was truncated"),
        (b"[]", "body: Expected `object`, got `array`"),
        (b'{"levels": [null, "\xff"]}', "no text in UTF-8"),
        pytest.param(b'{"levels": ' + b"[" * 9999, "too deep", id="deep"),
    ],
)
def test_a_body_that_can_not_be_read(server: Server, body: bytes, detail: str) -> None:
    headers = {"Content-Type": "application/json"}
    answer = post(f"{server.url}/api/tables", content=body, headers=headers)
    assert refusal(answer) == (400, "malformed")
    assert detail in answer.json()["detail"]


def test_pages_of_other_sites_are_refused(server: Server) -> None:
    made = server.open(None, None)
    url = f"{server.url}/api/tables"
    headers = {"Origin": "https://elsewhere.example"}
    answer = post(url, json={"levels": [None, None]}, headers=headers)
    assert refusal(answer) == (403, "wrong-origin")
    own = {"Origin": server.url}
    assert post(url, json={"levels": [None, None]}, headers=own).status_code == 201

    async def run() -> None:
        socket = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket"
        with pytest.raises(InvalidStatus):
            async with connect(socket, origin="https://elsewhere.example"):  # type: ignore[arg-type]
                pass
        async with connect(socket, origin=server.url):  # type: ignore[arg-type]
            pass

    asyncio.run(run())


# Several clients


def test_two_clients_of_one_seat_see_the_same_and_only_one_moves(server: Server) -> None:
    table, tokens = begun(server, None, None)

    async def run() -> None:
        async with client(server, table, tokens) as one, client(server, table, tokens) as two:
            await one.receive()
            await two.receive()
            moves = one._request(0, Random(1)), two._request(0, Random(2))
            await one.send(ask(one.state, 0, moves[0], "one"))
            await two.send(ask(two.state, 0, moves[1], "two"))
            answers = []
            for each in (one, two):
                while "id" not in (answer := await each.receive()):
                    pass
                answers.append(answer)
            assert sorted(each["type"] for each in answers) == ["accepted", "refused"]
            refused = next(each for each in answers if each["type"] == "refused")
            assert refused["code"] == "old-number"

    asyncio.run(run())


def test_a_client_that_comes_back_is_told_what_it_missed(server: Server) -> None:
    table, tokens = begun(server, None, None)

    async def run() -> None:
        async with client(server, table, tokens) as gone, client(server, table, tokens) as there:
            await gone.receive()
            await there.receive()
            await gone.connection.close()
            for n in range(4):
                seat = there.state["to_decide"][0]
                await there.ask(seat, there._request(seat, Random(n)))
            await gone.connect()
            while gone.state["number"] < there.state["number"]:
                await gone.receive()
            assert gone.state == there.state

    asyncio.run(run())


def test_the_stream_tells_from_a_number_on(server: Server) -> None:
    table, _ = begun(server, None, None)
    last = server.state(table)["number"]
    url = f"{server.url}/api/tables/{table}/stream?after=0"
    with httpx.stream("GET", url, timeout=60) as stream:
        numbers = []
        for line in stream.iter_lines():
            if line.startswith("data: "):
                numbers.append(json.loads(line[6:])["number"])
            if numbers and numbers[-1] == last:
                break
    assert numbers == list(range(1, last + 1))


# The dealer


def test_no_seed_is_ever_sent_before_the_end(server: Server) -> None:
    table, tokens = begun(server, None, 1)
    heard = []

    async def run() -> None:
        async with client(server, table, tokens) as player:
            playing = asyncio.create_task(player.play(Random(1)))
            async with client(server, table, {}) as spectator:
                while spectator.state.get("seed") is None:
                    heard.append(json.dumps(await spectator.receive()))
            await playing

    asyncio.run(run())
    seed = server.state(table)["seed"]
    assert [seed in each for each in heard] == [False] * (len(heard) - 1) + [True]
    assert seed not in get(f"{server.url}/metrics").text


def test_only_its_own_user_can_read_what_the_server_keeps(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        server.open(None, None)
        found = {path.name: path.stat().st_mode & 0o077 for path in (tmp_path / "data").iterdir()}
        assert {"azulejos.db", "azulejos.db-wal", "key"} <= set(found)
        assert set(found.values()) == {0}
        assert (tmp_path / "data").stat().st_mode & 0o077 == 0


def test_health_metrics_and_the_schema(server: Server) -> None:
    assert get(f"{server.url}/health").text == "ok\n"
    assert "azulejos_commits_total" in get(f"{server.url}/metrics").text
    schema = get(f"{server.url}/api/schema/openapi.json").json()
    paths = {re.sub(r"\{table_id\}", "{table}", path) for path in schema["paths"]}
    assert paths == set(re.findall(r"^\| `[A-Z]+ (/[^`?]*)[^`]*` \|", WIRE_PROTOCOL, re.MULTILINE))
