"""Listeners: a client that reads too slowly is cut off."""

from __future__ import annotations

import asyncio

import pytest

from azulejos.server.tables.live_session import Listener


@pytest.mark.parametrize(("length", "num_messages"), [(1, 200), (100_000, 5)])
def test_a_slow_reader_is_cut_off(length: int, num_messages: int) -> None:
    """Beyond a number of messages or bytes; the backlog at the start doesn't count."""

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
