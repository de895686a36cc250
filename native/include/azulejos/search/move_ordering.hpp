// Which moves to try first, and the quick choice that finishes a round at the depth limit.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "azulejos/search/board_features.hpp"
#include "azulejos/state.hpp"

namespace azulejos::search {

/// What a completed pattern line is worth at a glance, in eighths of a point: the points of its
/// tile on the wall as it is at the start of the search, and a little for the bonuses.
template <unsigned Players, WallSide Side>
class QuickValue {
public:
    using AState = State<Players, Side>;
    static constexpr int POINT = 8;

    void start(const AState& state) {
        for (unsigned player = 0; player < Players; ++player) {
            const auto& wall = state.boards[player].wall;
            for (unsigned row = 0; row < WALL_SIZE; ++row) {
                for (unsigned color = 0; color < NUM_COLORS; ++color) {
                    const auto points = static_cast<int>(points_in_row(wall, row, color));
                    const auto of_color = static_cast<int>(num_of_color(wall, color));
                    // A tile towards five of a color: 10 points shared by five, more the nearer.
                    const int worth = POINT * (points + 1) + of_color * of_color;
                    worth_[player][row][color] = worth;
                    // A pattern line left unfinished is worth less than its share: half of it.
                    share_[player][row][color] = SHARE * worth / static_cast<int>(2 * (row + 1));
                }
            }
        }
    }

    /// Of taking `count` tiles, for the seat to move.
    int of(const AState& state, bool takes_marker, unsigned color, unsigned count,
           unsigned destination) const {
        const auto& board = state.boards[state.seat];
        unsigned fallen = count;
        int value = 0;
        if (destination != FLOOR) {
            const unsigned held = board.pattern_lines[destination - 1].count;
            const unsigned room = destination - held;
            if (count >= room) {
                fallen = count - room;
                value = worth_[state.seat][destination - 1][color] + 2 * POINT;
            } else {
                fallen = 0;
                value = share_[state.seat][destination - 1][color] *
                        static_cast<int>(held + count) / SHARE;
            }
        }
        const unsigned before = board.floor_line.length;
        const unsigned after =
            std::min(before + fallen + (takes_marker ? 1 : 0), FLOOR_LINE_SPACES);
        // The marker's start makes up for its space on the floor line.
        if (takes_marker) value += POINT + POINT / 2;
        return value - POINT * (FLOOR_LINE_COST[after] - FLOOR_LINE_COST[before]);
    }

    int of(const AState& state, Action action) const {
        const Move move = Move::of(action);
        const bool takes_marker = move.source == AState::CENTER && state.marker_seat == UNCLAIMED;
        return of(state, takes_marker, move.color, state.sources[move.source].count(move.color),
                  move.destination);
    }

private:
    /// Of a tile's share of a pattern line, in finer steps.
    static constexpr int SHARE = 32;
    using OfSpaces = std::array<std::array<std::array<int, NUM_COLORS>, WALL_SIZE>, Players>;

    OfSpaces worth_{};
    OfSpaces share_{};
};

/// Bits of the sources to look at: factories that hold the same as an earlier one are left out,
/// since their moves lead to the same.
template <unsigned Players, WallSide Side>
unsigned distinct_sources(const State<Players, Side>& state) {
    using AState = State<Players, Side>;
    unsigned distinct = 0;
    for (unsigned source = 0; source < AState::NUM_SOURCES; ++source) {
        if (state.sources[source].is_empty()) continue;
        bool is_new = true;
        if (source != AState::CENTER) {
            for (unsigned earlier = 0; earlier < source; ++earlier) {
                is_new &= state.sources[earlier] != state.sources[source];
            }
        }
        distinct |= static_cast<unsigned>(is_new) << source;
    }
    return distinct;
}

/// Calls `function(source, color, count, takes_marker)` for every source and color of `sources`.
template <unsigned Players, WallSide Side, class Function>
void for_each_take(const State<Players, Side>& state, unsigned sources, Function function) {
    using AState = State<Players, Side>;
    for (; sources != 0; sources &= sources - 1) {
        const auto source = static_cast<unsigned>(std::countr_zero(sources));
        const TileCounts tiles = state.sources[source];
        const bool takes_marker = source == AState::CENTER && state.marker_seat == UNCLAIMED;
        for (unsigned color = 0; color < NUM_COLORS; ++color) {
            const unsigned count = tiles.count(color);
            if (count != 0) function(source, color, count, takes_marker);
        }
    }
}

struct OrderedMove {
    Action action;
    int order;
};

template <unsigned Players>
struct OrderedMoves {
    std::array<OrderedMove, MAX_LEGAL_ACTIONS<Players>> moves;
    unsigned size = 0;

    /// Brings the best of the moves from `at` on to `at`: most nodes need only the first few.
    const OrderedMove& pick(unsigned at) {
        unsigned best = at;
        for (unsigned other = at + 1; other < size; ++other) {
            if (moves[other].order > moves[best].order) best = other;
        }
        std::swap(moves[at], moves[best]);
        return moves[at];
    }
};

/// The best move by the quick value. What lies beside the tiles taken does not count, so that of
/// several factories with as many of a color one is looked at.
template <unsigned Players, WallSide Side>
Move quick_move(const State<Players, Side>& state, const QuickValue<Players, Side>& quick) {
    using AState = State<Players, Side>;
    Move best{};
    int best_value = -1'000'000;
    const OpenDestinations open = state.boards[state.seat].open;
    const bool is_marker_in_center = state.marker_seat == UNCLAIMED;
    for (unsigned color = 0; color < NUM_COLORS; ++color) {
        unsigned sources = state.available.sources_of(color);
        if (sources == 0) continue;
        // The floor line is for what fits nowhere.
        unsigned destinations = open.of_color(color) & OpenDestinations::PATTERN_LINES;
        if (destinations == 0) destinations = 1u << FLOOR;
        unsigned seen_counts = 0;
        for (; sources != 0; sources &= sources - 1) {
            const auto source = static_cast<unsigned>(std::countr_zero(sources));
            const unsigned count = state.sources[source].count(color);
            const bool takes_marker = source == AState::CENTER && is_marker_in_center;
            if (!takes_marker && (seen_counts >> count & 1)) continue;
            seen_counts |= 1u << count;
            for (unsigned left = destinations; left != 0; left &= left - 1) {
                const auto destination = static_cast<unsigned>(std::countr_zero(left));
                const int value = quick.of(state, takes_marker, color, count, destination);
                if (value > best_value) {
                    best_value = value;
                    best = {source, color, destination};
                }
            }
        }
    }
    return best;
}

/// Finishes the factory offer by the quick value, without wall-tiling.
template <unsigned Players, WallSide Side>
void play_out(State<Players, Side>& state, const QuickValue<Players, Side>& quick) {
    while (!state.available.is_empty()) state.take_and_place(quick_move(state, quick));
}

}  // namespace azulejos::search
