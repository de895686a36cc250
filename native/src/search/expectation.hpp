// What is expected after a variation: chances and scores, from the boundary that it leads to.
#pragma once

#include <algorithm>

#include "azulejos/search/calibration.hpp"
#include "azulejos/search/own_play.hpp"
#include "azulejos/search/searcher.hpp"

namespace azulejos::search {

/// Of variations of the position that `Tree`, the tree of moves, has been started with.
template <unsigned Players, WallSide Side, class Tree>
class Expectation {
public:
    using AState = State<Players, Side>;

    /// `tree` must outlive this.
    explicit Expectation(Tree& tree) : tree_(&tree) {}

    AState boundary_after(const Variation& variation) const {
        AState state = tree_->root();
        for (const Action action : variation.actions) state.take_and_place(Move::of(action));
        greedy_playout(state, tree_->static_gain());
        tree_->round_end().finish(state);
        return state;
    }

    /// Fills the grounds, but for `is_solved` and `own`.
    void expect(Variation& variation) const {
        const AState boundary = boundary_after(variation);
        expect(boundary, variation.grounds);
        if constexpr (HAS_MID_ROUND_WEIGHTS<Players, Side>) {
            const auto& round_end = tree_->round_end();
            const unsigned seat = tree_->root().seat;
            if (round_end.has_network() &&
                round_end.utility_of_boundary(boundary, seat) != variation.utility) {
                expect_by_utility(variation);
            }
        }
    }
    void expect(const AState& boundary, Grounds& grounds) const {
        grounds.is_by_network = tree_->round_end().has_network();
        grounds.ends_game = boundary.is_over();
        read(boundary, grounds.wins, grounds.final_scores);
    }

    /// Whether chances are stated from `own_play` too.
    static bool needs_own_play(const Variation& variation) {
        return has_own_play<Players>(variation.grounds);
    }
    OwnPlay own_play(Action action) const {
        auto& round_end = tree_->round_end();
        OwnPlay own;
        AState state = tree_->root();
        state.take_and_place(Move::of(action));
        for (unsigned seat = 0; seat < Players; ++seat) {
            AState played = state;
            own.standing[seat] =
                win_of(static_evaluation(played, seat, tree_->static_gain(), round_end), 0);
        }
        play_for_themselves(state, NUM_TRIED, tree_->static_gain(), round_end);
        round_end.finish(state);
        read(state, own.wins, own.final_scores);
        return own;
    }

    /// Writes what is stated from the grounds.
    void state(Variation& variation, bool is_calibrated) const {
        const Grounds& grounds = variation.grounds;
        const Stated stated =
            is_calibrated
                ? calibrated<Players, Side>(grounds, tree_->root().round_number, tree_->root().seat)
                : Stated{grounds.wins, grounds.final_scores};
        variation.wins = stated.wins;
        variation.final_scores = stated.final_scores;
    }

private:
    /// Moves tried for each move of the seats' own play.
    static constexpr unsigned NUM_TRIED = 5;

    void read(const AState& boundary, OfSeats& wins, OfSeats& final_scores) const {
        const auto found_wins = tree_->round_end().wins(boundary);
        const auto found_scores = tree_->round_end().final_scores(boundary);
        std::copy(found_wins.begin(), found_wins.end(), wins.begin());
        std::copy(found_scores.begin(), found_scores.end(), final_scores.begin());
    }

    /// Where the utility is not that of the playout's boundary, the chances come from the utility, with
    /// the margin of the boundary. The others share the rest as they do at the boundary.
    void expect_by_utility(Variation& variation) const {
        const unsigned seat = tree_->root().seat;
        OfSeats& wins = variation.grounds.wins;
        const OfSeats& final_scores = variation.grounds.final_scores;
        double best_other = 0;
        double of_others = 0;
        for (unsigned other = 0; other < Players; ++other) {
            if (other == seat) continue;
            best_other = std::max(best_other, final_scores[other]);
            of_others += wins[other];
        }
        const double lead = final_scores[seat] - best_other;
        const double win = win_of(variation.utility, lead / MAX_LEAD);
        for (unsigned other = 0; other < Players; ++other) {
            const double share = of_others > 0 ? wins[other] / of_others : 1.0 / (Players - 1);
            wins[other] = other == seat ? win : share * (1 - win);
        }
    }

    Tree* tree_;
};

}  // namespace azulejos::search
