"""Writes what is heard in the whole games anew: `python -m tests.browser.write`.

Read the difference aloud before it is kept.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from .building import chromium
from .games import GAMES, play_whole
from .serving import serving


def main() -> None:
    written: dict[Path, str] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for game in GAMES:
            if game.kept not in written:
                print(game.name)
                written[game.kept] = "\n".join(play_whole(game, server, browser)) + "\n"
        browser.close()
    for path, text in written.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
