// The order of the moves of a node: static gains, and the history heuristic.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "azulejos/search/move_ordering.hpp"

namespace azulejos::search {

template <unsigned Players, WallSide Side>
class HistoryHeuristic {
public:
    using AState = State<Players, Side>;

    void clear() {
        for (auto& of_seat : scores_) of_seat.fill(0);
    }

    /// Adds the moves of `state` except one, with their order.
    void list(const AState& state, const StaticGain<Players, Side>& static_gain, Action except,
              OrderedMoves<Players>& moves) const {
        const OpenDestinations open = state.boards[state.seat].open;
        const auto& scores = scores_[state.seat];
        for_each_take(state, distinct_sources(state),
                      [&](unsigned source, unsigned color, unsigned count, bool takes_marker) {
                          const Action first = Move{source, color, FLOOR}.action();
                          for (unsigned left = open.of_color(color); left != 0; left &= left - 1) {
                              const auto destination =
                                  static_cast<unsigned>(std::countr_zero(left));
                              const auto action = static_cast<Action>(first + destination);
                              if (action == except) continue;
                              int order = GAIN_WEIGHT * static_gain.of(state, takes_marker, color,
                                                                       count, destination);
                              order += scores[action];
                              moves.moves[moves.size++] = {action, order};
                          }
                      });
    }

    void reward_cutoff(unsigned seat, Action action, unsigned depth) {
        // Drawn towards a limit, so that a move that stops cutting off fades behind those that do.
        int& entry = scores_[seat][action];
        const int bonus = static_cast<int>(std::min(depth * depth, 64u));
        entry += bonus * 16 - entry * bonus / 256;
    }

private:
    static constexpr int GAIN_WEIGHT = 4;

    std::array<std::array<int, AState::NUM_OFFER_ACTIONS>, Players> scores_{};
};

}  // namespace azulejos::search
