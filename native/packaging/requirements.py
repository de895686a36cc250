"""Prints requirements of `pyproject.toml` for `make`: `python requirements.py build web`.

`build` is what the build backend needs; any other name is an extra. An extra may include others,
as `azulejos[online]`: these are spelled out, or pip would look for Azulejos on PyPI.
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

PYPROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"


def requirements(name: str) -> Iterator[str]:
    """Yields the requirements of an extra, or of the build."""
    described = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))
    if name == "build":
        yield from described["build-system"]["requires"]
        return
    for requirement in described["project"]["optional-dependencies"][name]:
        if included := re.fullmatch(r"azulejos\[(.+)\]", requirement):
            for extra in included[1].split(","):
                yield from requirements(extra)
        else:
            yield requirement


if __name__ == "__main__":
    print(*sorted({each for name in sys.argv[1:] for each in requirements(name)}))
