"""A browser and a server for all tests of this folder.

They live as long as tests of this folder run: Playwright holds the event loop of its thread, which
other tests want for themselves.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from .building import chromium
from .serving import PageServer, serving


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    executable = chromium()
    with sync_playwright() as playwright:
        # As root, in a container, Chromium's own sandbox can't be had.
        opened = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    with serving(tmp_path_factory.mktemp("served") / "data") as started:
        yield started
