"""`import azulejos`: what it offers, and what it must not load."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import azulejos
from azulejos import notation, rules


def test_the_front_door_offers_what_the_rules_and_the_notation_have() -> None:
    for name in set(azulejos.__all__) - {"__version__"}:
        package = rules if name in rules.__all__ else notation
        assert getattr(azulejos, name) is getattr(package, name)


def test_parsers_and_formatters_come_in_pairs() -> None:
    things = {name.removeprefix("parse_") for name in azulejos.__all__ if "parse_" in name}
    assert things == {
        name.removeprefix("format_") for name in azulejos.__all__ if "format_" in name
    }


def test_the_docstring_names_every_package_and_only_names_there_are() -> None:
    assert azulejos.__doc__ is not None
    for name in ("native", "words", "players", "arena", "training", "companion"):
        assert f"\n{name} " in azulejos.__doc__
    table = azulejos.__doc__.partition("\nplaying ")[2].partition("\n\n")[0]
    named = {word for word in table.replace("`", " ").replace(",", " ").split() if "." not in word}
    assert {"Game", "Position", "parse_position", "read_records"} <= named & set(azulejos.__all__)


def test_the_import_loads_rules_and_notation_alone() -> None:
    assert azulejos.__file__ is not None
    folder = str(Path(azulejos.__file__).parents[1])
    code = f"import sys; sys.path.insert(0, {folder!r}); import azulejos; print(*sys.modules)"
    # Without site, no package but this one can be found.
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert not loaded & {"argparse", "asyncio", "azulejos.native", "azulejos.words"}
    assert "azulejos.notation" in loaded
