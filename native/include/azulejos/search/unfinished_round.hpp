// The value of a position inside a round: learned where there are weights, else by a quick play-out.
#pragma once

#include "azulejos/search/mid_round_weights.hpp"
#include "azulejos/search/round_end.hpp"

namespace azulejos::search {

/// For `seat`; `state` may be played out by it. `quick` and `round_end` must have been started for the
/// round.
template <unsigned Players, WallSide Side, unsigned KeptBits>
Utility utility_of_unfinished(State<Players, Side>& state, unsigned seat,
                              const QuickValue<Players, Side>& quick,
                              RoundEnd<Players, Side, KeptBits>& round_end) {
    if constexpr (HAS_MID_ROUND_WEIGHTS<Players, Side>) {
        // They were learned where a network values the boundary.
        if (round_end.is_learned() && num_takes(state) >= least_mid_round_takes(Players)) {
            const auto seen = look_at_mid_round(state, quick, round_end);
            const Utility utility = mid_round_utility(MidRoundWeights<Players, Side>::TABLE, seen);
            return state.seat == seat ? utility : -utility;
        }
    }
    play_out(state, quick);
    return round_end.utility(state, seat);
}

}  // namespace azulejos::search
