"""In a terminal the arrow keys bring back earlier lines, and nothing else changes."""

from __future__ import annotations

from pathlib import Path

from .sessions import Terminal

UP = b"\x1b[A"


def test_arrow_up_brings_back_earlier_lines(tmp_path: Path) -> None:
    with Terminal(tmp_path) as terminal:
        terminal.answer()
        bag = terminal.type("bag")
        assert "Bag, 80 tiles" in bag
        assert "The lid is empty." not in terminal.type("center")
        assert "Center: " in terminal.press(UP + b"\n")
        again = terminal.press(UP + UP + UP + b"\n")
        assert "Bag, 80 tiles" in again
        terminal.press_keys(b"quit\n")
        terminal.answer_until("Goodbye")
        assert "\x1b[?" not in terminal.transcript, "the terminal is not switched to anything"


def test_without_arrow_keys_only_lines_are_appended(tmp_path: Path) -> None:
    with Terminal(tmp_path) as terminal:
        terminal.answer()
        terminal.type("bag")
        terminal.press_keys(b"quit\n")
        terminal.answer_until("Goodbye")
        assert "\x1b" not in terminal.transcript
