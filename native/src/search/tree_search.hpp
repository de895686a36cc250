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
#include "azulejos/search/transposition_table.hpp"
#include "azulejos/search/unfinished_round.hpp"
#include "deadline.hpp"
#include "move_history.hpp"

namespace azulejos::search {

/// For 3 and 4 players the others are one team that only minimizes the utility of the seat that
/// asks, but between two moves of that seat a single one of them chooses (best reply); the rest make
/// the quick move. That looks further ahead than letting all of them choose (paranoid), and won 42 %
/// against two of these where a third is even; max^n, where each minds its own, won 18 %.
///
/// Clock: one of our own in tests, which then need not wait.
template <unsigned Players, WallSide Side, class Clock>
class TreeSearch {
public:
    using AState = State<Players, Side>;
    using Key = PositionKey<Players, Side>;

    /// A ply takes all tiles of a color from a source: at most one for each tile on a factory and
    /// for each color that lies in the center, 4F + 5: 41 for 4 players.
    static constexpr unsigned MAX_PLIES = TILES_PER_FACTORY * num_factories(Players) + NUM_COLORS;
    struct Path {
        std::array<Action, MAX_PLIES + 1> actions;
        unsigned size = 0;
    };

    /// `table`, and the network unless null, must outlive this.
    TreeSearch(TranspositionTable& table, const Network* network)
        : table_(&table), round_end_(network) {}

    /// `request` must outlive what follows.
    void start(const AState& state, const Request& request, Team* team, bool is_first) {
        root_ = state;
        request_ = &request;
        deadline_.emplace(request.limits, team, is_first);
        const std::uint64_t salt = round_salt(state);
        if (salt != salt_ || request.level.sight != sight_)
            round_end_.start(state, request.level.sight);
        round_end_.stand(state);
        salt_ = salt;
        sight_ = request.level.sight;
        // With more than two players what others lose is not what the asking seat wins, so its
        // entries are of no use to another seat.
        key_ = Key(state, Players == 2 ? salt : salt + state.seat * 0x9E3779B97F4A7C15);
        // In wall-tiling walls change, and nothing is quick. With a limit in time the table may hold
        // what a play-out at an earlier root came to, by its glance: a guess as good as another.
        if (state.phase == Phase::FACTORY_OFFER) quick_.start(state, round_end_);
        history_.forget();
        start_depth();
    }
    /// Counts anew what stood in for the end of the round.
    void start_depth() {
        num_horizon_ = 0;
        num_stand_ins_ = 0;
    }

    /// The moves of the root, the most promising first.
    void list_moves(OrderedMoves<Players>& moves) const {
        history_.list(root_, quick_, NO_ACTION, moves);
    }
    /// The utility of one of them if it is more than `alpha`; else as much, or less. No utility where
    /// `is_last_valued` is false: the deadline came before. `path` is what follows.
    Utility search_move(Action action, Utility alpha, unsigned depth, Path& path) {
        return search_child(root_, key_, action, alpha, INFINITE_UTILITY, Rest{depth}, false,
                            alpha == -INFINITE_UTILITY, path);
    }
    bool is_last_valued() const { return !deadline_->is_reached() || is_last_child_valued_; }

    /// Whether nothing that was looked at in this depth ended before the round.
    bool is_exhausted() const { return num_horizon_ == 0; }
    /// Whether nobody was taken to make the quick move either.
    bool is_solved() const { return is_exhausted() && num_stand_ins_ == 0; }

    const AState& root() const { return root_; }
    const Key& root_key() const { return key_; }
    const Sight& sight() const { return sight_; }
    const QuickValue<Players, Side>& quick() const { return quick_; }
    RoundEnd<Players, Side>& round_end() { return round_end_; }
    const RoundEnd<Players, Side>& round_end() const { return round_end_; }
    DeadlineBy<Clock>& deadline() { return *deadline_; }
    const DeadlineBy<Clock>& deadline() const { return *deadline_; }

    /// No way to the end of the round is longer: a move takes a color from a source, and what it
    /// brings to the center lay on a factory before.
    static unsigned most_plies(const AState& state) { return num_takes(state); }

private:
    static constexpr Action NO_ACTION = 0xFFFF;

    /// Whether both seats have the same aim: with two players they never have.
    bool are_partners(unsigned seat, unsigned other) const {
        if constexpr (Players == 2) return false;
        return (seat == root_.seat) == (other == root_.seat);
    }
    /// Utilities are those of the team to move: the asking seat's, or the same negated.
    Utility for_team(Utility of_asking_seat, unsigned seat) const {
        return seat == root_.seat ? of_asking_seat : -of_asking_seat;
    }

