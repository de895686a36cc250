"""The house: names in `src/azulejos` tell its modules and classes apart."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Final

import azulejos

_PACKAGE: Final = Path(azulejos.__file__).parent
_ROOT: Final = Path(__file__).parents[1]
_MODULES: Final = sorted(path.relative_to(_PACKAGE) for path in _PACKAGE.rglob("*.py"))
_SUFFIX: Final = re.compile(r"(?:e?s|ed|ers?|ings?)$")
_NOUNS: Final = frozenset(
    {"drawing", "rating", "setting", "standing", "thing", "tiling", "training", "warning"}
)
"""Words in -ing that name a thing, or a part of the game or of the field."""


def public_classes(path: Path) -> Iterator[str]:
    for node in ast.parse((_PACKAGE / path).read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name


def differ_by_suffix(one: str, other: str) -> bool:
    """Whether two names are the same word: `search` and `searching`, `table` and `tables`."""
    return _stem(one) == _stem(other)


def gerunds(names: Iterable[str]) -> list[str]:
    """The names whose last word says what is done, not what the module is."""
    last = {name: name.rpartition("_")[2].removesuffix("s") for name in names}
    return [name for name in last if last[name].endswith("ing") and last[name] not in _NOUNS]


def _stem(name: str) -> str:
    return _SUFFIX.sub("", name).removesuffix("e")


def test_public_classes_have_names_of_their_own() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for path in _MODULES:
        for name in public_classes(path):
            found[name].append(path.as_posix())
    shared = {name: paths for name, paths in found.items() if len(paths) > 1}
    assert not shared


def test_no_two_modules_of_a_package_differ_by_a_suffix_only() -> None:
    rooms: dict[Path, list[str]] = defaultdict(list)
    for path in _MODULES:
        rooms[path.parent].append(path.stem)
        if path.stem == "__init__" and path.parent != Path():
            rooms[path.parent.parent].append(path.parent.name)
    pairs = [
        f"{room.as_posix()}: {one}, {other}"
        for room, names in rooms.items()
        for one, other in combinations(sorted(names), 2)
        if differ_by_suffix(one, other)
    ]
    assert not pairs


def test_modules_are_called_by_nouns() -> None:
    names = {path.parent.name if path.stem == "__init__" else path.stem for path in _MODULES}
    assert not gerunds(sorted(names))


def test_each_room_of_the_server_lists_its_modules() -> None:
    for room in (path.parent for path in _MODULES if path.match("server/*/__init__.py")):
        docstring = ast.get_docstring(ast.parse((_PACKAGE / room / "__init__.py").read_text()))
        named = set(re.findall(r"`(\w+)`", docstring or ""))
        modules = {path.stem for path in _MODULES if path.parent == room} - {"__init__"}
        assert named == modules, room


def test_every_list_of_the_packages_has_all_of_them_in_the_order_of_the_floors() -> None:
    project = tomllib.loads((_ROOT / "pyproject.toml").read_text("utf-8"))
    contract = project["tool"]["importlinter"]["contracts"][0]
    # `extras` stands below all the others, and is told apart; `__main__` only calls `cli`.
    layers = (floor.split(" | ") for floor in reversed(contract["layers"]))
    floors = [name for floor in layers for name in floor if name not in ("extras", "__main__")]
    docstring = re.findall(r"^(\w+) {2,}\w", azulejos.__doc__ or "", re.MULTILINE)
    readme = (_ROOT / "README.md").read_text("utf-8")
    contributing = (_ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## Where things go")[0]
    assert [name for name in docstring if name in floors] == floors
    table = re.findall(r"^\| \[src/azulejos/(\w+)", readme, re.MULTILINE)
    assert [name for name in table if name in floors] == floors
    rows = re.findall(r"^\| \d+ \| (`.*?) \|", contributing, re.MULTILINE)
    assert re.findall(r"`(\w+)`", " ".join(rows)) == floors


def test_the_core_lists_its_headers_and_the_page_its_folders() -> None:
    core = (_ROOT / "native" / "README.md").read_text("utf-8")
    headers = (
        path for room in ("include", "src") for path in (_ROOT / "native" / room).rglob("*.hpp")
    )
    # A folder of weights has a file for each kind of game.
    names = {path.name for path in headers if not path.parent.name.endswith("_weights")}
    assert {name for name in names if f"`{name}`" not in core} == set()

    page = _ROOT / "web"
    listed = set(re.findall(r"`src/([\w/-]+)/`", (page / "README.md").read_text("utf-8")))
    sources = [*(page / "src").rglob("*.ts"), *(page / "src").rglob("*.svelte")]
    folders = {path.parent.relative_to(page / "src").as_posix() for path in sources} - {"."}
    assert {
        each for each in folders if each not in listed and each.split("/")[0] != "pages"
    } == set()


def test_names_are_compared_as_words() -> None:
    assert differ_by_suffix("search", "searching")
    assert differ_by_suffix("table", "tables")
    assert differ_by_suffix("refusals", "refusal")
    assert not differ_by_suffix("lexicon", "companion_lexicon")
    assert gerunds(["wall_tiling", "ratings", "searching"]) == ["searching"]
