"""What is said about a local game: its beginning, each step, whose turn it is, hints."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.rules import (
    TACTILE_VERTICAL_LINE_BONUS,
    Deal,
    Phase,
    PlayerMove,
    Reason,
    Refusal,
)
from azulejos.words.announcements import announce_step, with_winners
from azulejos.words.hint_reasons import tell_hint
from azulejos.words.levels import level_now
from azulejos.words.move_answers import changes, moves
from azulejos.words.phrases import Phrase, Speech, phrase
from azulejos.words.refusals import explain
from azulejos.words.table_answers import center, factories
from azulejos.words.things import listed
from azulejos.words.voice import Length

from .local_table import LocalTable
from .modes import Front


class Announcer:
    """Talks to the people at a local table."""

    def __init__(self, front: Front) -> None:
        self._front = front

    def tell_beginning(self, table: LocalTable) -> None:
        """Tells which game begins."""
        rules = table.game.rules
        told = level_now(table.highest_level)[:1] if table.highest_level else ()
        players = listed(table.names)
        self._front.say(phrase("new-game", side=rules.side.value, players=players), *told)
        if rules.vertical_line_bonus == TACTILE_VERTICAL_LINE_BONUS:
            self._front.say(phrase("vertical-line-five"))
        self._front.tell_letters()

    def tell_continuation(self, table: LocalTable) -> None:
        """Tells which game goes on, and what happened since the person's last turn."""
        position = table.game.position
        side, players = position.rules.side.value, listed(table.names)
        round_number = position.round_number
        self._front.say(phrase("game-goes-on", side=side, players=players, round=round_number))
        self._front.tell_letters()
        happened = changes(table.game, table.listener, table.names)
        # If nothing has happened yet, something is about to.
        self._front.say(*(each for each in happened if each.id != "nothing-happened"))

    def step(self, table: LocalTable) -> Speech:
        """The last step; a deal with what is on the factories."""
        # The deal that follows at once tells who starts the next round.
        told = announce_step(table.game, table.names)
        told = with_winners(table.result, [*told], table.names, table.person)
        speech = [sentence for sentence in told if sentence.id != "next-round"]
        return [*speech, *factories(table.game.position)] if self.tells_deal(table) else speech

    def tells_deal(self, table: LocalTable) -> bool:
        """Whether the last step is told with what is on the factories."""
        is_terse = self._front.speaker.voice.length is Length.TERSE
        return isinstance(table.game.steps[-1], Deal) and not is_terse

    def tell_offer(self, table: LocalTable) -> None:
        """Tells which tiles can be taken."""
        position = table.game.position
        if position.phase is Phase.FACTORY_OFFER:
            self._front.say(*factories(position), center(position))

    def tell_turn(self, table: LocalTable) -> None:
        """Tells whose turn it is, and the columns if one has to be chosen."""
        position = table.game.position
        alone = "yes" if table.is_for_one else "no"
        turn = phrase("your-turn", player=table.names[position.seat], alone=alone)
        is_tiling = position.phase is Phase.WALL_TILING
        self._front.say(turn, *(moves(position, None, None) if is_tiling else ()))

    def tell_to_wait(self, table: LocalTable) -> None:
        """Tells who has to decide first."""
        not_yet = Refusal(Reason.NOT_YOUR_TURN, seat=table.game.position.seat)
        self._front.say(explain(not_yet, table.names))

    def tell_hint(self, table: LocalTable, move: PlayerMove) -> None:
        self._front.say(*tell_hint(table.game.position, move, table.names))

    def tell_resignation(self, table: LocalTable, seat: int) -> None:
        """Tells who resigned, and what that means for the others."""
        names = table.names
        told = [phrase("resigned", player=names[seat])]
        if table.is_over:
            (winner,) = table.result.playing
            who = "you" if winner == table.person else "others"
            told.append(phrase("won-alone", player=names[winner], who=who))
        else:
            told.append(phrase("plays-on", player=names[seat]))
        self._front.say(*told)

    def last_places(self, table: LocalTable) -> Iterator[Phrase]:
        """After the last round: players who resigned come last, whatever their score."""
        if table.game.position.is_over:
            for seat in table.resigned:
                yield phrase("comes-last", player=table.names[seat], why="resign")
