"""The server answers to its own names only: another site could point its name at our address."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from azulejos.server.http.app import ServerSettings, create_app

OWN = socket.gethostname()
KNOWN = (
    *("localhost", "localhost:8000", "LOCALHOST", "azulejos.localhost", "127.0.0.1", "[::1]:8000"),
    *("192.168.1.5:8000", "[fe80::1]", "games.example.org", "Games.Example.Org:443"),
    *("games.example.org.", OWN, f"{OWN.partition('.')[0]}.local:8000", ""),
)
UNKNOWN = (
    *("elsewhere.example", "elsewhere.example:8000", "127.0.0.1.elsewhere.example"),
    *("sub.games.example.org", "games.example.org.evil", "[elsewhere.example]", "localhost.evil"),
)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:  # type: ignore[type-arg]
    folder: Path = tmp_path_factory.mktemp("data")
    app = create_app(ServerSettings(folder, names=("0.0.0.0", "games.example.org")))
    with TestClient(app, "http://127.0.0.1") as started:
        yield started


@pytest.mark.parametrize("host", KNOWN)
def test_its_own_names_and_all_addresses_are_answered(
    client: TestClient,  # type: ignore[type-arg]
    host: str,
) -> None:
    made = client.post("/api/tables", json={"levels": [None, 1]}, headers={"Host": host})
    assert made.status_code == 201


@pytest.mark.parametrize("host", UNKNOWN)
def test_other_names_are_refused(
    client: TestClient,  # type: ignore[type-arg]
    host: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The page of another site would send its own origin, which would match."""
    headers = {"Host": host, "Origin": f"http://{host}"}
    with caplog.at_level(logging.WARNING):
        answers = [
            client.post("/api/tables", json={"levels": [None, 1]}, headers=headers),
            client.get("/health", headers=headers),
        ]
    for answer in answers:
        assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host")
        assert "--name" in answer.json()["detail"]
    assert len([each for each in caplog.messages if "host name" in each]) <= 1
