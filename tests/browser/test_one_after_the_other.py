"""Opponents move one after the other, however fast they think: needs the setting `pace`, in
milliseconds for each of their moves; 0 shows all at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser

from .begun import ANNA, TOUCHED, Begun, begun
from .games import steady_move
from .serving import PageServer

_SIZE: Final = (1440, 900)
_LEAST: Final = 500
"""Milliseconds between two opponents: the default is 700, and timers may be late."""
_ENDLESS: Final = 600_000
"""Milliseconds that no test waits for: it must be skipped."""
_BY_DEFAULT: Final = """{
  const { pace, speed, ...others } = JSON.parse(localStorage['azulejos.settings']);
  localStorage['azulejos.settings'] = JSON.stringify(others);
}"""
"""Pace and speed are what a new person has."""
_TOGETHER: Final = 20
"""Milliseconds between two things of one frame."""
_TURN_PITCH: Final = 1047
"""The first strike of the sound "turn", in hertz (sound.ts)."""
_SEEN: Final = """yourTurn => {
  window.seen = [];
  const tiles = seat => [...document.querySelectorAll(
    `[data-spot^='p${seat}-'] svg, [data-spot^='l${seat}-'] svg`)].length;
  const note = () => {
    const now = [1, 2, 3].filter(seat => tiles(seat) > 0);
    const isTurn = pointing.isRead(yourTurn);
    const last = window.seen.at(-1);
    if (last?.[1].length === now.length && last[2] === isTurn) return;
    window.seen.push([performance.now(), now, isTurn]);
  };
  note();
  new MutationObserver(note).observe(document.body, {
    subtree: true, childList: true, characterData: true,
  });
}"""
"""Keeps when the boards of the opponents got their first tiles, and when it was Anna's turn."""

_TOLD: Final = f"""{{
  window.landed = 0;
  window.told = {{}};
  new MutationObserver(records => {{
    for (const {{ removedNodes }} of records)
      for (const node of removedNodes)
        if (node.nodeType === 1 && node.matches('.flying')) window.landed = performance.now();
  }}).observe(document.body, {{ subtree: true, childList: true }});
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...given) {{
    if (Math.round(this.frequency.value) === {_TURN_PITCH}) window.told.sound = performance.now();
    return start.apply(this, given);
  }};
  new MutationObserver(() => {{
    if (document.title.startsWith('Your turn')) window.told.title = performance.now();
  }}).observe(document.head, {{ subtree: true, childList: true, characterData: true }});
}}"""
"""Keeps when the last tile landed, and when title and sound said that it is Anna's turn."""


@contextmanager
def _among_three(browser: Browser, server: PageServer, pace: int | None) -> Iterator[Begun]:
    """Anna and three computers that answer at once; the pace of a new person for None."""
    settings = {} if pace is None else {"pace": pace}
    with begun(browser, server, _SIZE, 1, 1, 1, settings=settings) as opened:
        if pace is None:
            opened.visit.context.add_init_script(_BY_DEFAULT)
            opened.page.reload()
            opened.places.lines.first.wait_for()
        opened.page.evaluate(_SEEN, opened.visit.voice.text("your-turn", alone="yes", player=""))
        yield opened


class Seen(NamedTuple):
    """What the page showed from a time on."""

    at: float
    """In milliseconds."""
    seats: list[int]
    """The opponents whose tiles are there."""
    is_turn: bool
    """Whether it says that it is Anna's turn."""


def _seen(opened: Begun) -> list[Seen]:
    return [Seen(*each) for each in opened.page.evaluate("window.seen")]


def _play(opened: Begun) -> None:
    """Anna's move, and the page was told of all answers; she does nothing more."""
    table, number = opened.table, opened.table.state["number"]
    opened.table.ask(ANNA, {"type": "move", "move": str(steady_move(table, ANNA))})
    table.play_until(ANNA)
    assert table.state["number"] == number + 4
    opened.visit.wait_for_number(number + 4)


