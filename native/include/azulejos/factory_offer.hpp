// Factory offer: take all tiles of one color from one source, place them.
#pragma once

#include "azulejos/state.hpp"

namespace azulejos {

/// A template needs no `inline`, but the word raises gcc's limit: here and on what else a ply calls
/// it saves one instruction in seven.
template <unsigned Players, WallSide Side>
inline void State<Players, Side>::apply(Move move) {
    take_and_place(move);
    if (available.is_empty()) finish_factory_offer();
    if constexpr (CHECK_EVERY_STEP) expect_consistent(*this);
}

template <unsigned Players, WallSide Side>
inline void State<Players, Side>::take_and_place(Move move) {
    auto& board = boards[seat];
    const unsigned count = take(move.source, move.color);
    if (move.source == CENTER && marker_seat == UNCLAIMED) {
        marker_seat = seat;
        board.floor_line.add_marker();
    }
    const unsigned fallen = board.place(move.destination, move.color, count);
    lid_and_floor_lines += TileCounts::of(move.color, fallen);
    seat = next_seat(seat);
}

/// Returns how many tiles were taken.
template <unsigned Players, WallSide Side>
inline unsigned State<Players, Side>::take(unsigned source, unsigned color) {
    const unsigned count = sources[source].count(color);
    const TileCounts rest = sources[source] - TileCounts::of(color, count);
    // In this order it holds for the center as well, whose rest stays where it is.
    sources[source] = {};
    sources[CENTER] += rest;
    available.take(source, color);
    return count;
}

}  // namespace azulejos
