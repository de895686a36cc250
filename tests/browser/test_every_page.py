"""Every page: for all eyes, all sizes, all hands, in all languages."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Browser

from azulejos.words.languages import Language

from .building import WEB, built_client
from .everywhere import PAGES, open_page
from .serving import PageServer
from .visiting import Visit, visiting

AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
_LOOKING: Final = Path(__file__).with_name("looking.js")
_MISSING: Final = ("missing", "no table")


def _open(name: str, server: PageServer, visit: Visit) -> None:
    visit.context.add_init_script(path=_LOOKING)
    if name in _MISSING:
        visit.forgiven = ("404",)
    open_page(name, server, visit)


def _look(visit: Visit, expression: str) -> Any:  # noqa: ANN401 whatever the page answers
    return visit.page.evaluate(f"looking.{expression}")


def axe(visit: Visit, options: dict[str, object]) -> list[str]:
    """What axe-core has to complain of."""
    visit.page.emulate_media(reduced_motion="reduce")
    found: list[dict[str, Any]] = visit.page.evaluate(
        "async options => (await axe.run(document, options)).violations", options
    )
    return [
        f"{each['id']}: {node['html'][:200]} ({node['failureSummary']})"
        for each in found
        for node in each["nodes"]
    ]


def _pages_and_languages() -> Iterator[ParameterSet]:
    """Every page on every push, in the other languages where there is more time."""
    for index, name in enumerate(PAGES):
        for number, language in enumerate(Language):
            marks = [] if index % len(Language) == number else [pytest.mark.long]
            yield pytest.param(name, language, id=f"{name}-{language.value}", marks=marks)


@pytest.mark.parametrize(("name", "language"), [*_pages_and_languages()])
def test_axe_finds_nothing(
    name: str, language: Language, server: PageServer, browser: Browser
) -> None:
    """In any theme. Only what can be seen depends on it."""
    built_client()
    with visiting(browser, language, settings={"theme": "light"}) as visit:
        visit.context.add_init_script(path=AXE)
        _open(name, server, visit)
        assert visit.page.evaluate("document.documentElement.lang") == language.value
        assert axe(visit, {}) == []
        _check_structure(visit)
        for theme in ("dark", "contrast"):
            visit.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
            rules = ["color-contrast"]
            if theme == "contrast":
                rules.append("color-contrast-enhanced")
            assert axe(visit, {"runOnly": rules}) == [], theme


@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_cut_off_or_too_small(name: str, server: PageServer, browser: Browser) -> None:
    """In German, whose words are the longest."""
    with visiting(browser, Language.GERMAN, (320, 640)) as visit:
        _open(name, server, visit)
        assert _look(visit, "tooWide()") == [], "1.4.10: 320 px"
        assert _look(visit, "clipped()") == [], "320 px"
        _look(visit, "spaceOut()")
        assert _look(visit, "tooWide()") == [], "1.4.12: text spacing"
        assert _look(visit, "clipped()") == [], "1.4.12: text spacing"
        visit.page.set_viewport_size({"width": 1280, "height": 900})
        _look(visit, "style('html { font-size: 200% !important }')")
        assert _look(visit, "tooWide()") == [], "1.4.4: text of 200 %"
        assert _look(visit, "clipped()") == [], "1.4.4: text of 200 %"
        _look(visit, "style('')")
        _look(visit, "lengthen()")
        assert _look(visit, "clipped()") == [], "longer texts"
        visit.page.set_viewport_size({"width": 360, "height": 780})
        assert _look(visit, "clipped()") == [], "longer texts, 360 px"
        assert _look(visit, "tooWide()") == [], "longer texts, 360 px"
        assert _look(visit, "tooSmall(24)") == [], "2.5.8: targets"


@pytest.mark.parametrize("name", ["four", "gray"])
def test_a_system_with_forced_colors_shows_every_tile(
    name: str, server: PageServer, browser: Browser
) -> None:
    """Tiles are drawn with their glyphs; nothing that matters is a background."""
    with visiting(browser, forced_colors="active", color_scheme="dark") as visit:
        _open(name, server, visit)
        assert visit.page.evaluate("matchMedia('(forced-colors: active)').matches")
        assert _look(visit, "tilesWithoutGlyph()") == []


def _check_structure(visit: Visit) -> None:
    levels = [int(each[1]) for each in _look(visit, "headings()")]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    for landmark in ("banner", "main", "navigation"):
        assert visit.page.get_by_role(landmark).count() >= 1, landmark
    alone = visit.page.locator("input[type=radio]:not([name])")
    assert alone.count() == 0, "choices without a name are a Tab stop each, without arrow keys"
