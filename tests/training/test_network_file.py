"""Torn network files, and those for other inputs, are refused with the reason."""

from __future__ import annotations

import struct

import pytest

from azulejos import native
from azulejos.training.network_file import MAGIC, checksum

from .networks import random_network

GOOD = random_network(3, gray=True)


def with_number(at: int, number: int) -> bytes:
    """The file with one number of its header changed, and a valid checksum."""
    start = len(MAGIC) + 4 * at
    body = GOOD[:start] + struct.pack("<I", number) + GOOD[start + 4 : -8]
    return body + struct.pack("<Q", checksum(body))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "does not begin as one"),
        (b"x" + GOOD[1:], "does not begin as one"),
        (GOOD[:-1], "bytes, expected"),
        (GOOD + b"\0", "bytes, expected"),
        (GOOD[:5000] + bytes([GOOD[5000] ^ 1]) + GOOD[5001:], "checksum"),
        (with_number(0, 2), "version of the format is 2, expected 1"),
        (with_number(1, 9), "version of the inputs is 9"),
        (with_number(2, 5), "no such kind of game"),
        (with_number(4, 48), "number of units is 48"),
        (with_number(5, 1), "number of inputs is 1"),
        (with_number(6, 4), "number of heads is 4"),
        (random_network(2, gray=False, bound=2000), "too large to add"),
    ],
)
def test_what_is_no_network_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        native.Network(data)


def test_a_network_says_what_it_is_for() -> None:
    network = native.Network(GOOD)
    assert (network.players, network.gray) == (3, True)
    assert network.checksum == checksum(GOOD[:-8])
    with pytest.raises(ValueError, match="the same kind of game"):
        native.Searcher(1, [network, native.Network(GOOD)])
