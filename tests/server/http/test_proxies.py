"""Reverse proxies, with the configurations from docs/how-to/run-a-server.md."""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPSConnection
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.docs import pages
from tests.server.serving import Server, running

PAGE = pages.read(pages.DOCS / "how-to" / "run-a-server.md")
NAME = "azulejos.example.org"
METRICS = (
    *("/metrics", "/metrics/", "/metrics//", "//metrics", "/metrics?all", "/./metrics"),
    *("/%6detrics", "/metrics%2f", "/x/../metrics", "/metrics/.", "/METRICS", "/Metrics/"),
)
"""Ways to write what a proxy must not pass on."""
_START_SECONDS = 60.0


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None:
        pytest.skip(f"{name} is missing: apt install {name}")
    return found


def status(port: int, path: str) -> int:
    """The answer's status. No client library gets to tidy the path."""
    trusting = ssl._create_unverified_context()
    with closing(HTTPSConnection("localhost", port, context=trusting, timeout=60)) as connection:
        connection.request("GET", path)
        with connection.getresponse() as answer:
            return answer.status


def shown(kind: str, server: Server, changes: dict[str, str]) -> str:
    """The page's configuration with these changes; each must replace something."""
    [block] = pages.blocks(PAGE, kind)
    text = block.text
    for old, new in {"127.0.0.1:8000": f"127.0.0.1:{server.port}", **changes}.items():
        assert old in text
        text = text.replace(old, new)
    return text


def nginx(folder: Path, server: Server, port: int) -> list[str]:
    certificate = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2")
    files = ("-subj", "/CN=localhost", "-keyout", folder / "key", "-out", folder / "pem")
    subprocess.run([*certificate, *files], check=True, capture_output=True)
    changes = {"listen 443 ssl": f"listen 127.0.0.1:{port} ssl", NAME: "localhost"}
    changes |= {"/etc/ssl/azulejos.pem": f"{folder}/pem", "/etc/ssl/azulejos.key": f"{folder}/key"}
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/log; events {{}}\n"
        f"http {{ access_log off; {places} {shown('nginx', server, changes)} }}",
        "utf-8",
    )
    return [program("nginx"), "-e", f"{folder}/log", "-c", f"{folder}/nginx.conf"]


def caddy(folder: Path, server: Server, port: int) -> list[str]:
    """Caddy signs its own certificate here, instead of requesting one."""
    (folder / "Caddyfile").write_text(
        "{\n admin off\n local_certs\n skip_install_trust\n auto_https disable_redirects\n"
        f" storage file_system {folder}/kept\n}}\n"
        + shown("caddy", server, {NAME: f"localhost:{port}"}),
        "utf-8",
    )
    return [program("caddy"), "run", "--config", f"{folder}/Caddyfile", "--adapter", "caddyfile"]


@contextmanager
def proxy(kind: str, folder: Path, server: Server) -> Iterator[int]:
    """Runs a proxy; yields its port."""
    port = free_port()
    command = {"nginx": nginx, "caddy": caddy}[kind](folder, server, port)
    with (folder / "output").open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output)
    try:
        until = time.monotonic() + _START_SECONDS
        while True:
            assert process.poll() is None, (folder / "output").read_text("utf-8")
            try:
                httpx.get(f"https://localhost:{port}/health", verify=False).raise_for_status()
            except httpx.TransportError:
                assert time.monotonic() < until, "the proxy doesn't start"
                time.sleep(0.05)
            else:
                break
        yield port
    finally:
        process.terminate()
        process.wait(20)


@pytest.fixture(params=["nginx", "caddy"])
def proxied(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[int]:
    program(request.param)
    options = ("--proxy", "127.0.0.1", "--proxy", "::1", "--name", NAME)
    with running(tmp_path / "data", *options) as server:
        (tmp_path / "proxy").mkdir()
        with proxy(request.param, tmp_path / "proxy", server) as port:
            yield port


def test_pages_play_over_https(proxied: int) -> None:
    own = f"https://localhost:{proxied}"
    with httpx.Client(base_url=own, verify=False, timeout=60, headers={"Origin": own}) as browser:
        made = browser.post("/api/tables", json={"levels": [None, 1]})
        assert made.status_code == 201, made.text
        table = made.json()["table"]
        invitation = {"invitation": made.json()["invitation"]}
        seated = browser.post(f"/api/tables/{table}/seats/0", json=invitation)
        cookie = SimpleCookie(seated.headers["set-cookie"])["seats"]
        assert cookie["secure"]
        for answer in (seated, browser.get("/"), browser.get("/health")):
            assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert browser.get(f"/api/tables/{table}/seats").json()["held"][0]["seat"] == 0
        assert browser.post("/api/qr", json={"path": "/table/x"}).status_code == 200
        for path in METRICS:
            assert status(proxied, path) in {400, 404}, path
        plain = {"Origin": own.replace("https", "http")}
        refused = browser.post("/api/tables", json={"levels": [None, 1]}, headers=plain)
        assert refused.json()["code"] == "wrong-origin"

    trusting = ssl.create_default_context()
    trusting.check_hostname = False
    trusting.verify_mode = ssl.CERT_NONE
    url = f"wss://localhost:{proxied}/api/tables/{table}/socket"
    headers = {"Cookie": f"seats={cookie.value}", "Origin": own}

    async def run() -> None:
        async with connect(url, ssl=trusting, additional_headers=headers) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            assert json.loads(await socket.recv())["type"] == "state"
        elsewhere = {"Origin": "https://elsewhere.example"}
        with pytest.raises(InvalidStatus):
            async with connect(url, ssl=trusting, additional_headers=elsewhere):
                pass

    asyncio.run(run())
