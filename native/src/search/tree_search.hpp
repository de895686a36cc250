// The tree of moves below a position: principal variation search, to a depth or the round's end.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "azulejos/search/position_key.hpp"
#include "azulejos/search/round_end.hpp"
#include "azulejos/search/searcher.hpp"
#include "azulejos/search/static_evaluation.hpp"
#include "azulejos/search/transposition_table.hpp"
#include "deadline.hpp"
#include "history_heuristic.hpp"

namespace azulejos::search {

/// Minimax with 2 players. With 3 and 4 it is best-reply search: the opponents form one side that
/// minimizes the root seat's utility, and between two moves of the root seat only one of them
/// chooses; the others are assumed to make the greedy move. Against two paranoid searches, which let
/// all opponents choose and so search less deeply, it won 42 % where a third is even; max^n won 18 %.
///
/// Clock: tests have their own, so that they need not wait.
template <unsigned Players, WallSide Side, class Clock>
class TreeSearch {
public:
    using AState = State<Players, Side>;
    using Key = PositionKey<Players, Side>;

    /// A ply takes all tiles of a color from a source: at most one for each tile on a factory and
    /// for each color that lies in the center, 4F + 5: 41 for 4 players.
    static constexpr unsigned MAX_PLIES = TILES_PER_FACTORY * num_factories(Players) + NUM_COLORS;
    struct Pv {
        std::array<Action, MAX_PLIES + 1> actions;
        unsigned size = 0;
    };

    /// `table`, and the network unless null, must outlive this.
    TreeSearch(TranspositionTable& table, const Network* network)
        : table_(&table), round_end_(network) {}

    /// `request` must outlive what follows.
    void start(const AState& state, const Request& request, SharedBySearch* shared, bool is_main) {
        root_ = state;
        request_ = &request;
        deadline_.emplace(request.limits, shared, is_main);
        const std::uint64_t salt = round_salt(state);
        if (salt != salt_ || request.level.scope != scope_)
            round_end_.start(state, request.level.scope);
        round_end_.set_root(state);
        salt_ = salt;
        scope_ = request.level.scope;
        // With more than two players the utilities are the root seat's, so its entries are of no use
        // to another root seat.
        key_ = Key(state, Players == 2 ? salt : salt + state.seat * 0x9E3779B97F4A7C15);
        // Wall-tiling changes walls, so there are no static gains. With a limit in time the table may
        // hold evaluations by the static gains of an earlier root: no worse than those of this one.
        if (state.phase == Phase::FACTORY_OFFER) static_gain_.start(state, round_end_);
        history_.clear();
        start_depth();
    }
    /// Resets the counts behind `is_exhausted` and `is_solved`.
    void start_depth() {
        num_horizon_leaves_ = 0;
        num_assumed_replies_ = 0;
    }

    /// The moves of the root, the most promising first.
    void list_moves(OrderedMoves<Players>& moves) const {
        history_.list(root_, static_gain_, NO_ACTION, moves);
    }
    /// The utility of one of them, exact if it is more than `alpha`, else an upper bound. Meaningless
    /// where `is_last_valued` is false: the deadline came first. `pv` is what follows.
    Utility search_move(Action action, Utility alpha, unsigned depth, Pv& pv) {
        return search_child(root_, key_, action, alpha, INFINITE_UTILITY, Remaining{depth}, false,
                            alpha == -INFINITE_UTILITY, pv);
    }
    bool is_last_valued() const { return !deadline_->is_reached() || is_last_child_valued_; }

    /// Whether every leaf of this depth was an end of the round.
    bool is_exhausted() const { return num_horizon_leaves_ == 0; }
    /// Whether no reply was assumed either.
    bool is_solved() const { return is_exhausted() && num_assumed_replies_ == 0; }

    const AState& root() const { return root_; }
    const Key& root_key() const { return key_; }
    const EvaluationScope& scope() const { return scope_; }
    const StaticGain<Players, Side>& static_gain() const { return static_gain_; }
    RoundEnd<Players, Side>& round_end() { return round_end_; }
    const RoundEnd<Players, Side>& round_end() const { return round_end_; }
    Deadline<Clock>& deadline() { return *deadline_; }
    const Deadline<Clock>& deadline() const { return *deadline_; }

    /// An upper bound for the plies to the end of the round: a move takes a color from a source, and
    /// tiles that it moves to the center lay on a factory before.
    static unsigned most_plies(const AState& state) { return num_takes(state); }

private:
    static constexpr Action NO_ACTION = 0xFFFF;

    /// Whether both seats maximize, or both minimize; never with two players.
    bool is_same_side(unsigned seat, unsigned other) const {
        if constexpr (Players == 2) return false;
        return (seat == root_.seat) == (other == root_.seat);
    }
    /// Negamax: utilities are those of the side to move, the root seat's or the same negated.
    Utility for_side(Utility of_root_seat, unsigned seat) const {
        return seat == root_.seat ? of_root_seat : -of_root_seat;
    }

