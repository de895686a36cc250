"""The screen itself: keys and mouse in, pictures out."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import copy_context
from typing import Any, ClassVar, Final

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.geometry import Offset
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Input

from azulejos.rules import Phase, PlayerMove
from azulejos.terminal.settings import StepPace
from azulejos.terminal.speaker import letters_of
from azulejos.words.orders import Command, Order
from azulejos.words.phrases import phrase

from . import styles
from .captions import about_focus, status
from .dialogs import Menu, Reading
from .drawing import Scene, draw_table
from .margins import FIRST_LETTER, KEYS, LogLines, draw_keys, draw_status, draw_text
from .menus import help_dialog, is_counted, new_game_menu, result_dialog, settings_menu
from .picture import BoardSpot, ColumnSpot, Drawing, KeySpot, LineSpot, Picture, Spot, TilesSpot
from .playback import Frame, Playback
from .previews import column_points, effects
from .selection import Area, Selection
from .shortcuts import best_line, color_of, spot_of
from .shown_table import Leaving, ShownTable
from .table_layout import LEAST_LOG, layout_for

_SECONDS_PER_STEP: Final = 0.8
_PREVIEW_LINES: Final = 8
"""At least: most of what is told about the focused thing takes no more, so that the log beside it
seldom moves."""


class _Room(Screen[None], inherit_bindings=False):
    """The screen with the table. Tab goes to the areas that are one's own."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "app.area(1)", show=False),
        Binding("shift+tab", "app.area(-1)", show=False),
    ]


