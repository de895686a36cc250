"""The contents of the dialogs: help, settings, a new game, the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from azulejos.players.seat_holders import Holder
from azulejos.rules import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    TACTILE_VERTICAL_LINE_BONUS,
    VERTICAL_LINE_BONUS,
    BonusScored,
    GameEnded,
    Rules,
    WallSide,
)
from azulejos.terminal.new_game import Setup
from azulejos.terminal.settings import StepPace
from azulejos.terminal.speaker import spoken_lines
from azulejos.words.announcements import OF_A_ROUND, detail_round, summarize_round, with_winners
from azulejos.words.help_texts import help_about
from azulejos.words.languages import Language
from azulejos.words.levels import LEVELS, level_name
from azulejos.words.orders import Command, Order
from azulejos.words.phrases import Phrase, phrase
from azulejos.words.voice import Length, Letters

from .dialogs import Menu, MenuItem, Reading
from .playback import Playback
from .shown_table import ShownTable

HELP: Final = (
    "screen-help-take",
    "screen-help-quick",
    "screen-help-column",
    "screen-help-areas",
    "screen-help-steps",
    "screen-help-mouse",
    "screen-help-type",
    "screen-help-plain",
)


def help_dialog(table: ShownTable) -> Reading:
    """Explains the keys, then what can be typed."""
    voice = table.voice
    typed = help_about(None, table.moments[-1].position.rules.side)
    said = [*map(phrase, HELP), *typed]
    return Reading(
        voice.say(phrase("screen-help-title")),
        [*map(voice.say, said)],
        voice.say(phrase("screen-reading-keys")),
    )


def is_counted(table: ShownTable) -> bool:
    """Whether the game has ended by the rules, so that there are bonuses to show."""
    last = table.moments[-1]
    return table.is_over and any(isinstance(event, GameEnded) for event in last.events)


def result_dialog(table: ShownTable) -> Reading:
    """Shows the winner among those who have not dropped out, and the bonuses."""
    names, voice, last = table.names, table.voice, table.moments[-1]
    scores = [board.score for board in last.position.boards]
    summary = summarize_round(last.events, scores, names)
    told = [each for each in summary if each.id not in OF_A_ROUND]
    alone = table.seat if table.own_seats == {table.seat} else None
    won = with_winners(table.result, told, names, alone)
    is_local = table.setup is not None
    bonuses = [event for event in last.events if isinstance(event, BonusScored)]
    return Reading(
        voice.say(phrase("screen-result-title")),
        ["\n".join(spoken_lines(said, voice)) for said in (won, [*detail_round(bonuses, names)])],
        voice.say(phrase("screen-result-keys", review="yes" if is_local else "no")),
        keys="nr" if is_local else "n",
    )


def settings_menu(table: ShownTable, playback: Playback) -> Menu:
    """The settings. Every change takes effect at once."""
    voice = table.voice
    choices = [
        _choice(
            "language",
            phrase("screen-choice-language-title"),
            [*Language],
            voice.language,
            lambda value: phrase("screen-language-title", language=_text(value)),
            table,
        ),
        _choice(
            "length",
            phrase("screen-choice-length-title"),
            [*Length],
            voice.length,
            lambda value: phrase("screen-length-title", length=_text(value)),
            table,
        ),
        _choice(
            "letters",
            phrase("screen-choice-letters-title"),
            [*Letters],
            voice.letters,
            lambda value: phrase("screen-letters-title", letters=_text(value)),
            table,
        ),
        *([] if table.level is None else [_level_choice(table)]),
        _choice(
            "pace",
            phrase("screen-choice-pace-title"),
            [*StepPace],
            playback.pace,
            lambda value: phrase("screen-pace-title", pace=_text(value)),
            table,
        ),
    ]

    def changed(choice: MenuItem) -> None:
        match choice.value:
            case Language() | Length() | Letters() as value:
                table.order(Command(Order(choice.name), text=value.value))
            case StepPace() as pace:
                playback.pace = pace
                table.keep_pace(pace)
            case int() as level:
                table.order(Command(Order.LEVEL, level))

    return Menu(
        _say(table, phrase("screen-menu-title")),
        choices,
        _say(table, phrase("screen-done-title")),
        lambda: [table.voice.say(phrase("screen-menu-keys"))],
        changed,
    )


def new_game_menu(table: ShownTable, setup: Setup) -> tuple[Menu, Callable[[], None]]:
    """The menu for a new game, and the function that starts it."""
    rules = setup.rules
    persons = sum(holder.is_person for holder in setup.holders)
    players = _choice(
        "players",
        phrase("screen-choice-players-title"),
        [*range(MIN_PLAYERS, MAX_PLAYERS + 1)],
        rules.num_players,
        lambda value: phrase("list-one", only=_text(value)),
        table,
    )
    sitting = _choice(
        "persons",
        phrase("screen-choice-persons-title"),
        [*range(1, MAX_PLAYERS + 1)],
        max(1, persons),
        lambda value: phrase("list-one", only=_text(value)),
        table,
    )
    side = _choice(
        "side",
        phrase("screen-choice-side-title"),
        [*WallSide],
        rules.side,
        lambda value: phrase("screen-side-title", side=_text(value)),
        table,
    )
    edition = _choice(
        "edition",
        phrase("screen-choice-edition-title"),
        [VERTICAL_LINE_BONUS, TACTILE_VERTICAL_LINE_BONUS],
        rules.vertical_line_bonus,
        lambda value: phrase("screen-edition-title", points=_text(value)),
        table,
    )
    level = _level_choice(table)

    def changed(choice: MenuItem) -> None:
        # There are never more persons than players.
        if choice is players:
            sitting.index = min(sitting.index, players.index + 1)
        elif choice is sitting:
            players.index = max(players.index, sitting.index - 1)

    def start() -> None:
        count, bonus, wall = players.value, edition.value, side.value
        assert isinstance(count, int)
        assert isinstance(bonus, int)
        assert isinstance(wall, WallSide)
        assert isinstance(level.value, int)
        named = [holder for holder in setup.holders if holder.is_person]
        people = [*named, *[Holder()] * MAX_PLAYERS][: sitting.index + 1]
        computers = [Holder(level=level.value)] * (count - len(people))
        table.start(Setup(Rules(count, wall, bonus), (*people, *computers)), level.value)

    def notes() -> list[str]:
        is_over = table.is_over
        told = [phrase("screen-menu-keys"), *([] if is_over else [phrase("screen-gives-up")])]
        return [*map(table.voice.say, told)]

    menu = Menu(
        _say(table, phrase("screen-new-title")),
        [players, sitting, side, edition, level],
        _say(table, phrase("screen-start-title")),
        notes,
        changed,
    )
    return menu, start


def _level_choice(table: ShownTable) -> MenuItem:
    return _choice(
        "level",
        phrase("screen-choice-level-title"),
        [*LEVELS],
        table.level,
        _level,
        table,
    )


def _level(value: object) -> Phrase:
    assert isinstance(value, int)
    return phrase("screen-level-title", level=value, name=level_name(value))


def _choice(  # noqa: PLR0917
    name: str,
    title: Phrase,
    values: Sequence[object],
    now: object,
    told: Callable[[object], Phrase],
    table: ShownTable,
) -> MenuItem:
    return MenuItem(
        name,
        _say(table, title),
        values,
        values.index(now),
        lambda value: table.voice.say(told(value)),
    )


def _say(table: ShownTable, told: Phrase) -> Callable[[], str]:
    """Says it in the language of the moment of each call."""
    return lambda: table.voice.say(told)


def _text(value: object) -> str:
    return str(getattr(value, "value", value))
