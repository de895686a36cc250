// The search inside a round from its root: iterative deepening, MultiPV, and rollouts at the end.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "azulejos/search/searcher.hpp"
#include "azulejos/search/transposition_table.hpp"
#include "expectation.hpp"
#include "rollout_comparison.hpp"
#include "tree_search.hpp"

namespace azulejos::search {

/// Clock: tests have their own, so that they need not wait.
template <unsigned Players, WallSide Side, class Clock = std::chrono::steady_clock>
class RoundSearch {
public:
    using AState = State<Players, Side>;

    /// `table`, and the network unless null, must outlive the search.
    RoundSearch(TranspositionTable& table, const Network* network)
        : tree_(table, network), expectation_(tree_), rollouts_(network) {}
    RoundSearch(const RoundSearch&) = delete;
    RoundSearch& operator=(const RoundSearch&) = delete;

    std::vector<Variation> search(const AState& state, const Request& request,
                                  SharedBySearch* shared) {
        start(state, request, shared, true);
        if (state.phase == Phase::WALL_TILING) return choose_column();
        std::vector<Variation> best = deepen(1);
        if (is_exhausted_ && may_roll_out()) roll_out_moves(best);
        return best;
    }
    /// A helper thread of lazy SMP: fills the table until the main thread is done. Every other helper
    /// begins a ply deeper, so that they do not all search the same nodes.
    void search_as_helper(const AState& state, const Request& request, SharedBySearch& shared,
                          unsigned number) {
        start(state, request, &shared, false);
        if (state.phase == Phase::FACTORY_OFFER) deepen(1 + number % 2);
    }

private:
    using Tree = TreeSearch<Players, Side, Clock>;
    using Expectation = search::Expectation<Players, Side, Tree>;
    struct RootMove {
        Action action;
        Utility utility = 0;
        /// The last depth that searched it fully; 0 if none did.
        unsigned depth = 0;
        /// What that depth found.
        OfSeats wins{};
        OfSeats final_scores{};
        /// No depth changes it; found when it is first needed.
        std::optional<OwnPlay> own{};
    };

    // ---- The root ----

    void start(const AState& state, const Request& request, SharedBySearch* shared, bool is_main) {
        request_ = &request;
        is_main_ = is_main;
        tree_.start(state, request, shared, is_main);
        list_root_moves();
    }
    const AState& root() const { return tree_.root(); }

    void list_root_moves() {
        root_moves_.clear();
        is_root_whole_ = request_->actions.empty();
        if (!is_root_whole_) {
            for (const Action action : request_->actions) root_moves_.push_back({action});
            if (root().phase == Phase::FACTORY_OFFER) order_root_moves();
        } else if (root().phase == Phase::WALL_TILING) {
            typename AState::Actions list;
            root().list_legal_actions(list);
            for (const Action action : list) root_moves_.push_back({action});
        } else {
            OrderedMoves<Players> moves;
            tree_.list_moves(moves);
            for (unsigned at = 0; at < moves.size; ++at) {
                root_moves_.push_back({moves.pick(at).action});
            }
        }
    }

    void order_root_moves() {
        std::stable_sort(root_moves_.begin(), root_moves_.end(),
                         [&](const RootMove& one, const RootMove& other) {
                             return tree_.static_gain().of(root(), one.action) >
                                    tree_.static_gain().of(root(), other.action);
                         });
    }

    std::vector<Variation> deepen(unsigned first_depth) {
        const unsigned max_depth =
            std::min(request_->limits.depth.value_or(Tree::MAX_PLIES), Tree::MAX_PLIES);
        const std::size_t num_variations =
            std::min<std::size_t>(request_->num_variations, root_moves_.size());
        std::vector<Variation> best(1);
        best[0].actions = {root_moves_[0].action};
        best[0].depth = 1;
        is_exhausted_ = false;
        for (unsigned depth = first_depth; depth <= max_depth; ++depth) {
            std::vector<Variation> found;
            tree_.start_depth();
            for (std::size_t rank = 0; rank < num_variations; ++rank) {
                if (!search_root(depth, rank)) break;
                found.push_back(variation(depth, rank));
            }
            const bool is_complete =
                found.size() == num_variations && !tree_.deadline().is_reached();
            is_exhausted_ = is_complete && tree_.is_exhausted();
            for (Variation& each : found) mark_solved(each, is_complete && tree_.is_solved());
            average_expectations(found, is_exhausted_);
            for (Variation& each : found) state_chances(each);
            if (is_complete) {
                best = std::move(found);
            } else {
                take_over(std::move(found), best);
            }
            if (is_main_) report(best);
            if (!is_complete || is_exhausted_) break;
            // Time is not spent on a move that must be played anyway.
            if (root_moves_.size() == 1 && request_->limits.milliseconds) break;
        }
        return best;
    }

