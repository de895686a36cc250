"""Lines as they come in: any length, with any end."""

from __future__ import annotations

from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.players.protocol_lines import MAX_LINE, read_lines


def test_lines_end_in_lf_or_crlf_and_the_last_may_end_in_nothing() -> None:
    assert list(read_lines(BytesIO(b"a\nb\r\n\n\r\nc"))) == [b"a", b"b", b"", b"", b"c"]


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b""])
def test_the_longest_line_is_read_and_a_longer_one_is_none(end: bytes) -> None:
    longest = b"x" * MAX_LINE
    assert list(read_lines(BytesIO(longest + end))) == [longest]
    assert list(read_lines(BytesIO(longest + b"x" + end))) == [None]


@pytest.mark.parametrize("extra", [1, 2, 3, MAX_LINE, 3 * MAX_LINE])
def test_after_a_line_that_is_too_long_the_next_one_is_read(extra: int) -> None:
    stream = BytesIO(b"x" * (MAX_LINE + extra) + b"\nshow\n")
    assert list(read_lines(stream)) == [None, b"show"]


@given(st.binary(max_size=200))
def test_nothing_is_lost(data: bytes) -> None:
    lines = list(read_lines(BytesIO(data)))
    expected = data.split(b"\n")
    if expected[-1] == b"":
        expected.pop()
    assert lines == [line.removesuffix(b"\r") for line in expected]
