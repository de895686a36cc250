"""Takes the picture of the README anew: `python -m tests.browser.picture`.

A table of three late in a game, at 1280 x 800, as anyone sees it who plays there.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import expect, sync_playwright

from tests.server.serving import Json

from .building import ROOT, chromium
from .games import steady_move
from .hands import TablePage
from .serving import Table, serving
from .visiting import visiting

PICTURE: Final = ROOT / "docs" / "pictures" / "table.png"
SIZE: Final = (1280, 800)
_NAMES: Final = ("Anna", "Ben", "Clara")


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        table = Table(server, *[None] * len(_NAMES), starting_seat=0)
        table.sit(*_NAMES)
        table.play_until(None, _is_late)
        settings = {"theme": "light", "hasCommandBox": False}
        with table.present(1, 2), visiting(browser, size=SIZE, settings=settings) as visit:
            visit.page.goto(table.seat_link(0))
            visit.page.get_by_role("heading", level=1).wait_for()
            visit.page.wait_for_load_state("networkidle")
            # Tiles are chosen, so that the lines show what they would bring.
            shown = TablePage(visit)
            move = steady_move(table, 0)
            shown.offer(table.position, move).locator(".tile").first.click()
            expect(shown.line(table.position, move)).to_have_attribute("aria-disabled", "false")
            visit.page.mouse.move(0, 0)
            PICTURE.parent.mkdir(exist_ok=True)
            visit.page.screenshot(path=PICTURE)
        browser.close()


def _is_late(state: Json) -> bool:
    """The fourth round, a few tiles in the center, and Anna is to move."""
    factories, center = state["position"].split(" ")[5:7]
    num_empty = factories.split("/").count("-")
    return bool(
        state["round"] == 4 and 0 in state["to_decide"] and num_empty >= 2 and len(center) > 3
    )


if __name__ == "__main__":
    main()
