// Rollouts of a boundary: a random refill, weak but fast play to the next boundary, an evaluation there.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "azulejos/random.hpp"
#include "azulejos/search/move_ordering.hpp"
#include "azulejos/search/static_evaluation.hpp"

namespace azulejos::search {

/// Every move is the best of the few with the largest static gain, by the static evaluation after it.
/// With five tried a rollout takes 40 microseconds for 2 players on the colored side, and 400 for 4 on
/// the gray side; with eight it takes 70 for the first.
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
        while (!state.available.is_empty()) state.take_and_place(Move::of(best_move(state)));
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

    Action best_move(const AState& state) {
        OrderedMoves<Players> moves;
        const OpenDestinations open = state.boards[state.seat].open;
        for_each_take(
            state, distinct_sources(state),
            [&](unsigned source, unsigned color, unsigned count, bool takes_marker) {
                const Action first = Move{source, color, FLOOR}.action();
                const int denied = static_gain_.of_denying(state, color, count);
                for (unsigned left = open.of_color(color); left != 0; left &= left - 1) {
                    const auto destination = static_cast<unsigned>(std::countr_zero(left));
                    moves.moves[moves.size++] = {
                        static_cast<Action>(first + destination),
                        static_gain_.of(state, takes_marker, color, count, destination) + denied};
                }
            });
        Action best = moves.pick(0).action;
        if (moves.size == 1) return best;
        Utility best_utility = -INFINITE_UTILITY;
        for (unsigned at = 0; at < std::min(moves.size, num_tried_); ++at) {
            const Action action = moves.pick(at).action;
            AState child = state;
            child.take_and_place(Move::of(action));
            const Utility utility = static_evaluation(child, state.seat, static_gain_, round_end_);
            if (utility > best_utility) {
                best_utility = utility;
                best = action;
            }
        }
        return best;
    }

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
