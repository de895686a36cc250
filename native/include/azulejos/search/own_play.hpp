// Fast play in which every seat chooses for itself: how a round goes on if nobody plays against anybody.
#pragma once

#include <algorithm>
#include <bit>

#include "azulejos/search/move_ordering.hpp"
#include "azulejos/search/static_evaluation.hpp"

namespace azulejos::search {

/// Of the `num_tried` moves with the largest static gain, the best for the seat to move by the static
/// evaluation after it.
template <unsigned Players, WallSide Side, unsigned CacheBits>
Action best_for_itself(const State<Players, Side>& state, unsigned num_tried,
                       const StaticGain<Players, Side>& static_gain,
                       RoundEnd<Players, Side, CacheBits>& round_end) {
    OrderedMoves<Players> moves;
    const OpenDestinations open = state.boards[state.seat].open;
    for_each_take(
        state, distinct_sources(state),
        [&](unsigned source, unsigned color, unsigned count, bool takes_marker) {
            const Action first = Move{source, color, FLOOR}.action();
            const int denied = static_gain.of_denying(state, color, count);
            for (unsigned left = open.of_color(color); left != 0; left &= left - 1) {
                const auto destination = static_cast<unsigned>(std::countr_zero(left));
                moves.moves[moves.size++] = {
                    static_cast<Action>(first + destination),
                    static_gain.of(state, takes_marker, color, count, destination) + denied};
            }
        });
    Action best = moves.pick(0).action;
    if (moves.size == 1) return best;
    Utility best_utility = -INFINITE_UTILITY;
    for (unsigned at = 0; at < std::min(moves.size, num_tried); ++at) {
        const Action action = moves.pick(at).action;
        State<Players, Side> child = state;
        child.take_and_place(Move::of(action));
        const Utility utility = static_evaluation(child, state.seat, static_gain, round_end);
        if (utility > best_utility) {
            best_utility = utility;
            best = action;
        }
    }
    return best;
}

/// Finishes the factory offer by such moves, without wall-tiling.
template <unsigned Players, WallSide Side, unsigned CacheBits>
void play_for_themselves(State<Players, Side>& state, unsigned num_tried,
                         const StaticGain<Players, Side>& static_gain,
                         RoundEnd<Players, Side, CacheBits>& round_end) {
    while (!state.available.is_empty()) {
        state.take_and_place(Move::of(best_for_itself(state, num_tried, static_gain, round_end)));
    }
}

}  // namespace azulejos::search
