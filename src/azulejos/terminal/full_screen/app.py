"""The full-screen app: takes keys and mouse, and repaints."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import copy_context
from typing import Any, ClassVar, Final

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Input

from azulejos.rules import PlayerMove
from azulejos.terminal.settings import StepPace
from azulejos.terminal.speaker import letters_of
from azulejos.words.orders import Command, Order

from .dialogs import Menu, Reading
from .margins import KEYS
from .menus import help_dialog, is_counted, new_game_menu, result_dialog, settings_menu
from .painter import Painter
from .picture import Drawing, Picture
from .selection import Area
from .shortcuts import color_of, spot_of
from .shown_table import Leaving, ShownTable
from .spots import BoardSpot, ColumnSpot, KeySpot, LineSpot, TilesSpot
from .table_screen import CSS, TableScreen, compose_widgets, drawing
from .view import View

_SECONDS_PER_STEP: Final = 0.8


class TableApp(App[Leaving]):
    """A table on the full screen. Returns where the person goes next."""

    TITLE = "Azulejos"
    ENABLE_COMMAND_PALETTE = False
    CSS = CSS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("enter,space", "choose", show=False),
        Binding("escape", "step_back", show=False),
        Binding("pageup", "scroll(10)", show=False),
        Binding("pagedown", "scroll(-10)", show=False),
        Binding("v", "view", show=False),
        Binding("colon", "command", show=False),
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        *(Binding(each.binding, each.action, show=False) for each in KEYS),
    ]

    def __init__(self, table: ShownTable, **driver: Any) -> None:  # noqa: ANN401 - handed through
        super().__init__(**driver)
        self.table = table
        self._view = View(table)
        self.playback = self._view.playback
        self.selection = self._view.selection
        self._painter = Painter(self._view)
        self._is_result_shown = False
        self._timer: Timer | None = None
        """Until the next step is shown by itself."""

    def get_default_screen(self) -> Screen[None]:
        return TableScreen(id="_default")

    def compose(self) -> ComposeResult:
        yield from compose_widgets()

    def on_mount(self) -> None:
        drawing(self._table_screen, "table").focus()
        # A table may call back from outside the app, where no timer would run.
        context = copy_context()
        self.table.watch(lambda: context.copy().run(self._changed))

    def on_unmount(self) -> None:
        self.table.close()

    def on_resize(self) -> None:
        self.call_after_refresh(self._paint)

    # What happens at the table

    def _changed(self) -> None:
        """Called whenever something has happened."""
        if self.table.left_for is not None:
            self.exit(self.table.left_for)
            return
        is_behind = self.playback.is_behind
        self.playback.follow(self.table.moments, self.table.names, self.table.own_seats)
        if not is_behind:
            self._wait_for_step()
        if not self.table.is_over:
            self._is_result_shown = False
        self._paint()

    def _wait_for_step(self) -> None:
        if self._timer is not None:
            self._timer.stop()
        if self.playback.is_behind and self.playback.pace is StepPace.AUTO:
            self._timer = self.set_timer(_SECONDS_PER_STEP, self._next_step)

    def _next_step(self) -> None:
        if self.playback.is_behind and self.playback.pace is StepPace.AUTO:
            self.playback.advance()
            self._wait_for_step()
            self._paint()

    # What the person sees

    @property
    def _table_screen(self) -> Screen[None]:
        """The screen with the table, which may have a dialog above it."""
        return self.screen_stack[0]

    @property
    def _has_dialog(self) -> bool:
        return len(self.screen_stack) > 1

    @property
    def _picture(self) -> Picture:
        """The table as it was painted last."""
        return drawing(self._table_screen, "table").picture

    def _paint(self) -> None:
        if not self.is_running or self.size.width == 0:
            return
        self._painter.paint(self._table_screen, self.size)
        # A dialog and the command line place the cursor themselves.
        if not self._has_dialog and self.selection.area is not Area.COMMAND:
            self.cursor_position = self._painter.cursor(self._table_screen)
        if is_counted(self.table) and not self.playback.is_behind and not self._is_result_shown:
            self._is_result_shown = True
            # Only the app itself can open a dialog, once everything is painted.
            self.call_later(self._open, result_dialog(self.table))

    # What the person does

    def action_go(self, across: int, down: int) -> None:
        self.playback.catch_up()
        if self.selection.area is Area.LOG:
            self.action_scroll(-down)
        elif not self.selection.go(self._picture, across, down):
            self.bell()
        self._paint()

    def action_choose(self) -> None:
        """Enter: shows the next step, or chooses the focus; otherwise as in plain lines."""
        if self.playback.is_behind:
            self.playback.advance()
            self._wait_for_step()
        elif is_counted(self.table):
            self._open(result_dialog(self.table))
        elif not self._view.decides:
            self.table.say("")
        elif (move := self._view.choose(self._picture)) is not None:
            self._play(move)
        self._paint()

    def action_step_back(self) -> None:
        """Esc: skips the steps, leaves the log, puts tiles back, stops the computer."""
        if self.playback.is_behind:
            self.playback.catch_up()
        elif self.selection.area in {Area.COMMAND, Area.LOG}:
            self._enter(self.selection.home)
        elif not self.selection.put_back():
            if self.table.is_thinking:
                self.table.stop()
            else:
                self._view.viewed = None
        self._paint()

    def action_area(self, step: int) -> None:
        areas = [*Area]
        self._enter(areas[(areas.index(self.selection.area) + step) % len(areas)])
        self._paint()

    def action_scroll(self, lines: int) -> None:
        if not self._painter.log_lines.scroll(lines):
            self.bell()
        self._paint()

    def action_view(self) -> None:
        """Shows the next board large."""
        num_seats = len(self.table.names)
        self._view.viewed = (self._view.seat + 1) % num_seats
        self._paint()

    def action_hint(self) -> None:
        self._order(Command(Order.HINT))

    def action_undo(self) -> None:
        self._order(Command(Order.UNDO))

    def action_plain(self) -> None:
        self.table.say("plain")

    def action_command(self) -> None:
        self._enter(Area.COMMAND)

    def action_menu(self) -> None:
        self._open(settings_menu(self.table, self.playback))

    def action_help(self) -> None:
        self._open(help_dialog(self.table))

    def action_new(self) -> None:
        setup = self.table.setup
        if setup is None:
            self._order(Command(Order.NEW))
            return
        menu, start = new_game_menu(self.table, setup)
        self._open(menu, start)

    async def action_quit(self) -> None:
        self._order(Command(Order.QUIT))

    def action_leave(self) -> None:
        """Ctrl-C, even in a dialog."""
        self.exit(Leaving.QUIT)

    def on_key(self, event: events.Key) -> None:
        """Numbers and letters choose a factory, a color, a line or a column."""
        if self._has_dialog:
            return
        if self.selection.area is Area.COMMAND:
            # Typed so fast after opening the command line that the table still gets it.
            if event.character is not None and event.is_printable:
                self.screen.query_one(Input).insert_text_at_cursor(event.character)
        elif event.character is not None and event.character.isalnum():
            self._press_character(event.character.casefold())

    def _press_character(self, character: str) -> None:
        """Focuses what the character stands for. A color's letter also takes the tiles."""
        picture, letters = self._picture, letters_of(self.table.voice)
        spot = spot_of(character, self.selection, picture, self._view.frame.position, letters)
        if spot is None:
            self.bell()
            return
        self.playback.catch_up()
        self.selection.point_at(spot, picture)
        is_color = color_of(character, letters) is not None
        if isinstance(spot, TilesSpot) and is_color and self._view.decides:
            self.action_choose()
        self._paint()

    def on_drawing_pointed(self, message: Drawing.Pointed) -> None:
        """The mouse moved over a spot or clicked it."""
        if self._has_dialog:
            return
        spot = message.spot
        if message.is_click and self.playback.is_behind and not isinstance(spot, KeySpot):
            self.action_choose()
            return
        match spot:
            case KeySpot(action) if message.is_click:
                self.call_later(self.run_action, action)
            case BoardSpot(seat) if message.is_click:
                self._view.viewed = seat
            case TilesSpot() | LineSpot() | ColumnSpot() if self._view.decides:
                if not message.is_click:
                    self._view.hover(spot, self._picture)
                elif (move := self._view.click(spot, self._picture)) is not None:
                    self._play(move)
            case _:
                pass
        self._paint()

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """The command line or the log got or lost the focus."""
        if self._has_dialog:
            return
        area = {"command": Area.COMMAND, "log": Area.LOG}.get(event.widget.id or "")
        if area is not None:
            self.selection.area = area
        elif self.selection.area in {Area.COMMAND, Area.LOG}:
            self.selection.enter(self.selection.home, self._picture)
        self._paint()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.input.clear()
        self.playback.catch_up()
        self._painter.log_lines.scroll_to_end()
        self.table.say(event.value)

    def on_mouse_scroll_up(self) -> None:
        if not self._has_dialog:
            self.action_scroll(3)

    def on_mouse_scroll_down(self) -> None:
        if not self._has_dialog:
            self.action_scroll(-3)

    def _play(self, move: PlayerMove) -> None:
        self._view.viewed = None
        self._painter.log_lines.scroll_to_end()
        position = self.table.moments[-1].position
        self.table.play(move)
        is_unchanged = self.table.moments[-1].position is position
        if is_unchanged and self.table.notice is not None and position.why_not(move) is None:
            self.selection.put_back()  # it was only an answer, in the course or a review

    def _order(self, command: Command) -> None:
        self.playback.catch_up()
        self._painter.log_lines.scroll_to_end()
        self.table.order(command)

    def _enter(self, area: Area) -> None:
        self.selection.enter(area, self._picture)
        names = {Area.COMMAND: "command", Area.LOG: "log"}
        # At once, so that the next character goes there.
        self._table_screen.set_focus(self._table_screen.query_one(f"#{names.get(area, 'table')}"))

    def _open(self, dialog: Menu | Reading, confirmed: Callable[[], None] | None = None) -> None:
        """Opens a dialog. `confirmed` is called if its button closes it."""
        self.playback.catch_up()

        def closed(answer: bool | str | None) -> None:
            self._enter(self.selection.area)
            if answer is True and confirmed is not None:
                confirmed()
            elif answer == "n":
                self.action_new()
            elif answer == "r":
                self._order(Command(Order.REVIEW))
            self._paint()

        self.push_screen(dialog, closed)
