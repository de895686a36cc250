"""Seat tokens, invitations and the key that signs them."""

from __future__ import annotations

from pathlib import Path

import pytest

from azulejos.server.tables.seat_tokens import Sitting, Tokens, load_key

SITTING = Sitting("table", 1, 7)


def test_tokens_are_of_one_key_and_one_purpose() -> None:
    tokens, others = Tokens(bytes(32)), Tokens(bytes([1] * 32))
    token = tokens.seat_token(SITTING)
    assert tokens.sitting(token) == SITTING
    assert others.sitting(token) is None
    assert len(token) <= 100
    for wrong in ("", ".", token + "x", token.replace("table", "elbat"), token.replace("7", "8")):
        assert tokens.sitting(wrong) is None
    assert tokens.is_invitation("table", tokens.invitation("table"))
    assert not tokens.is_invitation("elbat", tokens.invitation("table"))
    assert tokens.sitting(f"table.{tokens.invitation('table')}") is None


def test_the_key_is_kept_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    key = load_key(tmp_path)
    assert load_key(tmp_path) == key
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600
    (tmp_path / "key").write_bytes(b"torn")
    with pytest.raises(OSError, match="no key"):
        load_key(tmp_path)
