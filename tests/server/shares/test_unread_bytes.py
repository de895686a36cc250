"""What clients haven't read is counted, and never forgotten or counted twice."""

from __future__ import annotations

import asyncio

from azulejos.server.shares.unread_bytes import Reader, UnreadBytes
from azulejos.server.tables.live_session import Listener


def test_an_address_may_leave_so_much_unread() -> None:
    unread = UnreadBytes(100, 1000)
    assert unread.add("a", 60)
    assert not unread.add("a", 60)
    assert unread.add("b", 60)
    unread.take_away("a", 60)
    assert unread.add("a", 40)
    assert (unread.total, unread.num_cut_off) == (160, 1)


def test_under_pressure_each_address_has_an_equal_part() -> None:
    unread = UnreadBytes(100, 200)
    for address in ("a", "b", "c", "d"):
        unread.add(address, 50)
    assert not unread.add("a", 10), "more than a quarter"
    assert unread.add("e", 10), "others can still get answers"


def test_a_reader_that_goes_owes_nothing() -> None:
    unread = UnreadBytes(100, 1000)
    reader = Reader(unread, "a")
    reader.owes(70)
    reader.has_read(30)
    assert unread.of("a") == 40
    reader.is_gone()
    reader.is_gone()
    assert (unread.of("a"), unread.total) == (0, 0)


def test_what_was_told_before_anybody_counted_is_counted_once() -> None:
    """A table tells who is present before it is known how the client is reached."""

    async def run() -> None:
        unread = UnreadBytes(100, 1000)
        listener = Listener([b"missed" * 5])
        listener.tell(b"present")
        listener.read_by(Reader(unread, "a"))
        assert unread.of("a") == len("present")
        listener.tell(b"moved")
        for left in (12, 5, 0):
            await listener.next()
            assert unread.of("a") == left
        listener.cut_off()
        assert (unread.of("a"), unread.total) == (0, 0)

    asyncio.run(run())


def test_who_was_told_too_much_before_is_cut_off() -> None:
    async def run() -> None:
        unread, calls = UnreadBytes(100, 1000), list[None]()
        listener = Listener()
        listener.on_too_slow = lambda: calls.append(None)
        listener.tell(b"x" * 101)
        listener.read_by(Reader(unread, "a"))
        assert (listener.is_cut_off, len(calls), unread.total) == (True, 1, 0)

    asyncio.run(run())


def test_only_addresses_that_have_not_read_something_share_what_there_is() -> None:
    unread = UnreadBytes(100, 200)
    for number in range(50):
        unread.add(f"reads {number}", 10)
        unread.take_away(f"reads {number}", 11)
    assert unread.add("a", 100)
    assert unread.add("b", 100)
    assert not unread.add("c", 101)
    unread.take_away("c", 101)
    assert unread.add("c", 60), "less than a third"


def test_a_queue_counts_what_its_client_was_told_and_not_what_it_missed() -> None:
    async def run() -> None:
        unread = UnreadBytes(100, 1000)
        listener = Listener([b"missed" * 100])
        listener.read_by(Reader(unread, "a"))
        listener.tell(b"12345")
        assert unread.of("a") == 5
        await listener.next()
        assert unread.of("a") == 5
        await listener.next()
        assert unread.of("a") == 0
        listener.tell(b"x" * 90)
        other = Listener()
        other.read_by(Reader(unread, "a"))
        other.tell(b"x" * 20)
        assert (other.is_cut_off, listener.is_cut_off) == (True, False)
        assert unread.of("a") == 90
        listener.cut_off()
        assert unread.total == 0
        assert await listener.next() is None

    asyncio.run(run())