    /// What is left to search below a position.
    struct Remaining {
        unsigned depth;
        /// One of the opponents has chosen since the root seat's last move (3 and 4 players).
        bool has_replied = false;
    };
    /// After a move of `seat`; assumed replies are no ply.
    Remaining remaining_after(Remaining remaining, unsigned seat, bool is_greedy,
                              unsigned next_seat) const {
        if constexpr (Players == 2) return {remaining.depth - 1};
        const bool replies = seat != root_.seat && !is_greedy;
        return {is_greedy ? remaining.depth : remaining.depth - 1,
                next_seat != root_.seat && (remaining.has_replied || replies)};
    }

    /// For the root seat, of a leaf inside the round.
    Utility leaf_utility(AState& state) {
        // A level that ignores the opponents evaluates the round as if it ended here.
        if (!scope_.opponents) return round_end_.utility(state, root_.seat);
        if (request_->on_leaf) request_->on_leaf(state);
        return static_evaluation(state, root_.seat, static_gain_, round_end_);
    }

    /// The utility of one move, for the side to move in `state`.
    Utility search_child(const AState& state, const Key& key, Action action, Utility alpha,
                         Utility beta, Remaining remaining, bool is_greedy, bool is_first, Pv& pv) {
        is_last_child_valued_ = false;
        pv.size = 0;
        if (!deadline_->count_node()) return 0;
        const Move move = Move::of(action);
        const unsigned seat = state.seat;
        AState child = state;
        Key child_key = key;
        child_key.take(state, move);
        child.take_and_place(move);
        if (child.available.is_empty()) {
            is_last_child_valued_ = true;
            return for_side(round_end_.utility(child, root_.seat), seat);
        }
        const Remaining below = remaining_after(remaining, seat, is_greedy, child.seat);
        if (below.depth == 0) {
            ++num_horizon_leaves_;
            is_last_child_valued_ = true;
            return for_side(leaf_utility(child), seat);
        }
        child_key.place(child, seat);
        const std::uint64_t child_value =
            child_key.value(child) ^ (below.has_replied ? REPLIED : 0);
        table_->prefetch(child_value);
        const auto descend = [&](Utility low, Utility high) {
            if (is_same_side(seat, child.seat)) {
                return search_node(child, child_key, child_value, low, high, below, pv);
            }
            return -search_node(child, child_key, child_value, -high, -low, below, pv);
        };
        Utility utility = 0;
        // Principal variation search: the first move gets the full window, the others a null window,
        // and a re-search where they fail high.
        if (!is_first && beta - alpha > 1) {
            utility = descend(alpha, alpha + 1);
            if (!deadline_->is_reached() && utility > alpha && utility < beta) {
                utility = descend(alpha, beta);
            }
        } else {
            utility = descend(alpha, beta);
        }
        is_last_child_valued_ = !deadline_->is_reached();
        return utility;
    }