def _wait_for_turn(opened: Begun) -> None:
    opened.page.wait_for_function("() => seen.length > 1 && seen.at(-1)[2]")


def test_by_its_default_pace_opponents_are_seen_one_after_the_other(
    server: PageServer, browser: Browser
) -> None:
    with _among_three(browser, server, None) as opened:
        _play(opened)
        _wait_for_turn(opened)
        seen = _seen(opened)
        steps = [each.seats for each in seen if each.seats]
        assert [1] in steps, seen
        assert [1, 2] in steps, seen
        assert steps[-1] == [1, 2, 3], seen
        first = [next(each.at for each in seen if seat in each.seats) for seat in (1, 2, 3)]
        assert first[1] - first[0] >= _LEAST, seen
        assert first[2] - first[1] >= _LEAST, seen


def test_by_its_default_pace_your_turn_comes_when_the_last_has_landed(
    server: PageServer, browser: Browser
) -> None:
    with _among_three(browser, server, None) as opened:
        _play(opened)
        _wait_for_turn(opened)
        early = [each for each in _seen(opened)[1:] if each.is_turn and len(each.seats) < 3]
        assert not early, early
        assert not opened.page.locator(".flying").count()


@pytest.mark.parametrize(
    ("size", "num_computers"),
    [(_SIZE, 1), ((390, 844), 3), ((844, 390), 2)],
    ids=["laptop-2", "upright-4", "sideways-3"],
)
def test_title_and_sound_of_your_turn_come_when_the_last_has_landed(
    size: tuple[int, int], num_computers: int, server: PageServer, browser: Browser
) -> None:
    settings = {"speed": 1, "pace": 700, "volume": 0.1}
    computers = [1] * num_computers
    context = TOUCHED if min(size) < _SIZE[1] else {}
    with begun(browser, server, size, *computers, settings=settings, **context) as opened:
        # Nothing was pressed on this page, so browsers keep it silent; it tries all the same.
        opened.visit.forgiven = ("AudioContext",)
        opened.visit.errors.clear()
        opened.page.evaluate(_TOLD)
        table, number = opened.table, opened.table.state["number"]
        opened.table.ask(ANNA, {"type": "move", "move": str(steady_move(table, ANNA))})
        # Her own tiles fly, then the computers'.
        opened.visit.wait_for_number(number + 1 + num_computers)
        opened.page.wait_for_function("() => told.sound && told.title && landed > 0")
        opened.page.wait_for_function("() => !document.querySelector('.flying')")
        opened.page.wait_for_function("() => performance.now() > landed + 500")
        landed, told = opened.page.evaluate("[landed, told]")
        assert told["sound"] >= landed - _TOGETHER, (told, landed)
        assert told["title"] >= landed - _TOGETHER, (told, landed)


@pytest.mark.parametrize("way", ["click", "key"])
def test_a_slow_pace_is_skipped_by_a_click_or_a_key(
    way: str, server: PageServer, browser: Browser
) -> None:
    skips: dict[str, Callable[[Begun], None]] = {
        "click": lambda opened: opened.page.mouse.click(5, 5),
        "key": lambda opened: opened.page.keyboard.press("Shift"),
    }
    with _among_three(browser, server, _ENDLESS) as opened:
        _play(opened)
        now = _seen(opened)[-1]
        assert not now.is_turn, now
        assert now.seats != [1, 2, 3], now
        skips[way](opened)
        _wait_for_turn(opened)
        assert _seen(opened)[-1].seats == [1, 2, 3]


def test_at_a_pace_of_zero_all_are_seen_at_once(server: PageServer, browser: Browser) -> None:
    with _among_three(browser, server, 0) as opened:
        _play(opened)
        now = _seen(opened)[-1]
        assert now.seats == [1, 2, 3], now
        assert now.is_turn, now