    /// What is left to look at below a position.
    struct Rest {
        unsigned depth;
        /// One of the others has chosen since the asking seat's last move (3 and 4 players).
        bool has_replied = false;
    };
    /// After a move of `seat`; quick moves of the others are no ply.
    Rest rest_after(Rest rest, unsigned seat, bool is_quick, unsigned next_seat) const {
        if constexpr (Players == 2) return {rest.depth - 1};
        const bool replies = seat != root_.seat && !is_quick;
        return {is_quick ? rest.depth : rest.depth - 1,
                next_seat != root_.seat && (rest.has_replied || replies)};
    }

    /// For the asking seat, of a position at the depth limit.
    Utility utility_at_depth_limit(AState& state) {
        // Who minds nobody else sees the round as if it ended here.
        if (!sight_.others) return round_end_.utility(state, root_.seat);
        if (request_->at_depth_limit) request_->at_depth_limit(state);
        return utility_of_unfinished(state, root_.seat, quick_, round_end_);
    }

    /// The utility, for the team to move in `state`, of one move there.
    Utility search_child(const AState& state, const Key& key, Action action, Utility alpha,
                         Utility beta, Rest rest, bool is_quick, bool is_first, Path& path) {
        is_last_child_valued_ = false;
        path.size = 0;
        if (!deadline_->count_node()) return 0;
        const Move move = Move::of(action);
        const unsigned seat = state.seat;
        AState child = state;
        Key child_key = key;
        child_key.take(state, move);
        child.take_and_place(move);
        if (child.available.is_empty()) {
            is_last_child_valued_ = true;
            return for_team(round_end_.utility(child, root_.seat), seat);
        }
        const Rest below = rest_after(rest, seat, is_quick, child.seat);
        if (below.depth == 0) {
            ++num_horizon_;
            is_last_child_valued_ = true;
            return for_team(utility_at_depth_limit(child), seat);
        }
        child_key.place(child, seat);
        const std::uint64_t child_value =
            child_key.value(child) ^ (below.has_replied ? REPLIED : 0);
        table_->prefetch(child_value);
        const auto descend = [&](Utility low, Utility high) {
            if (are_partners(seat, child.seat)) {
                return search_node(child, child_key, child_value, low, high, below, path);
            }
            return -search_node(child, child_key, child_value, -high, -low, below, path);
        };
        Utility utility = 0;
        // The first move gets the whole window; the others must only be shown to be no better, and
        // are searched again if they are.
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
                        Utility beta, Rest rest, Path& path) {
        // 1. The table. Entries of this depth or deeper decide at once, but not on the principal
        //    variation, whose moves are wanted.
        const bool is_principal = beta - alpha > 1;
        Action table_action = NO_ACTION;
        path.size = 0;
        if (const TableEntry entry = table_->find(key_value); entry.bound != Bound::NONE) {
            table_action = entry.action;
            const bool is_enough = entry.bound == Bound::EXACT ||
                                   (entry.bound == Bound::AT_LEAST && entry.utility >= beta) ||
                                   (entry.bound == Bound::AT_MOST && entry.utility <= alpha);
            if (!is_principal && is_enough && entry.depth >= rest.depth) {
                if (entry.depth < EXHAUSTED_DEPTH) ++num_horizon_;
                if (entry.depth == EXHAUSTED_DEPTH) ++num_stand_ins_;
                return entry.utility;
            }
        }
        const std::uint64_t horizon_before = num_horizon_;
        const std::uint64_t stand_ins_before = num_stand_ins_;
        const Utility alpha_before = alpha;
        Utility best = -INFINITE_UTILITY;
        Action best_action = NO_ACTION;
        Path child_path;

        const Action quick = quick_action(state);
        const auto look_at = [&](Action action, bool is_first, Utility high, Rest rest_here) {
            return search_child(state, key, action, alpha, high, rest_here, action == quick,
                                is_first, child_path);
        };
        const auto take = [&](Action action, Utility utility) {
            if (utility <= best) return;
            best = utility;
            best_action = action;
        };
        const auto try_move = [&](Action action, bool is_first) {
            const Utility utility = look_at(action, is_first, beta, rest);
            if (deadline_->is_reached()) return true;
            take(action, utility);
            if (is_principal && utility > alpha) {
                path.actions[0] = action;
                std::copy_n(child_path.actions.begin(), child_path.size, path.actions.begin() + 1);
                path.size = child_path.size + 1;
            }
            alpha = std::max(alpha, utility);
            return alpha >= beta;
        };
        const auto try_late_move = [&](Action action, unsigned plies_less) {
            const Rest less_deep{rest.depth - plies_less, rest.has_replied};
            const Utility utility = look_at(action, false, alpha + 1, less_deep);
            if (deadline_->is_reached()) return true;
            if (utility > alpha) return try_move(action, false);
            take(action, utility);
            return false;
        };

        // 2. The table's move, before any list is made. Another order of equal factories may have
        //    stored it, so that it need not be legal here.
        const bool has_table_move = table_action != NO_ACTION && state.is_legal(table_action);
        bool is_cut = has_table_move && try_move(table_action, true);

        // 3. The others, the most promising first; the quick move alone where another seat has
        //    replied. Late ones must show less deeply that they are better before they are looked
        //    at in full, and at the last ply they are left out, but where all plies to the end of
        //    the round are looked at.
        if (rest.has_replied) {
            ++num_stand_ins_;
            if (!has_table_move) is_cut = try_move(quick, true);
        } else if (!is_cut) {
            OrderedMoves<Players> moves;
            history_.list(state, quick_, has_table_move ? table_action : NO_ACTION, moves);
            const bool is_to_the_end = rest.depth >= most_plies(state);
            for (unsigned at = 0; at < moves.size && !is_cut; ++at) {
                const unsigned rank = has_table_move ? at + 1 : at;
                if (!is_to_the_end && rest.depth == 1 && rank == MOST_AT_THE_LAST_PLY) {
                    ++num_horizon_;  // what was left out can't be called solved
                    break;
                }
                const Action action = moves.pick(at).action;
                const unsigned plies_less = is_to_the_end ? 0 : lateness(rank, rest.depth);
                is_cut = plies_less == 0 ? try_move(action, rank == 0)
                                         : try_late_move(action, plies_less);
            }
        }
        if (deadline_->is_reached()) return 0;

        // 4. What cut here will be tried early elsewhere.
        if (is_cut) history_.remember_cut(state.seat, best_action, rest.depth);

        // 5. Into the table. Where nothing below met the depth limit the result holds at any depth.
        const Bound bound = best >= beta          ? Bound::AT_LEAST
                            : best > alpha_before ? Bound::EXACT
                                                  : Bound::AT_MOST;
        const auto reached = num_horizon_ != horizon_before ? static_cast<std::uint8_t>(rest.depth)
                             : num_stand_ins_ != stand_ins_before ? EXHAUSTED_DEPTH
                                                                  : SOLVED_DEPTH;
        table_->store(key_value, best, best_action, reached, bound);
        return best;
    }