    void mark_solved(Variation& variation, bool is_exhausted) const {
        variation.is_exhausted = is_exhausted;
        variation.is_solved = is_exhausted && is_root_whole_;
        variation.grounds.is_solved = is_exhausted;
    }

    void report(const std::vector<Variation>& best) const {
        if (!request_->report) return;
        for (const Variation& each : best) request_->report(each);
    }

    /// A depth cut short still counts: its first move was the best of the depth before, so a move
    /// ahead of it now is better. The others stay as they were found.
    void take_over(std::vector<Variation> found, std::vector<Variation>& best) const {
        const std::size_t size = std::max(found.size(), best.size());
        for (Variation& earlier : best) {
            const bool is_new = std::none_of(found.begin(), found.end(), [&](const auto& each) {
                return each.actions[0] == earlier.actions[0];
            });
            if (is_new && found.size() < size) found.push_back(std::move(earlier));
        }
        best = std::move(found);
        rank_in_order(best);
    }

    void rank_in_order(std::vector<Variation>& best) const {
        for (std::size_t at = 0; at < best.size(); ++at) {
            best[at].rank = static_cast<unsigned>(at + 1);
            best[at].nodes = tree_.deadline().nodes();
            best[at].milliseconds = tree_.deadline().milliseconds();
        }
    }

    /// Finds the best of the root moves from `rank` on and brings it to `rank`. False if none is
    /// worth more than `floor`, or the deadline came before any was searched.
    bool search_root(unsigned depth, std::size_t rank, Utility floor = -INFINITE_UTILITY) {
        Utility alpha = floor;
        std::size_t best = root_moves_.size();
        for (std::size_t at = rank; at < root_moves_.size(); ++at) {
            typename Tree::Pv pv;
            const Utility utility = tree_.search_move(root_moves_[at].action, alpha, depth, pv);
            if (!tree_.is_last_valued()) break;
            if (utility > alpha) {
                alpha = utility;
                best = at;
                root_moves_[at].utility = utility;
                root_pv_.actions[0] = root_moves_[at].action;
                std::copy_n(pv.actions.begin(), pv.size, root_pv_.actions.begin() + 1);
                root_pv_.size = pv.size + 1;
            }
            if (tree_.deadline().is_reached()) break;
        }
        if (best == root_moves_.size()) return false;
        std::rotate(root_moves_.begin() + static_cast<std::ptrdiff_t>(rank),
                    root_moves_.begin() + static_cast<std::ptrdiff_t>(best),
                    root_moves_.begin() + static_cast<std::ptrdiff_t>(best + 1));
        return true;
    }

    // ---- Rollouts ----

    /// Not for several variations: only the first few are compared, so that there is no one order.
    /// Not with 3 and 4 players, whose boundaries rest on assumed replies too: it won nothing there.
    bool may_roll_out() const {
        const Limits& limits = request_->limits;
        return Players == 2 && request_->uses_rollouts && limits.milliseconds && !limits.nodes &&
               !limits.depth && request_->num_variations == 1 &&
               tree_.scope() == EvaluationScope{} && root_moves_.size() > 1;
    }

    /// After a solved round: spends the time left on rollouts of the boundaries that the best moves
    /// lead to, and leaves the best one.
    void roll_out_moves(std::vector<Variation>& best) {
        rollouts_.start(root().round_number, best[0].utility);
        rollouts_.add(best[0], expectation_.boundary_after(best[0]));
        while (rollouts_.has_room() && best.size() < root_moves_.size() &&
               search_root(Tree::most_plies(root()), best.size(), rollouts_.floor())) {
            best.push_back(variation(best[0].depth, best.size()));
            mark_solved(best.back(), best[0].is_exhausted);
            rollouts_.add(best.back(), expectation_.boundary_after(best.back()));
        }
        compare_by_rollouts(best, UNLIMITED_TRIALS);
        best.resize(1);
        rank_in_order(best);
        report(best);
    }
    void compare_by_rollouts(std::vector<Variation>& best, std::uint64_t max_trials) {
        rollouts_.compare(root().seat, tree_.root_key().value(root()), max_trials,
                          [&] { return tree_.deadline().poll_is_reached(); });
        rollouts_.order(best);
        for (Variation& each : best) state_chances(each);
    }

    Variation variation(unsigned depth, std::size_t rank) {
        Variation variation;
        variation.rank = static_cast<unsigned>(rank + 1);
        variation.depth = depth;
        variation.nodes = tree_.deadline().nodes();
        variation.milliseconds = tree_.deadline().milliseconds();
        variation.utility = root_moves_[rank].utility;
        variation.actions.assign(root_pv_.actions.begin(),
                                 root_pv_.actions.begin() + root_pv_.size);
        expectation_.expect(variation);
        return variation;
    }

