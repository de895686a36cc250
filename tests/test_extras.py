"""What a plain `pip install azulejos` can do, and what it says where an extra is missing.

Each command runs in a process that can import only what the named extras bring.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from functools import lru_cache
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest

from azulejos.extras import _MODULES, install_command
from native.packaging.requirements import requirements

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
RESTRICT = """
import sys
from importlib.machinery import PathFinder

allowed = set(sys.argv.pop(1).split(",")) | sys.stdlib_module_names

class Finder:
    find_distributions = PathFinder.find_distributions

    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in allowed or name.startswith("_sysconfigdata"):
            return PathFinder.find_spec(name, path, target)

sys.meta_path[sys.meta_path.index(PathFinder)] = Finder
"""
RUN = f"""{RESTRICT}
from azulejos.cli import main
sys.exit(main())
"""


def name_of(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement, maxsplit=1)[0]).lower()


def needed_by(distribution: str) -> list[str]:
    """Its requirements; none where it is not installed, being for other platforms."""
    try:
        return requires(distribution) or []
    except PackageNotFoundError:
        return []


@lru_cache
def modules(*extras: str) -> str:
    """The top-level modules that an installation with these extras has."""
    due = [*PROJECT["dependencies"]]
    for extra in extras:
        due += requirements(extra)
    distributions: set[str] = set()
    while due:
        requirement = due.pop()
        name = name_of(requirement)
        asked = re.search(r"\[(.+)\]", requirement)
        if name not in distributions:
            distributions.add(name)
            for further in needed_by(name):
                wanted = re.search(r"""extra == ["'](.+)["']""", further)
                if wanted is None or (asked and wanted[1] == asked[1]):
                    due.append(further.partition(";")[0])
    found = {
        module
        for module, owners in packages_distributions().items()
        if distributions & set(map(name_of, owners))
    }
    return ",".join(["azulejos", *sorted(found)])


def run(
    *arguments: str, extras: tuple[str, ...] = (), typed: str = ""
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", RUN, modules(*extras), *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_two_direct_dependencies_at_most() -> None:
    assert len(PROJECT["dependencies"]) <= 2


@pytest.mark.parametrize("extra", _MODULES)
def test_an_extra_is_known_by_the_modules_that_it_brings(extra: str) -> None:
    brought = {name_of(each) for each in requirements(extra)}
    assert brought == set(map(name_of, _MODULES[extra]))


def test_all_is_every_extra() -> None:
    everything = {each for extra in _MODULES for each in requirements(extra)}
    assert set(requirements("all")) == everything
    assert {*_MODULES, "all"} == set(PROJECT["optional-dependencies"])


@pytest.mark.parametrize(
    ("arguments", "typed", "told"),
    [
        (("text", "--data", "{}", "--language", "de"), "quit\n", "Runde 1"),
        (("companion", "--data", "{}", "--language", "en", "--players", "2"), "quit\n", "game"),
        (("engine",), "azul\nquit\n", "azulok"),
        (("players", "--json"), "", '"level"'),
        (("export", "--language", "en"), "", "The rules"),
        (("arena", "random", "one-ply", "--games", "2", "--out", "{}/run"), "", "2 entrants"),
        (("train", "new", "{}/run"), "", ""),
        (("--help",), "", "azulejos"),
    ],
)
def test_without_extras(arguments: tuple[str, ...], typed: str, told: str, tmp_path: Path) -> None:
    done = run(*(each.format(tmp_path) for each in arguments), typed=typed)
    assert done.returncode == 0, done.stderr
    assert told in done.stdout


@pytest.mark.parametrize(
    ("arguments", "has", "user", "extra"),
    [
        (("text", "--join", "http://127.0.0.1:9/"), (), "--join", "online"),
        (("tui",), (), "azulejos tui", "tui"),
        (("tui", "--join", "http://127.0.0.1:9/"), ("tui",), "--join", "online"),
        (("play",), (), "azulejos play", "web"),
        (("serve",), ("online",), "azulejos serve", "web"),
        (
            ("serve", "--database", "postgresql://me@127.0.0.1/none"),
            ("web",),
            "a PostgreSQL database",
            "postgresql",
        ),
        (("arena", "random", "random", "--ray", "auto"), ("arena",), "--ray", "ray"),
        (("arena", "random", "random", "--plot", "x.png"), (), "--plot", "arena"),
        (
            ("export-games", "level:1", "--out", "{}/games"),
            (),
            "azulejos export-games",
            "envs",
        ),
        (("train", "all", "{}/run"), (), "azulejos train", "train"),
        (("train", "selfplay", "{}/run", "--ray", "auto"), (), "--ray", "ray"),
    ],
)
def test_a_missing_extra_is_one_line(
    arguments: tuple[str, ...], has: tuple[str, ...], user: str, extra: str, tmp_path: Path
) -> None:
    if arguments[0] == "train":
        assert run("train", "new", f"{tmp_path}/run").returncode == 0
    done = run(*(each.format(tmp_path) for each in arguments), extras=has)
    assert done.returncode == 2
    assert done.stderr == f"azulejos: {user} needs an extra: {install_command(extra)}\n"
    assert not done.stdout


def test_a_batch_brings_no_extra_and_says_who_makes_its_arrays() -> None:
    code = f"""{RESTRICT}
from azulejos.envs import Batch
batch = Batch(2)
done = bytearray(b"77")
batch.observe(batch.arrays(done=done))
assert done == bytes(2)
batch.arrays()
"""
    done = subprocess.run(
        [sys.executable, "-c", code, modules()], capture_output=True, text=True, check=False
    )
    assert done.stderr.endswith(f"new arrays need an extra: {install_command('envs')}\n")


def test_online_is_enough_to_join() -> None:
    link = "http://127.0.0.1:9/table/x4Gd"
    done = run("text", "--join", link, "--language", "en", "--name", "Ada", extras=("online",))
    assert "Traceback" not in done.stderr
    assert "127.0.0.1:9" in done.stdout + done.stderr


def test_web_is_enough_to_serve(tmp_path: Path) -> None:
    arguments = ["play", "--no-browser", "--port=0", f"--data={tmp_path}"]
    process = subprocess.Popen(
        [sys.executable, "-c", RUN, modules("web"), *arguments],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        assert process.stdout.readline().startswith("Azulejos is at http://127.0.0.1:")
    finally:
        process.terminate()
        process.communicate(timeout=20)


def test_the_text_front_does_not_load_the_server() -> None:
    """SQLAlchemy alone would take a second."""
    code = "import azulejos.cli, azulejos.terminal.text_options, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert not loaded & {"litestar", "msgspec", "sqlalchemy", "alembic", "uvicorn", "websockets"}
