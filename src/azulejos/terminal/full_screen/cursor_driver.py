"""A terminal driver that keeps the cursor visible."""

from __future__ import annotations

from textual.drivers.linux_driver import LinuxDriver


class CursorDriver(LinuxDriver):
    """Shows the terminal's cursor, which stands on the focus. Braille displays and screen
    magnifiers follow it."""

    def start_application_mode(self) -> None:
        super().start_application_mode()  # type: ignore[no-untyped-call]
        self.write("\x1b[?25h")
        self.flush()
