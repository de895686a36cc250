// The static evaluation of a position inside a round: learned where there are weights, else a greedy
// playout to the end of the round.
#pragma once

#include "azulejos/search/mid_round_weights.hpp"
#include "azulejos/search/round_end.hpp"

namespace azulejos::search {

/// For `seat`. It may play out `state`. `static_gain` and `round_end` must have been started for the round.
template <unsigned Players, WallSide Side, unsigned CacheBits>
Utility static_evaluation(State<Players, Side>& state, unsigned seat,
                          const StaticGain<Players, Side>& static_gain,
                          RoundEnd<Players, Side, CacheBits>& round_end) {
    if constexpr (HAS_MID_ROUND_WEIGHTS<Players, Side>) {
        // They were learned where a network values the boundary.
        if (round_end.has_network() && num_takes(state) >= least_mid_round_takes(Players)) {
            const unsigned valued = Players == 2 ? state.seat : seat;
            const auto seen = look_at_mid_round(state, valued, static_gain, round_end);
            const Utility utility = mid_round_utility(MidRoundWeights<Players, Side>::TABLES, seen);
            return valued == seat ? utility : -utility;
        }
    }
    greedy_playout(state, static_gain);
    return round_end.utility(state, seat);
}

}  // namespace azulejos::search
