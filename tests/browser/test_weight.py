"""The page is light: what a browser loads before a game can be played."""

from __future__ import annotations

import gzip
from typing import Final

from playwright.sync_api import Browser, Response

from .building import built_client
from .serving import PageServer, Table
from .visiting import visiting

_LARGEST: Final = 150_000
"""Bytes of script and style of all pages together, compressed by gzip. What our server sends is
smaller still."""
_LARGEST_REVIEW: Final = 16_000
"""The same for the review, which only comes to those who want it."""
_NUM_LANGUAGES: Final = 3


def test_all_our_script_and_style_is_small() -> None:
    """Of all pages together, the chart too, in the language that has the longest words; but the
    review is a file of its own."""
    folder = built_client() / "assets"
    sizes = {
        path.name: len(gzip.compress(path.read_bytes(), 9))
        for path in folder.iterdir()
        if path.suffix in {".js", ".css"}
    }
    review = sum(sizes.pop(name) for name in [*sizes] if name.startswith("Review-"))
    words = {name: sizes.pop(name) for name in [*sizes] if name.startswith("review.")}
    assert len(words) == _NUM_LANGUAGES
    assert 0 < review + max(words.values()) < _LARGEST_REVIEW, (review, words)
    total = sum(sizes.values())
    for translated in ("catalog.", "companion."):
        catalogs = [size for name, size in sizes.items() if name.startswith(translated)]
        assert len(catalogs) == _NUM_LANGUAGES, translated
        total -= sum(catalogs) - max(catalogs)
    assert total < _LARGEST, sizes


def test_a_table_loads_little_up_to_the_chart_at_its_end(
    server: PageServer, browser: Browser
) -> None:
    """From the first page to the end of a game: what really comes over the wire."""
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna", "Ben")
    with visiting(browser) as visit:
        sizes: dict[str, int] = {}

        def count(response: Response) -> None:
            if response.request.resource_type in {"script", "stylesheet"}:
                sizes[response.url] = int(response.headers["content-length"])

        visit.page.on("response", count)
        visit.page.goto(server.url)
        visit.page.get_by_role("heading", level=1).wait_for()
        visit.page.goto(table.seat_link(0))
        visit.page.get_by_role("heading", level=1).wait_for()
        table.play_until(None)
        visit.page.locator(".chart polyline").first.wait_for()
        assert len(sizes) == 4, "the table, its language, the style, and all that comes later"
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
