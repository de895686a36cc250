// Hash keys of positions inside a round, updated move by move.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "azulejos/state.hpp"

namespace azulejos::search {

/// Hashes what changes inside a round: factories, center, pattern lines, lengths of floor lines,
/// marker, seat. The tiles on a floor line have no influence. Factories are added up, so positions
/// that differ in the order of factories have the same key.
template <unsigned Players, WallSide Side>
class PositionKey {
public:
    using AState = State<Players, Side>;

    PositionKey() = default;
    /// `salt`: see `round_salt`.
    PositionKey(const AState& state, std::uint64_t salt) : factories_(salt) {
        for (unsigned factory = 0; factory < AState::NUM_FACTORIES; ++factory) {
            factories_ += of_factory(state.sources[factory]);
        }
        for (unsigned player = 0; player < Players; ++player) {
            boards_[player] = of_board(state.boards[player], player);
        }
    }

    /// Call it before the move is played, and `place` after it.
    void take(const AState& state, Move move) {
        if (move.source != AState::CENTER) factories_ -= of_factory(state.sources[move.source]);
    }
    void place(const AState& after, unsigned mover) {
        boards_[mover] = of_board(after.boards[mover], mover);
    }

    std::uint64_t value(const AState& state) const {
        const std::uint64_t table = std::uint64_t{state.sources[AState::CENTER].packed} << 16 |
                                    std::uint64_t{state.marker_seat} << 8 | state.seat;
        std::uint64_t sum = factories_ + mix(table ^ 0xD1B54A32D192ED03, 0x9E3779B97F4A7C15);
        for (const std::uint64_t board : boards_) sum += board;
        return sum;
    }

private:
    /// Nothing for an empty one.
    static std::uint64_t of_factory(TileCounts tiles) {
        return mix(tiles.packed * std::uint64_t{0xA0761D6478BD642F}, 0xE7037ED1A0B428DB);
    }
    static std::uint64_t of_board(const PlayerBoard<Side>& board, unsigned player) {
        std::uint64_t four;
        std::uint16_t last;
        std::memcpy(&four, &board.pattern_lines[0], sizeof four);
        std::memcpy(&last, &board.pattern_lines[4], sizeof last);
        const std::uint64_t rest = std::uint64_t{last} << 8 | board.floor_line.length << 4 | player;
        return mix(four ^ 0x8EBC6AF09C88C6E3, rest * 0x9E3779B97F4A7C15 | 1);
    }

    std::uint64_t factories_ = 0;
    std::array<std::uint64_t, Players> boards_{};
};

/// Hashes all that is fixed inside a round: walls, scores, bag, round, starting seat.
template <unsigned Players, WallSide Side>
std::uint64_t round_salt(const State<Players, Side>& state) {
    State<Players, Side> fixed;
    fixed.bag = state.bag;
    fixed.round_number = state.round_number;
    fixed.starting_seat = state.starting_seat;
    fixed.vertical_line_bonus = state.vertical_line_bonus;
    for (unsigned player = 0; player < Players; ++player) {
        fixed.boards[player].wall = state.boards[player].wall;
        fixed.boards[player].score = state.boards[player].score;
    }
    return fixed.hash();
}

}  // namespace azulejos::search
