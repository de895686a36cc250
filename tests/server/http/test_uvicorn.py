"""The parts of uvicorn that we build on and that it doesn't promise to keep are still there.

`http/connections.py` and `http/server.py` extend uvicorn's protocols and its server, because it has
no setting for readers that stall. So its minor version is pinned in pyproject.toml. When you raise
it, this test names what has changed; then check both modules.
"""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from azulejos.server.http.connections import TimedRequests, TimedWebSockets

ROOT = Path(__file__).parents[3]
METHODS = {
    H11Protocol: (
        "connection_made",
        "connection_lost",
        "data_received",
        "handle_websocket_upgrade",
        "on_response_complete",
        "pause_writing",
        "resume_writing",
    ),
    WebSocketsSansIOProtocol: (
        "send",
        "keepalive_timeout",
        "send_receive_event_to_app",
        "handle_parser_exception",
        "run_asgi",
        "connection_lost",
        "pause_writing",
        "resume_writing",
    ),
    uvicorn.Server: ("startup", "shutdown", "handle_exit", "run"),
}
ATTRIBUTES = {
    H11Protocol: ("conn", "flow", "loop", "scope", "transport"),
    WebSocketsSansIOProtocol: (
        "close_sent",
        "close_timer",
        "conn",
        "disconnected",
        "curr_msg_data_type",
        "frames",
        "handshake_complete",
        "logger",
        "loop",
        "scope",
        "transport",
        "writable",
    ),
    uvicorn.Server: ("should_exit", "started"),
}


def missing(kind: type) -> list[str]:
    source = inspect.getsource(kind)
    methods = [name for name in METHODS[kind] if not callable(getattr(kind, name, None))]
    return methods + [name for name in ATTRIBUTES[kind] if f"self.{name}" not in source]


@pytest.mark.parametrize("kind", METHODS, ids=lambda kind: kind.__name__)
def test_what_we_extend_is_there(kind: type) -> None:
    gone = missing(kind)
    assert not gone, f"uvicorn {uvicorn.__version__}: {kind.__name__} has no {', '.join(gone)}"


def test_it_says_which_proxies_it_trusts() -> None:
    async def nothing(*_: object) -> None:
        pass

    trusted = ProxyHeadersMiddleware(nothing, ["192.0.2.0/24"]).trusted_hosts
    assert ["192.0.2.7" in trusted, "198.51.100.7" in trusted] == [True, False]


def test_the_version_is_the_one_that_was_tested() -> None:
    (least, below) = re.findall(
        r'"uvicorn>=([0-9.]+),<([0-9.]+)"', (ROOT / "pyproject.toml").read_text("utf-8")
    )[0]
    version = [int(part) for part in uvicorn.__version__.split(".")[:2]]
    assert [int(part) for part in least.split(".")] == version, "raise the pin and this test's list"
    assert [int(part) for part in below.split(".")] == [version[0], version[1] + 1]


def test_closing_a_socket_ends_its_connection_in_time() -> None:
    """`send` waits for room in the buffer first and starts uvicorn's own timer on a close."""
    source = inspect.getsource(WebSocketsSansIOProtocol.send)
    assert "self.writable.wait()" in source
    assert "self.close_timer = " in source
    assert issubclass(TimedWebSockets, WebSocketsSansIOProtocol)
    assert issubclass(TimedRequests, H11Protocol)
