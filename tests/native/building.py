"""Builds the stand-alone native programs with CMake; a second build is quick."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
VECTORS = ROOT / "tests" / "vectors"


def build(name: str, *options: str, compiler: str | None = None) -> Path:
    """Builds into build/NAME and answers that folder."""
    folder = ROOT / "build" / name
    cmake = str(Path(sys.executable).parent / "cmake")
    # cmake and ninja come with the virtual environment, which need not be activated.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = os.environ | {"PATH": path} | ({"CXX": compiler} if compiler else {})
    configure = [cmake, "-S", str(ROOT), "-B", str(folder), "-G", "Ninja", *options]
    for call in (configure, [cmake, "--build", str(folder)]):
        done = subprocess.run(
            call, env=environment, capture_output=True, text=True, check=False, timeout=1200
        )
        assert done.returncode == 0, done.stdout + done.stderr
    return folder


def run_tests(folder: Path) -> str:
    """Runs the native tests of a build; answers their closing line."""
    done = subprocess.run(
        [str(folder / "azulejos-tests"), str(VECTORS)],
        capture_output=True,
        text=True,
        check=False,
        timeout=1200,
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
    return done.stdout.strip().splitlines()[-1]
