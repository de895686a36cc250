"""Checking the deals of a record against its revealed seed."""

from __future__ import annotations

import re

import pytest

from azulejos.notation import (
    NotationError,
    Record,
    RecordError,
    dealer_tags,
    format_deal,
    format_record,
    parse_record,
    parse_step,
    record_game,
    replay,
    revealed_dealer,
    verify_deals,
)
from azulejos.rules import Deal, Dealer, Game, Phase, Rules, WallSide
from tests.games import ALL_RULES
from tests.notation.texts import FINISHED, UNDER_WAY, changed

SEED = bytes(range(32))


def dealt(rules: Rules, nonces: tuple[str, ...] = (), rounds: int = 8) -> Record:
    """A game of the first legal moves, dealt by the seed, with all its tags."""
    dealer = Dealer(SEED, nonces)
    game = Game(rules)
    while game.position.round_number <= rounds:
        if game.position.phase is Phase.PREPARING_NEXT_ROUND:
            game.play(dealer.deal(game.position))
        else:
            game.play(next(iter(game.position.legal_moves)))
    tags = {"Dealer": "1", "Commit": dealer.commitment, "Seed": SEED.hex()}
    if nonces:
        tags["Nonces"] = ",".join(nonces)
    return record_game(game, extra=tags)


def refusal(record: Record) -> str:
    with pytest.raises(RecordError) as caught:
        verify_deals(record)
    return f"{caught.value.where}: {caught.value.problem}"


@pytest.mark.parametrize("rules", ALL_RULES[::2], ids=str)
@pytest.mark.parametrize("nonces", [(), ("a1",), ("a1", "b2")])
def test_deals_that_the_seed_gives(rules: Rules, nonces: tuple[str, ...]) -> None:
    record = dealt(rules, nonces)
    assert sum(isinstance(step, Deal) for step in record.steps) == 8
    dealer = verify_deals(record)
    assert dealer.seed == SEED
    assert tuple(dealer.nonces) == nonces
    assert dealer.commitment == record.tag("Commit")
    assert replay(record).position.round_number == 9


def test_the_deals_of_the_contract() -> None:
    tags = {"Dealer": "1", "Seed": SEED.hex(), "Nonces": "a1,b2"}
    record = changed(parse_record(UNDER_WAY), **tags)
    deal = parse_step("deal:RKKW/RKKK/BYRR/YYRW/BBYY")
    assert verify_deals(Record(record.tags, (record.tokens[0], deal))).nonces == ("a1", "b2")


def test_another_seed() -> None:
    record = changed(dealt(Rules()), Seed=bytes(32).hex(), Commit=None)
    assert refusal(record).startswith("round 1: the record has deal:")


def test_a_seed_that_was_not_committed_to() -> None:
    record = changed(dealt(Rules()), Commit="0" * 64)
    assert refusal(record) == f"Commit: the seed's hash is {Dealer(SEED).commitment}"


def test_other_nonces() -> None:
    record = dealt(Rules(), ("a1", "b2"))
    assert refusal(changed(record, Nonces="b2,a1")).startswith("round 1: ")
    assert refusal(changed(record, Nonces=None)).startswith("round 1: ")
    assert refusal(changed(record, Nonces="")).startswith("round 1: ")


def test_a_commitment_may_be_left_out() -> None:
    assert verify_deals(changed(dealt(Rules()), Commit=None)).seed == SEED


@pytest.mark.parametrize("name", ["Dealer", "Seed"])
def test_without_dealer_or_seed_nothing_can_be_checked(name: str) -> None:
    record = changed(dealt(Rules()), **{name: None})
    expected = f"{name}: there is no such tag, so the deals can't be checked"
    assert refusal(record) == expected
    with pytest.raises(RecordError, match="there is no such tag"):
        revealed_dealer(record)


