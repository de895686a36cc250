"""Connections that stall or break: nobody else waits, and reconnecting misses nothing."""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.uri import parse_uri

from azulejos.notation import parse_position
from azulejos.server import limits
from azulejos.wire.seating_messages import NewTable
from tests.server.http import short_timeouts
from tests.server.http.in_process import App
from tests.server.http.in_process import running as running_here
from tests.server.serving import Client, Json, Server, client, get, running

NUM_QUESTIONS = 200
"""Their answers overflow every buffer between the server and a stalled reader."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("connected")) as started:
        yield started


class RawSocket:
    """A WebSocket that reads only on demand, and can break off in the middle of a frame."""

    def __init__(self, server: Server, table: str) -> None:
        self._protocol = ClientProtocol(
            parse_uri(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket")
        )
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.connect(("127.0.0.1", server.port))
        self._socket.settimeout(60)
        self._protocol.send_request(self._protocol.connect())
        self._flush()
        while not self._protocol.handshake_exc and self._protocol.state.name == "CONNECTING":
            self._protocol.receive_data(self._socket.recv(4096))
        self._protocol.events_received()

    def send(self, message: Json) -> None:
        self._protocol.send_text(json.dumps(message).encode())
        self._flush()

    def send_half(self, message: Json) -> None:
        """Sends only the first half of a frame."""
        self._protocol.send_text(json.dumps(message).encode())
        whole = b"".join(self._protocol.data_to_send())
        self._socket.sendall(whole[: len(whole) // 2])

    def reset(self) -> None:
        """Resets the connection, as when a process dies."""
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._socket.close()

    def read_all(self) -> tuple[list[Json], Close]:
        """Returns all messages until the server closes, and its close frame."""
        messages = []
        while True:
            data = self._socket.recv(65536)
            assert data, "no close frame"
            self._protocol.receive_data(data)
            for event in self._protocol.events_received():
                assert isinstance(event, Frame)
                if event.opcode is Opcode.TEXT:
                    messages.append(json.loads(bytes(event.data)))
                elif event.opcode is Opcode.CLOSE:
                    self._socket.close()
                    return messages, Close.parse(bytes(event.data))

    def _flush(self) -> None:
        self._socket.sendall(b"".join(self._protocol.data_to_send()))


class RawStream:
    """Requests a stream, and reads it only on demand."""

    def __init__(self, server: Server, table: str) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.connect(("127.0.0.1", server.port))
        self._socket.settimeout(60)
        asked = f"GET /api/tables/{table}/stream?after=0 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        self._socket.sendall(asked.encode())

    def read_all(self) -> bytes:
        """Returns what the server sent before it gave up."""
        parts = []
        while part := self._socket.recv(65536):
            parts.append(part)
        self._socket.close()
        return b"".join(parts)


class Impatient(Server):
    program = (short_timeouts.__file__,)


@contextmanager
def one_screen(server: Server) -> Iterator[tuple[str, str, httpx.Client]]:
    """A table on one screen, where a move can be undone again and again."""
    made = server.open(None, None, None, None, is_one_screen=True)
    token, *_ = [server.sit(made, seat) for seat in range(4)]
    while not server.state(made["table"])["to_decide"]:
        pass
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=server.url, timeout=60, headers=headers) as asking:
        yield made["table"], token, asking


def turn(asking: httpx.Client, table: str, move: str, number: int, after: int) -> int:
    """Plays a move or undoes it; returns the number of the entry."""
    request: Json = {"type": "undo"} if number % 2 else {"type": "move", "move": move}
    asked = {"type": "ask", "id": f"t{number}", "seat": 0, "after": after, "request": request}
    answer = asking.post(f"/api/tables/{table}/messages", json=asked)
    assert answer.status_code == 200, answer.text
    number_of_entry: int = answer.json()["number"]
    return number_of_entry


def first_move(server: Server, table: str) -> str:
    position = parse_position(server.state(table)["position"])
    return str(next(iter(position.legal_moves)))


def sockets_too_slow(server: Server) -> int:
    metrics = get(f"{server.url}/metrics").text
    return int(metrics.partition("\nazulejos_too_slow_total ")[2].split()[0])


def test_a_reader_that_stalls_is_cut_off_and_nobody_waits_for_it(server: Server) -> None:
    """It keeps asking and never reads an answer, while the others play."""
    with one_screen(server) as (table, token, asking):
        before = sockets_too_slow(server)
        move = first_move(server, table)
        stalled = RawSocket(server, table)
        stalled.send({"type": "hello", "tokens": [token]})
        for number in range(NUM_QUESTIONS):
            stalled.send({"type": "options", "id": f"o{number}", "seat": 0})

        async def run() -> int:
            async with client(server, table, {}) as reader, asyncio.timeout(60):
                await reader.receive()
                number: int = reader.state["number"]
                for count in itertools.count():
                    number = await asyncio.to_thread(turn, asking, table, move, count, number)
                    while reader.state["number"] < number:
                        await reader.receive()
                    if sockets_too_slow(server) > before:
                        break
            return number

        last = asyncio.run(run())
        messages, closed = stalled.read_all()
        assert (closed.code, closed.reason) == (4408, "too slow")
        numbers = [each["number"] for each in messages if each["type"] == "happened"]
        first = messages[0]["state"]["number"]
        assert numbers == list(range(first + 1, first + 1 + len(numbers))), "once and in order"
        assert len(messages) - len(numbers) - 1 < NUM_QUESTIONS

        async def come_back() -> None:
            """Reconnects with the number of the last entry it read."""
            back = Client(server, table, {})
            back.state = {"number": first + len(numbers)}
            await back.connect()
            while back.state["number"] < last:
                await back.receive()
            await back.connection.close()

        asyncio.run(come_back())


def test_a_stream_that_nobody_reads_is_cut_off(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The server drops its queue and its connection, and the others see it leave."""
    folder = tmp_path_factory.mktemp("stalled")
    with (
        running(folder, "--rate", "100000", kind=Impatient) as server,
        one_screen(server) as (table, _, asking),
    ):
        move = first_move(server, table)

        async def run() -> None:
            async with client(server, table, {}) as reader, asyncio.timeout(60):
                await reader.receive()
                stalled = RawStream(server, table)
                while reader.present.get("spectators") != 2:
                    reader.present = json.loads(await reader.connection.recv())
                number: int = reader.state["number"]
                for count in itertools.count():
                    number = await asyncio.to_thread(turn, asking, table, move, count, number)
                    while reader.state["number"] < number:
                        await reader.receive()
                    if reader.present["spectators"] == 1:
                        break
                sent = await asyncio.to_thread(stalled.read_all)
                assert sent.startswith(b"HTTP/1.1 200")
                assert not sent.endswith(b"\r\n0\r\n\r\n"), "aborted, not completed"

        asyncio.run(run())
    assert [line for line in server.log if line["level"] not in {"info", "warning"}] == []


