"""Limits for each address: requests per second, open sockets."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from azulejos.server.http.traffic import Bucket, Buckets, OpenSockets, Pace, limited_as
from tests.server.http.in_process import ADDRESS, App
from tests.server.http.in_process import running as running_here
from tests.server.serving import Json, Server, client, get, post, running


def test_an_address_that_asks_too_much_is_told_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("paced")

    def make_tables(server: Server, *addresses: str) -> list[int]:
        made = [
            post(
                f"{server.url}/api/tables",
                json={"levels": [None, 1]},
                headers={"X-Forwarded-For": address},
            )
            for address in addresses
        ]
        return [each.status_code for each in made]

    with running(folder, "--rate", "0.001", "--proxy", "192.0.2.1") as unproxied:
        # Only a trusted proxy may set X-Forwarded-For.
        assert make_tables(unproxied, "198.51.100.1", "198.51.100.2") == [201, 429]
    with running(folder, "--rate", "0.001", "--proxy", "127.0.0.1") as proxied:
        addresses = "198.51.100.1", "198.51.100.2", "198.51.100.1"
        assert make_tables(proxied, *addresses) == [201, 201, 429]
        household = "2001:db8:0:1::1", "2001:db8:0:2::1", "2001:db8:0:1:ffff::2"
        assert make_tables(proxied, *household) == [201, 201, 429]


def test_an_address_that_makes_too_many_tables_is_told_so(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("tables")
    with running(folder, "--tables", "6", "--proxy", "127.0.0.1") as server:

        def make(kind: str, new: Json, address: str) -> tuple[int, str | None]:
            headers = {"X-Forwarded-For": address}
            made = post(f"{server.url}/api/{kind}", json=new, headers=headers)
            return made.status_code, made.json().get("code")

        table: Json = {"levels": [None, 1]}
        made = [
            make("tables", table, "198.51.100.1"),
            make("companions", BESIDE_A_SET, "198.51.100.1"),
        ]
        assert [status for status, _ in made] == [201, 201]
        for kind, new in (("tables", table), ("companions", BESIDE_A_SET)):
            assert make(kind, new, "198.51.100.1") == (429, "too-many-tables")
        assert make("tables", table, "198.51.100.2")[0] == 201


def test_who_makes_too_many_tables_is_refused_before_the_body_is_read(tmp_path: Path) -> None:
    async def test(app: App) -> None:
        buckets: Buckets = app.app.state["table_buckets"]
        while not buckets.is_too_fast(ADDRESS):
            pass
        for path in ("/api/tables", "/api/companions"):
            status, body = await app.ask("POST", path, None)
            assert (status, json.loads(body)["code"]) == (429, "too-many-tables")

    running_here(App(tmp_path), test)


BESIDE_A_SET = {"seats": [{"name": "Ada"}, {"name": "Ben"}]}
READS = (
    "/api/companions/{companion}",
    "/api/companions/{companion}/record",
    "/api/tables/{table}",
    "/api/tables/{table}/record",
    "/api/tables/{table}/walls",
    "/api/tables/{table}/seats",
    "/api/course",
    "/health",
    "/metrics",
)


def test_an_address_that_reads_too_much_is_told_so(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    options = ["--reads", "0.001", "--proxy", "127.0.0.1"]
    with running(tmp_path_factory.mktemp("read"), *options) as server:
        table = server.open(None, None)["table"]
        begun = post(f"{server.url}/api/companions", json=BESIDE_A_SET)
        companion = begun.json()["companion"]
        for index, path in enumerate(READS):
            # Each path twice, from an address of its own.
            headers = {"X-Forwarded-For": f"198.51.100.{index}"}
            url = server.url + path.format(table=table, companion=companion)
            answers = [get(url, headers=headers) for _ in range(2)]
            assert [each.status_code for each in answers] == [200, 429], path
            assert answers[1].json()["code"] == "too-fast"
        schema = get(f"{server.url}/api/schema/openapi.json").json()
        guarded = {path.replace("{table}", "{table_id}") for path in READS}
        # The others are expensive, and count as changes.
        guarded |= {"/api/tables/{table_id}/replay", "/api/tables/{table_id}/stream"}
        guarded |= {"/api/companions/{companion}/stream"}
        assert {path for path, item in schema["paths"].items() if "get" in item} == guarded


def test_an_address_keeps_so_many_sockets_and_streams_open(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running(tmp_path_factory.mktemp("open"), "--sockets", "2") as server:
        table = server.open(None, None)["table"]
        stream = f"{server.url}/api/tables/{table}/stream?after=0"

        async def run() -> None:
            async with client(server, table, {}) as one, client(server, table, {}) as two:
                await one.receive()
                await two.receive()
                async with client(server, table, {}) as three:
                    with pytest.raises(ConnectionClosed) as closed:
                        await three.receive()
                assert closed.value.rcvd is not None
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "too-many-open")
                refused = await asyncio.to_thread(get, stream)
                assert (refused.status_code, refused.json()["code"]) == (429, "too-many-open")
                await two.connection.close()
                # The place is free once the server notices the closed socket.
                async with httpx.AsyncClient(timeout=60) as http, asyncio.timeout(60):
                    while await _status(http, stream) == 429:
                        await asyncio.sleep(0.01)

        asyncio.run(run())


def test_streams_that_are_asked_for_at_once_are_counted_too(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running(tmp_path_factory.mktemp("burst"), "--sockets", "2") as server:
        table = server.open(None, None)["table"]
        begun = post(f"{server.url}/api/companions", json=BESIDE_A_SET).json()
        for path in (f"tables/{table}", f"companions/{begun['companion']}"):
            assert asyncio.run(_burst(f"{server.url}/api/{path}/stream", 12)) == 2


async def _burst(url: str, count: int) -> int:
    """Opens `count` streams at once, and keeps them open until all are answered; returns how many
    were accepted."""
    answered: list[int] = []
    are_all = asyncio.Event()

    async def ask(http: httpx.AsyncClient) -> None:
        async with http.stream("GET", url) as answer:
            answered.append(answer.status_code)
            if len(answered) == count:
                are_all.set()
            await are_all.wait()

    async with (
        httpx.AsyncClient(timeout=60) as http,
        asyncio.timeout(60),
        asyncio.TaskGroup() as asking,
    ):
        for _ in range(count):
            asking.create_task(ask(http))
    assert set(answered) == {200, 429}
    return answered.count(200)


async def _status(http: httpx.AsyncClient, url: str) -> int:
    """The status of a stream that is opened and closed."""
    async with http.stream("GET", url) as answer:
        return answer.status_code


def test_all_sockets_of_an_address_share_its_pace(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Its messages are read more slowly, and all of them are answered."""
    with running(tmp_path_factory.mktemp("pace"), "--reads", "4") as server:
        table = server.open(None, None)["table"]

        async def ask(num: int) -> None:
            async with client(server, table, {}) as asking:
                for number in range(num):
                    question = {"type": "say", "id": f"q{number}", "seat": None, "after": 0}
                    await asking.send(question | {"text": "scores", "language": "en"})
                answered = 0
                while answered < num:
                    answered += (await asking.receive())["type"] == "answered"

        async def run() -> float:
            began = time.monotonic()
            await asyncio.gather(*(ask(10) for _ in range(3)))
            return time.monotonic() - began

        # A burst of 20 messages, and ten more at four a second. Each socket alone may send 40.
        assert asyncio.run(run()) > 2


