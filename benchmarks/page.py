"""Times the page in a real browser: first paint, first move, frames while tiles move, and the first
graph of a review.

    python benchmarks/page.py --visits 5

Starts `azulejos serve` and Debian's Chromium, headless. Chromium then draws on the processor, so
its frames are the slowest anybody will see. Every visit starts with an empty cache.
"""

from __future__ import annotations

import argparse
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

_CHROMIUM: Final = "/usr/bin/chromium"
_GAME: Final = Path(__file__).parents[1] / "docs" / "examples" / "two-friends.azul"
_FIRST_VIEW: Final = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
_WATCH: Final = """() => {
  window.frames_ = [];
  let last = 0;
  const look = (now) => {
    // Count only while something moves: a page at rest draws nothing.
    if (last && document.getAnimations().length) window.frames_.push(now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
_OFFER: Final = "[data-board] [role=gridcell] button:not([disabled])"


def main() -> None:
    parser = argparse.ArgumentParser(description="Times the page in a real browser.")
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument(
        "--moves", type=int, default=12, help="most moves of the round that is played"
    )
    options = parser.parse_args()
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_CHROMIUM, args=["--no-sandbox"])
        seen = [first_view(browser, address) for _ in range(options.visits)]
        print(f"first view of the first page: median {statistics.median(seen):.0f} ms")
        plays = [to_the_first_move(browser, address) for _ in range(options.visits)]
        print(f"from its address to a table to play at: median {statistics.median(plays):.0f} ms")
        print(f"first graph of a review: {to_the_graph(browser, address):.0f} ms")
        frames = sorted(frames_of_a_round(browser, address, options.moves))
        late = sum(frame > 1.5 * 1000 / 60 for frame in frames)
        print(
            f"{len(frames)} frames while tiles move: median {statistics.median(frames):.1f} ms, "
            f"95 % under {frames[len(frames) * 95 // 100]:.1f} ms, {late} came late"
        )
        browser.close()


def first_view(browser: Browser, address: str) -> float:
    """Milliseconds from the request to the first content on the screen."""
    page = browser.new_page()
    page.goto(f"{address}/", wait_until="networkidle")
    shown: float = page.evaluate(_FIRST_VIEW)
    page.close()
    return shown


def to_the_first_move(browser: Browser, address: str) -> float:
    """Milliseconds from the request until tiles can be taken at a table against the computer."""
    page = browser.new_page()
    started = time.perf_counter()
    open_table(page, address)
    waited = time.perf_counter() - started
    page.close()
    return waited * 1000


def to_the_graph(browser: Browser, address: str) -> float:
    """Milliseconds from asking for the review of a game to its first graph. Only once: the server
    remembers what it found."""
    page = browser.new_page()
    page.goto(f"{address}/review")
    page.get_by_role("textbox").fill(_GAME.read_text("utf-8"))
    began = time.perf_counter()
    page.locator("form .main").click()
    page.locator(".chart polyline").first.wait_for()
    took = 1000 * (time.perf_counter() - began)
    page.close()
    return took


def frames_of_a_round(browser: Browser, address: str, num_moves: int) -> list[float]:
    """Milliseconds between frames while tiles move, ours and the computer's."""
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    open_table(page, address)
    page.evaluate(_WATCH)
    for _ in range(num_moves):
        offers = page.locator(_OFFER)
        if offers.count() == 0:
            break  # the round has ended, and was scored
        offers.first.focus()
        # Enter takes the tiles; the focus moves to the first line that fits them.
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)
        page.keyboard.press("Enter")
        page.wait_for_timeout(2500)
    frames: list[float] = page.evaluate("window.frames_")
    page.close()
    return frames


def open_table(page: Page, address: str) -> None:
    page.goto(f"{address}/#play")
    page.locator(_OFFER).first.wait_for()


@contextmanager
def serving() -> Iterator[str]:
    """`azulejos serve` with a database of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "log").open("wb") as log:
        command = [sys.executable, "-m", "azulejos", "serve", "--port", str(port), "--data", folder]
        server = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            wait_for(f"{address}/health")
            yield address
        finally:
            server.terminate()
            server.wait()


def wait_for(address: str) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(address).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    sys.exit("the server did not start")


if __name__ == "__main__":
    main()
