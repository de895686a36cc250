"""Dealer 2 at a table: everybody commits to a nonce, then everybody reveals it, and nobody gains
anything by staying away, coming late, lying, or killing the server in between."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from azulejos.notation import verify_deals
from azulejos.rules import Dealer
from azulejos.server import limits
from azulejos.server.store.storage import Write
from azulejos.server.tables.dealer import commitment_of
from azulejos.wire import entries, requests
from azulejos.wire.entries import Logged
from azulejos.wire.refusals import Code, RefusedError
from tests.server.times import START

from .exchanging import Played, committed, nonce, play

DAY = 24 * 60 * 60


def test_all_commit_then_all_reveal_then_the_lot_and_the_deals(tmp_path: Path) -> None:
    async def test(played: Played) -> None:
        await played.open(None, 1, None, starting_seat=None)
        commitment = played.state.commitment
        assert played.state.dealer == 2
        await played.sit(2, "Ben")
        assert played.state.seats[2].nonce_commitment == committed("Ben")
        assert played.state.to_reveal == ()
        await played.sit(0, "Ada")
        assert played.state.to_reveal == (0, 2)
        assert not played.host.table.game.steps
        assert played.state.waits_for_lot
        await played.reveal(2, "Ben")
        assert (played.state.to_reveal, played.state.nonces) == ((0,), (nonce("Ben"),))
        await played.reveal(0, "Ada")
        state = played.state
        assert (state.to_reveal, state.commitment) == ((), commitment)
        assert state.nonces == (nonce("Ada"), nonce("Ben"))
        assert not state.waits_for_lot
        assert (await played.types())[:7] == [
            *("Opened", "Sat", "Sat", "NonceRevealed", "NonceRevealed", "LotDrawn", "Dealt")
        ]
        await played.play_on()
        record = played.host.table.record()
        assert record.tag("StartBy") == "lot"
        assert record.tag("Commit") == commitment
        dealer = verify_deals(record)
        assert dealer.version == 2
        assert dealer.nonces == (nonce("Ada"), nonce("Ben"))

    play(tmp_path, test)


def test_the_server_draws_where_a_client_sends_none_before_it_knows_any(tmp_path: Path) -> None:
    async def test(played: Played) -> None:
        await played.open(None, None)
        await played.sit(1)
        assert played.state.seats[1].is_nonce_drawn
        assert played.state.nonces == (), "nothing is drawn before all have sat down"
        await played.sit(0, "Ada")
        (drawn,) = played.state.nonces
        assert await played.types() == ["Opened", "Sat", "Sat", "NonceDrawn"]
        await played.reveal(0, "Ada")
        assert played.state.nonces == (nonce("Ada"), drawn)
        assert played.host.table.has_begun

    play(tmp_path, test)


def test_a_table_whose_clients_all_send_none_begins_at_once(tmp_path: Path) -> None:
    async def test(played: Played) -> None:
        await played.open(None, 1)
        await played.sit(0)
        assert await played.types() == ["Opened", "Sat", "NonceDrawn", "Dealt"]
        await played.play_on()
        verify_deals(played.host.table.record())

    play(tmp_path, test)


def test_what_is_wrong_early_or_done_before_is_refused(tmp_path: Path) -> None:
    async def test(played: Played) -> None:
        reveal, commit = requests.RevealNonce, requests.CommitNonce
        await played.open(None, None, 1)
        for part in (("", "zz"), ("", committed("A").upper()), ("plain", None)):
            with pytest.raises(RefusedError) as error:
                await played.hub.sit(played.host, 0, None, *part)
            assert error.value.code is Code.BAD_NONCE
            assert error.value.detail is not None
        await played.sit(0, "Ada")
        with pytest.raises(RefusedError, match="bad-nonce"):
            await played.hub.sit(played.host, 1, None, "", committed("Ada"))
        assert await played.refused(0, reveal(nonce("Ada"))) is Code.TOO_EARLY
        assert await played.refused(0, commit("nonsense")) is Code.BAD_NONCE
        assert await played.refused(0, commit(committed("Ada"))) is Code.BAD_NONCE
        await played.commit(0, "Ada2")
        await played.sit(1, "Ben")
        assert await played.refused(0, commit(committed("late"))) is Code.ALREADY_DONE
        assert await played.refused(0, reveal("short")) is Code.BAD_NONCE
        assert await played.refused(0, reveal(nonce("Ada"))) is Code.WRONG_NONCE
        assert await played.refused(1, reveal(nonce("Ada"))) is Code.WRONG_NONCE
        number = await played.host.ask(1, reveal(nonce("Ben")), "same", 0)
        assert await played.host.ask(1, reveal(nonce("Ben")), "same", 0) == number
        assert await played.refused(1, reveal(nonce("Ben"))) is Code.ALREADY_DONE
        await played.reveal(0, "Ada2")
        assert await played.refused(0, reveal(nonce("Ada2"))) is Code.ALREADY_DONE

    play(tmp_path, test)


def nonces_of(played: Played) -> tuple[str, ...]:
    nonces: tuple[str, ...] = played.state.nonces
    return nonces


def test_who_does_not_reveal_loses_the_seat_and_all_commit_anew(tmp_path: Path) -> None:
    async def test(played: Played) -> None:
        await played.open(None, None, None)
        first = played.state.commitment
        for seat, name in enumerate(("Ada", "Ben", "Cleo")):
            await played.sit(seat, name)
        await played.reveal(0, "Ada")
        await played.pass_by(limits.REVEAL_SECONDS - 1)
        await played.reveal(2, "Cleo")
        assert played.kinds == ["person", "person", "person"]
        await played.pass_by(1)
        assert played.kinds == ["person", "open", "person"]
        state = played.state
        assert state.commitment != first, "another seed"
        assert (state.nonces, state.to_commit, state.to_reveal) == ((), (0, 2), ())
        # The nonces that everybody knows now are worth nothing.
        reveal = requests.RevealNonce(nonce("Ada"))
        assert await played.refused(0, reveal) is Code.TOO_EARLY
        again = requests.CommitNonce(committed("Ada"))
        assert await played.refused(0, again) is Code.BAD_NONCE
        with pytest.raises(RefusedError, match="bad-nonce"):
            await played.hub.sit(played.host, 1, None, "", committed("Cleo"))
        await played.commit(0, "Ada2")
        await played.sit(1, "Dora")
        assert played.state.to_reveal == (), "Cleo has not committed yet"
        assert await played.refused(1, requests.RevealNonce(nonce("Dora"))) is Code.TOO_EARLY
        await played.commit(2, "Cleo2")
        for seat, name in enumerate(("Ada2", "Dora", "Cleo2")):
            await played.reveal(seat, name)
        await played.play_on()
        record = played.host.table.record()
        assert verify_deals(record).nonces == (nonce("Ada2"), nonce("Dora"), nonce("Cleo2"))
        assert record.tag("Commit") == state.commitment

    play(tmp_path, test)


def test_who_does_not_commit_anew_loses_the_seat_too(tmp_path: Path) -> None:
    async def test(played: Played) -> None:
        await played.open(None, None)
        await played.sit(0, "Ada")
        await played.sit(1, "Ben")
        await played.reveal(0, "Ada")
        await played.pass_by(limits.REVEAL_SECONDS)
        second = played.state.commitment
        await played.pass_by(limits.REVEAL_SECONDS)
        assert played.kinds == ["person", "open"], "nobody is late while a seat is free"
        await played.sit(1, "Ben2")
        await played.pass_by(limits.REVEAL_SECONDS)
        assert played.kinds == ["open", "person"]
        assert played.state.commitment == second, "no nonce was known, so nothing is void"
        assert played.state.seats[1].nonce_commitment == committed("Ben2")

    play(tmp_path, test)


def test_nobody_can_put_the_deadline_off(tmp_path: Path) -> None:
    async def test(played: Played) -> None:
        await played.open(None, None)
        await played.sit(0, "Ada")
        await played.sit(1, "Ben")
        await played.reveal(0, "Ada")
        await played.pass_by(limits.REVEAL_SECONDS)
        await played.sit(1, "Ben2")
        for number in range(3):
            await played.pass_by(limits.REVEAL_SECONDS / 3)
            if played.kinds[0] == "open":
                break
            await played.commit(1, f"Ben{number}of3")
        assert played.kinds == ["open", "person"], "Ada did not commit anew"

    play(tmp_path, test)


@pytest.mark.parametrize("is_known", [False, True])
def test_somebody_leaves_between_committing_and_revealing(
    tmp_path: Path, *, is_known: bool
) -> None:
    async def test(played: Played) -> None:
        await played.open(None, None, 1)
        first = played.state.commitment
        await played.sit(0, "Ada")
        await played.sit(1, "Ben")
        if is_known:
            await played.reveal(0, "Ada")
        await played.ask(1, requests.Leave())
        assert played.kinds == ["person", "open", "computer"]
        assert played.state.to_commit == ((0,) if is_known else ())
        assert (played.state.commitment != first) == is_known
        await played.sit(1, "Cleo")
        if is_known:
            await played.commit(0, "Ada2")
        await played.reveal(1, "Cleo")
        await played.reveal(0, "Ada2" if is_known else "Ada")
        assert played.host.table.has_begun

    play(tmp_path, test)


def test_a_nonce_that_was_only_drawn_is_drawn_anew(tmp_path: Path) -> None:
    async def test(played: Played) -> None:
        await played.open(None, None)
        await played.sit(0)
        await played.sit(1, "Ben")
        (drawn,) = nonces_of(played)
        await played.pass_by(limits.REVEAL_SECONDS)
        assert played.kinds == ["person", "open"]
        await played.sit(1, "Cleo")
        assert played.state.to_commit == ()
        (drawn_again,) = nonces_of(played)
        assert drawn_again != drawn

    play(tmp_path, test)


def test_the_server_is_killed_after_every_step(tmp_path: Path) -> None:
    async def test(played: Played) -> None:
        await played.open(None, None, None, starting_seat=None)
        await played.kill()
        for seat, name in ((0, "Ada"), (1, "Ben"), (2, None)):
            await played.sit(seat, name)
            before = played.state
            await played.kill()
            assert played.state.nonces == before.nonces, "drawn once"
        await played.reveal(1, "Ben")
        await played.kill()
        assert played.state.to_reveal == (0,)
        await played.pass_by(limits.REVEAL_SECONDS)
        await played.kill()
        assert played.kinds == ["open", "person", "person"]
        renewed = played.state.commitment
        await played.sit(0, "Dora")
        await played.kill()
        await played.commit(1, "Ben2")
        await played.kill()
        await played.reveal(0, "Dora")
        await played.kill()
        await played.reveal(1, "Ben2")
        await played.kill()
        assert played.host.table.has_begun
        await played.play_on()
        await played.kill()
        record = played.host.table.record()
        verify_deals(record)
        assert record.tag("Commit") == renewed
        for seat, name in enumerate(("Dora", "Ben", "Eve")):
            part = committed(f"{name}3") if seat < 2 else None
            await played.ask(seat, requests.Rematch(nonce_commitment=part))
            await played.kill()
        await played.reveal(0, "Dora3")
        await played.kill()
        await played.reveal(1, "Ben3")
        await played.kill()
        await played.play_on()
        rematch = played.host.table.record()
        verify_deals(rematch)
        assert rematch.tag("Commit") != renewed
        assert rematch.tag("StartBy") is None

    play(tmp_path, test)


@pytest.mark.parametrize("at", ["SeedRenewed", "NonceDrawn", "LotDrawn", "Dealt", "Revealed"])
def test_a_write_of_the_server_s_own_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    """It is tried again, and the seed that the entry commits to is the one that is stored."""
    monkeypatch.setattr(limits, "RETRY_SECONDS", 0.001)

    async def test(played: Played) -> None:
        store, num_failures = played.storage.store, 0

        async def fail(write: Any) -> None:  # noqa: ANN401
            nonlocal num_failures
            is_it = any(f'"{tag_of(at)}"' in row["entry"] for row in write.entries)
            if is_it and num_failures < 2:
                num_failures += 1
                raise OSError("disk full")
            await store(write)

        monkeypatch.setattr(played.storage, "store", fail)
        await played.open(None, None, starting_seat=None)
        await played.sit(0, "Ada")
        await played.sit(1, "Ben")
        await played.reveal(0, "Ada")
        await played.pass_by(limits.REVEAL_SECONDS)
        await until(lambda: played.state.to_commit == (0,))
        await played.commit(0, "Ada2")
        with_none = played.hub.sit(played.host, 1, None)
        await _insist(with_none, lambda: played.hub.sit(played.host, 1, None))
        await until(lambda: bool(played.state.nonces))
        await played.reveal(0, "Ada2")
        await until(lambda: bool(played.host.table.game.steps))
        await played.play_on()
        assert num_failures == 2
        verify_deals(played.host.table.record())
        await played.kill()
        for seat in (0, 1):
            await played.ask(seat, requests.Rematch())
        await until(lambda: bool(played.host.table.game.steps))
        await played.play_on()
        verify_deals(played.host.table.record())

    play(tmp_path, test)


def tag_of(name: str) -> str:
    tag: str = getattr(entries, name).__struct_config__.tag
    return tag


async def _insist(asked: Any, again: Callable[[], Any]) -> None:  # noqa: ANN401
    """As a client that was told to try again."""
    while True:
        try:
            await asked
        except RefusedError as error:
            if error.code is Code.SEAT_TAKEN:
                return
            if error.code is not Code.NOT_STORED:
                raise
            asked = again()
        else:
            return


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.002)


def test_the_server_s_downtime_costs_nobody_the_seat(tmp_path: Path) -> None:
    async def test(played: Played) -> None:
        await played.open(None, None)
        await played.sit(0, "Ada")
        await played.sit(1, "Ben")
        await played.hub.close()
        played.time.pass_by(10 * limits.REVEAL_SECONDS)
        await played.kill()
        assert played.kinds == ["person", "person"]
        await played.pass_by(limits.REVEAL_SECONDS)
        assert played.kinds == ["open", "open"]

    play(tmp_path, test)


def test_with_days_per_move_people_have_days_to_reveal(tmp_path: Path) -> None:
    """They needn't be at the table at the same time."""

    async def test(played: Played) -> None:
        await played.open(None, None, days_per_move=2)
        await played.sit(0, "Ada")
        await played.sit(1, "Ben")
        await played.reveal(1, "Ben")
        await played.pass_by(DAY)
        await played.hub.tidy()
        await played.kill()
        assert played.state.to_reveal == (0,)
        await played.pass_by(DAY - 1)
        assert played.kinds == ["person", "person"]
        await played.hub.close()
        played.hub = played._hub()
        played.time.pass_by(2)
        await played.hub.tidy()
        played.host = await played.hub.host(played.host.table_id)
        await played.settle()
        assert played.kinds == ["open", "person"]

    play(tmp_path, test)


