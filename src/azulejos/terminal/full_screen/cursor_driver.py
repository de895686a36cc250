"""The terminal as the screen drives it."""

from __future__ import annotations

from textual.drivers.linux_driver import LinuxDriver


class CursorDriver(LinuxDriver):
    """Leaves the cursor of the terminal to be seen: a Braille display and a screen magnifier
    follow it, and it stands on what is focused."""

    def start_application_mode(self) -> None:
        super().start_application_mode()  # type: ignore[no-untyped-call]
        self.write("\x1b[?25h")
        self.flush()
