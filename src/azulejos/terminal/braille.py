"""Translates text into a Braille file (BRF) for embossers and note takers, with liblouis."""

from __future__ import annotations

import shutil
import subprocess
import textwrap
from typing import Final

from azulejos.words.languages import Language

CELLS: Final = 40
"""Cells in a line of Braille."""
LINES: Final = 25
"""Lines on a page; a form feed ends each."""
_PROGRAM: Final = "lou_translate"
_DISPLAY: Final = "en-us-brf.dis"
"""Writes Braille cells as the ASCII characters of BRF."""


class NoBrailleError(OSError):
    """liblouis is missing, or could not translate."""


def to_brf(text: str, language: Language) -> str:
    """The text in contracted Braille (Dutch: uncontracted), wrapped and paged.

    Raises NoBrailleError with what to install where liblouis is missing.
    """
    program = shutil.which(_PROGRAM)
    if program is None:
        raise NoBrailleError(
            "Braille needs liblouis (Debian, Ubuntu: apt install liblouis-bin liblouis-data)"
        )
    tables = f"{_DISPLAY},{language.braille_table}"
    done = subprocess.run(  # noqa: S603
        [program, "--forward", tables], input=text, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise NoBrailleError(f"liblouis could not translate: {done.stderr.strip()}")
    return paged(done.stdout.splitlines())


def paged(cells: list[str]) -> str:
    """Lines of at most 40 cells, 25 to a page."""
    wrapped = [part for each in cells for part in (textwrap.wrap(each, CELLS) or [""])]
    pages = (wrapped[start : start + LINES] for start in range(0, len(wrapped), LINES))
    return "".join("\r\n".join(page) + "\r\n\f" for page in pages)
