"""The listening socket."""

from __future__ import annotations

import socket

from azulejos.server.http.server import Address


def test_answers_go_out_at_once_and_little_waits_in_the_kernel() -> None:
    """With Nagle's algorithm, a second small message would wait 40 ms for an acknowledgment."""
    with Address(port=0).listen() as listening, socket.socket() as asking:
        asking.connect(listening.getsockname())
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            assert accepted.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= 512 * 1024
