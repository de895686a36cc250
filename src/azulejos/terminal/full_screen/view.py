"""What the screen shows now: which step, whose board is large, what is chosen."""

from __future__ import annotations

from azulejos.rules import Phase, PlayerMove
from azulejos.terminal.speaker import letters_of

from .drawing import Scene
from .picture import Picture
from .playback import Frame, Playback
from .previews import column_points, effects
from .selection import Area, Selection
from .shortcuts import best_line
from .shown_table import ShownTable
from .spots import LineSpot, Spot, TilesSpot


class View:
    """A table, the step that is shown, and the person's selection."""

    def __init__(self, table: ShownTable) -> None:
        self.table = table
        self.playback = Playback(table.pace)
        self.selection = Selection()
        self.viewed: int | None = None
        """The seat whose board the person wants large; None for the seat that we speak to."""

    @property
    def decides(self) -> bool:
        """Whether the person can move now."""
        return self.table.deciding_seat is not None and not self.playback.is_behind

    @property
    def frame(self) -> Frame:
        return self.playback.now or Frame(self.table.moments[-1].position)

    @property
    def seat(self) -> int:
        """Whose board is large."""
        if self.playback.is_behind and self.frame.seat is not None:
            return self.frame.seat
        if self.viewed is None or self.selection.chosen is not None:
            return self.table.seat
        return self.viewed

    def choose(self, picture: Picture) -> PlayerMove | None:
        """Takes the focused tiles, or makes a move with the focused line or column."""
        best = best_line(self.frame.position, self.selection.focus, self.table.hint)
        return self.selection.choose(picture, best)

    def hover(self, spot: Spot, picture: Picture) -> None:
        """Focuses the spot under the mouse if it can be chosen next. A person who types or reads
        the log keeps the focus there."""
        has_chosen = self.selection.chosen is not None
        is_next = not isinstance(spot, TilesSpot if has_chosen else LineSpot)
        if is_next and self.selection.area not in {Area.COMMAND, Area.LOG}:
            self.selection.point_at(spot, picture)

    def click(self, spot: Spot, picture: Picture) -> PlayerMove | None:
        """Takes the clicked tiles, or makes a move with the clicked line or column."""
        has_chosen = self.selection.chosen is not None
        if isinstance(spot, TilesSpot):
            self.selection.put_back()
        self.selection.point_at(spot, picture)
        if isinstance(spot, LineSpot) and not has_chosen:
            return None
        return self.choose(picture)

    def scene(self) -> Scene:
        """Everything that there is to draw."""
        table, frame, is_behind = self.table, self.frame, self.playback.is_behind
        voice, position = table.voice, frame.position
        chosen = self.selection.chosen
        names = [
            voice.say(name) if not isinstance(name, str | int) else str(name)
            for name in table.names
        ]
        turn = None if table.is_over else position.seat
        is_tiling = self.decides and position.phase is Phase.WALL_TILING
        return Scene(
            position=position,
            names=names,
            letters=letters_of(voice),
            seat=self.seat,
            turn=frame.seat if is_behind else turn,
            chosen=chosen,
            focus=None if is_behind else self.selection.focus,
            hint=None if is_behind else table.hint,
            effects=effects(position, chosen) if chosen is not None and self.decides else {},
            columns=column_points(position) if is_tiling else {},
            lit_seat=frame.seat,
            lit=frame.lit if is_behind else frozenset(),
            tiled=frame.tiled if is_behind else None,
        )