def test_a_rematch_has_its_own_seed_and_nonces(tmp_path: Path) -> None:
    async def test(played: Played) -> None:
        await played.open(None, None)
        await played.sit(0, "Ada")
        await played.sit(1, "Ben")
        await played.reveal(0, "Ada")
        await played.reveal(1, "Ben")
        await played.play_on()
        first = played.host.table.record()
        assert await played.refused(0, requests.Rematch("plain")) is Code.BAD_NONCE
        again = requests.Rematch(nonce_commitment=committed("Ada"))
        assert await played.refused(0, again) is Code.BAD_NONCE
        await played.ask(0, requests.Rematch(nonce_commitment=committed("Ada2")))
        same = requests.Rematch(nonce_commitment=committed("Ada2"))
        assert await played.refused(1, same) is Code.BAD_NONCE
        await played.ask(1, requests.Rematch(nonce_commitment=committed("Ben2")))
        assert played.state.to_reveal == (0, 1)
        await played.reveal(1, "Ben2")
        await played.pass_by(limits.REVEAL_SECONDS)
        assert played.kinds == ["open", "person"], "in a rematch too"
        await played.commit(1, "Ben3")
        await played.sit(0, "Cleo")
        await played.reveal(0, "Cleo")
        await played.reveal(1, "Ben3")
        await played.play_on()
        second = played.host.table.record()
        assert verify_deals(second).nonces == (nonce("Cleo"), nonce("Ben3"))
        assert second.tag("Commit") != first.tag("Commit")

    play(tmp_path, test)


