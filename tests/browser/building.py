"""What the browser tests need from outside of Python: Node, the built client, Chromium, Firefox.

Where one is missing the test that wants it is skipped by name, and fails in CI.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
WEB: Final = ROOT / "web"
BUNDLE: Final = ROOT / "src" / "azulejos" / "server" / "web"
_CLIENT: Final = ROOT / "native" / "packaging" / "web_client.py"


@cache
def node() -> str:
    """The Node that `make web` uses."""
    if _web_client("has-node").returncode:
        pytest.skip("Node 20.19 or newer is missing: `make web` installs it")
    own = Path(sys.executable).parent
    found = shutil.which("node") or shutil.which("node", path=str(own))
    assert found is not None
    return found


@cache
def built_client() -> Path:
    """The folder of the bundle, built where it is not up to date."""
    node()
    with _alone("client"):
        built = _web_client("build")
    assert built.returncode == 0, built.stdout + built.stderr
    return BUNDLE


@cache
def chromium() -> str:
    """The browser without its own windows, where there is one: it takes half the processor time."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        pytest.skip("Chromium is missing: apt install chromium")
    return found


@cache
def firefox() -> str:
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    if found is None:
        pytest.skip("Firefox is missing: apt install firefox-esr")
    return found


def _web_client(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(_CLIENT), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)


@contextmanager
def _alone(name: str) -> Iterator[None]:
    """One process at a time: several workers want the same build."""
    path = Path(tempfile.gettempdir(), f"azulejos-{name}-{os.getuid()}.lock")
    with path.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
