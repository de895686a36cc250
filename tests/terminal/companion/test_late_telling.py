"""Factories that people tell only when somebody takes from them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from azulejos.companion.log import LogError, parse_entry
from azulejos.companion.real_table import RealTable
from azulejos.companion.untold import deal_around
from azulejos.notation import parse_records, parse_tiles, replay
from azulejos.players.seat_holders import Holder
from azulejos.rules import Dealer, Game, Move, Phase, Position, Rules, problems
from azulejos.terminal.companion_command import CompanionOptions
from azulejos.words.languages import Language

from .desks import ADA_AND_BEN, CompanionDesk

ENGLISH, GERMAN, DUTCH = Language


def desk_in(folder: Path, language: Language = ENGLISH, *, is_late: bool = True) -> CompanionDesk:
    options = CompanionOptions(
        seats=ADA_AND_BEN, language=language, is_classic=True, is_late=is_late, folder=folder
    )
    return CompanionDesk(options)


@pytest.mark.parametrize(
    ("language", "order", "back"),
    [
        (ENGLISH, "we tell the factories only when somebody takes from them", "tell them first"),
        (GERMAN, "wir sagen die Manufakturen erst beim Nehmen an", "sag sie vorher"),
        (DUTCH, "we noemen een fabriek pas als iemand ervan pakt", "eerst alles noemen"),
    ],
)
def test_an_order_in_words_switches(
    tmp_path: Path, language: Language, order: str, back: str
) -> None:
    desk = desk_in(tmp_path, language, is_late=False)
    assert not desk.table.is_late
    desk.type(order)
    assert desk.table.is_late
    again = RealTable.of(map(parse_entry, log_of(tmp_path)))
    assert again.is_late, "the log keeps it"
    desk.type(back)
    assert not desk.table.is_late


def log_of(folder: Path) -> list[str]:
    return (folder / "companion" / "log.jsonl").read_text("utf-8").splitlines()


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (ENGLISH, "two red from factory 3 to line 2, the rest blue and white"),
        (
            ENGLISH,
            "Ada takes the reds from the third plate to row two, blue and white to the middle",
        ),
        (ENGLISH, "2 red from factory 3 to line 2, rest is BW"),
        (
            GERMAN,
            "Ada nimmt die zwei roten von Manufaktur 3 in Reihe 2, der Rest ist blau und weiß",
        ),
        (GERMAN, "zwei rote von Manufaktur 3 in Reihe 2, blau und weiß in die Mitte"),
        (DUTCH, "Ada pakt de rode van fabriek 3 en legt ze op lijn 2, de rest is blauw en wit"),
        (DUTCH, "twee rode van fabriek 3 naar lijn 2, blauw en wit naar het midden"),
    ],
)
def test_a_move_tells_its_factory(tmp_path: Path, language: Language, line: str) -> None:
    desk = desk_in(tmp_path, language)
    desk.type(line)
    assert [str(step) for step in desk.game.steps[1:]] == ["3R2"]
    assert str(desk.position.center) == "BW"
    assert [*desk.table.untold] == [0, 1, 3, 4]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("the reds from factory 3 to line 2", "blue and white"),
        ("two red from factory 3 to line 2", "BW"),
        ("3R2", "two red, one blue, one white"),
        ("3R2", "factory 3: RRBW"),
    ],
)
def test_it_asks_only_for_the_factory_that_matters(tmp_path: Path, line: str, answer: str) -> None:
    desk = desk_in(tmp_path)
    assert "Which tiles were on factory 3?" in desk.type(line)
    assert not desk.game.steps, "nothing is played before that"
    desk.type(answer)
    if "factory" in answer:
        desk.type(line)
    assert [str(step) for step in desk.game.steps[1:]] == ["3R2"]
    assert str(desk.position.center) == "BW"


def test_a_factory_of_one_color_needs_no_rest(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    desk.type("four reds from factory 3 to line 4")
    assert [str(step) for step in desk.game.steps[1:]] == ["3R4"]
    assert not desk.position.center


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("two red from factory 3 to line 2, the rest blue", "4 tiles, and you named 3"),
        ("two red from factory 3 to line 2, the rest red and blue", "every tile of that color"),
        ("Ben takes two red from factory 3 to line 2, the rest BW", "It is Ada's turn."),
        ("two red from factory 8 to line 2, the rest BW", "factor"),
        ("two red to line 2, the rest BW", "For example: two red from factory 3"),
        ("red from the center to line 2", "There is no red in the center"),
    ],
)
def test_what_can_not_be_is_refused(tmp_path: Path, line: str, said: str) -> None:
    desk = desk_in(tmp_path)
    assert said in desk.type(line)
    assert not desk.game.steps


def test_tiles_that_can_not_come_out_of_the_bag_need_insisting(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    for factory in range(1, 6):
        desk.type(f"four reds from factory {factory} to the floor line")
    assert desk.position.round_number == 2
    assert desk.position.lid == parse_tiles("R" * 20)
    said = desk.type("four reds from factory 1 to the floor line")
    assert "One of us has a tile wrong" in said
    assert not desk.table.is_set_up
    said = desk.type("three reds from factory 1 to the floor line, rest blue", "insist")
    assert "4 red from factory 1" not in said
    assert desk.table.is_set_up
    assert [*desk.table.untold] == [1, 2, 3, 4]
    assert not [*problems(desk.position)]
    assert_files_agree(desk, tmp_path)


def test_a_color_never_has_more_than_twenty_tiles(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    desk.type("line 5 of Ada is four red", "insist")
    for factory in range(1, 5):
        desk.type(f"four reds from factory {factory} to the floor line")
    said = desk.type("four reds from factory 5 to the floor line")
    assert "That makes 20 red tiles in this round, but the bag and the lid had only 16." in said
    assert [*desk.table.untold] == [4]


def test_a_move_never_depends_on_what_nobody_told(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    desk.type("2 red from factory 3 to line 2, rest BW")
    steps = [*desk.game.steps]
    for line in ("blue to line 1", "the blue one on line 1", "one white to line 1"):
        said = desk.type(line)
        assert [*desk.game.steps] == steps, line
        assert "?" in said
    desk.type("blue from the center to line 1")
    assert str(desk.game.steps[-1]) == "CB1"


def test_answers_say_only_what_was_told(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    desk.type("2 red from factory 3 to line 2, rest BW")
    assert "You haven't told me what's on factories 1, 2, 4 and 5 yet." in desk.type("factories")
    assert "Factory 1: you haven't told me yet." in desk.type("factory 1")
    assert "96: 19 blue, 20 yellow, 18 red, 20 black and 19 white" in desk.type("bag")
    assert "Blue: 1 in the center." in desk.type("where is blue")
    assert "factory" not in desk.type("moves").split("You haven't")[0]
    assert "all factories" in desk.type("hint")
    assert "before I know all factories" in desk.type("code")
    assert '[Untold "1 2 4 5"]' in desk.type("record")


def test_the_computer_has_to_know_the_factories(tmp_path: Path) -> None:
    options = CompanionOptions(
        seats=(Holder("Ada"), Holder(level=1)), language=ENGLISH, is_classic=True, folder=tmp_path
    )
    desk = CompanionDesk(options)
    assert "The computer has to know all factories" in desk.type("tell later")
    assert not desk.table.is_late


def test_corrections_and_taking_back(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    desk.type(
        "2 red from factory 3 to line 2, rest BW", "Ben: 1 black from factory 4 to line 1, rest RYY"
    )
    desk.type("no, line 3")
    assert [str(step) for step in desk.game.steps[1:]] == ["3R2", "4K3"]
    desk.type("factory 3 was RRBB")
    assert str(desk.position.center) == "BBYYR"
    assert "You haven't told me what lies on factory 1" in desk.type("no, 1R3")
    desk.type("undo", "undo", "undo")
    assert [*desk.table.untold] == [0, 1, 3, 4]
    desk.type("undo")
    assert [*desk.table.untold] == [0, 1, 2, 3, 4]


def test_what_people_insist_on_keeps_the_untold_factories(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    desk.type("2 red from factory 3 to line 2, rest BW", "line 2 of Ada is one red", "insist")
    assert [*desk.table.untold] == [0, 1, 3, 4]
    desk.type("Ben: two yellow from factory 1 to line 2, rest RK")
    assert [*desk.table.untold] == [1, 3, 4]
    assert desk.position.boards[1].pattern_lines[1].count == 2
    assert not [*problems(desk.position)]
    assert_files_agree(desk, tmp_path)


def assert_files_agree(desk: CompanionDesk, folder: Path) -> None:
    table = RealTable.of(map(parse_entry, log_of(folder)))
    assert table.position == desk.position
    assert table.untold == desk.table.untold
    text = (folder / "companion" / "game.azul").read_text("utf-8")
    assert [replay(each) for each in parse_records(text.split("\n"))][-1].position == desk.position


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_ends_with_its_exact_record(tmp_path: Path, seed: int) -> None:
    """Every factory is told only with its move; in the end the record has all of them."""
    rng = Random(seed)
    desk = desk_in(tmp_path)
    true, dealer = Game(Rules(2)), Dealer(bytes([seed]) * 32)
    while not true.position.is_over:
        position = true.position
        if position.phase is Phase.PREPARING_NEXT_ROUND:
            true.play(dealer.deal(position))
            continue
        move = rng.choice([each for each in position.legal_moves if isinstance(each, Move)])
        tiles = position.tiles_at(move.source)
        is_untold = move.source in desk.table.untold
        line = str(move)
        if is_untold and rng.random() < 0.5:
            desk.type(line)
            line = str(tiles)
        elif is_untold:
            desk.type(f"factory {move.source + 1}: {tiles}")
        before = len(desk.game.steps)
        desk.type(line)
        true.play(move)
        assert len(desk.game.steps) > before, (line, desk.written[-4:])
        if not desk.table.unknown:
            assert [*desk.game.steps] == [*true.steps]
        assert desk.position.boards == true.position.boards
        assert desk.position.center == true.position.center
        assert not [*problems(desk.position)]
        if rng.random() < 0.1:
            assert_files_agree(desk, tmp_path)
    assert [*desk.game.steps] == [*true.steps]
    assert "Untold" not in dict(desk.table.records()[-1].tags)


def random_position(rng: Random) -> Position:
    """A position before a deal, at times late in a game, when the bag runs out."""
    while True:
        game, dealer = Game(Rules(rng.choice((2, 3, 4)))), Dealer(rng.randbytes(32))
        for _ in range(rng.randrange(1, 7)):
            if game.position.is_over:
                break
            game.play(dealer.deal(game.position))
            while game.position.phase is Phase.FACTORY_OFFER:
                game.play(rng.choice([*game.position.legal_moves]))
        if not game.position.is_over:
            return game.position


@pytest.mark.parametrize("seed", range(40))
def test_some_deal_always_fits_what_was_told_of_a_real_one(seed: int) -> None:
    rng = Random(seed)
    position = random_position(rng)
    deal = Dealer(rng.randbytes(32)).deal(position)
    for _ in range(10):
        told = [each if rng.random() < 0.5 or not each else None for each in deal.factories]
        fitting = deal_around(position, told)
        assert fitting is not None
        assert position.why_not(fitting) is None
        for mine, theirs in zip(told, fitting.factories, strict=True):
            assert mine in (None, theirs)


def test_nothing_fits_around_too_many_of_a_color() -> None:
    position = Position.start(Rules(2), 0)
    short = replace(
        position, bag=position.bag - parse_tiles("RRRRRRRRRRRRRRRRRR"), lid=parse_tiles("R" * 18)
    )
    told = [parse_tiles("RRRR"), None, None, None, None]
    assert deal_around(position, told) is not None
    assert deal_around(short, told) is None


def test_the_log_refuses_a_move_from_a_factory_that_nobody_told(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    for text in ('{"acts":[{"act":"played","move":"3R2"}]}',):
        with pytest.raises(LogError):
            desk.table.apply(parse_entry(text))
    with pytest.raises(LogError):
        parse_entry('{"acts":[{"act":"tells late","late":1}]}')
    with pytest.raises(LogError):
        parse_entry('{"acts":[{"act":"chose set","column":6}]}')