def test_a_game_of_0_1_0_goes_on_with_dealer_1_and_its_rematch_has_dealer_2(tmp_path: Path) -> None:
    kept = Path(__file__).parents[2] / "terminal" / "kept_by_0_1_0" / "server" / "azulejos.sql"
    database = sqlite3.connect(tmp_path / "azulejos.db")
    database.executescript(kept.read_text("utf-8"))
    (table_id,) = database.execute("SELECT id FROM tables").fetchone()
    database.commit()
    database.close()

    async def test(played: Played) -> None:
        played.hub = played._hub()
        played.num_asked = 0
        played.host = await played.hub.host(table_id)
        await played.settle()
        assert (played.state.dealer, played.state.to_reveal) == (1, ())
        assert await played.refused(0, requests.RevealNonce(nonce("Ada"))) is Code.ALREADY_DONE
        commit = requests.CommitNonce(committed("Ada"))
        assert await played.refused(0, commit) is Code.BAD_NONCE
        await played.play_on()
        first = played.host.table.record()
        assert verify_deals(first).version == 1
        assert played.state.next_dealer == 2
        for seat, name in enumerate(("Ada", "Ben")):
            part = requests.Rematch(nonce_commitment=committed(name))
            await played.ask(seat, part)
        await played.kill()
        await played.reveal(0, "Ada")
        await played.reveal(1, "Ben")
        await played.play_on()
        assert verify_deals(played.host.table.record()).version == 2

    play(tmp_path, test)


