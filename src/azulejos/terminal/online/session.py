"""A session at an online table: typed lines in, what happens there out.

Plain lines and the full screen share it. The speaker decides where the words go.
"""

from __future__ import annotations

from collections.abc import Callable

from azulejos.rules import PlayerMove, Position
from azulejos.terminal.modes import Front
from azulejos.terminal.text_session import DISPLAYS, Display
from azulejos.words.online_orders import ANSWERS, OnlineCommand, explain_order, parse_online
from azulejos.words.orders import Command, Order
from azulejos.words.parser import parse_line
from azulejos.words.phrases import Speech, phrase
from azulejos.words.questions import Question, Topic
from azulejos.words.typed_lines import Request

from .absences import Absences
from .answers import draw_board, is_about_drawing
from .clock_warnings import ClockWarnings
from .departure import Departure, Farewell
from .kept_seats import KeptSeats
from .news import NewsTeller
from .open_request import OpenRequest
from .orders import Orders
from .own_nonces import OwnNonces
from .prompts import Prompter
from .session_parts import SessionParts
from .table import News, OnlineTable


class OnlineSession:
    """Everything between joining a table and leaving it."""

    def __init__(self, front: Front, table: OnlineTable, kept: KeptSeats) -> None:
        self._front = front
        self.table = table
        self._request = OpenRequest(front, table)
        self._departure = Departure(table, kept)
        self._absences = Absences(front, table)
        self._clock_warnings = ClockWarnings(front, table)
        self._prompter = Prompter(front, table, self._request)
        self._nonces = OwnNonces(table, kept)
        parts = SessionParts(front, table, kept, self._request, self._departure, self._nonces)
        self._orders = Orders(parts, self._absences)
        self._news = NewsTeller(parts, self._orders)
        self.heard: Callable[[News], None] = lambda _: None
        """Gets each piece of news after it was told."""
        self.other_display: Display | None = None
        """The display that the person wants to change to."""
        self.why_no_display: Callable[[Display], Speech] = lambda _: ()
        """Why a display is not available."""

    @property
    def left(self) -> Farewell | None:
        """How the person left; None while they are here."""
        return self._departure.farewell

    @property
    def hinted(self) -> tuple[Position, PlayerMove] | None:
        """The last hint, and the position it is for."""
        return self._news.hinted

    @property
    def is_ready(self) -> bool:
        """Whether something can be asked for now."""
        return self.table.is_connected and not self._is_busy

    @property
    def is_waiting(self) -> bool:
        """Whether an answer is on its way, for which the next line should wait."""
        return self.table.is_connected and self._is_busy

    @property
    def seconds_to_wait(self) -> float | None:
        """After how many seconds there is something to tell even without news; None for never."""
        waits = [*self._absences.seconds_to_wait(), *self._clock_warnings.seconds_to_wait()]
        return min(waits, default=None)

    def hear(self) -> None:
        """Tells the news, then what the person has to do."""
        for told in self.table.news():
            self._nonces.follow()
            self._news.tell(told)
            self.heard(told)
            if self.left is not None:
                return
        if self._news.has_greeted:
            self._absences.tell()
            self._prompter.tell()
            self._clock_warnings.tell()

    def take(self, typed: str) -> None:
        """Answers a typed line, now or when the server has. It never raises."""
        speaker, table = self._front.speaker, self.table
        names = speaker.names(table.names)
        online = self._parse_online(typed, names)
        request = None
        if typed.strip() and online is None:
            request = parse_line(typed, table.own_position, speaker.voice.language, names)
        before = self._orders.take_unconfirmed()
        if request == Question(Topic.REPEAT):
            speaker.repeat()
            return
        speaker.start_answer()
        if (named := typed.strip().casefold()) in DISPLAYS:
            self._change_display(Display(named))
        elif online is not None and online.is_asked_about:
            speaker.say([explain_order(online.order)])
        elif isinstance(request, Command) and request.order is Order.QUIT:
            self.leave()
        elif self._is_busy:
            self._request.tell_to_wait()
        elif online is not None:
            self._orders.obey_online(online, is_again=before is online.order)
        elif isinstance(request, Command):
            self._orders.obey(request, is_again=before is request.order)
        elif not typed.strip():
            self._orders.press_enter()
        elif isinstance(request, Question) and is_about_drawing(request):
            draw_board(self._front, table, request)
        else:
            self._request.say(typed, self._tell_more_help if _is_overview(request) else None)

    def take_order(self, command: Command) -> None:
        """Takes an order from a key."""
        before = self._orders.take_unconfirmed()
        self._front.speaker.start_answer()
        if command.order is Order.QUIT or self.is_ready:
            self._orders.obey(command, is_again=before is command.order)
        else:
            self._request.tell_to_wait()

    def play(self, move: PlayerMove) -> None:
        """Plays a move, or keeps a column until all of them are chosen."""
        self._front.speaker.start_answer()
        if self.table.seat is None:
            self._front.say(phrase("online-only-watching"))
        elif self._is_busy:
            self._request.tell_to_wait()
        else:
            self._orders.play(move)
            self._prompter.tell()

    def leave(self) -> None:
        """Leaves the table; the seat stays ours."""
        self._departure.leave()

    def break_down(self) -> None:
        """Leaves after the full screen has crashed."""
        self._departure.break_down()

    @property
    def _is_busy(self) -> bool:
        return self._request.is_open or not self._news.has_greeted

    def _parse_online(self, typed: str, names: list[str]) -> OnlineCommand | None:
        """An order that only online tables know. Yes and no are orders while somebody asks us for
        a takeback."""
        online = parse_online(typed, names)
        is_asked = self.table.state.takeback not in {None, self.table.seat}
        if online is not None and online.order in ANSWERS and not is_asked:
            return None
        return online

    def _tell_more_help(self) -> None:
        self._front.say(phrase("online-help-overview"))

    def _change_display(self, display: Display) -> None:
        if trouble := self.why_no_display(display):
            self._front.speaker.say(trouble)
        else:
            self.other_display = display
            self._prompter.forget()  # the other display tells it, too


def _is_overview(request: Request | None) -> bool:
    """Whether help was asked for, about nothing in particular."""
    return isinstance(request, Question) and request.topic is Topic.HELP and request.text is None
