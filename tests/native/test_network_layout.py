"""The network's layout as the core exports it: training reads its offsets from here."""

from __future__ import annotations

import pytest

from azulejos import native


def assert_follow_each_other(parts: dict[str, tuple[int, int]], size: int) -> None:
    end = 0
    for start, length in parts.values():
        assert start == end
        assert length > 0
        end = start + length
    assert end == size


@pytest.mark.parametrize("gray", [False, True])
def test_input_groups_cover_all_inputs_in_order(gray: bool) -> None:
    groups = native.input_groups(gray)
    assert_follow_each_other(groups, native.network_shape(2, gray)["inputs"])
    assert ("color_columns" in groups) == gray


@pytest.mark.parametrize("gray", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_blocks_cover_all_rows_in_order(players: int, gray: bool) -> None:
    shape = native.network_shape(players, gray)
    blocks = native.network_blocks(players, gray)
    outputs = shape["rounds"] * len(native.network_heads())
    assert blocks["boards"] == (0, players * shape["inputs"])
    assert blocks["outputs"][1] == outputs
    assert_follow_each_other(blocks, blocks["outputs"][0] + outputs)
