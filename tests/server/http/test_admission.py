"""Connections that do nothing, and answers that nobody reads: neither keeps the others out."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import cast

import httpx
import pytest

from azulejos.server.http.admission import Admission, Notice
from tests.server.http import attacks, few_files
from tests.server.http.in_process import served
from tests.server.serving import Json, Server, get, running

ATTACKER, OTHER_ATTACKER = "127.0.0.2", "127.0.0.3"
SCHEMA = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
"""Its answer has 40 kB. The kernel buffers a few of them."""

on_linux = pytest.mark.skipif(
    not Path("/proc/self").exists(), reason="only Linux has 127.0.0.2 and /proc"
)


class FewFiles(Server):
    program = (few_files.__file__,)


@contextmanager
def connections(server: Server, address: str, num: int) -> Iterator[list[socket.socket]]:
    with ExitStack() as opened:
        sockets = []
        for _ in range(num):
            each = opened.enter_context(socket.socket())
            each.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            each.bind((address, 0))
            each.settimeout(30)
            each.connect(("127.0.0.1", server.port))
            sockets.append(each)
        yield sockets


def figure(server: Server, name: str) -> int:
    text = get(f"{server.url}/metrics").text
    return int(text.partition(f"\nazulejos_{name} ")[2].split()[0])


def notices(server: Server) -> list[str]:
    messages = [line["message"] for line in server.log if line["level"] != "info"]
    assert not any("accept" in message for message in messages)
    return [message for message in messages if "turned away" in message]


@on_linux
def test_connections_of_one_address_leave_room_for_others(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("idle")
    with running(folder, "--sockets", "20", kind=FewFiles) as server:
        assert server.process is not None
        allowed = Path(f"/proc/{server.process.pid}/limits").read_text("utf-8")
        (files,) = [line for line in allowed.splitlines() if line.startswith("Max open files")]
        assert files.split()[3] == str(few_files.HARD), "the soft limit was raised"
        with connections(server, ATTACKER, 2 * few_files.HARD):
            for _ in range(5):
                assert get(f"{server.url}/health").text == "ok\n"
            # 20 sockets and 100 spare ones of the attacker, and the one that asks.
            assert figure(server, "connections") == 121
            assert figure(server, "turned_away_total") == 2 * few_files.HARD - 120
        until = time.monotonic() + 60
        while figure(server, "connections") > 1:
            assert time.monotonic() < until, "a closed connection counts no more"
            time.sleep(0.02)
        assert len(notices(server)) == 1
        assert "127.0.0.2 has too many" in notices(server)[0]


@on_linux
def test_many_addresses_leave_files_over_and_throw_nobody_out(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("many")
    with (
        running(folder, "--sockets", "150", kind=FewFiles) as server,
        httpx.Client(base_url=server.url, timeout=60) as inside,
    ):
        assert inside.get("/health").text == "ok\n"
        with (
            connections(server, ATTACKER, few_files.HARD),
            connections(server, OTHER_ATTACKER, few_files.HARD),
        ):
            began = time.monotonic()
            while time.monotonic() - began < 2:
                # Sends before the connection is idle for too long.
                assert inside.get("/health").text == "ok\n", "the database has its files"
                time.sleep(0.2)
            with pytest.raises(httpx.TransportError):
                get(f"{server.url}/health")
        until = time.monotonic() + 60
        while True:
            try:
                assert get(f"{server.url}/health").text == "ok\n"
                break
            except httpx.TransportError:
                assert time.monotonic() < until
        assert len(notices(server)) == 1


@on_linux
def test_answers_that_nobody_reads_are_counted_and_cut_off(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with (
        running(tmp_path_factory.mktemp("unread"), kind=FewFiles) as server,
        connections(server, ATTACKER, 16) as unread,
    ):
        body = json.dumps({"record": attacks.long_record(450)}).encode()
        head = (
            f"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        for each in unread:
            each.sendall(head.encode() + body)
        most, until = 0, time.monotonic() + 60
        while figure(server, "cut_off_total") < 4:
            most = max(most, figure(server, "unread_bytes"))
            assert time.monotonic() < until
            time.sleep(0.05)
        # A megabyte, and others still get their answers.
        assert 2**18 < most <= 2**20
        assert get(f"{server.url}/api/course").status_code == 200


def test_requests_in_a_row_are_answered_as_their_answers_are_read(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    num = 60
    with (
        running(tmp_path_factory.mktemp("row")) as server,
        connections(server, "127.0.0.1", 1) as (one,),
    ):
        one.sendall(SCHEMA * num)
        # As long as it takes to answer as many to somebody else.
        for _ in range(num):
            get(f"{server.url}/api/schema/openapi.json")
        # Buffers hold some of them. The others aren't worked out before those are read.
        answered = figure(server, "request_seconds_count") - num
        assert answered < num / 2
        read, answers = b"", 0
        while answers < num:
            part = one.recv(65536)
            assert part, "closed"
            answers += (read[-20:] + part).count(b"HTTP/1.1 200") - read[-20:].count(
                b"HTTP/1.1 200"
            )
            read = part


def test_the_next_answer_is_not_worked_out_before_this_one_is_read() -> None:
    asked: list[str] = []

    async def answer(scope: Json, _: object, send: Callable[[Json], Awaitable[None]]) -> None:
        if scope["type"] == "http":
            asked.append(scope["path"])
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": bytes(2**22)})

    async def run() -> None:
        async with served(answer) as (server, port):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"".join(b"GET /%d HTTP/1.1\r\nHost: a\r\n\r\n" % n for n in range(3)))
            while not asked or (len(asked) == 1 and server.server_state.tasks):
                await asyncio.sleep(0.01)
            assert asked == ["/0"]
            while len(asked) < 3:
                assert await reader.read(2**20)
            writer.close()

    asyncio.run(run())


class FakeTransport:
    def __init__(self, host: str) -> None:
        self._host = host

    def get_extra_info(self, name: str) -> object:
        return (self._host, 1) if name == "peername" else None


def transport(host: str) -> asyncio.BaseTransport:
    return cast(asyncio.BaseTransport, FakeTransport(host))


def test_a_trusted_proxy_has_connections_of_many_people() -> None:
    async def run() -> None:
        admission = Admission(5, 1, ["192.0.2.0/24"])
        assert all(admission.admit(transport("192.0.2.7")) for _ in range(3))
        first = transport("198.51.100.1")
        assert admission.admit(first)
        assert not admission.admit(transport("198.51.100.1"))
        assert admission.admit(transport("198.51.100.2"))
        assert not admission.admit(transport("198.51.100.3")), "five are open"
        admission.leave(first)
        admission.leave(first)
        assert admission.admit(transport("198.51.100.1"))
        assert (admission.num_open, admission.num_turned_away) == (5, 2)

    asyncio.run(run())


def test_a_notice_comes_once_a_minute_however_often_it_happens(
    caplog: pytest.LogCaptureFixture,
) -> None:
    waiting: list[Callable[[], None]] = []
    notice = Notice(lambda _, tell: waiting.append(tell))
    for _ in range(350_000):
        notice.add("they are many")
    assert len(caplog.messages) == 1
    waiting.pop()()
    assert len(caplog.messages) == 2
    assert "349999" in caplog.messages[1]
    # Nothing has happened for a minute: the next one is told at once.
    waiting.pop()()
    assert (len(caplog.messages), waiting) == (2, [])
    notice.add("again")
    assert len(caplog.messages) == 3
