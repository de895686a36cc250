"""The conversation at an online table: what is typed goes to the server or is done here, and what
happens is said. It is the same for every front; where it is said is the speaker's business."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from azulejos.notation import NotationError, format_position, parse_move
from azulejos.players.seat_holders import DEFAULT_LEVEL
from azulejos.rules import Phase, PlayerMove, Position, TilingMove
from azulejos.terminal.boards import show_board
from azulejos.terminal.modes import Front
from azulejos.terminal.text_session import LOOKS, Look
from azulejos.terminal.voice_setting import set_voice
from azulejos.wire import entries, requests
from azulejos.wire.messages import Accepted, Answered, Happened, Hinted, Ordered, Refused, Stated
from azulejos.wire.refusals import Code
from azulejos.wire.requests import Request
from azulejos.words.levels import LEVELS, level_entry
from azulejos.words.online_orders import (
    ANSWERS,
    OnlineCommand,
    OnlineOrder,
    explain_order,
    parse_online,
)
from azulejos.words.orders import Command, Order
from azulejos.words.parser import parse_line
from azulejos.words.phrases import Phrase, Speech, phrase
from azulejos.words.questions import Question, Topic
from azulejos.words.table_answers import center, factories
from azulejos.words.things import listed
from azulejos.words.unclear import no_such
from azulejos.words.voice import Length

from .connection import Broken, Ended, Found, Lost
from .kept_seats import KeptSeats
from .prompts import call
from .refusals import readable, refusal, why_not
from .table import GONE_SECONDS, News, OnlineTable, Recorded, new_nonce

_LITTLE_TIME: Final = (60, 10)
"""Seconds: who has no more left is told so, once in a game."""


@dataclass(frozen=True, slots=True)
class Farewell:
    """Why the conversation is over."""

    status: int
    """The exit status."""
    speech: Speech


class OnlineSession:
    """What is said between joining a table and leaving it."""

    def __init__(self, front: Front, table: OnlineTable, kept: KeptSeats) -> None:
        self._front = front
        self.table = table
        self._kept = kept
        self.left: Farewell | None = None
        """Once it is over."""
        self._has_greeted = False
        self._catching_up: str | None = None
        """The question what happened so far, until it is answered."""
        self._awaited: tuple[str, Callable[[], None] | None] | None = None
        """The id of what the person waits to be answered, and what to do when it is done."""
        self._before: Order | OnlineOrder | None = None
        """What was typed just before and needs to be typed again."""
        self._called: object = None
        self._offered: set[int] = set()
        """Those who are gone, of which the person knows."""
        self._warned: set[tuple[int, int]] = set()
        """In which game of how little time."""
        self.hinted: tuple[Position, PlayerMove] | None = None
        """The move that was hinted at, and where."""
        self.heard: Callable[[News], None] = lambda _: None
        """Gets everything that is new, after it was said."""
        self.other_look: Look | None = None
        """What the person wants to go on with: plain lines, or the full screen."""
        self.why_not_look: Callable[[Look], Speech] = lambda _: ()
        """Why one of them can't be had."""

    @property
    def is_ready(self) -> bool:
        """Whether something can be asked for now."""
        return self.table.is_connected and self._has_greeted and self._awaited is None

    @property
    def is_waiting(self) -> bool:
        """Whether an answer is on its way: then the next line can wait, too."""
        return self.table.is_connected and (self._awaited is not None or not self._has_greeted)

    @property
    def seconds_to_wait(self) -> float | None:
        """After which there is something to say although nothing happens; None for never."""
        waits = [
            max(0.1, GONE_SECONDS - gone)
            for seat, gone in self._missed().items()
            if seat not in self._offered
        ]
        left = self.table.own_time()
        if left is not None:
            waits += [
                max(0.1, left - limit) for limit in _LITTLE_TIME if not self._is_warned(limit)
            ]
        return min(waits, default=None)

    def hear(self) -> None:
        """Says what is new, then calls the person where something is to be done."""
        for told in self.table.news():
            self._hear(told)
            self.heard(told)
            if self.left is not None:
                return
        if self._has_greeted:
            self._tell_gone()
            self._call()
            self._tell_time()

    def take(self, typed: str) -> None:
        """Answers a typed line, now or when the server has. Whatever is typed, nothing raises."""
        speaker, table = self._front.speaker, self.table
        names = speaker.names(table.names)
        online = parse_online(typed, names)
        if online is not None and online.order in ANSWERS and not self._is_asked:
            online = None
        request = None
        if typed.strip() and online is None:
            request = parse_line(typed, table.own_position, speaker.voice.language, names)
        before, self._before = self._before, None
        if request == Question(Topic.REPEAT):
            speaker.repeat()
            return
        speaker.start_answer()
        if (named := typed.strip().casefold()) in LOOKS:
            self._change_look(Look(named))
        elif online is not None and online.is_asked_about:
            speaker.say([explain_order(online.order)])
        elif isinstance(request, Command) and request.order is Order.QUIT:
            self.leave()
        elif self._awaited is not None or not self._has_greeted:
            self._still_waits()
        elif online is not None:
            self._order(online, is_again=before is online.order)
        elif isinstance(request, Command):
            self.obey(request, is_again=before is request.order)
        elif not typed.strip():
            self.press_enter()
        elif isinstance(request, Question) and self._draws(request):
            pass
        else:
            helps = isinstance(request, Question) and request.topic is Topic.HELP
            is_overview = helps and isinstance(request, Question) and request.text is None
            self._say(typed, self._tell_more_help if is_overview else None)

    def take_order(self, command: Command) -> None:
        """Takes an order that a key stands for."""
        before, self._before = self._before, None
        self._front.speaker.start_answer()
        if command.order is Order.QUIT or self.is_ready:
            self.obey(command, is_again=before is command.order)
        else:
            self._still_waits()

    def play(self, move: PlayerMove) -> None:
        """Plays a move, or keeps a column until all are chosen."""
        table = self.table
        self._front.speaker.start_answer()
        if table.seat is None:
            self._front.say(phrase("online-only-watching"))
        elif self._awaited is not None or not self._has_greeted:
            self._still_waits()
        elif not isinstance(move, TilingMove):
            self._ask(requests.PlayMove(str(move)))
        elif table.own_position.why_not(move) is None and table.is_choosing_after(move):
            self._keep_column(str(move))
            self._call()
        else:
            self._ask(requests.Columns((*table.columns, str(move))))

    def leave(self) -> None:
        """Leaves the table; the seat stays ours."""
        kept = self.table.own is not None and not self.table.is_over
        self.left = Farewell(0, [phrase("online-goodbye" if kept else "goodbye")])

    def break_down(self) -> None:
        """The full screen did, by an error in the program; the seat stays ours."""
        self.leave()
        assert self.left is not None, "it was left just now"
        self.left = Farewell(1, [phrase("screen-broke-down"), *self.left.speech])

    def press_enter(self) -> None:
        """An empty line: the next round, or what is waited for once more."""
        if self.table.seat in self.table.state.confirmers:
            self._ask(requests.ConfirmDeal())
        elif (called := call(self.table)) is not None:
            self._front.speaker.say(called.speech)
        else:
            self._say("who")

    def obey(self, command: Command, *, is_again: bool = False) -> None:
        """What is ordered of the program, at this table."""
        front, table = self._front, self.table
        match command.order:
            case Order.QUIT:
                self.leave()
            case Order.LANGUAGE | Order.LENGTH | Order.LETTERS:
                set_voice(front, command)
            case Order.LEVEL if command.number is None:
                front.speaker.say([said for level in LEVELS for said in level_entry(level)])
            case Order.LEVEL:
                front.say(phrase("online-level"))
            case Order.CODE:
                front.speaker.show(format_position(table.position))
            case Order.RECORD:
                table.fetch_record(is_asked_for=True)
            case Order.GAMES | Order.REPLAY | Order.COURSE:
                front.say(phrase("online-at-home"))
            case _ if table.seat is None:
                front.say(phrase("online-only-watching"))
            case _:
                self._obey_player(command.order, is_again=is_again)

    def _obey_player(self, order: Order, *, is_again: bool) -> None:
        """What is ordered for our seat."""
        front, table = self._front, self.table
        match order:
            case Order.UNDO:
                self._undo(is_again=is_again)
            case Order.HINT:
                self._await(table.ask_for_hint())
            case Order.RESIGN if table.is_over:
                front.say(phrase("resign-over"))
            case Order.RESIGN if not is_again:
                self._before = Order.RESIGN
                front.say(phrase("resign-sure"))
            case Order.RESIGN:
                self._ask(requests.Resign())
            case Order.NEW if table.is_over:
                self._ask(requests.Rematch(new_nonce()))
            case _:
                front.say(phrase("online-new-not-over"))

    # What is heard

    def _hear(self, told: News) -> None:
        front, voice = self._front, self._front.speaker.voice
        match told:
            case Stated():
                self._greet()
            case Happened():
                self._tell(told)
            case Lost():
                front.say(phrase("online-lost"))
            case Found():
                front.say(phrase("online-found"))
            case Ended() | Broken():
                self.left = Farewell(1, [self._why_ended(told)])
            case Recorded():
                self._keep_record(told)
            case Accepted():
                self._done(told.id)
            case Answered(id, speech):
                front.speaker.say(readable(speech, voice))
                self._done(id)
            case Refused(id):
                self._awaited = self._catching_up = None
                self._refuse(told)
            case Hinted(id, move=move, speech=speech):
                with suppress(NotationError):  # of a later version
                    self.hinted = (self.table.own_position, parse_move(move))
                front.speaker.say(readable(speech, voice))
                self._done(id)
            case Ordered(id):
                self._done(id)
                self._obey_server(told)
            case _:
                pass  # who is there is told where it matters; nothing else comes

    def _why_ended(self, told: Ended | Broken) -> Phrase:
        if isinstance(told, Broken):
            name, error = type(told.error).__name__, str(told.error)
            return phrase("online-broken", error=f"{name}: {error}"[:200])
        if told.code is None:
            return phrase("online-other-version", host=self.table.link.host)
        return refusal(told.code)

    def _tell(self, happened: Happened) -> None:
        """What happened, with what lies on the factories where they were filled."""
        if self._catching_up and isinstance(
            happened.entry, entries.MovePlayed | entries.Tiled | entries.Dealt
        ):
            return  # the answer tells it
        speech = [*readable(happened.speech, self._front.speaker.voice)]
        match happened.entry:
            case entries.TakebackAsked(seat) | entries.RematchAgreed(seat) if (
                seat == self.table.seat
            ):
                return  # we are told that we wait for the others
            case entries.Dealt() if not self._is_terse:
                speech += factories(self.table.position)
            case entries.Revealed():
                self.table.fetch_record(is_asked_for=False)
            case _:
                pass
        self._front.speaker.say(speech)

    def _greet(self) -> None:
        """Tells which table it is, and how the game stands."""
        table, front = self.table, self._front
        side, taken = table.position.rules.side.value, table.taken
        speech: list[Phrase] = [
            phrase("online-table", side=side, players=listed([table.names[seat] for seat in taken]))
            if taken
            else phrase("online-table-empty", side=side)
        ]
        if table.seat is None:
            speech.append(phrase("online-watching"))
        else:
            speech.append(phrase("online-seated", player=table.names[table.seat]))
        if table.num_free:
            speech.append(phrase("online-seats-free", count=table.num_free))
        elif not table.is_over:
            speech.append(phrase("online-round", round=table.state.round))
        front.speaker.say(speech)
        front.tell_letters()
        is_going_on = table.has_begun and not table.is_over
        self._has_greeted = True
        if is_going_on:
            # What happened since one's last turn; the server knows all of the game.
            self._say("diff", self._tell_table)
            if table.seat is not None and self._awaited is not None:
                self._catching_up, _ = self._awaited
        elif table.is_over:
            self._say("scores")

    def _tell_table(self) -> None:
        position = self.table.position
        if position.phase is Phase.FACTORY_OFFER:
            self._front.say(*factories(position), center(position))

    def _tell_more_help(self) -> None:
        self._front.say(phrase("online-help-overview"))

    def _refuse(self, refused: Refused) -> None:
        if refused.code == Code.UNDO_TOO_LATE.value:
            self._before = Order.UNDO
            self._front.say(phrase("online-undo-asks"))
        else:
            self._front.speaker.say(why_not(refused, self._front.speaker.voice))

    def _obey_server(self, ordered: Ordered) -> None:
        """What the server took for an order of ours."""
        if ordered.order == "column" and ordered.text is not None:
            self._keep_column(ordered.text)
        elif ordered.order == Topic.REPEAT.value:
            self._front.speaker.repeat()
        elif ordered.order in {order.value for order in Order}:
            self.obey(Command(Order(ordered.order), ordered.number, ordered.text))

    def _keep_column(self, column: str) -> None:
        self.table.columns = (*self.table.columns, column)
        self._front.say(phrase("online-column-kept", row=int(column[1]), column=int(column[2])))

    def _keep_record(self, recorded: Recorded) -> None:
        keeper, front, game = self._front.keeper, self._front, recorded.game
        if recorded.text is None:
            front.say(recorded.trouble or phrase("online-refused-failed"))
        elif recorded.is_asked_for:
            front.speaker.show(recorded.text.rstrip("\n"))
            front.speaker.say(keeper.write("game.azul", recorded.text))
        elif self.table.own is not None and game not in self._kept.load(self.table.link).games:
            front.speaker.say(keeper.add(recorded.text))
            # A folder that can't be used was told of just now; at worst the record is kept twice.
            with suppress(OSError):
                self._kept.note_game(self.table.link, game)

    def _tell_gone(self) -> None:
        """Who has been gone for so long that the others need not wait; and who is back."""
        table = self.table
        if table.own is None or not table.is_connected:
            return
        gone = table.gone()
        for seat in sorted(self._offered - gone.keys()):
            self._offered.discard(seat)
            self._front.say(phrase("online-is-back", player=table.names[seat]))
        for seat in self._long_gone():
            if seat not in self._offered:
                self._offered.add(seat)
                self._front.say(phrase("online-gone", player=table.names[seat]))

    def _tell_time(self) -> None:
        """Warns who has little time left."""
        table, left = self.table, self.table.own_time()
        limits = [limit for limit in _LITTLE_TIME if left is not None and left <= limit]
        if left is None or table.seat is None or all(map(self._is_warned, limits)):
            return
        self._warned |= {(table.state.game, limit) for limit in limits}
        seconds = max(0, round(left))
        self._front.say(
            phrase(
                "clock-left",
                player=table.names[table.seat],
                minutes=seconds // 60,
                seconds=seconds % 60,
            )
        )

    def _is_warned(self, limit: int) -> bool:
        return (self.table.state.game, limit) in self._warned

    def _missed(self) -> dict[int, float]:
        """The seconds for which those are gone whom the game waits for, where we play."""
        table = self.table
        if table.own is None or not table.has_begun or table.is_over:
            return {}
        gone = sorted(table.gone().items())
        return {seat: seconds for seat, seconds in gone if table.is_decided_by_person(seat)}

    def _long_gone(self) -> list[int]:
        """Those for whom a computer player could decide."""
        return [seat for seat, seconds in self._missed().items() if seconds >= GONE_SECONDS]

    def _call(self) -> None:
        """Calls the person, once for each thing that is to be done."""
        called = None if self._awaited is not None else call(self.table)
        if self._awaited is None:
            key = None if called is None else (called.kind, called.occasion)
            if called is not None and key != self._called:
                self._front.speaker.say(called.speech)
            self._called = key

    # What is asked for

    def _ask(self, request: Request, then: Callable[[], None] | None = None) -> None:
        self._await(self.table.ask(request), then)

    def _say(self, text: str, then: Callable[[], None] | None = None) -> None:
        self._await(self.table.say(text, self._front.speaker.voice.language), then)

    def _await(self, id: str, then: Callable[[], None] | None = None) -> None:  # noqa: A002
        self._awaited = id, then
        if not self.table.is_connected:
            self._front.say(phrase("online-sent-later"))

    def _done(self, id: str) -> None:  # noqa: A002 - as on the wire
        if self._awaited is not None and self._awaited[0] == id:
            _, then = self._awaited
            self._awaited = None
            if id == self._catching_up:
                self._catching_up = None
            if then is not None:
                then()

    def _still_waits(self) -> None:
        """What came before is not answered yet, so nothing more is asked for."""
        name = "online-still-asking" if self.table.is_connected else "online-still-lost"
        self._front.say(phrase(name))

    def _undo(self, *, is_again: bool) -> None:
        if self.table.columns:
            self.table.columns = self.table.columns[:-1]
        else:
            self._ask(requests.AskTakeback() if is_again else requests.Undo())

    def _change_look(self, look: Look) -> None:
        if trouble := self.why_not_look(look):
            self._front.speaker.say(trouble)
        else:
            self.other_look = look
            self._called = None  # so that it is said there, too

    @property
    def _is_asked(self) -> bool:
        """Whether somebody asks us for a takeback."""
        return self.table.state.takeback not in {None, self.table.seat}

    def _order(self, command: OnlineCommand, *, is_again: bool) -> None:
        table, say = self.table, self._front.say
        match command.order:
            case OnlineOrder.LINK:
                self._tell_links()
            case OnlineOrder.PRESENT:
                self._front.speaker.say([*self._present()])
            case OnlineOrder.WAIT:
                say(phrase("online-waits"))
            case _ if table.seat is None:
                say(phrase("online-only-watching"))
            case OnlineOrder.AGREE | OnlineOrder.DECLINE as answer:
                self._ask(requests.AnswerTakeback(answer is OnlineOrder.AGREE))
            case OnlineOrder.END if not is_again and not table.is_over:
                self._before = OnlineOrder.END
                say(phrase("online-end-sure"))
            case OnlineOrder.END:
                self._ask(requests.End())
            case OnlineOrder.PAUSE:
                self._ask(requests.Pause())
            case OnlineOrder.RESUME:
                self._ask(requests.Resume())
            case OnlineOrder.RETURN:
                self._ask(requests.Return())
            case OnlineOrder.STAND_UP:
                self._ask(requests.Leave(), self._stand_up)
            case OnlineOrder.HAND_OVER:
                self._hand_over(command.seat, command.level)

    def _hand_over(self, seat: int | None, level: int | None) -> None:
        if level is not None and level not in LEVELS:
            self._front.say(no_such("level", level, max(LEVELS)))
            return
        gone = self._long_gone()
        if seat is None and len(gone) != 1:
            self._front.say(phrase("online-who-gone" if gone else "online-nobody-gone"))
            return
        level = level or self._front.preferences.level or DEFAULT_LEVEL
        self._ask(requests.HandOver(gone[0] if seat is None else seat, level))

    def _stand_up(self) -> None:
        own = self.table.own
        assert own is not None, "who watches has no seat"
        # The server has the seat back: what is still kept of it is refused there.
        with suppress(OSError):
            self._kept.forget(self.table.link, [own.token])
        self.left = Farewell(0, [phrase("online-stood-up"), phrase("goodbye")])

    def _draws(self, question: Question) -> bool:
        """Draws a board where one is asked for; else the server answers."""
        is_drawn = question.topic is Topic.BOARD and question.is_narrow
        if is_drawn:
            own = self.table.seat or 0
            seat = own if question.seat is None else question.seat
            show_board(self._front.speaker, self.table.position, self.table.names, seat)
        return is_drawn

    def _tell_links(self) -> None:
        table, speaker = self.table, self._front.speaker
        invitation = table.link.invitation or self._kept.load(table.link).invitation
        if table.own is not None:
            speaker.say([phrase("online-link-seat")])
            speaker.show(table.link.to_seat(table.own.token))
        if invitation is not None and table.num_free:
            speaker.say([phrase("online-link-invitation")])
            speaker.show(table.link.to_sit(invitation))
        speaker.say([phrase("online-link-watch")])
        speaker.show(table.link.to_watch())

    def _present(self) -> Iterator[Phrase]:
        table = self.table
        here = [table.names[seat] for seat in table.here]
        gone = [table.names[seat] for seat in table.gone()]
        yield (
            phrase("online-present", players=listed(here))
            if here
            else phrase("online-present-nobody")
        )
        if gone:
            yield phrase("online-absent", players=listed(gone))
        if table.num_spectators:
            yield phrase("online-spectators", count=table.num_spectators)

    @property
    def _is_terse(self) -> bool:
        return self._front.speaker.voice.length is Length.TERSE
