"""Random and mutated lines: no crash, and only moves change the game."""

from __future__ import annotations

import string
from itertools import chain
from pathlib import Path
from random import Random

import pytest

from azulejos.players import OnePlyPlayer
from azulejos.rules import SEED_BYTES, Dealer, Rules, WallSide
from azulejos.terminal import computer
from azulejos.terminal.text_options import TextOptions
from azulejos.words.languages import Language
from azulejos.words.orders import Command, Order
from azulejos.words.parser import parse_line
from azulejos.words.typed_lines import Play
from tests.volume import volume

from .sessions import Desk
from .test_questions import words

LINES = volume(500, 5000)
"""For each of the four kinds of table."""

TEMPLATES = [
    *("3R4", "CK0", "T25", "3 red line 4", "drei rot Reihe vier", "3 rood rij 4", "d 3", "t red"),
    *("g 2", "b 2", "board narrow", "l 4", "w row 2", "w col 3", "m 3 red", "p 3R4", "last 4"),
    *("help undo", "level 5", "language de", "length terse", "letters tactile", "replay 1"),
    *("undo", "hint", "new", "games", "course", "record", "code", "repeat", "diff", "", "quit"),
]
ODD = "\x00\x1b[2J\t\u00df\u00e4\u20ac\u200b\u202e\U0001f600\u4e2d\ufffd'\"{}$\\%-+.,:;!?"


def vocabulary() -> list[str]:
    lexicons = [words(language) for language in Language]
    groups = chain.from_iterable(lexicon.values() for lexicon in lexicons)
    return [word for group in groups for meant in group.values() for word in meant]


def random_line(rng: Random, known: list[str], legal: list[str]) -> str:
    match rng.randrange(6):
        case 0:
            return "".join(rng.choices(string.printable + ODD, k=rng.randrange(40)))
        case 1:
            return " ".join(rng.choices([*known, *"0123456789"], k=rng.randrange(1, 8)))
        case 2:
            return rng.choice(legal or TEMPLATES)
        case 3:
            return mutated(rng, rng.choice(legal or TEMPLATES))
        case 4:
            return rng.choice(TEMPLATES)
        case _:
            return mutated(rng, rng.choice(TEMPLATES))


def mutated(rng: Random, text: str) -> str:
    for _ in range(rng.randrange(1, 4)):
        place = rng.randrange(len(text) + 1)
        match rng.randrange(4):
            case 0:
                text = text[:place] + text[place + 1 :]
            case 1:
                text = (
                    text[:place]
                    + rng.choice(string.ascii_letters + "0123456789 " + ODD)
                    + text[place:]
                )
            case 2:
                text = text[:place] + text[place:].swapcase()
            case _:
                text = text + " " + text[:place]
    return text


@pytest.mark.volume
@pytest.mark.parametrize(
    "rules", [Rules(2), Rules(2, WallSide.GRAY), Rules(3), Rules(4, WallSide.GRAY)], ids=str
)
def test_random_and_mutated_lines(
    tmp_path: Path, rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(f"{rules}")
    dealers = staticmethod(lambda: Dealer(rng.randbytes(SEED_BYTES)))
    monkeypatch.setattr(Dealer, "with_random_seed", dealers)
    # A line may set the level that thinks for a second.
    monkeypatch.setattr(computer, "SearchPlayer", OnePlyPlayer)
    known = vocabulary()
    is_gray = rules.side is WallSide.GRAY
    desk = Desk(TextOptions(players=rules.num_players, is_gray=is_gray, folder=tmp_path))
    changed = left = 0
    for number in range(LINES):
        game, position = desk.game, desk.game.position
        legal = [str(move) for move in position.legal_moves]
        # It is left at least once.
        text = "quit" if number == LINES // 2 else random_line(rng, known, legal)
        speaker = desk.session.speaker
        language, names = speaker.voice.language, speaker.names(desk.session.table_mode.names)
        desk.written.clear()
        stays = desk.session.take(text)
        assert desk.written or not stays, text
        assert all(len(each) <= 80 and each.isprintable() for each in desk.written), desk.written
        if stays and desk.game is game and desk.game.position == position:
            continue
        request = parse_line(text, position, language, names)
        if not stays:
            left += 1
            assert request == Command(Order.QUIT)
            desk.type("turn")  # else there would be nothing to repeat
        else:
            changed += 1
            assert isinstance(request, Play) or (
                isinstance(request, Command) and request.order in {Order.UNDO, Order.NEW}
            ), text
    assert left
    assert changed > LINES // 50
    desk.close()
