"""The pages: caching, compression, the content security policy, and a server without pages."""

from __future__ import annotations

import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from litestar.testing import TestClient

from azulejos.server.http.app import ServerSettings, create_app
from azulejos.server.http.pages import NoPagesError, Pages

INLINE = "document.documentElement.dataset.theme = 'dark';"
INDEX = f"""<!doctype html><title>Azulejos</title><script>{INLINE}</script>
<script type="module" src="/assets/index-abc.js"></script>{"<p>Tiles</p>" * 50}"""
SCRIPT = "export const tiles = 1;\n" * 50


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bundle")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX, "utf-8")
    (folder / "favicon.svg").write_text("<svg/>", "utf-8")
    (folder / "assets" / "index-abc.js").write_text(SCRIPT, "utf-8")
    (folder / "assets" / "index-abc.js.br").write_bytes(b"as the build wrote it")
    return folder


@pytest.fixture(scope="module")
def client(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:  # type: ignore[type-arg]
    app = create_app(ServerSettings(tmp_path_factory.mktemp("data"), bundle))
    with TestClient(app, "http://127.0.0.1") as started:
        yield started


PAGES = [
    *("/", "/table/abc_-1", "/new", "/replay", "/learn", "/verify", "/settings", "/help"),
    *("/companion", "/companion/abc_-1"),
]


@pytest.mark.parametrize("address", PAGES)
def test_every_page_is_the_client_and_asked_for_again(
    client: TestClient,  # type: ignore[type-arg]
    address: str,
) -> None:
    page = client.get(address)
    assert (page.status_code, page.text) == (200, INDEX)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    again = client.get(address, headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_files_with_a_hash_are_kept_for_ever_and_others_are_not(
    client: TestClient,  # type: ignore[type-arg]
) -> None:
    script = client.get("/assets/index-abc.js", headers={"Accept-Encoding": "identity"})
    assert script.text == SCRIPT
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    assert client.get("/favicon.svg").headers["cache-control"] == "no-cache"
    assert client.head("/assets/index-abc.js").status_code == 200


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("", None),
        ("identity", None),
    ],
)
def test_what_a_browser_can_read_compressed_comes_so(
    client: TestClient,  # type: ignore[type-arg]
    accepted: str,
    encoding: str | None,
) -> None:
    headers = {"Accept-Encoding": accepted}
    with client.stream("GET", "/assets/index-abc.js", headers=headers) as script:
        sent = b"".join(script.iter_raw())
        assert script.headers.get("content-encoding") == encoding
        assert script.headers["vary"] == "Accept-Encoding"
    whole = len(SCRIPT.encode())
    assert len(sent) == whole if encoding is None else len(sent) < whole


@pytest.mark.parametrize(
    "path", ["/unknown", "/table", "/assets/other.js", "/../key", "/%2e%2e/key"]
)
def test_an_unknown_page_is_one_that_says_so(client: TestClient, path: str) -> None:  # type: ignore[type-arg]
    page = client.get(path)
    assert (page.status_code, page.text) == (404, INDEX)


def test_an_unknown_address_of_the_api_is_told_to_a_program(client: TestClient) -> None:  # type: ignore[type-arg]
    answer = client.get("/api/unknown")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


@pytest.mark.parametrize(
    "path", ["/", "/unknown", "/assets/index-abc.js", "/api/tables/none", "/health"]
)
def test_every_answer_is_strict(client: TestClient, path: str) -> None:  # type: ignore[type-arg]
    headers = client.get(path).headers
    rules = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
    digest = b64encode(sha256(INLINE.encode()).digest()).decode()
    assert rules["script-src"] == f"'self' 'sha256-{digest}'"
    assert rules["style-src"] == "'self'"
    assert rules["connect-src"] == "'self'"
    assert rules["form-action"] == "'self'"
    for nothing in ("default-src", "object-src", "base-uri", "frame-ancestors"):
        assert rules[nothing] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers, "this is HTTP"
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


def test_without_a_bundle_the_server_does_not_start(tmp_path: Path) -> None:
    with pytest.raises(NoPagesError, match="make web"):
        Pages(tmp_path)
    code = (
        "import azulejos.server.http.pages as p, sys; from pathlib import Path;"
        "from azulejos.cli import main;"
        f"p.built_folder = lambda: Path({str(tmp_path)!r});"
        f"sys.exit(main(['serve', '--port', '0', '--data', {str(tmp_path)!r}]))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "make web" in done.stderr
