// Distinct moves, their order, and the greedy playout.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "azulejos/search/static_gain.hpp"
#include "azulejos/state.hpp"

namespace azulejos::search {

/// Bits of the sources whose moves differ: a factory with the same tiles as an earlier one is left out.
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

/// The move with the largest static gain and denial. Other tiles of its source do not count, so of
/// several factories with as many tiles of a color one is tried.
template <unsigned Players, WallSide Side>
Move greedy_move(const State<Players, Side>& state, const StaticGain<Players, Side>& static_gain) {
    using AState = State<Players, Side>;
    Move best{};
    int best_value = -1'000'000;
    const OpenDestinations open = state.boards[state.seat].open;
    const bool is_marker_in_center = state.marker_seat == UNCLAIMED;
    for (unsigned color = 0; color < NUM_COLORS; ++color) {
        unsigned sources = state.available.sources_of(color);
        if (sources == 0) continue;
        // The floor line only where no pattern line takes the color.
        unsigned destinations = open.of_color(color) & OpenDestinations::PATTERN_LINES;
        if (destinations == 0) destinations = 1u << FLOOR;
        unsigned seen_counts = 0;
        for (; sources != 0; sources &= sources - 1) {
            const auto source = static_cast<unsigned>(std::countr_zero(sources));
            const unsigned count = state.sources[source].count(color);
            const bool takes_marker = source == AState::CENTER && is_marker_in_center;
            if (!takes_marker && (seen_counts >> count & 1)) continue;
            seen_counts |= 1u << count;
            const int denied = static_gain.of_denying(state, color, count);
            for (unsigned left = destinations; left != 0; left &= left - 1) {
                const auto destination = static_cast<unsigned>(std::countr_zero(left));
                const int value =
                    static_gain.of(state, takes_marker, color, count, destination) + denied;
                if (value > best_value) {
                    best_value = value;
                    best = {source, color, destination};
                }
            }
        }
    }
    return best;
}

/// Finishes the factory offer with greedy moves, without wall-tiling.
template <unsigned Players, WallSide Side>
void greedy_playout(State<Players, Side>& state, const StaticGain<Players, Side>& static_gain) {
    while (!state.available.is_empty()) state.take_and_place(greedy_move(state, static_gain));
}

}  // namespace azulejos::search
