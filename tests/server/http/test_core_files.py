"""The core for the page: its files, where they are, and what the content security policy allows."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from azulejos.players.shipped_networks import read_shipped
from azulejos.server.http.app import ServerSettings, create_app

MODULE = b"\0asm" + bytes(range(256)) * 8


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bundle")
    (folder / "index.html").write_text("<!doctype html>", "utf-8")
    (folder / "licenses.txt").write_text("svelte 5 (MIT)\n", "utf-8")
    return folder


@pytest.fixture(scope="module")
def client(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:  # type: ignore[type-arg]
    core = tmp_path_factory.mktemp("core")
    (core / "core.wasm").write_bytes(MODULE)
    (core / "licenses.txt").write_text("libc++ (Apache-2.0)\n", "utf-8")
    app = create_app(ServerSettings(tmp_path_factory.mktemp("data"), bundle, core))
    with TestClient(app, "http://127.0.0.1") as started:
        yield started


def test_the_page_finds_the_core_and_keeps_it_for_ever(client: TestClient) -> None:  # type: ignore[type-arg]
    places = client.get("/core.json")
    assert places.headers["content-type"] == "application/json"
    assert places.headers["cache-control"] == "no-cache"
    address = places.json()["core"]
    assert address.startswith("/core/core-")
    with client.stream("GET", address, headers={"Accept-Encoding": "gzip"}) as module:
        assert gzip.decompress(b"".join(module.iter_raw())) == MODULE
        assert module.headers["content-encoding"] == "gzip"
        # Browsers compile while they load, but only this type.
        assert module.headers["content-type"] == "application/wasm"
        assert "immutable" in module.headers["cache-control"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("gray", [False, True])
def test_every_kind_of_game_has_its_network(
    client: TestClient,  # type: ignore[type-arg]
    players: int,
    gray: bool,
) -> None:
    networks = client.get("/core.json").json()["networks"]
    answer = client.get(networks[f"{players}-{'gray' if gray else 'colored'}"])
    assert answer.content == read_shipped(players, gray=gray)
    assert "immutable" in answer.headers["cache-control"]


def test_only_webassembly_is_allowed_more(client: TestClient) -> None:  # type: ignore[type-arg]
    for path in ("/", "/core.json"):
        policy = client.get(path).headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert policy.count("unsafe") == 1


def test_its_notices_stand_below_those_of_the_bundle(client: TestClient) -> None:  # type: ignore[type-arg]
    notices = client.get("/licenses.txt")
    assert notices.headers["content-type"] == "text/plain; charset=utf-8"
    first, between, second = notices.text.partition("-" * 72)
    assert "svelte" in first
    assert between
    assert "libc++" in second


def test_a_server_without_it_says_so_and_allows_nothing_more(bundle: Path, tmp_path: Path) -> None:
    """`make play` does without."""
    app = create_app(ServerSettings(tmp_path / "data", bundle, tmp_path / "nothing"))
    with TestClient(app, "http://127.0.0.1") as client:
        answer = client.get("/core.json")
        assert answer.json() == {"core": None, "networks": {}}
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert client.get("/licenses.txt").text == "svelte 5 (MIT)\n"