    /// Nothing that is stated decides anything here.
    void state_chances(Variation& variation) {
        if (is_main_ && request_->is_calibrated && Expectation::needs_own_play(variation)) {
            std::optional<OwnPlay>& own = root_move_of(variation).own;
            if (!own) own = expectation_.own_play(variation.actions[0]);
            variation.grounds.own = *own;
        }
        expectation_.state(variation, request_->is_calibrated);
    }

    RootMove& root_move_of(const Variation& variation) {
        return *std::find_if(root_moves_.begin(), root_moves_.end(), [&](const RootMove& each) {
            return each.action == variation.actions[0];
        });
    }

    /// Keeps what this depth expects of its best moves. Where the depth limit was met it reports the
    /// mean with the depth before: for all moves or none, so that they can be compared.
    void average_expectations(std::vector<Variation>& found, bool is_exhausted) {
        const bool is_mean =
            !is_exhausted && std::all_of(found.begin(), found.end(), [&](const Variation& each) {
                return each.depth > 1 && root_move_of(each).depth + 1 == each.depth;
            });
        for (Variation& variation : found) {
            RootMove& move = root_move_of(variation);
            Grounds& grounds = variation.grounds;
            const OfSeats wins = std::exchange(move.wins, grounds.wins);
            const OfSeats final_scores = std::exchange(move.final_scores, grounds.final_scores);
            move.depth = variation.depth;
            if (!is_mean) continue;
            for (unsigned seat = 0; seat < Players; ++seat) {
                grounds.wins[seat] = (grounds.wins[seat] + wins[seat]) / 2;
                grounds.final_scores[seat] = (grounds.final_scores[seat] + final_scores[seat]) / 2;
            }
        }
    }

    /// Wall-tiling on the gray side: the column whose best continuation is worth most.
    std::vector<Variation> choose_column() {
        std::vector<Variation> found;
        tree_.round_end().start_tiling();
        for (const RootMove& move : root_moves_) {
            if (!tree_.deadline().count_node()) break;
            AState state = root();
            state.apply(move.action);
            Variation variation;
            variation.depth = 1;
            variation.utility = state.phase == Phase::WALL_TILING
                                    ? tree_.round_end().utility_uncached(state, root().seat)
                                    : tree_.round_end().utility_of_boundary(state, root().seat);
            variation.actions = {move.action};
            found.push_back(variation);
        }
        const bool is_complete = found.size() == root_moves_.size();
        for (Variation& each : found) mark_solved(each, is_complete);
        if (found.empty()) {
            found.emplace_back();
            found[0].actions = {root_moves_[0].action};
            found[0].depth = 1;
        }
        std::stable_sort(found.begin(), found.end(), [](const Variation& a, const Variation& b) {
            return a.utility > b.utility;
        });
        roll_out_columns(found);
        rank_in_order(found);
        report(found);
        return found;
    }

    /// The same as `roll_out_moves` for columns; leaves only those that are reported.
    void roll_out_columns(std::vector<Variation>& found) {
        const bool may_compare = may_roll_out();
        rollouts_.start(root().round_number, found[0].utility);
        for (std::size_t at = 0; at < found.size(); ++at) {
            // Finishing the tiling is the slowest step here.
            const bool is_compared = may_compare && rollouts_.has_room() &&
                                     found[at].utility > rollouts_.floor() &&
                                     !tree_.deadline().poll_is_reached();
            if (!is_compared && at >= request_->num_variations) break;
            AState state = root();
            state.apply(found[at].actions[0]);
            tree_.round_end().finish(state);
            expectation_.expect(state, found[at].grounds);
            // A column leads to the boundary, whatever became of the others.
            found[at].grounds.is_solved = true;
            state_chances(found[at]);
            if (is_compared) rollouts_.add(found[at], state);
        }
        if (may_compare) compare_by_rollouts(found, TRIALS_FOR_A_COLUMN);
        if (found.size() > request_->num_variations) found.resize(request_->num_variations);
    }

    static constexpr std::uint64_t UNLIMITED_TRIALS = std::numeric_limits<std::uint64_t>::max();
    /// A board may choose up to five columns one after the other; together they must not take five
    /// times as long as a move.
    static constexpr std::uint64_t TRIALS_FOR_A_COLUMN = 64;

    Tree tree_;
    Expectation expectation_;
    const Request* request_ = nullptr;
    bool is_main_ = true;
    std::vector<RootMove> root_moves_;
    typename Tree::Pv root_pv_;
    /// The root moves are all legal moves.
    bool is_root_whole_ = true;
    /// The last depth met no depth limit.
    bool is_exhausted_ = false;
    RolloutComparison<Players, Side> rollouts_;
};

}  // namespace azulejos::search
