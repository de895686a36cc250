"""The page is light: what a browser loads before a game can be played."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Browser

from .building import built_client
from .serving import PageServer, Table
from .visiting import visiting

_LARGEST: Final = 120_000
"""Bytes of script and style, compressed, of all pages together."""


def test_all_script_and_style_is_small() -> None:
    """Whatever page is opened, and one language: the others are the same again."""
    folder = built_client() / "assets"
    files = [path for path in folder.iterdir() if path.suffix in {".js", ".css"}]
    others = [path for path in files if path.name.startswith(("catalog.de", "catalog.nl"))]
    assert len(others) == 2
    sizes = {
        path.name: path.with_name(f"{path.name}.br").stat().st_size
        for path in files
        if path not in others
    }
    assert sum(sizes.values()) < _LARGEST, sizes


def test_nothing_jumps_while_a_table_loads(server: PageServer, browser: Browser) -> None:
    table = Table(server, None, 3, starting_seat=0)
    table.sit("Anna")
    with visiting(browser) as visit:
        visit.context.add_init_script(
            "window.shift = 0; new PerformanceObserver(list => { for (const e of list.getEntries())"
            " window.shift += e.value; }).observe({type: 'layout-shift', buffered: true});"
        )
        visit.page.goto(table.seat_link(0))
        visit.page.get_by_role("heading", level=1).wait_for()
        visit.page.wait_for_load_state("networkidle")
        assert visit.page.evaluate("window.shift") == 0
