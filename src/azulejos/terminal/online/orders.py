"""Moves and orders at an online table: most become a request to the server."""

from __future__ import annotations

from azulejos.notation import format_position
from azulejos.players.seat_holders import DEFAULT_LEVEL
from azulejos.rules import PlayerMove, TilingMove
from azulejos.terminal.voice_setting import set_voice
from azulejos.wire import requests
from azulejos.words.levels import LEVELS, level_entry
from azulejos.words.online_orders import OnlineCommand, OnlineOrder
from azulejos.words.orders import Command, Order
from azulejos.words.phrases import phrase
from azulejos.words.unclear import no_such

from .absences import Absences
from .answers import presence, tell_links
from .prompts import prompt_for
from .session_parts import SessionParts


class Orders:
    """Carries out what the person orders. Nothing here may be called while a request is open,
    except to quit."""

    def __init__(self, parts: SessionParts, absences: Absences) -> None:
        self._front, self._table, self._kept = parts.front, parts.table, parts.kept
        self._request, self._departure = parts.request, parts.departure
        self._nonces = parts.nonces
        self._absences = absences
        self.unconfirmed: Order | OnlineOrder | None = None
        """An order that is carried out if it comes again at once."""

    def take_unconfirmed(self) -> Order | OnlineOrder | None:
        """The unconfirmed order. From now on there is none."""
        order, self.unconfirmed = self.unconfirmed, None
        return order

    def play(self, move: PlayerMove) -> None:
        """Plays a move, or keeps a column until all of them are chosen."""
        table = self._table
        if not isinstance(move, TilingMove):
            self._request.ask(requests.PlayMove(str(move)))
        elif table.own_position.why_not(move) is None and table.is_choosing_after(move):
            self.keep_column(str(move))
        else:
            self._request.ask(requests.Columns((*table.columns, str(move))))

    def keep_column(self, column: str) -> None:
        """Gray side: keeps a chosen column here while others are missing."""
        self._table.columns = (*self._table.columns, column)
        self._front.say(phrase("online-column-kept", row=int(column[1]), column=int(column[2])))

    def press_enter(self) -> None:
        """An empty line: starts the next round, or tells again what the game waits for."""
        if self._table.seat in self._table.state.confirmers:
            self._request.ask(requests.ConfirmDeal())
        elif (prompt := prompt_for(self._table)) is not None:
            self._front.speaker.say(prompt.speech)
        else:
            self._request.say("who")

    def obey(self, command: Command, *, is_again: bool = False) -> None:
        """Carries out an order that a local game knows, too."""
        front, table = self._front, self._table
        match command.order:
            case Order.QUIT:
                self._departure.leave()
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
            case Order.GAMES | Order.REPLAY | Order.REVIEW | Order.COURSE:
                front.say(phrase("online-at-home"))
            case _ if table.seat is None:
                front.say(phrase("online-only-watching"))
            case _:
                self._obey_player(command, is_again=is_again)

    def _obey_player(self, command: Command, *, is_again: bool) -> None:
        """Carries out an order for our seat."""
        front, table = self._front, self._table
        match command.order:
            case Order.UNDO:
                self._undo(command.number or 1, is_again=is_again)
            case Order.HINT:
                self._request.ask_for_hint()
            case Order.WHY:
                # The server knows the hint. It reads notation in every language.
                self._request.say(f"why {command.text or ''}".strip())
            case Order.RESIGN if table.is_over:
                front.say(phrase("resign-over"))
            case Order.RESIGN if not is_again:
                self.unconfirmed = Order.RESIGN
                front.say(phrase("resign-sure"))
            case Order.RESIGN:
                self._request.ask(requests.Resign())
            case Order.NEW if command.number not in (None, len(table.names)):
                front.say(phrase("online-at-home"))
            case Order.NEW if table.is_over:
                self._request.ask(self._nonces.rematch())
            case _:
                front.say(phrase("online-new-not-over"))

    def _undo(self, number: int, *, is_again: bool) -> None:
        if self._table.columns:
            self._table.columns = self._table.columns[:-number]
        else:
            self._request.ask(requests.AskTakeback() if is_again else requests.Undo(number))

    def obey_online(self, command: OnlineCommand, *, is_again: bool) -> None:
        """Carries out an order that only online tables know."""
        table, say, ask = self._table, self._front.say, self._request.ask
        match command.order:
            case OnlineOrder.LINK:
                tell_links(self._front.speaker, table, self._kept)
            case OnlineOrder.PRESENT:
                self._front.speaker.say([*presence(table)])
            case OnlineOrder.WAIT:
                say(phrase("online-waits"))
            case _ if table.seat is None:
                say(phrase("online-only-watching"))
            case OnlineOrder.AGREE | OnlineOrder.DECLINE as answer:
                ask(requests.AnswerTakeback(answer is OnlineOrder.AGREE))
            case OnlineOrder.END if not is_again and not table.is_over:
                self.unconfirmed = OnlineOrder.END
                say(phrase("online-end-sure"))
            case OnlineOrder.END:
                ask(requests.End())
            case OnlineOrder.PAUSE:
                ask(requests.Pause())
            case OnlineOrder.RESUME:
                ask(requests.Resume())
            case OnlineOrder.RETURN:
                ask(requests.Return())
            case OnlineOrder.STAND_UP:
                ask(requests.Leave(), self._departure.stand_up)
            case OnlineOrder.HAND_OVER:
                self._hand_over(command.seat, command.level)

    def _hand_over(self, seat: int | None, level: int | None) -> None:
        if level is not None and level not in LEVELS:
            self._front.say(no_such("level", level, max(LEVELS)))
            return
        gone = self._absences.long_gone
        if seat is None and len(gone) != 1:
            self._front.say(phrase("online-who-gone" if gone else "online-nobody-gone"))
            return
        level = level or self._front.preferences.level or DEFAULT_LEVEL
        self._request.ask(requests.HandOver(gone[0] if seat is None else seat, level))