class TableApp(App[Leaving]):
    """A table on the whole screen; answers where the person is going."""

    TITLE = "Azulejos"
    ENABLE_COMMAND_PALETTE = False
    CSS = f"""
    Screen {{ background: {styles.BACKGROUND}; color: {styles.TEXT}; }}
    #status {{ background: #2b4a7a; color: #ffffff; }}
    #keys {{ background: {styles.PANEL}; }}
    #middle {{ height: 1fr; }}
    #table {{ height: 1fr; }}
    #side {{ width: 1fr; border-left: solid #4a5060; }}
    #log {{ height: 1fr; }}
    #preview {{ border-top: solid #4a5060; box-sizing: content-box; }}
    #command {{ height: 1; border: none; padding: 0; background: #1a1d23; color: {styles.TEXT}; }}
    #command > .input--placeholder {{ color: {styles.FAINT_TEXT}; }}
    #dialog {{ background: {styles.PANEL}; }}
    ModalScreen {{ align: center middle; background: #000000 50%; }}
    """
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
        self.playback = Playback(table.pace)
        self.selection = Selection()
        self._log_lines = LogLines()
        self._num_told = 0
        """Entries of the log that do not run ahead of the steps."""
        self._viewed: int | None = None
        """The seat whose board is large, where that is not who is spoken to."""
        self._is_result_shown = False
        self._timer: Timer | None = None
        """Until the next step is shown by itself."""

    def get_default_screen(self) -> Screen[None]:
        return _Room(id="_default")

    def compose(self) -> ComposeResult:
        yield Drawing(id="status", can_focus=False)
        with Horizontal(id="middle"):
            yield Drawing(id="table")
            with Vertical(id="side"):
                yield Drawing(id="log")
                yield Drawing(id="preview", can_focus=False)
        command = Input(id="command", select_on_focus=False)
        # The cursor of the terminal is there; nothing is repainted for its sake.
        command.cursor_blink = False
        yield command
        yield Drawing(id="keys", can_focus=False)

    def on_mount(self) -> None:
        self._drawing("table").focus()
        # A table may call back from outside of the app, where no timer would run.
        context = copy_context()
        self.table.watch(lambda: context.copy().run(self._changed))

    def on_unmount(self) -> None:
        self.table.close()

    def on_resize(self) -> None:
        self.call_after_refresh(self._paint)

    # What the table does

    def _changed(self) -> None:
        """Something has happened at the table."""
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

    # What is to be seen

    @property
    def _decides(self) -> bool:
        """Whether a move can be made here and now."""
        return self.table.deciding_seat is not None and not self.playback.is_behind

    @property
    def _frame(self) -> Frame:
        return self.playback.now or Frame(self.table.moments[-1].position)

    @property
    def _seat(self) -> int:
        """Whose board is large."""
        if self.playback.is_behind and self._frame.seat is not None:
            return self._frame.seat
        seat = self._viewed
        return self.table.seat if seat is None or self.selection.chosen is not None else seat

    @property
    def _turn(self) -> int | None:
        return None if self.table.is_over else self._frame.position.seat

    def _drawing(self, name: str) -> Drawing:
        return self.screen_stack[0].query_one(f"#{name}", Drawing)

    def _paint(self) -> None:
        """Draws everything; what has not changed is not repainted."""
        if not self.is_running or self.size.width == 0:
            return
        voice, width = self.table.voice, self.size.width
        keys = draw_keys(voice, width)
        told = [*status(self.table, self.playback, self.selection)]
        above = draw_status(voice.say(told), width)
        height = max(self.size.height - above.height - keys.height - 1, 0)
        layout = layout_for(self._frame.position.rules, width, height)
        if width < layout.width + LEAST_LOG or height < layout.height:
            above = draw_status(voice.say([*told, phrase("screen-too-small")]), width)
            height = max(self.size.height - above.height - keys.height - 1, 0)
        self._drawing("table").styles.width = layout.width
        picture = draw_table(self._scene(), layout, height)
        if self.selection.renew(picture, self._frame.position, decides=self._decides):
            picture = draw_table(self._scene(), layout, height)
        self._drawing("table").show(picture)
        side = max(width - layout.width - 1, 0)
        self._show_margin("status", above)
        self._show_margin("keys", keys)
        about = about_focus(self.table, self.playback, self.selection, self._seat)
        preview = draw_text(voice.say(about), side, _PREVIEW_LINES, max(height - 1, 0))
        self._show_margin("preview", preview)
        lines = max(height - 1 - preview.height, 0)
        if not self.playback.is_behind:
            self._num_told = len(self.table.log)
        self._drawing("log").show(self._log_lines.draw(self.table, self._num_told, side, lines))
        is_typing = self.selection.area is Area.COMMAND
        how = phrase("screen-command-title" if is_typing else "screen-slash-title")
        self.screen_stack[0].query_one(Input).placeholder = voice.say(how)
        self._place_cursor()
        if is_counted(self.table) and not self.playback.is_behind and not self._is_result_shown:
            self._is_result_shown = True
            # Only the app itself can open a dialog, once all is painted.
            self.call_later(self._open, result_dialog(self.table))

    def _show_margin(self, name: str, picture: Picture) -> None:
        """Around the table, in as many lines as it has."""
        self._drawing(name).styles.height = picture.height
        self._drawing(name).show(picture)

    def _scene(self) -> Scene:
        table, frame = self.table, self._frame
        voice, position = table.voice, frame.position
        chosen = self.selection.chosen
        names = [
            voice.say(name) if not isinstance(name, str | int) else str(name)
            for name in table.names
        ]
        is_tiling = self._decides and position.phase is Phase.WALL_TILING
        return Scene(
            position=position,
            names=names,
            letters=letters_of(voice),
            seat=self._seat,
            turn=frame.seat if self.playback.is_behind else self._turn,
            chosen=chosen,
            focus=None if self.playback.is_behind else self.selection.focus,
            hint=None if self.playback.is_behind else table.hint,
            effects=effects(position, chosen) if chosen is not None and self._decides else {},
            columns=column_points(position) if is_tiling else {},
            lit_seat=frame.seat,
            lit=frame.lit if self.playback.is_behind else frozenset(),
            tiled=frame.tiled if self.playback.is_behind else None,
        )

    def _place_cursor(self) -> None:
        """Puts the cursor of the terminal on what is focused; the command line does so itself.
        Where nothing is, it stands where it is told what happens, or what is to be done. Widgets
        find their places later; where they will be is known from the pictures."""
        if len(self.screen_stack) > 1 or self.selection.area is Area.COMMAND:
            return
        table, frame = self._drawing("table").picture, self._frame
        top = Offset(0, self._drawing("status").picture.height)
        log = top + Offset(table.width + 1, 0)
        at: Offset | None = None
        if self.selection.area is Area.LOG:
            at = log + Offset(0, self._log_lines.bottom)
        elif not self.playback.is_behind:
            at = self._on_table(self.selection.focus, top)
        elif frame.tiled is not None:
            at = self._on_table(ColumnSpot(*frame.tiled), top)
        elif frame.said:
            at = log + Offset(0, self._drawing("log").picture.height + 1) + FIRST_LETTER
        self.cursor_position = FIRST_LETTER if at is None else at

    def _on_table(self, spot: Spot | None, top: Offset) -> Offset | None:
        """Where the cursor stands for a spot: at its letter, or its number."""
        cursors = self._drawing("table").picture.cursors
        return None if spot not in cursors else top + cursors[spot]

    # What the person does

    def action_go(self, across: int, down: int) -> None:
        self.playback.catch_up()
        if self.selection.area is Area.LOG:
            self.action_scroll(-down)
        elif not self.selection.go(self._drawing("table").picture, across, down):
            self.bell()
        self._paint()

    def action_choose(self) -> None:
        """Enter: the next step, tiles, a line, a column; or what Enter does in plain lines."""
        if self.playback.is_behind:
            self.playback.advance()
            self._wait_for_step()
        elif is_counted(self.table):
            self._open(result_dialog(self.table))
        elif not self._decides:
            self.table.say("")
        elif (
            move := self.selection.choose(self._drawing("table").picture, self._best())
        ) is not None:
            self._play(move)
        self._paint()

    def action_step_back(self) -> None:
        """Esc: the result of the steps, tiles put back, thinking stopped, the table."""
        if self.playback.is_behind:
            self.playback.catch_up()
        elif self.selection.area in {Area.COMMAND, Area.LOG}:
            self._enter(self.selection.home)
        elif not self.selection.put_back():
            if self.table.is_thinking:
                self.table.stop()
            else:
                self._viewed = None
        self._paint()

    def action_area(self, step: int) -> None:
        areas = [*Area]
        self._enter(areas[(areas.index(self.selection.area) + step) % len(areas)])
        self._paint()

    def action_scroll(self, lines: int) -> None:
        if not self._log_lines.scroll(lines):
            self.bell()
        self._paint()

    def action_view(self) -> None:
        """The next board, large."""
        num_seats = len(self.table.names)
        self._viewed = (self._seat + 1) % num_seats
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
        """Ctrl-C, wherever one is."""
        self.exit(Leaving.QUIT)

    def on_key(self, event: events.Key) -> None:
        """Numbers and letters: a factory, a color, a line, a column."""
        if len(self.screen_stack) > 1:
            return
        if self.selection.area is Area.COMMAND:
            # Typed so fast after the key for the command line that it still came to the table.
            if event.character is not None and event.is_printable:
                self.screen.query_one(Input).insert_text_at_cursor(event.character)
        elif event.character is not None and event.character.isalnum():
            self._press_character(event.character.casefold())

    def _press_character(self, character: str) -> None:
        """Goes to what it stands for; to tiles by their color, which takes them."""
        picture, letters = self._drawing("table").picture, letters_of(self.table.voice)
        spot = spot_of(character, self.selection, picture, self._frame.position, letters)
        if spot is None:
            self.bell()
            return
        self.playback.catch_up()
        self.selection.point_at(spot, picture)
        is_color = color_of(character, letters) is not None
        if isinstance(spot, TilesSpot) and is_color and self._decides:
            self.action_choose()
        self._paint()

    def on_drawing_pointed(self, message: Drawing.Pointed) -> None:
        """The mouse is over something, or has clicked it."""
        if len(self.screen_stack) > 1:
            return
        spot = message.spot
        if message.is_click and self.playback.is_behind and not isinstance(spot, KeySpot):
            self.action_choose()
            return
        match spot:
            case KeySpot(action) if message.is_click:
                self.call_later(self.run_action, action)
            case BoardSpot(seat) if message.is_click:
                self._viewed = seat
            case TilesSpot() | LineSpot() | ColumnSpot() if self._decides:
                self._point(spot, is_click=message.is_click)
            case _:
                pass
        self._paint()

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """The command line or the log was clicked, or left."""
        if len(self.screen_stack) > 1:
            return
        area = {"command": Area.COMMAND, "log": Area.LOG}.get(event.widget.id or "")
        if area is not None:
            self.selection.area = area
        elif self.selection.area in {Area.COMMAND, Area.LOG}:
            self.selection.enter(self.selection.home, self._drawing("table").picture)
        self._paint()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.input.clear()
        self.playback.catch_up()
        self._log_lines.scroll_to_end()
        self.table.say(event.value)

    def on_mouse_scroll_up(self) -> None:
        if len(self.screen_stack) == 1:
            self.action_scroll(3)

    def on_mouse_scroll_down(self) -> None:
        if len(self.screen_stack) == 1:
            self.action_scroll(-3)

    def _point(self, spot: Spot, *, is_click: bool) -> None:
        picture = self._drawing("table").picture
        has_chosen = self.selection.chosen is not None
        if not is_click and (
            # Who types or reads the log is not led away from there.
            self.selection.area in {Area.COMMAND, Area.LOG}
            or (isinstance(spot, LineSpot) and not has_chosen)
            or (isinstance(spot, TilesSpot) and has_chosen)
        ):
            return
        if is_click and isinstance(spot, TilesSpot):
            self.selection.put_back()
        self.selection.point_at(spot, picture)
        if isinstance(spot, LineSpot) and not has_chosen:
            return
        if is_click and (move := self.selection.choose(picture, self._best())) is not None:
            self._play(move)

    def _best(self) -> LineSpot | None:
        return best_line(self._frame.position, self.selection.focus, self.table.hint)

    def _play(self, move: PlayerMove) -> None:
        self._viewed = None
        self._log_lines.scroll_to_end()
        self.table.play(move)

    def _order(self, command: Command) -> None:
        self.playback.catch_up()
        self._log_lines.scroll_to_end()
        self.table.order(command)

    def _enter(self, area: Area) -> None:
        self.selection.enter(area, self._drawing("table").picture)
        names = {Area.COMMAND: "command", Area.LOG: "log"}
        room = self.screen_stack[0]
        # At once: what is typed right after belongs there already.
        room.set_focus(room.query_one(f"#{names.get(area, 'table')}"))

    def _open(self, dialog: Menu | Reading, confirmed: Callable[[], None] | None = None) -> None:
        """Brings a dialog up; `confirmed` is done where it is closed by its button."""
        self.playback.catch_up()

        def closed(answer: bool | str | None) -> None:
            self._enter(self.selection.area)
            if answer is True and confirmed is not None:
                confirmed()
            elif answer == "n":
                self.action_new()
            self._paint()

        self.push_screen(dialog, closed)