def test_a_request_that_never_ends_is_given_up(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Empty, half a header, half a body, half a second request."""
    whole = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    body = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 90\r\n\r\n{"
    with running(tmp_path_factory.mktemp("unfinished"), kind=Impatient) as server:
        for sent, answered in ((b"", b""), (whole[:20], b""), (body, b""), (whole, b"200 OK")):
            with socket.create_connection(("127.0.0.1", server.port), timeout=60) as asking:
                asking.sendall(sent)
                if sent == whole:
                    assert answered in asking.recv(4096)
                    asking.sendall(whole[:20])
                rest = b""
                while part := asking.recv(4096):
                    rest += part
                assert not rest or rest.endswith(b"ok\n"), "closed without an answer"
    assert [line for line in server.log if line["level"] not in {"info", "warning"}] == []


def test_a_connection_that_is_cut_in_the_middle_of_a_message(server: Server) -> None:
    with one_screen(server) as (table, token, asking):
        move = first_move(server, table)
        for half in (True, False):
            cut = RawSocket(server, table)
            cut.send({"type": "hello", "tokens": [token], "after": 0})
            if half:
                cut.send_half({"type": "options", "id": "o", "seat": 0})
            cut.reset()
        state = server.state(table)
        assert turn(asking, table, move, 0, state["number"]) == state["number"] + 1
    assert [line for line in server.log if line["level"] not in {"info", "warning"}] == []


def test_a_socket_that_says_nothing_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "HELLO_SECONDS", 0.01)

    async def test(app: App) -> None:
        host = await app.hub.open(NewTable((None, 1)))
        async with asyncio.timeout(30):
            heard = await app.socket(f"/api/tables/{host.table_id}/socket", [], lambda _: False)
        assert heard == []

    running_here(App(tmp_path), test)
