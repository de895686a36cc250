"""A visit with a real browser: a page that is watched for errors and listened to."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    expect,
)

from azulejos.words.languages import Language
from azulejos.words.voice import Length

from .building import WEB
from .words import PageVoice

WIDE: Final = (1280, 900)
_SECONDS: Final = 60.0
expect.set_options(timeout=_SECONDS * 1000)
_FONT_TIMEOUT: Final = int(
    re.findall(r"FONT_TIMEOUT = (\d+);", (WEB / "src" / "main.ts").read_text("utf-8"))[0]
)
_FONTS: Final = f"""{{
  const later = setTimeout;
  window.setTimeout = (act, wait, ...given) =>
    later(act, wait === {_FONT_TIMEOUT} ? 60000 : wait, ...given);
}}"""
"""The first view waits half a second for its fonts. However busy the machine is, they come in
time: what is measured does not jump."""
LISTENING: Final = Path(__file__).with_name("listening.js").read_text("utf-8")


class Heard(NamedTuple):
    """What a screen reader says unasked."""

    urgency: str
    text: str


class Visit:
    """A page in a browser of its own. Whatever goes wrong in it fails the test."""

    def __init__(self, context: BrowserContext, page: Page, voice: PageVoice) -> None:
        self.context = context
        self.page = page
        self.voice = voice
        self.errors: list[str] = []
        """What the browser complained of: blocked by the content security policy, say."""
        self.forgiven: tuple[str, ...] = ()
        """Parts of complaints that belong to what is tried."""
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.errors.append(f"uncaught: {error}"))

    def _console(self, message: ConsoleMessage) -> None:
        is_forgiven = any(part in message.text for part in self.forgiven)
        if message.type in {"error", "warning"} and not is_forgiven:
            self.errors.append(f"{message.type}: {message.text}")

    @property
    def number(self) -> int:
        """Of the last entry that the page was told of."""
        told: int = self.page.evaluate("window.numberTold")
        return told

    def wait_for_number(self, number: int) -> None:
        """Until the page was told of this entry, and shows it."""
        self.page.wait_for_function("number => window.numberTold >= number", arg=number)
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => done()))")

    def wait_for_focus(self) -> None:
        """Until something has the focus: it goes on to what is near where its place is gone."""
        self.page.wait_for_function("() => document.activeElement !== document.body")

    def check(self) -> None:
        assert not self.errors, self.errors

    def heard(self) -> list[Heard]:
        """All that was said so far."""
        said: list[list[str]] = self.page.evaluate("window.heard")
        return [Heard(*each) for each in said]

    def has_focus(self, locator: Locator) -> bool:
        answer: bool = locator.evaluate("element => element === document.activeElement")
        return answer

    def focused(self) -> str:
        """What has the focus, as a word: its role or its name."""
        answer: str = self.page.evaluate(
            "() => { const e = document.activeElement;"
            " return e.getAttribute('aria-label') ?? e.id ?? e.tagName; }"
        )
        return answer


@contextmanager
def visiting(
    browser: Browser,
    language: Language = Language.ENGLISH,
    size: tuple[int, int] = WIDE,
    settings: dict[str, Any] | None = None,
    **options: Any,  # noqa: ANN401 as new_context takes them
) -> Iterator[Visit]:
    """A browser that nobody has used yet, with these settings; everything is shown at once."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale={"en": "en-GB", "de": "de-DE", "nl": "nl-NL"}[language.value],
        **options,
    )
    chosen = {
        "speed": 0,
        "pace": 0,
        "language": language.value,
        "length": "normal",
        **(settings or {}),
    }
    kept = json.dumps(json.dumps(chosen))
    context.add_init_script(f"localStorage['azulejos.settings'] ??= {kept};")
    context.add_init_script(_FONTS)
    context.add_init_script(LISTENING)
    context.set_default_timeout(_SECONDS * 1000)
    visit = Visit(context, context.new_page(), PageVoice(language, Length(chosen["length"])))
    try:
        yield visit
        visit.check()
    finally:
        context.close()