def test_a_bucket_lets_bursts_through_and_then_a_rate() -> None:
    now = [0.0]
    bucket = Bucket(2, 3, lambda: now[0])
    assert [bucket.take() for _ in range(3)] == [0, 0, 0]
    assert bucket.take() == pytest.approx(0.5)
    now[0] += 0.5
    assert bucket.take() == 0
    now[0] += 100
    assert [bucket.take() > 0 for _ in range(4)] == [False, False, False, True]


def test_a_long_answer_counts_as_several_reads() -> None:
    now = [0.0]
    bucket = Bucket(2, 10, lambda: now[0])
    assert bucket.owe(13) == pytest.approx(1.5)
    assert bucket.take() == pytest.approx(2)
    now[0] += 2
    assert [bucket.take() > 0 for _ in range(2)] == [False, True]


def test_each_socket_of_a_crowd_wakes_up_once_and_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not all of them for each token: that cost more than reading their messages."""
    sleeps: list[float] = []

    async def sleep(seconds: float) -> None:
        sleeps.append(seconds)

    async def run() -> None:
        buckets = Buckets(10, burst_seconds=1, clock=lambda: 0.0)
        for _ in range(50):
            await Pace(buckets, "a").keep()

    monkeypatch.setattr("azulejos.server.http.traffic.asyncio.sleep", sleep)
    asyncio.run(run())
    assert sleeps == pytest.approx([(number + 1) / 10 for number in range(40)])


def test_each_address_has_its_own_bucket() -> None:
    buckets = Buckets(0.001)
    assert [buckets.is_too_fast(each) for each in ("a", "b", "a")] == [False, False, True]


def test_so_many_sockets_of_an_address_are_open() -> None:
    sockets = OpenSockets(1)
    with sockets.opened("a"):
        assert [sockets.has_too_many(each) for each in ("a", "b")] == [True, False]
        # `opened` counts a socket even beyond the limit.
        with sockets.opened("a"):
            pass
        assert sockets.has_too_many("a")
    assert not sockets.has_too_many("a")


@pytest.mark.parametrize(
    ("host", "limited"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_whose_limits_count(host: str, limited: str) -> None:
    assert limited_as(host) == limited
