"""Servers that are not ours, or misbehave."""

from __future__ import annotations

import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


@contextmanager
def answering(
    status: int, body: str | bytes = "", *, certificate: Path | None = None, **headers: str
) -> Iterator[tuple[str, list[str]]]:
    """A server that always gives this answer; yields its address and the requests it got."""
    asked: list[str] = []
    answer = body.encode() if isinstance(body, str) else body

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            length = int(self.headers.get("Content-Length", 0))
            asked.append(f"{self.requestline}\n{self.rfile.read(length).decode()}")
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            # Whoever has read enough hangs up.
            with suppress(ConnectionError):
                self.wfile.write(answer)

        do_POST = do_GET  # noqa: N815

        def log_message(self, *_: object) -> None:
            """Nothing is told."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    scheme = "http"
    if certificate is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        server.socket = context.wrap_socket(server.socket, server_side=True)
        scheme = "https"
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield f"{scheme}://127.0.0.1:{server.server_address[1]}", asked
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def own_certificate(folder: Path) -> Path:
    """A certificate that nobody has reason to trust, with its key."""
    path = folder / "certificate.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    command += ["-subj", "/CN=127.0.0.1", "-keyout", str(path), "-out", str(folder / "c.pem")]
    subprocess.run(command, check=True, capture_output=True)
    path.write_text(path.read_text() + (folder / "c.pem").read_text())
    return path
