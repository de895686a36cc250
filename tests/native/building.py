"""Builds the native programs with CMake; a second build is quick."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
VECTORS = ROOT / "tests" / "vectors"


def build(name: str, *options: str, compiler: str | None = None) -> Path:
    """Builds into build/NAME and returns that folder."""
    folder = ROOT / "build" / name
    variables = {"CXX": compiler} if compiler else {}
    _cmake("-S", str(ROOT), "-B", str(folder), "-G", "Ninja", *options, variables=variables)
    _cmake("--build", str(folder), variables=variables)
    return folder


def build_beside_the_package() -> Path:
    """Links the tests with the core that the editable package was built from; returns the folder.

    Without such a build it makes one.
    """
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    installed = sorted(ROOT.glob(f"build/{python}-*/build.ninja"))
    if not installed:
        return build("release", "-DAZULEJOS_TESTS=ON")
    folder = installed[0].parent
    _cmake("--build", str(folder), "--target", "azulejos-tests", variables={})
    return folder


def _cmake(*arguments: str, variables: dict[str, str]) -> None:
    # cmake and ninja come with the virtual environment, which need not be activated.
    binaries = Path(sys.executable).parent
    path = os.pathsep.join([str(binaries), os.environ["PATH"]])
    done = subprocess.run(
        [str(binaries / "cmake"), *arguments],
        env=os.environ | {"PATH": path} | variables,
        capture_output=True,
        text=True,
        check=False,
        timeout=1200,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def run_tests(folder: Path, one_in: int = 1) -> str:
    """Runs the native tests of a build, one in so many random cases; returns their closing line."""
    done = subprocess.run(
        [str(folder / "azulejos-tests"), str(VECTORS), str(one_in)],
        capture_output=True,
        text=True,
        check=False,
        timeout=1200,
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
    return done.stdout.strip().splitlines()[-1]


def compile_core(*arguments: str) -> None:
    """Compiles to WebAssembly, as `make wasm` does; one process at a time."""
    call = [sys.executable, str(ROOT / "native" / "packaging" / "wasm_core.py"), *arguments]
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "wasm.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run(call, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
