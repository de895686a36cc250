"""News from an online table, told as they come: moves, answers, refusals, the connection."""

from __future__ import annotations

from contextlib import suppress

from azulejos.notation import NotationError, parse_move
from azulejos.rules import Phase, PlayerMove, Position
from azulejos.wire import entries
from azulejos.wire.messages import Accepted, Answered, Happened, Hinted, Ordered, Refused, Stated
from azulejos.wire.refusals import Code
from azulejos.words.orders import Command, Order
from azulejos.words.phrases import Phrase, phrase
from azulejos.words.questions import Topic
from azulejos.words.table_answers import center, factories
from azulejos.words.things import listed
from azulejos.words.voice import Length

from .connection import Broken, Ended, Found, Lost
from .orders import Orders
from .server_refusals import readable, why_not
from .session_parts import SessionParts
from .table import News, Recorded


class NewsTeller:
    """Tells each piece of news, and closes the request that it answers."""

    def __init__(self, parts: SessionParts, orders: Orders) -> None:
        self._front, self._table, self._kept = parts.front, parts.table, parts.kept
        self._request, self._departure = parts.request, parts.departure
        self._nonces = parts.nonces
        self._orders = orders
        self.has_greeted = False
        """Whether the table has been told. Before that, nothing else is."""
        self.hinted: tuple[Position, PlayerMove] | None = None
        """The last hint, and the position it is for."""

    def tell(self, told: News) -> None:  # noqa: PLR0912 - one case a kind of news
        front, voice = self._front, self._front.speaker.voice
        match told:
            case Stated():
                self._greet()
            case Happened():
                self._tell_entry(told)
            case Lost():
                front.say(phrase("online-lost"))
            case Found():
                front.say(phrase("online-found"))
            case Ended() | Broken():
                self._departure.end(told)
            case Recorded():
                self._keep_record(told)
            case Accepted() | Refused() if self._nonces.take_answer(told.id):
                pass
            case Accepted():
                self._request.answer(told.id)
            case Answered(id, speech):
                front.speaker.say(readable(speech, voice))
                self._request.answer(id)
            case Refused():
                self._request.refuse()
                self._tell_refusal(told)
            case Hinted(id, move=move, speech=speech):
                with suppress(NotationError):  # from a later version
                    self.hinted = (self._table.own_position, parse_move(move))
                front.speaker.say(readable(speech, voice))
                self._request.answer(id)
            case Ordered(id):
                self._request.answer(id)
                self._obey(told)
            case _:
                pass  # presence is told where it matters; nothing else comes

    def _greet(self) -> None:
        """Tells which table it is and how the game stands."""
        table, front = self._table, self._front
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
        if table.are_hints_told and not table.is_over:
            speech.append(phrase("online-hints"))
        if table.num_free:
            speech.append(phrase("online-seats-free", count=table.num_free))
        elif not table.is_over:
            speech.append(phrase("online-round", round=table.state.round))
        front.speaker.say(speech)
        front.tell_letters()
        self.has_greeted = True
        if table.has_begun and not table.is_over:
            # The server knows the whole game, so it tells what happened since the last turn.
            self._request.catch_up(self._tell_offer)
        elif table.is_over:
            self._request.say("scores")

    def _tell_offer(self) -> None:
        """Tells which tiles can be taken."""
        position = self._table.position
        if position.phase is Phase.FACTORY_OFFER:
            self._front.say(*factories(position), center(position))

    def _tell_entry(self, happened: Happened) -> None:
        """Tells what happened, and after a deal what is on the factories."""
        if self._request.is_catching_up and isinstance(
            happened.entry, entries.MovePlayed | entries.Tiled | entries.Dealt
        ):
            return  # the answer tells it
        speech = [*readable(happened.speech, self._front.speaker.voice)]
        match happened.entry:
            case entries.TakebackAsked(seat) | entries.RematchAgreed(seat) if (
                seat == self._table.seat
            ):
                return  # the prompt says that we wait for the others
            case entries.SeatLost(seat) if seat == self._table.seat:
                self._departure.lose_seat()
                return
            case entries.HintAsked(seat) if seat == self._table.seat:
                return  # the hint follows
            case entries.Dealt() if self._front.speaker.voice.length is not Length.TERSE:
                speech += factories(self._table.position)
            case entries.Revealed():
                self._table.fetch_record(is_asked_for=False)
            case _:
                pass
        self._front.speaker.say(speech)

    def _tell_refusal(self, refused: Refused) -> None:
        if refused.code == Code.UNDO_TOO_LATE.value:
            self._orders.unconfirmed = Order.UNDO
            self._front.say(phrase("online-undo-asks"))
        else:
            self._front.speaker.say(why_not(refused, self._front.speaker.voice))

    def _obey(self, ordered: Ordered) -> None:
        """Carries out a typed line that the server understood as an order."""
        if ordered.order == "column" and ordered.text is not None:
            self._orders.keep_column(ordered.text)
        elif ordered.order == Topic.REPEAT.value:
            self._front.speaker.repeat()
        elif ordered.order in {order.value for order in Order}:
            self._orders.obey(Command(Order(ordered.order), ordered.number, ordered.text))

    def _keep_record(self, recorded: Recorded) -> None:
        keeper, front, game = self._front.keeper, self._front, recorded.game
        if recorded.text is None:
            front.say(recorded.trouble or phrase("online-refused-failed"))
        elif recorded.is_asked_for:
            front.speaker.show(recorded.text.rstrip("\n"))
            front.speaker.say(keeper.write("game.azul", recorded.text))
        elif self._table.own is not None and game not in self._kept.load(self._table.link).games:
            front.speaker.say(keeper.add(recorded.text))
            # The keeper has already told about a folder that can't be used. At worst the record
            # is kept twice.
            with suppress(OSError):
                self._kept.note_game(self._table.link, game)
