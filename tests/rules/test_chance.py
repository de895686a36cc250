"""Dealers 1 and 2: the contract's examples, what they refuse, and deals that every machine must
give."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from itertools import islice
from random import Random
from typing import Final

import pytest

from azulejos.notation import format_deal
from azulejos.rules import (
    COLORS,
    NO_TILES,
    SEED_BYTES,
    Dealer,
    Game,
    Phase,
    Position,
    Rules,
    TileCounts,
    WallSide,
    chance,
    nonce_commitment,
)
from tests.games import PLAYERS, board, next_step, random_game, set_up
from tests.volume import volume

SEED: Final = bytes(range(32))
NONCES: Final = ("q7Xk2mZp9Lw4Tb8R", "Hs3Vd6Nc1Yf5Gj0A")


def test_the_example_of_the_contract() -> None:
    dealer = Dealer(SEED)
    expected = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert dealer.commitment == expected
    deal = dealer.deal(Position.start(Rules(2)))
    assert format_deal(deal) == "deal:BRKK/YKKW/BBYW/BKKK/BYRR"


def test_the_example_of_the_contract_with_nonces() -> None:
    dealer = Dealer(SEED, ("a1", "b2"))
    assert dealer.commitment == Dealer(SEED).commitment
    deal = dealer.deal(Position.start(Rules(2)))
    assert format_deal(deal) == "deal:RKKW/RKKK/BYRR/YYRW/BBYY"


def test_the_example_of_the_contract_for_dealer_2() -> None:
    dealer = Dealer(SEED, version=2)
    expected = "696faa40978c8934eacd6ac63c215162fb2c5055809e0a40314099210885f007"
    assert dealer.commitment == expected
    deal = dealer.deal(Position.start(Rules(2)))
    assert format_deal(deal) == "deal:BYYR/YYRW/RRKW/YRKW/BKKW"
    assert [dealer.lot(players) + 1 for players in PLAYERS] == [1, 1, 1]


def test_the_example_of_the_contract_for_dealer_2_with_nonces() -> None:
    dealer = Dealer(SEED, NONCES, 2)
    assert dealer.commitment == Dealer(SEED, version=2).commitment
    expected = "efa199938b5229c66160ddf71f4f6d55ad408de0d6d00c2c7b3f41046a00d1b9"
    assert nonce_commitment(NONCES[0]) == expected
    deal = dealer.deal(Position.start(Rules(2)))
    assert format_deal(deal) == "deal:RRRW/RRWW/YRKK/BYYR/BYYW"
    assert [dealer.lot(players) + 1 for players in PLAYERS] == [1, 3, 3]


def test_who_knows_the_commitment_knows_the_deals_of_dealer_1_but_not_of_dealer_2() -> None:
    """Without a nonce, the key of dealer 1 is the public commitment."""
    start = Position.start(Rules(2))
    for version, is_known in ((1, True), (2, False)):
        dealer = Dealer(SEED, version=version)
        public = bytes.fromhex(dealer.commitment)
        plain = predicted(start, partial(hashed_after, public))
        keyed = predicted(start, partial(hashed_with, public))
        assert (format_deal(dealer.deal(start)) in {plain, keyed}) is is_known


def hashed_after(key: bytes, text: bytes) -> bytes:
    return sha256(key + text).digest()


def hashed_with(key: bytes, text: bytes) -> bytes:
    return hmac.digest(key, text, "sha256")


def predicted(position: Position, hashed: Callable[[bytes], bytes]) -> str:
    """The first deal of a stranger, who hashes draws with what is public."""
    tiles = [color.letter for color in COLORS for _ in range(position.bag[color])]
    drawn = []
    for i in range(4 * len(position.factories)):
        x = int.from_bytes(hashed(f"1:{i}:0".encode())[:8], "big")
        drawn.append(tiles.pop(x % len(tiles)))
    sets = [sorted(drawn[i : i + 4], key="BYRKW".index) for i in range(0, len(drawn), 4)]
    return "deal:" + "/".join("".join(each) for each in sets)


def test_dealer_1_draws_no_lot() -> None:
    with pytest.raises(ValueError, match="dealer 1 draws no lot"):
        Dealer(SEED).lot(2)


@pytest.mark.parametrize("version", [0, 3, "2"])
def test_there_is_no_other_dealer(version: int) -> None:
    with pytest.raises(ValueError, match="there are dealers 1 and 2"):
        Dealer(SEED, version=version)


@pytest.mark.parametrize("nonce", ["", "a1", "a" * 15, "a" * 65, "a" * 15 + ",", "ä" * 16])
def test_dealer_2_takes_nonces_of_16_to_64_letters_and_digits(nonce: str) -> None:
    with pytest.raises(ValueError, match="a nonce is 16 to 64 letters and digits, not "):
        Dealer(SEED, (nonce,), 2)
    with pytest.raises(ValueError, match="a nonce is 16 to 64 letters and digits, not "):
        nonce_commitment(nonce)
    assert Dealer(SEED, ("a" * 16, "Z9" * 32), 2).nonces[0] == "a" * 16


def test_nonces_are_counted_in_seat_order() -> None:
    start = Position.start(Rules(2))
    deals = [
        Dealer(SEED, nonces).deal(start)
        for nonces in ((), ("a1",), ("a1", "b2"), ("b2", "a1"), ("a1b2",), ("A1", "B2"))
    ]
    assert len(set(deals)) == len(deals)


def test_nobody_s_nonce_is_needed() -> None:
    start = Position.start(Rules(2))
    assert Dealer(SEED, ()).deal(start) == Dealer(SEED).deal(start)


@pytest.mark.parametrize("length", [0, 1, 31, 33, 64])
def test_a_seed_has_32_bytes(length: int) -> None:
    assert SEED_BYTES == 32
    with pytest.raises(ValueError, match="a seed is 32 bytes, not "):
        Dealer(bytes(length))


def test_a_seed_is_bytes_and_nonces_are_a_tuple() -> None:
    with pytest.raises(ValueError, match="a seed is 32 bytes"):
        Dealer("x" * 32)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="nonces are a tuple"):
        Dealer(SEED, "abc")  # type: ignore[arg-type]


def test_there_is_a_deal_only_where_one_is_due() -> None:
    position = Position.start(Rules(2))
    position = position.after(Dealer(SEED).deal(position))
    with pytest.raises(ValueError, match="no deal is due in phase FACTORY_OFFER"):
        Dealer(SEED).deal(position)


@pytest.mark.parametrize("nonce", ["", " ", "a b", "a,b", "a-1", "ä", "１", "a\n", "\n"])  # noqa: RUF001
def test_a_nonce_is_letters_and_digits(nonce: str) -> None:
    with pytest.raises(ValueError, match="a nonce is letters and digits, not "):
        Dealer(SEED, ("ok1", nonce))


@pytest.mark.parametrize("nonce", ["0", "Z", "azAZ09"])
def test_any_letters_and_digits_make_a_nonce(nonce: str) -> None:
    assert Dealer(SEED, (nonce,)).nonces == (nonce,)


def test_a_random_seed_is_another_each_time() -> None:
    dealers = [Dealer.with_random_seed(NONCES[:1]) for _ in range(20)]
    assert len({dealer.seed for dealer in dealers}) == 20
    assert {len(dealer.seed) for dealer in dealers} == {32}
    assert dealers[0].nonces == (NONCES[0],)
    assert {dealer.version for dealer in dealers} == {2}


def test_each_round_has_its_own_deal() -> None:
    tables = [set_up(f"colored {number} D1 1 C -/-/-/-/- -") for number in range(1, 30)]
    assert len({Dealer(SEED).deal(table) for table in tables}) == 29


def test_who_sits_where_does_not_change_the_deal() -> None:
    """Only the round, the bag and the lid do."""
    one = set_up("colored 3 D1 1 C -/-/-/-/- -", board(5))
    other = set_up("gray:5 3 D2 2 C -/-/-/-/- -", board(9), board(4))
    assert Dealer(SEED).deal(one) == Dealer(SEED).deal(other)


@pytest.mark.parametrize("rules", [Rules(n, side) for n in PLAYERS for side in WallSide], ids=str)
def test_every_deal_of_a_dealer_is_allowed(rules: Rules) -> None:
    game = random_game(rules, seed=11, care=0.0)
    dealer = Dealer(SEED)
    waiting = [each for each in game.positions if each.phase is Phase.PREPARING_NEXT_ROUND]
    assert any(position.lid.total for position in waiting)
    for position in waiting:
        assert position.why_not(dealer.deal(position)) is None


def test_the_lid_is_poured_in_when_a_tile_is_due_and_the_bag_is_empty() -> None:
    position = set_up("colored 5 D1 1 C -/-/-/-/- -", bag="4,0,2,0,0")
    for number in range(30):
        deal = Dealer(bytes([number]) * 32).deal(position)
        first, second, *_ = deal.factories
        assert TileCounts((4, 0, 2, 0, 0)).contains(first)
        assert second.contains(TileCounts((4, 0, 2, 0, 0)) - first)


def test_nothing_is_drawn_where_nothing_is_left() -> None:
    position = set_up("colored 5 D1 1 C -/-/-/-/- -", bag="1,1,0,0,0")
    bare = Position(
        position.rules,
        5,
        Phase.PREPARING_NEXT_ROUND,
        0,
        0,
        None,
        position.factories,
        NO_TILES,
        TileCounts((1, 1, 0, 0, 0)),
        TileCounts((0, 0, 0, 0, 3)),
        position.boards,
    )
    deal = Dealer(SEED).deal(bare)
    assert format_deal(deal) == "deal:BYWW/W/-/-/-"


def test_numbers_of_the_incomplete_last_stretch_are_passed_over() -> None:
    """2**64 is 16 more than a multiple of 100, so the last 16 numbers would favor some tiles. They
    are too rare to meet, so the test replaces the hash with one that begins with them."""
    asked: list[bytes] = []

    def rigged(text: bytes) -> bytes:
        asked.append(text)
        number = 2**64 - 16 if text.endswith(b":0") else 2**64 - 17
        return number.to_bytes(8, "big") + bytes(24)

    assert chance._number_below(100, rigged, round_number=2, draw=7) == 99
    assert asked == [b"2:7:0", b"2:7:1"]


def reference_draws(
    key: bytes, round_number: int, bag: TileCounts, lid: TileCounts
) -> Iterator[str]:
    """Dealer 1 again, written from the contract without reading the first implementation."""
    tiles = [color.letter for color in COLORS for _ in range(bag[color])]
    later = [color.letter for color in COLORS for _ in range(lid[color])]
    i = 0
    while tiles or later:
        if not tiles:
            tiles, later = later, []
        n, a = len(tiles), 0
        while True:
            x = int(sha256(key + f"{round_number}:{i}:{a}".encode()).hexdigest()[:16], 16)
            if x < (1 << 64) // n * n:
                break
            a += 1
        yield tiles.pop(x % n)
        i += 1


@pytest.mark.volume
@pytest.mark.parametrize("nonces", ["", "x9", "a1,b2,c3"])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_contract_read_a_second_time_gives_the_same_deals(players: int, nonces: str) -> None:
    rng = Random(players)
    for _ in range(volume(3, 10)):
        seed = rng.randbytes(32)
        dealer = Dealer(seed, tuple(nonces.split(",")) if nonces else ())
        game = Game(Rules(players))
        while game.position.round_number < 7 and not game.position.is_over:
            position = game.position
            if position.phase is Phase.PREPARING_NEXT_ROUND:
                key = sha256(seed + nonces.encode()).digest()
                draws = reference_draws(key, position.round_number, position.bag, position.lid)
                factories = ["".join(sorted(islice(draws, 4))) for _ in position.factories]
                dealt = ["".join(sorted(str(tiles))) for tiles in dealer.deal(position).factories]
                assert dealt == [each or "-" for each in factories]
            game.play(next_step(position, dealer, rng))