    /// How many plies less deep the move of a rank in the order, from 0, is looked at: 1 from the
    /// fifth on, 2 from the ninth, 3 from the seventeenth …
    static unsigned lateness(unsigned rank, unsigned depth) {
        if (rank < NUM_EARLY) return 0;
        return std::min(static_cast<unsigned>(std::bit_width(rank / NUM_EARLY)), depth - 1);
    }

    /// What another seat plays that does not choose; nothing for two players and the asking seat.
    Action quick_action(const AState& state) const {
        if constexpr (Players == 2) return NO_ACTION;
        return state.seat == root_.seat ? NO_ACTION : quick_move(state, quick_).action();
    }

    /// Moves that are looked at in full, and moves that are looked at at all where the next ply is
    /// the depth limit; what others win is in docs/explanation/search.md.
    static constexpr unsigned NUM_EARLY = 4;
    static constexpr unsigned MOST_AT_THE_LAST_PLY = 8;
    /// Tells the keys of positions apart in which another seat has replied.
    static constexpr std::uint64_t REPLIED = 0x9FB21C651E98DF25;

    TranspositionTable* table_;
    AState root_;
    const Request* request_ = nullptr;
    std::optional<DeadlineBy<Clock>> deadline_;
    std::uint64_t salt_ = 0;
    Sight sight_;
    Key key_;
    RoundEnd<Players, Side> round_end_;
    QuickValue<Players, Side> quick_;
    MoveHistory<Players, Side> history_;
    /// How often the depth limit, or an entry that rests on it, stood in for the end of the round.
    std::uint64_t num_horizon_ = 0;
    /// How often a quick move stood in for another seat's choice.
    std::uint64_t num_stand_ins_ = 0;
    bool is_last_child_valued_ = false;
};

}  // namespace azulejos::search