def test_a_table_that_0_1_0_opened_takes_nonces_as_they_are(tmp_path: Path) -> None:
    async def test(played: Played) -> None:
        await played.open(None, 1)
        seed = bytes(32)
        opened = entries.Opened("colored", 0, (None, 1), commitment_of(seed, 1), "2026.11.16")
        write = Write().table("old", 2**60).seed("old", 1, seed)
        await played.storage.store(write.entry("old", 0, Logged(opened, None, START)))
        played.host = await played.hub.host("old")
        with pytest.raises(RefusedError) as error:
            await played.hub.sit(played.host, 0, None, "", committed("Ada"))
        assert error.value.code is Code.BAD_NONCE
        await played.hub.sit(played.host, 0, None, "a1")
        await played.settle()
        await played.play_on()
        assert verify_deals(played.host.table.record()) == Dealer(seed, ("a1",))

    play(tmp_path, test)


def test_deals_are_those_of_seed_and_nonces_alone(tmp_path: Path) -> None:
    async def test(played: Played) -> None:
        await played.open(None, 1)
        await played.sit(0, "Ada")
        await played.reveal(0, "Ada")
        seed = (await played.storage.seeds(played.host.table_id))[1]
        dealer = Dealer(seed, (nonce("Ada"),), 2)
        table = played.host.table
        assert table.game.steps[0] == dealer.deal(table.game.start)

    play(tmp_path, test)
