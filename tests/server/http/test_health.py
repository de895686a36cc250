"""`/health` writes and reads: a full disk is seen there before the first move is refused."""

from __future__ import annotations

import resource
import time
from pathlib import Path

import httpx

from tests.server.serving import Server, get, running


def health(server: Server, status: int) -> httpx.Response:
    """The answer, once it has this status."""
    until = time.monotonic() + 60
    while (answer := get(f"{server.url}/health")).status_code != status:
        assert time.monotonic() < until, answer.text
        time.sleep(0.1)
    return answer


def test_a_full_disk_is_seen_and_a_disk_with_space_again_too(tmp_path: Path) -> None:
    """No file of the server may grow any more, which its database hears as a full disk does."""
    with running(tmp_path / "data") as server:
        made = server.open(None, None)
        assert health(server, 200).text == "ok\n"
        assert server.process is not None
        pid, unlimited = server.process.pid, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        size = (tmp_path / "data" / "azulejos.db-wal").stat().st_size
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        told = health(server, 503).text
        assert told == "the database can't be written; the server's log says why\n"
        body = {"invitation": made["invitation"]}
        refused = server.post(f"/{made['table']}/seats/0", body)
        assert (refused.status_code, refused.json()["code"]) == (503, "not-stored")
        assert get(f"{server.url}/api/tables/{made['table']}").status_code == 200
        assert figure(server, "failed_total") >= 2
        assert figure(server, "errors_total") >= 2, "of /health and of the refused seat"
        resource.prlimit(pid, resource.RLIMIT_FSIZE, unlimited)
        health(server, 200)
        server.sit(made, 0)
        errors = [line for line in server.log if "isn't healthy" in line["message"]]
        assert len(errors) == 1, "once, however often it is asked"


def test_health_writes_once_a_second_however_often_it_is_asked(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        begin, before = time.monotonic(), figure(server, "commits_total")
        for _ in range(100):
            assert get(f"{server.url}/health").text == "ok\n"
        commits = figure(server, "commits_total") - before
        assert commits <= 2 + time.monotonic() - begin


def figure(server: Server, name: str) -> int:
    lines = get(f"{server.url}/metrics").text.splitlines()
    (value,) = [line.split()[1] for line in lines if line.startswith(f"azulejos_{name} ")]
    return int(value)
