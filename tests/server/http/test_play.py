"""`azulejos play`: starts a server on this computer and opens a browser."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.serving import get

START = """
import sys
from pathlib import Path
import azulejos.server.http.pages
from azulejos.cli import main
azulejos.server.http.pages.built_folder = lambda: Path(sys.argv[1])
sys.exit(main(["play", *sys.argv[2:]]))
"""


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    folder = tmp_path / "bundle"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Azulejos</title>", "utf-8")
    return folder


@contextmanager
def playing(bundle: Path, *options: str, browser: str = "") -> Iterator[str]:
    """The address that it prints."""
    command = [sys.executable, "-c", START, str(bundle), "--data", str(bundle.parent / "data")]
    environment = {**os.environ, "BROWSER": browser}
    with subprocess.Popen(
        [*command, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
    ) as process:
        assert process.stdout is not None
        told = process.stdout.readline()
        found = re.fullmatch(r"Azulejos is at (http://127\.0\.0\.1:\d+)/ until Ctrl-C\.\n", told)
        assert found, told
        try:
            yield found[1]
            for _ in range(3):  # as impatient people press it
                process.send_signal(signal.SIGINT)
                time.sleep(0.02)
            assert process.wait(20) == 0
            assert process.stdout.read() == ""
        finally:
            process.kill()


def test_the_browser_is_opened_on_a_table_against_the_computer(bundle: Path) -> None:
    opened = bundle.parent / "opened"
    os.mkfifo(opened)
    browser = bundle.parent / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n', "utf-8")
    browser.chmod(0o755)
    with playing(bundle, "--port", "0", browser=f"{browser} %s") as url:
        assert opened.read_text("utf-8") == f"{url}/#play\n"
        assert "Azulejos" in get(f"{url}/").text


def test_a_port_that_is_taken_is_no_obstacle(bundle: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with playing(bundle, "--port", str(port), "--no-browser") as url:
            assert not url.endswith(f":{port}")
            assert get(f"{url}/health").text == "ok\n"