def test_a_swapped_deal_is_found() -> None:
    """Two factories of the last deal are swapped: a possible deal, but not the one drawn."""
    record = dealt(Rules(3, WallSide.GRAY), rounds=3)
    index = max(at for at, token in enumerate(record.tokens) if isinstance(token, Deal))
    deal = record.tokens[index]
    assert isinstance(deal, Deal)
    first, second, *rest = deal.factories
    swapped = Deal((second, first, *rest))
    tokens = (*record.tokens[:index], swapped)
    assert first != second
    message = refusal(Record(record.tags, tokens))
    assert message == (
        f"round 3: the record has {format_deal(swapped)}, the seed gives {format_deal(deal)}"
    )


def test_a_game_without_deals_has_nothing_to_check() -> None:
    record = changed(FINISHED, Dealer="1", Seed=SEED.hex())
    assert verify_deals(record).seed == SEED


def test_a_move_that_could_not_be_played() -> None:
    record = dealt(Rules(), rounds=1)
    tokens = (*record.tokens[:3], parse_step("T11"))
    assert "T11 is refused: not_wall_tiling" in refusal(Record(record.tags, tokens))


def test_a_deal_in_the_middle_of_a_round() -> None:
    record = dealt(Rules(), rounds=1)
    deal = record.tokens[1]
    assert isinstance(deal, Deal)
    twice = Record(record.tags, (*record.tokens[:3], deal))
    assert refusal(twice) == f"round 1, move 2: {format_deal(deal)} is refused: not_dealing"


# Dealer 2

NONCES = ("q7Xk2mZp9Lw4Tb8R", "Hs3Vd6Nc1Yf5Gj0A")


def drawn_by_lot(players: int = 3, nonces: tuple[str, ...] = NONCES) -> Record:
    """A first round by dealer 2, whose lot decides who starts."""
    dealer = Dealer(SEED, nonces, 2)
    game = Game(Rules(players), dealer.lot(players))
    game.play(dealer.deal(game.position))
    return record_game(game, extra=dealer_tags(dealer, is_by_lot=True))


@pytest.mark.parametrize("nonces", [(), NONCES])
def test_deals_and_lot_of_dealer_2(nonces: tuple[str, ...]) -> None:
    record = parse_record(format_record(drawn_by_lot(nonces=nonces)))
    assert (record.tag("Dealer"), record.tag("StartBy")) == ("2", "lot")
    assert record.tag("Start") == ("3" if nonces else "1")
    assert record.tag("Nonces") == (",".join(nonces) or None)
    assert verify_deals(record) == Dealer(SEED, nonces, 2)


def test_a_start_that_was_not_drawn() -> None:
    record = changed(drawn_by_lot(), Start="2")
    assert refusal(record) == "StartBy: seat 2 starts, but the lot falls on seat 3"
    assert verify_deals(changed(record, StartBy=None)).version == 2


def test_the_deals_of_one_dealer_are_not_those_of_the_other() -> None:
    record = changed(drawn_by_lot(), StartBy=None)
    assert refusal(changed(record, Dealer="1")).startswith("Commit: the seed's hash is ")
    assert refusal(changed(record, Dealer="1", Commit=None)).startswith("round 1: the record has ")


def test_dealer_1_has_no_lot() -> None:
    assert refusal(changed(dealt(Rules()), StartBy="lot")) == "StartBy: dealer 1 draws no lot"


@pytest.mark.parametrize(
    ("tags", "expected"),
    [
        ({"Dealer": "3"}, "1 or 2"),
        ({"StartBy": "chance"}, "lot"),
        ({"Nonces": "a1,b2"}, "nonces of 16 to 64 letters and digits, split by ','"),
    ],
)
def test_tags_of_dealer_2_that_are_refused(tags: dict[str, str], expected: str) -> None:
    text = format_record(drawn_by_lot())
    for name, value in tags.items():
        text = re.sub(rf'\[{name} "[^"]*"\]', f'[{name} "{value}"]', text)
    with pytest.raises(NotationError, match=re.escape(f"expected {expected}")):
        parse_record(text)


def test_the_tags_of_a_dealer_without_lot_and_nonces() -> None:
    dealer = Dealer(SEED, version=2)
    expected = {"Dealer": "2", "Commit": dealer.commitment, "Seed": SEED.hex()}
    assert dealer_tags(dealer) == expected