    /// Meaningless once the deadline is reached. The depth is at least 1, and the factory offer is
    /// not over.
    Utility search_node(const AState& state, const Key& key, std::uint64_t key_value, Utility alpha,
                        Utility beta, Remaining remaining, Pv& pv) {
        // 1. Transposition table. Entries of this depth or deeper cut off at once, but not on the
        //    principal variation, whose moves are reported.
        const bool is_principal = beta - alpha > 1;
        Action table_action = NO_ACTION;
        pv.size = 0;
        if (const TableEntry entry = table_->find(key_value); entry.bound != Bound::NONE) {
            table_action = entry.action;
            const bool is_enough = entry.bound == Bound::EXACT ||
                                   (entry.bound == Bound::AT_LEAST && entry.utility >= beta) ||
                                   (entry.bound == Bound::AT_MOST && entry.utility <= alpha);
            if (!is_principal && is_enough && entry.depth >= remaining.depth) {
                if (entry.depth < EXHAUSTED_DEPTH) ++num_horizon_leaves_;
                if (entry.depth == EXHAUSTED_DEPTH) ++num_assumed_replies_;
                return entry.utility;
            }
        }
        const std::uint64_t horizon_before = num_horizon_leaves_;
        const std::uint64_t assumed_before = num_assumed_replies_;
        const Utility alpha_before = alpha;
        Utility best = -INFINITE_UTILITY;
        Action best_action = NO_ACTION;
        Pv child_pv;

        const Action greedy = greedy_reply(state);
        const auto search_action = [&](Action action, bool is_first, Utility high,
                                       Remaining remaining_here) {
            return search_child(state, key, action, alpha, high, remaining_here, action == greedy,
                                is_first, child_pv);
        };
        const auto take = [&](Action action, Utility utility) {
            if (utility <= best) return;
            best = utility;
            best_action = action;
        };
        const auto try_move = [&](Action action, bool is_first) {
            const Utility utility = search_action(action, is_first, beta, remaining);
            if (deadline_->is_reached()) return true;
            take(action, utility);
            if (is_principal && utility > alpha) {
                pv.actions[0] = action;
                std::copy_n(child_pv.actions.begin(), child_pv.size, pv.actions.begin() + 1);
                pv.size = child_pv.size + 1;
            }
            alpha = std::max(alpha, utility);
            return alpha >= beta;
        };
        const auto try_reduced = [&](Action action, unsigned reduction) {
            const Remaining less_deep{remaining.depth - reduction, remaining.has_replied};
            const Utility utility = search_action(action, false, alpha + 1, less_deep);
            if (deadline_->is_reached()) return true;
            if (utility > alpha) return try_move(action, false);
            take(action, utility);
            return false;
        };

        // 2. The table's move, before any move is listed. It need not be legal here: another order of
        //    equal factories may have stored it.
        const bool has_table_move = table_action != NO_ACTION && state.is_legal(table_action);
        bool is_cutoff = has_table_move && try_move(table_action, true);

        // 3. The other moves in order; the greedy move alone where an opponent has replied. Late move
        //    reductions: late moves are searched to the full depth only if a reduced search fails high.
        //    At frontier nodes late moves are pruned. Neither applies where the depth reaches the end
        //    of the round.
        if (remaining.has_replied) {
            ++num_assumed_replies_;
            if (!has_table_move) is_cutoff = try_move(greedy, true);
        } else if (!is_cutoff) {
            OrderedMoves<Players> moves;
            history_.list(state, static_gain_, has_table_move ? table_action : NO_ACTION, moves);
            const bool is_to_the_end = remaining.depth >= most_plies(state);
            for (unsigned at = 0; at < moves.size && !is_cutoff; ++at) {
                const unsigned rank = has_table_move ? at + 1 : at;
                if (!is_to_the_end && remaining.depth == 1 && rank == MAX_FRONTIER_MOVES) {
                    ++num_horizon_leaves_;  // pruned moves leave the round unsolved
                    break;
                }
                const Action action = moves.pick(at).action;
                const unsigned reduction =
                    is_to_the_end ? 0 : late_move_reduction(rank, remaining.depth);
                is_cutoff =
                    reduction == 0 ? try_move(action, rank == 0) : try_reduced(action, reduction);
            }
        }
        if (deadline_->is_reached()) return 0;

        // 4. History heuristic.
        if (is_cutoff) history_.reward_cutoff(state.seat, best_action, remaining.depth);

        // 5. Store. Where no leaf below met the depth limit the result holds at any depth.
        const Bound bound = best >= beta          ? Bound::AT_LEAST
                            : best > alpha_before ? Bound::EXACT
                                                  : Bound::AT_MOST;
        const auto reached = num_horizon_leaves_ != horizon_before
                                 ? static_cast<std::uint8_t>(remaining.depth)
                             : num_assumed_replies_ != assumed_before ? EXHAUSTED_DEPTH
                                                                      : SOLVED_DEPTH;
        table_->store(key_value, best, best_action, reached, bound);
        return best;
    }

    /// Plies, by the rank of a move in the order, from 0: 1 from the fifth on, 2 from the ninth, 3 from
    /// the seventeenth …
    static unsigned late_move_reduction(unsigned rank, unsigned depth) {
        if (rank < NUM_UNREDUCED) return 0;
        return std::min(static_cast<unsigned>(std::bit_width(rank / NUM_UNREDUCED)), depth - 1);
    }

    /// The move that an opponent is assumed to make; none with two players, and for the root seat.
    Action greedy_reply(const AState& state) const {
        if constexpr (Players == 2) return NO_ACTION;
        return state.seat == root_.seat ? NO_ACTION : greedy_move(state, static_gain_).action();
    }

    /// Moves without late move reduction, and moves of a frontier node that are not pruned.
    static constexpr unsigned NUM_UNREDUCED = 4;
    static constexpr unsigned MAX_FRONTIER_MOVES = 8;
    /// Changes the keys of positions in which an opponent has replied.
    static constexpr std::uint64_t REPLIED = 0x9FB21C651E98DF25;

    TranspositionTable* table_;
    AState root_;
    const Request* request_ = nullptr;
    std::optional<Deadline<Clock>> deadline_;
    std::uint64_t salt_ = 0;
    EvaluationScope scope_;
    Key key_;
    RoundEnd<Players, Side> round_end_;
    StaticGain<Players, Side> static_gain_;
    HistoryHeuristic<Players, Side> history_;
    /// How often the depth limit, or an entry that rests on it, stood in for the end of the round.
    std::uint64_t num_horizon_leaves_ = 0;
    /// Nodes at which the greedy move was the only one.
    std::uint64_t num_assumed_replies_ = 0;
    bool is_last_child_valued_ = false;
};

}  // namespace azulejos::search
