"""The client of "Write a bot" plays the game that the page shows."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.docs import pages


def test_the_bot_plays_the_game_that_is_shown(tmp_path: Path) -> None:
    """Page and examples hold the same record, and the program prints it."""
    page = pages.read(pages.DOCS / "how-to" / "write-a-bot.md")
    (program,) = pages.blocks(page, "python")
    (shown,) = pages.blocks(page, "azul")
    script = tmp_path / "play_a_game.py"
    script.write_text(program.text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout == shown.text
    assert done.stdout == pages.read(pages.EXAMPLES / "bot-game.azul")
    assert done.stderr == ""
