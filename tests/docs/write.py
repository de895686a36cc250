"""Writes what the pages show of a game again: `python -m tests.docs.write`. Read the diff.

That is what is heard in `game` blocks, and the words on "Commands in a game".
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from tests.docs import game_commands, hearing, pages


def main() -> None:
    for page in pages.pages_with(hearing.LANGUAGE):
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(pages.EXAMPLES, folder, dirs_exist_ok=True)
            text = pages.read(page)
            _write(page, hearing.with_heard(text, hearing.hear(text, Path(folder))))
    _write(game_commands.PAGE, game_commands.with_words(pages.read(game_commands.PAGE)))


def _write(page: Path, text: str) -> None:
    page.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
