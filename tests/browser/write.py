"""Writes what is heard in the whole games anew: `python -m tests.browser.write`, or only in those
whose names begin with what is given: `lines`, `keys-gray`.

Read the difference aloud before it is kept.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from .building import chromium
from .games import GAMES, play_whole
from .serving import serving


def main() -> None:
    written: set[Path] = set()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for game in GAMES:
            if game.kept not in written and game.name.startswith(tuple(sys.argv[1:]) or ""):
                print(game.name, flush=True)
                written.add(game.kept)
                heard = play_whole(game, server, browser)
                game.kept.parent.mkdir(exist_ok=True)
                game.kept.write_text("\n".join(heard) + "\n", "utf-8")
        browser.close()


if __name__ == "__main__":
    main()
