// A round played at a glance, many times from the same boundary: what its refills are worth together.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "azulejos/random.hpp"
#include "azulejos/search/move_ordering.hpp"
#include "azulejos/search/unfinished_round.hpp"

namespace azulejos::search {

/// Every move is the best of the few most promising ones, by what the round is worth after it
/// (`unfinished_round.hpp`). With five tried for each it takes 40 microseconds a round for 2 players on
/// the colored side, 400 for 4 on the gray side; with eight 70 for the first.
template <unsigned Players, WallSide Side>
class RefillPlay {
public:
    using AState = State<Players, Side>;

    /// The network, unless null, must outlive this; `num_tried` moves are tried for each that is
    /// played.
    RefillPlay(const Network* network, unsigned num_tried)
        : round_end_(network), num_tried_(num_tried) {}

    /// For refills of a boundary at which the game is not over.
    void start(const AState& boundary) {
        boundary_ = boundary;
        round_end_.start(boundary);
        quick_.start(boundary, round_end_);
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
    /// Each seat's chance to win after a round that was played.
    std::array<double, Players> wins(AState played) const {
        round_end_.finish(played);
        return round_end_.wins(played);
    }
    const auto& round_end() const { return round_end_; }

private:
    /// Several of these are made for a search: an eighth of what it keeps is hardly slower.
    static constexpr unsigned KEPT_BITS = 9;

    Action best_move(const AState& state) {
        OrderedMoves<Players> moves;
        const OpenDestinations open = state.boards[state.seat].open;
        for_each_take(
            state, distinct_sources(state),
            [&](unsigned source, unsigned color, unsigned count, bool takes_marker) {
                const Action first = Move{source, color, FLOOR}.action();
                const int denied = quick_.of_denying(state, color, count);
                for (unsigned left = open.of_color(color); left != 0; left &= left - 1) {
                    const auto destination = static_cast<unsigned>(std::countr_zero(left));
                    moves.moves[moves.size++] = {
                        static_cast<Action>(first + destination),
                        quick_.of(state, takes_marker, color, count, destination) + denied};
                }
            });
        Action best = moves.pick(0).action;
        if (moves.size == 1) return best;
        Utility best_utility = -INFINITE_UTILITY;
        for (unsigned at = 0; at < std::min(moves.size, num_tried_); ++at) {
            const Action action = moves.pick(at).action;
            AState child = state;
            child.take_and_place(Move::of(action));
            const Utility utility = utility_of_unfinished(child, state.seat, quick_, round_end_);
            if (utility > best_utility) {
                best_utility = utility;
                best = action;
            }
        }
        return best;
    }

    RoundEnd<Players, Side, KEPT_BITS> round_end_;
    unsigned num_tried_;
    AState boundary_;
    QuickValue<Players, Side> quick_;
};

}  // namespace azulejos::search
