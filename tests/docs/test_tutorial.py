"""The tutorial, and every other page with Python in it, does what it shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs import pages


@pytest.mark.parametrize("page", pages.pages_with("python"), ids=pages.name)
def test_python_blocks_answer_what_is_shown(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(pages.ROOT)
    pages.run_python(pages.read(page), pages.name(page))


def test_the_tutorial_compares_many_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(pages.ROOT)
    assert pages.run_python(pages.read(pages.DOCS / "tutorial.md"), "tutorial.md") > 50


def test_a_wrong_answer_is_found() -> None:
    page = "Text.\n\n```python\n>>> total = 1 + 1\n```\n\n```python\n>>> total\n3\n```\n"
    with pytest.raises(pages.PageError, match=r"line 8[^@]*Expected:\n    3\nGot:\n    2"):
        pages.run_python(page, "wrong.md")


def test_a_block_that_fails_is_found() -> None:
    page = "```python\nvalue = 1 // 0\n```\n"
    with pytest.raises(ZeroDivisionError):
        pages.run_python(page, "wrong.md")
