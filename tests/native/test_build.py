"""The native tests, under the sanitizers; the packaging; and the count of instructions."""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.volume import volume

from .building import ROOT, build, build_beside_the_package, run_tests

CHECKED = ("-DAZULEJOS_TESTS=ON", "-DCMAKE_BUILD_TYPE=RelWithDebInfo")
SANITIZED = (*CHECKED, "-DAZULEJOS_SANITIZE=address,undefined")
PASSED = re.compile(r"[1-9]\d* passed, 0 failed")


@pytest.mark.first
@pytest.mark.volume
def test_native_tests_under_the_address_and_undefined_behavior_sanitizers() -> None:
    folder = build("sanitize", *SANITIZED)
    assert PASSED.fullmatch(run_tests(folder, one_in=volume(10, 1)))


def test_native_tests_as_released() -> None:
    assert PASSED.fullmatch(run_tests(build_beside_the_package()))


@pytest.mark.long
def test_native_tests_with_clang() -> None:
    clang = shutil.which("clang++")
    if clang is None:
        pytest.skip("Clang is missing: apt install clang")
    assert PASSED.fullmatch(run_tests(build("clang", *SANITIZED, compiler=clang)))


@pytest.mark.long
def test_native_tests_under_the_thread_sanitizer() -> None:
    folder = build("threads", *CHECKED, "-DAZULEJOS_SANITIZE=thread")
    assert PASSED.fullmatch(run_tests(folder))


@pytest.mark.long
@pytest.mark.parametrize("march", ["", "x86-64-v3"])
def test_native_tests_for_other_processors(march: str) -> None:
    """Without one-instruction popcount the portable code answers the same."""
    if march and platform.machine() not in {"x86_64", "AMD64"}:
        pytest.skip("not an x86-64 machine")
    options = ("-DAZULEJOS_TESTS=ON", f"-DAZULEJOS_MARCH={march}")
    assert PASSED.fullmatch(run_tests(build(f"march-{march or 'plain'}", *options)))


@pytest.mark.skipif(
    shutil.which("valgrind") is None, reason="Valgrind is missing: apt install valgrind"
)
def test_instructions_a_ply() -> None:
    """At most 300 for 2 players on the colored side, and within twice its figure elsewhere."""
    call = [sys.executable, "-m", "azulejos", "bench", "--json"]
    speed = json.loads(subprocess.run(call, capture_output=True, text=True, check=True).stdout)
    counted = {(row["players"], row["side"]): row["instructions_per_ply"] for row in speed["core"]}
    assert counted[2, "colored"] <= 300
    assert len(counted) == 6
    for count in counted.values():
        assert count <= 2 * counted[2, "colored"]
    sizes = [row["bytes_per_state"] for row in speed["core"] if row["players"] == 2]
    assert max(sizes) <= 160
    for rate in (speed["stepping"], speed["rules"]):
        assert rate["games_per_second"] > 0
    assert all(rate > 0 for row in speed["batch"] for rate in row.values())


def test_without_a_compiler_the_build_says_what_to_install_in_one_line(tmp_path: Path) -> None:
    program = "import azulejos_backend as b; b.get_requires_for_build_wheel()"
    environment = {"PATH": str(tmp_path), "PYTHONPATH": str(ROOT / "native" / "packaging")}
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("Azulejos needs a C++20 compiler")
    assert done.stderr.count("\n") == 1


def test_the_stub_tells_what_the_core_really_has(tmp_path: Path) -> None:
    written = tmp_path / "_core.pyi"
    call = [sys.executable, "-m", "nanobind.stubgen", "-m", "azulejos.native._core"]
    subprocess.run([*call, "-o", str(written)], check=True, capture_output=True)
    kept = ROOT / "src" / "azulejos" / "native" / "_core.pyi"
    assert kept.read_text() == written.read_text(), f"write it again: {' '.join(call)} -o {kept}"


@pytest.mark.long
def test_pip_install_from_a_clone_gives_a_working_command(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "venv")], check=True)
    binaries = tmp_path / "venv" / "bin"
    install = [str(binaries / "python"), "-m", "pip", "install", "--quiet", str(clone)]
    subprocess.run(install, check=True, cwd=tmp_path)
    environment = {"PATH": os.environ["PATH"]}
    done = subprocess.run(
        [str(binaries / "azulejos"), "engine"],
        input="isready\nperft 0\nquit\n",
        capture_output=True,
        text=True,
        check=True,
        env=environment,
        cwd=tmp_path,
    )
    assert done.stdout == "readyok\nperft 0 1\n"
