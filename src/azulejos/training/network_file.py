"""The file of a network: little-endian integers, with a checksum at the end."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Final

from azulejos import native

from .network_layout import HEADS, NetworkLayout

MAGIC: Final = b"azulejos network"
FORMAT_VERSION: Final = 1


def network_bytes(
    layout: NetworkLayout,
    first_layer: Sequence[Sequence[int]],
    outputs: Sequence[Sequence[int]],
    biases: Sequence[int],
) -> bytes:
    """The bytes of the file. `first_layer` has a row for each row of the layout, `outputs` one for
    each round and head, `biases` a number for each. The core checks that sums fit."""
    shape = native.network_shape(layout.players, layout.gray)
    header = struct.pack(
        "<7I",
        FORMAT_VERSION,
        shape["inputs_version"],
        layout.players,
        int(layout.gray),
        layout.units,
        layout.inputs,
        len(HEADS),
    )
    # The file orders rows of boards by input, so that the rows of one input are adjacent.
    order = [
        distance * layout.inputs + each
        for each in range(layout.inputs)
        for distance in range(layout.players)
    ]
    order += range(layout.start, layout.size)
    weights = [weight for row in order for weight in first_layer[row]]
    weights += [weight for row in outputs for weight in row]
    body = MAGIC + header + struct.pack(f"<{len(weights)}h", *weights)
    body += struct.pack(f"<{len(biases)}i", *biases)
    return body + struct.pack("<Q", checksum(body))


def checksum(data: bytes) -> int:
    """FNV-1a, 64 bits."""
    found = 0xCBF29CE484222325
    for byte in data:
        found = (found ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return found
