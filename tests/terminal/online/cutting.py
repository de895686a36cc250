"""A proxy between clients and a server, which tests can cut."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Wire:
    """Passes everything on between its own port and a server's."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self.num_connections = 0
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    def cut(self) -> None:
        """Cuts every connection; new ones can be made."""
        pairs, self._pairs = self._pairs, []
        for ends in pairs:
            for end in ends:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._listening.shutdown(socket.SHUT_RDWR)
        self.cut()
        for thread in self._threads:
            thread.join()
        self._listening.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
                far = socket.create_connection(("127.0.0.1", self._to))
            except ConnectionRefusedError:
                near.close()
                continue
            except OSError:
                return
            self.num_connections += 1
            self._pairs.append((near, far))
            done = threading.Barrier(2)
            for one, other in ((near, far), (far, near)):
                thread = threading.Thread(target=_pass_on, args=(one, other, done), daemon=True)
                self._threads.append(thread)
                thread.start()


def _pass_on(one: socket.socket, other: socket.socket, done: threading.Barrier) -> None:
    with suppress(OSError):
        while part := one.recv(65536):
            other.sendall(part)
    with suppress(OSError):
        other.shutdown(socket.SHUT_WR)
    done.wait()
    one.close()


@contextmanager
def wire_to(port: int) -> Iterator[Wire]:
    wire = Wire(port)
    try:
        yield wire
    finally:
        wire.close()
