// Rollouts of a boundary: a random refill, weak but fast play to the next boundary, an evaluation there.
#pragma once

#include <array>

#include "azulejos/random.hpp"
#include "azulejos/search/own_play.hpp"

namespace azulejos::search {

/// Every seat plays for itself (`own_play.hpp`). With five moves tried a rollout takes 40 microseconds
/// for 2 players on the colored side, and 400 for 4 on the gray side; with eight it takes 70 for the
/// first.
template <unsigned Players, WallSide Side>
class Rollout {
public:
    using AState = State<Players, Side>;

    /// The network, unless null, must outlive this. `num_tried` moves are tried for each move.
    Rollout(const Network* network, unsigned num_tried)
        : round_end_(network), num_tried_(num_tried) {}

    /// The game must not be over at `boundary`.
    void start(const AState& boundary) {
        boundary_ = boundary;
        round_end_.start(boundary);
        static_gain_.start(boundary, round_end_);
    }
    /// Fills the factories and plays until they and the center are empty.
    AState play(Random& rng) {
        AState state = boundary_;
        state.deal_random(rng);
        round_end_.refill(state);
        play_for_themselves(state, num_tried_, static_gain_, round_end_);
        return state;
    }
    Utility utility(const AState& played, unsigned seat) {
        return round_end_.utility(played, seat);
    }
    /// Each seat's chance to win after a rollout.
    std::array<double, Players> wins(AState played) const {
        round_end_.finish(played);
        return round_end_.wins(played);
    }
    const auto& round_end() const { return round_end_; }

private:
    /// A search makes several of these; an eighth of its cache is hardly slower.
    static constexpr unsigned CACHE_BITS = 9;

    RoundEnd<Players, Side, CACHE_BITS> round_end_;
    unsigned num_tried_;
    AState boundary_;
    StaticGain<Players, Side> static_gain_;
};

// Each kind compiles in a file of its own, in src/search/kinds/.
extern template class Rollout<2, WallSide::COLORED>;
extern template class Rollout<2, WallSide::GRAY>;
extern template class Rollout<3, WallSide::COLORED>;
extern template class Rollout<3, WallSide::GRAY>;
extern template class Rollout<4, WallSide::COLORED>;
extern template class Rollout<4, WallSide::GRAY>;

}  // namespace azulejos::search
