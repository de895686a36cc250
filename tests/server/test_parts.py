"""Tokens, limits, listeners and the pool of computer players, each by itself."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from azulejos.players import Stop
from azulejos.rules import Dealer, Game, Rules
from azulejos.server.http.server import Address
from azulejos.server.http.traffic import Bucket, Buckets, OpenSockets, limited_as
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.live_session import Listener
from azulejos.server.tables.tokens import Sitting, Tokens, load_key
from tests.server.thinkers import Slow

SITTING = Sitting("table", 1, 7)


def test_tokens_are_of_one_key_and_one_purpose() -> None:
    tokens, others = Tokens(bytes(32)), Tokens(bytes([1] * 32))
    token = tokens.seat_token(SITTING)
    assert tokens.sitting(token) == SITTING
    assert others.sitting(token) is None
    assert len(token) <= 100
    for wrong in ("", ".", token + "x", token.replace("table", "elbat"), token.replace("7", "8")):
        assert tokens.sitting(wrong) is None
    assert tokens.is_invitation("table", tokens.invitation("table"))
    assert not tokens.is_invitation("elbat", tokens.invitation("table"))
    assert tokens.sitting(f"table.{tokens.invitation('table')}") is None


def test_the_key_is_kept_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    key = load_key(tmp_path)
    assert load_key(tmp_path) == key
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600
    (tmp_path / "key").write_bytes(b"torn")
    with pytest.raises(OSError, match="no key"):
        load_key(tmp_path)


def test_a_bucket_lets_bursts_through_and_then_a_rate() -> None:
    now = [0.0]
    bucket = Bucket(2, 3, lambda: now[0])
    assert [bucket.take() for _ in range(3)] == [0, 0, 0]
    assert bucket.take() == pytest.approx(0.5)
    now[0] += 0.5
    assert bucket.take() == 0
    now[0] += 100
    assert [bucket.take() > 0 for _ in range(4)] == [False, False, False, True]


def test_each_address_has_its_own_bucket() -> None:
    buckets = Buckets(0.001)
    assert [buckets.is_too_fast(each) for each in ("a", "b", "a")] == [False, False, True]


def test_so_many_sockets_of_an_address_are_open() -> None:
    sockets = OpenSockets(1)
    with sockets.opened("a"):
        assert [sockets.has_too_many(each) for each in ("a", "b")] == [True, False]
        # What was let in before it was known is counted all the same.
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


@pytest.mark.parametrize(("length", "num_messages"), [(1, 200), (100_000, 5)])
def test_a_slow_reader_is_cut_off(length: int, num_messages: int) -> None:
    """After so many messages, or so many bytes; what it missed before does not count."""

    async def run() -> None:
        listener = Listener([b"missed" * length] * 50)
        calls: list[None] = []
        listener.on_too_slow = lambda: calls.append(None)
        for _ in range(num_messages):
            listener.tell(b"x" * length)
        assert not listener.is_cut_off
        for _ in range(5):
            listener.tell(b"x" * length)
        assert listener.is_cut_off
        assert calls == [None]
        assert await listener.next() is None

    asyncio.run(run())


def test_a_reader_that_keeps_up_is_never_cut_off() -> None:
    async def run() -> None:
        listener = Listener()
        for _ in range(1000):
            listener.tell(b"x" * 10_000)
            await listener.next()
        assert not listener.is_cut_off

    asyncio.run(run())


def test_only_so_many_think_at_once_and_the_loop_stays_free() -> None:
    game = Game(Rules())
    game.play(Dealer(bytes(32)).deal(game.position))
    slow = Slow()

    async def run() -> None:
        bots = Bots(2, lambda: slow)
        stop = Stop()
        moves = [asyncio.create_task(bots.choose(game.position, 8, stop)) for _ in range(6)]
        await asyncio.to_thread(slow.is_asked.wait)
        # Had one of them thought on the loop, nobody would be here.
        assert bots.num_waiting == 6
        thinking = [each for each in threading.enumerate() if each.name.startswith("bot")]
        assert len(thinking) == 2
        slow.may_answer.set()
        await asyncio.gather(*moves)
        assert bots.num_waiting == 0
        bots.close()

    asyncio.run(run())


def test_the_text_front_does_not_load_the_server() -> None:
    """SQLAlchemy alone would take a second."""
    code = "import azulejos.cli, azulejos.terminal.text_options, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert not loaded & {"litestar", "msgspec", "sqlalchemy", "alembic", "uvicorn", "websockets"}


def test_answers_go_out_at_once_and_little_waits_in_the_kernel() -> None:
    """Of small messages the second would wait for a confirmation of the first, for 40 ms."""
    with Address(port=0).listen() as listening, socket.socket() as asking:
        asking.connect(listening.getsockname())
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            assert accepted.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= 512 * 1024


def test_searches_stand_back_and_hold_no_lock_of_python() -> None:
    """Whoever watches them runs at its own priority; the core is asked to stop by a flag."""
    game = Game(Rules())
    game.play(Dealer(bytes(32)).deal(game.position))

    def niceness() -> dict[str, int]:
        return {
            thread.name.partition("_")[0]: os.getpriority(os.PRIO_PROCESS, thread.native_id)
            for thread in threading.enumerate()
            if thread.name.startswith(("bot", "search")) and thread.native_id is not None
        }

    async def run() -> None:
        bots = Bots(1)
        stop = Stop()
        # The strongest level would think for longer than the test may take.
        choosing = asyncio.create_task(bots.choose(game.position, 8, stop))
        # A thread stands back as the first thing that it does, a moment after it is there.
        while (found := niceness()).get("search") != 19 and not choosing.done():
            await asyncio.sleep(0.01)
        stop.set()
        assert await choosing in list(game.position.legal_moves)
        assert found["search"] == 19
        assert found["bot"] == os.getpriority(os.PRIO_PROCESS, 0)
        bots.close()

    asyncio.run(run())
