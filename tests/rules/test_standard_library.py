"""Rules and notation stand on the standard library alone."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import azulejos

ROOT = Path(azulejos.__file__).parent
FILES = sorted([*(ROOT / "rules").glob("*.py"), *(ROOT / "notation").glob("*.py")])
ALLOWED = {"azulejos.rules", "azulejos.notation"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_nothing_else_is_imported(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [node.module or ""]
        else:
            continue
        for name in names:
            is_standard = name.split(".")[0] in sys.stdlib_module_names
            assert is_standard or name in ALLOWED, f"{path.name} imports {name}"
    assert len(FILES) > 20
