"""Writes what the pages show of a game again: `python -m tests.docs.write`. Read the diff.

That is what is heard in `game` blocks, the words on "Commands in a game", what the engine answers
in `session` blocks, reviews in `console` blocks and their picture, the game of "Write a bot", and
the page of the features.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from tests.docs import engine_sessions, features, game_commands, hearing, pages, shell


def main() -> None:
    _write(features.PAGE, features.page())
    for page in pages.pages_with(hearing.LANGUAGE):
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(pages.EXAMPLES, folder, dirs_exist_ok=True)
            text = pages.read(page)
            _write(page, hearing.with_heard(text, hearing.hear(text, Path(folder))))
    _write(game_commands.PAGE, game_commands.with_words(pages.read(game_commands.PAGE)))
    for page in pages.pages_with("session"):
        _write(page, engine_sessions.with_answers(pages.read(page)))
    for page in pages.pages_with("console"):
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(pages.EXAMPLES, folder, dirs_exist_ok=True)
            _write(page, shell.with_reviews(pages.read(page), Path(folder)))
    _write(shell.PICTURE, shell.picture())
    page = pages.DOCS / "how-to" / "write-a-bot.md"
    with tempfile.TemporaryDirectory() as folder:
        record = engine_sessions.game_of_the_bot(pages.read(page), Path(folder))
    _write(page, engine_sessions.with_game_of_the_bot(pages.read(page), record))
    _write(pages.EXAMPLES / "bot-game.azul", record)


def _write(page: Path, text: str) -> None:
    page.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
