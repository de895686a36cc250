// Which moves of a position to try first: by what they gain at a glance, and by what cut elsewhere.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "azulejos/search/move_ordering.hpp"

namespace azulejos::search {

template <unsigned Players, WallSide Side>
class MoveHistory {
public:
    using AState = State<Players, Side>;

    void forget() {
        for (auto& of_seat : cuts_) of_seat.fill(0);
    }

    /// Adds the moves of `state` but one, with their order.
    void list(const AState& state, const QuickValue<Players, Side>& quick, Action except,
              OrderedMoves<Players>& moves) const {
        const OpenDestinations open = state.boards[state.seat].open;
        const auto& cuts = cuts_[state.seat];
        for_each_take(state, distinct_sources(state),
                      [&](unsigned source, unsigned color, unsigned count, bool takes_marker) {
                          const Action first = Move{source, color, FLOOR}.action();
                          for (unsigned left = open.of_color(color); left != 0; left &= left - 1) {
                              const auto destination =
                                  static_cast<unsigned>(std::countr_zero(left));
                              const auto action = static_cast<Action>(first + destination);
                              if (action == except) continue;
                              int order = QUICK_WEIGHT *
                                          quick.of(state, takes_marker, color, count, destination);
                              order += cuts[action];
                              moves.moves[moves.size++] = {action, order};
                          }
                      });
    }

    void remember_cut(unsigned seat, Action action, unsigned depth) {
        // Drawn towards the limit, so that a move that stops cutting fades behind those that do.
        int& entry = cuts_[seat][action];
        const int bonus = static_cast<int>(std::min(depth * depth, 64u));
        entry += bonus * 16 - entry * bonus / 256;
    }

private:
    static constexpr int QUICK_WEIGHT = 4;

    std::array<std::array<int, AState::NUM_OFFER_ACTIONS>, Players> cuts_{};
};

}  // namespace azulejos::search
