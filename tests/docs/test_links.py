"""Links between pages lead somewhere, headings included."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs import pages

LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """The names that a page's headings can be linked by: as GitHub makes them."""
    headings = HEADING.findall(pages.prose(pages.read(page)))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken_links(page: Path) -> list[str]:
    broken = []
    for link in LINK.findall(pages.prose(pages.read(page))):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path) if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)
    return broken


@pytest.mark.parametrize("page", pages.PAGES, ids=pages.name)
def test_links_lead_somewhere(page: Path) -> None:
    assert broken_links(page) == []


def test_broken_links_are_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# One heading\n\n[a](page.md#one-heading) [b](#one-heading) [c](https://example.org)\n"
        "[d](other.md) [e](page.md#two)\n\n```md\n[f](nowhere.md)\n```\n",
        encoding="utf-8",
    )
    assert broken_links(page) == ["other.md", "page.md#two"]


def test_every_page_is_in_an_index() -> None:
    indexes = {pages.DOCS / "README.md", pages.DOCS / "lab" / "README.md"}
    linked = {
        (index.parent / link.partition("#")[0]).resolve()
        for index in indexes
        for link in LINK.findall(pages.read(index))
    }
    assert set(pages.DOCS.rglob("*.md")) - {pages.DOCS / "README.md"} <= linked


def test_paths_in_contributing_exist() -> None:
    root = pages.ROOT
    spans = pages.code_spans(pages.read(root / "CONTRIBUTING.md"))
    paths = [span for span in spans if re.fullmatch(r"[\w./-]+(/|\.py|\.toml|\.txt)", span)]
    assert len(paths) > 20
    folders = (root, root / "src" / "azulejos", root / "src" / "azulejos" / "words")
    short = {
        "lexicon.toml",
        "arguments.py",
        "hard.txt",
    }  # there are several, or the text says where
    missing = [path for path in paths if not any((each / path).exists() for each in folders)]
    assert set(missing) <= short
