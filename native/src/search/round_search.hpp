// The search inside a round: iterative deepening, principal variation search.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>

#include "azulejos/search/position_key.hpp"
#include "azulejos/search/round_end.hpp"
#include "azulejos/search/searcher.hpp"
#include "azulejos/search/transposition_table.hpp"
#include "azulejos/search/unfinished_round.hpp"
#include "beyond_refill.hpp"
#include "deadline.hpp"
#include "move_history.hpp"

namespace azulejos::search {

/// For 3 and 4 players the others are one team that only minimizes the utility of the seat that
/// asks, but between two moves of that seat a single one of them chooses (best reply); the rest make
/// the quick move. That looks further ahead than letting all of them choose (paranoid), and won 42 %
/// against two of these where a third is even; max^n, where each minds its own, won 18 %.
///
/// Clock: one of our own in tests, which then need not wait.
template <unsigned Players, WallSide Side, class Clock = std::chrono::steady_clock>
class RoundSearch {
public:
    using AState = State<Players, Side>;
    using Key = PositionKey<Players, Side>;

    /// `table`, and the network unless null, must outlive the search.
    RoundSearch(TranspositionTable& table, const Network* network)
        : table_(&table), round_end_(network), beyond_(network) {}

    std::vector<Variation> search(const AState& state, const Request& request, Team* team) {
        start(state, request, team, true);
        if (state.phase == Phase::WALL_TILING) return choose_column();
        std::vector<Variation> best = deepen(1);
        if (is_exhausted_ && may_look_beyond()) look_beyond(best);
        return best;
    }
    /// Fills the table beside a search of another thread until the team is done. Every other
    /// helper begins a ply deeper, so that they are not all in the same place.
    void help(const AState& state, const Request& request, Team& team, unsigned number) {
        start(state, request, &team, false);
        if (state.phase == Phase::FACTORY_OFFER) deepen(1 + number % 2);
    }

private:
    /// A ply takes all tiles of a color from a source: at most one for each tile on a factory and
    /// for each color that lies in the center, 4F + 5: 41 for 4 players.
    static constexpr unsigned MAX_PLIES = TILES_PER_FACTORY * num_factories(Players) + NUM_COLORS;
    static constexpr Action NO_ACTION = 0xFFFF;

    using OfSeats = std::array<double, MAX_PLAYERS>;
    struct RootMove {
        Action action;
        Utility utility = 0;
        /// By the last depth that told; 0 if none did.
        unsigned depth = 0;
        OfSeats wins{};
        OfSeats final_scores{};
    };
    struct Path {
        std::array<Action, MAX_PLIES + 1> actions;
        unsigned size = 0;
    };

    // ---- The root ----

    void start(const AState& state, const Request& request, Team* team, bool is_first) {
        root_ = state;
        request_ = &request;
        is_first_ = is_first;
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
        num_horizon_ = 0;
        list_root_moves();
    }

    void list_root_moves() {
        root_moves_.clear();
        is_root_whole_ = request_->actions.empty();
        if (!is_root_whole_) {
            for (const Action action : request_->actions) root_moves_.push_back({action});
            if (root_.phase == Phase::FACTORY_OFFER) order_root_moves();
        } else if (root_.phase == Phase::WALL_TILING) {
            typename AState::Actions list;
            root_.list_legal_actions(list);
            for (const Action action : list) root_moves_.push_back({action});
        } else {
            OrderedMoves<Players> moves;
            history_.list(root_, quick_, NO_ACTION, moves);
            for (unsigned at = 0; at < moves.size; ++at) {
                root_moves_.push_back({moves.pick(at).action});
            }
        }
    }

    void order_root_moves() {
        std::stable_sort(root_moves_.begin(), root_moves_.end(),
                         [&](const RootMove& one, const RootMove& other) {
                             return quick_.of(root_, one.action) > quick_.of(root_, other.action);
                         });
    }

    std::vector<Variation> deepen(unsigned first_depth) {
        const unsigned max_depth = std::min(request_->limits.depth.value_or(MAX_PLIES), MAX_PLIES);
        const std::size_t num_variations =
            std::min<std::size_t>(request_->num_variations, root_moves_.size());
        std::vector<Variation> best(1);
        best[0].actions = {root_moves_[0].action};
        best[0].depth = 1;
        is_exhausted_ = false;
        for (unsigned depth = first_depth; depth <= max_depth; ++depth) {
            std::vector<Variation> found;
            num_horizon_ = 0;
            num_stand_ins_ = 0;
            for (std::size_t rank = 0; rank < num_variations; ++rank) {
                if (!search_root(depth, rank)) break;
                found.push_back(variation(depth, rank));
            }
            const bool is_complete = found.size() == num_variations && !deadline_->is_reached();
            is_exhausted_ = is_complete && num_horizon_ == 0;
            const bool is_solved = is_exhausted_ && num_stand_ins_ == 0 && is_root_whole_;
            for (Variation& each : found) each.is_solved = is_solved;
            tell_expectations(found, is_exhausted_);
            if (is_complete) {
                best = std::move(found);
            } else {
                take_over(std::move(found), best);
            }
            if (is_first_) report(best);
            if (!is_complete || is_exhausted_) break;
            // Time is not spent on a move that must be played anyway.
            if (root_moves_.size() == 1 && request_->limits.milliseconds) break;
        }
        return best;
    }

    void report(const std::vector<Variation>& best) const {
        if (!request_->report) return;
        for (const Variation& each : best) request_->report(each);
    }

    /// A depth cut short still counts: its first move was the best of the depth before, so whatever
    /// is ahead of it now is better. The rest stays as it was found.
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
            best[at].nodes = deadline_->nodes();
            best[at].milliseconds = deadline_->milliseconds();
        }
    }

    /// Finds the best of the root moves from `rank` on and brings it to `rank`. False if none is
    /// worth more than `floor`, or the deadline came before any was valued.
    bool search_root(unsigned depth, std::size_t rank, Utility floor = -INFINITE_UTILITY) {
        Utility alpha = floor;
        std::size_t best = root_moves_.size();
        for (std::size_t at = rank; at < root_moves_.size(); ++at) {
            Path path;
            const Utility utility =
                search_child(root_, key_, root_moves_[at].action, alpha, INFINITE_UTILITY,
                             Rest{depth}, false, alpha == -INFINITE_UTILITY, path);
            if (deadline_->is_reached() && !is_last_child_valued_) break;
            if (utility > alpha) {
                alpha = utility;
                best = at;
                root_moves_[at].utility = utility;
                root_path_.actions[0] = root_moves_[at].action;
                std::copy_n(path.actions.begin(), path.size, root_path_.actions.begin() + 1);
                root_path_.size = path.size + 1;
            }
            if (deadline_->is_reached()) break;
        }
        if (best == root_moves_.size()) return false;
        std::rotate(root_moves_.begin() + static_cast<std::ptrdiff_t>(rank),
                    root_moves_.begin() + static_cast<std::ptrdiff_t>(best),
                    root_moves_.begin() + static_cast<std::ptrdiff_t>(best + 1));
        return true;
    }

    // ---- Beyond the round ----

    /// Where time is what is left, and one move is asked for: several could not be told in one
    /// order, since only the first few are compared. What it wins with 3 and 4 players, whose
    /// boundaries rest on quick moves of the others too, is not measured.
    bool may_look_beyond() const {
        const Limits& limits = request_->limits;
        return Players == 2 && request_->looks_beyond && limits.milliseconds && !limits.nodes &&
               !limits.depth && request_->num_variations == 1 && sight_ == Sight{} &&
               root_moves_.size() > 1;
    }

    /// Of a round searched to its end: spends the time that is left on refills of the boundaries
    /// that the best moves lead to, and leaves the one that is best then.
    void look_beyond(std::vector<Variation>& best) {
        beyond_.start(root_.round_number, best[0].utility);
        beyond_.add(best[0], boundary_after(best[0]));
        while (beyond_.wants_more() && best.size() < root_moves_.size() &&
               search_root(most_plies(root_), best.size(), beyond_.floor())) {
            best.push_back(variation(best[0].depth, best.size()));
            best.back().is_solved = best[0].is_solved;
            beyond_.add(best.back(), boundary_after(best.back()));
        }
        compare_beyond(best, ALL_THE_TIME);
        best.resize(1);
        rank_in_order(best);
        report(best);
    }
    void compare_beyond(std::vector<Variation>& best, std::uint64_t most_refills) {
        beyond_.compare(root_.seat, key_.value(root_), most_refills,
                        [&] { return deadline_->is_reached_now(); });
        beyond_.order(best);
    }

    AState boundary_after(const Variation& variation) const {
        AState state = root_;
        for (const Action action : variation.actions) state.take_and_place(Move::of(action));
        play_out(state, quick_);
        round_end_.finish(state);
        return state;
    }

    Variation variation(unsigned depth, std::size_t rank) {
        Variation variation;
        variation.rank = static_cast<unsigned>(rank + 1);
        variation.depth = depth;
        variation.nodes = deadline_->nodes();
        variation.milliseconds = deadline_->milliseconds();
        variation.utility = root_moves_[rank].utility;
        variation.actions.assign(root_path_.actions.begin(),
                                 root_path_.actions.begin() + root_path_.size);
        const AState boundary = boundary_after(variation);
        expect(boundary, variation);
        if constexpr (HAS_MID_ROUND_WEIGHTS<Players, Side>) {
            if (round_end_.is_learned() &&
                round_end_.utility_of_boundary(boundary, root_.seat) != variation.utility) {
                expect_by_utility(variation);
            }
        }
        return variation;
    }

    /// Where a play-out does not decide, its boundary does not tell the chances either: they are those
    /// of the utility, with the margin of the boundary.
    void expect_by_utility(Variation& variation) const {
        const unsigned other = root_.seat ^ 1;
        const double lead = variation.final_scores[root_.seat] - variation.final_scores[other];
        variation.wins[root_.seat] = win_of(variation.utility, lead / MAX_LEAD);
        variation.wins[other] = 1 - variation.wins[root_.seat];
    }

    void expect(const AState& state, Variation& variation) const {
        const auto wins = round_end_.wins(state);
        const auto final_scores = round_end_.final_scores(state);
        std::copy(wins.begin(), wins.end(), variation.wins.begin());
        std::copy(final_scores.begin(), final_scores.end(), variation.final_scores.begin());
    }

    RootMove& root_move_of(const Variation& variation) {
        return *std::find_if(root_moves_.begin(), root_moves_.end(), [&](const RootMove& each) {
            return each.action == variation.actions[0];
        });
    }

    /// Keeps what this depth expects of its best moves, and tells the mean with the depth before
    /// where the depth limit was met: for all of them or none, so that they can be compared.
    void tell_expectations(std::vector<Variation>& found, bool is_exhausted) {
        const bool is_mean =
            !is_exhausted && std::all_of(found.begin(), found.end(), [&](const Variation& each) {
                return each.depth > 1 && root_move_of(each).depth + 1 == each.depth;
            });
        for (Variation& variation : found) {
            RootMove& move = root_move_of(variation);
            const RootMove before = move;
            move.depth = variation.depth;
            move.wins = variation.wins;
            move.final_scores = variation.final_scores;
            if (!is_mean) continue;
            for (unsigned seat = 0; seat < Players; ++seat) {
                variation.wins[seat] = (variation.wins[seat] + before.wins[seat]) / 2;
                variation.final_scores[seat] =
                    (variation.final_scores[seat] + before.final_scores[seat]) / 2;
            }
        }
    }

    /// Wall-tiling on the gray side: the column whose best continuation is worth most.
    std::vector<Variation> choose_column() {
        std::vector<Variation> found;
        round_end_.start_tiling();
        for (const RootMove& move : root_moves_) {
            if (!deadline_->count_node()) break;
            AState state = root_;
            state.apply(move.action);
            Variation variation;
            variation.depth = 1;
            variation.utility = state.phase == Phase::WALL_TILING
                                    ? round_end_.utility_afresh(state, root_.seat)
                                    : round_end_.utility_of_boundary(state, root_.seat);
            variation.actions = {move.action};
            found.push_back(variation);
        }
        const bool is_solved = found.size() == root_moves_.size() && is_root_whole_;
        for (Variation& each : found) each.is_solved = is_solved;
        if (found.empty()) {
            found.emplace_back();
            found[0].actions = {root_moves_[0].action};
            found[0].depth = 1;
        }
        std::stable_sort(found.begin(), found.end(), [](const Variation& a, const Variation& b) {
            return a.utility > b.utility;
        });
        look_beyond_columns(found);
        rank_in_order(found);
        report(found);
        return found;
    }

    /// The same as `look_beyond`, and leaves only those that are told.
    void look_beyond_columns(std::vector<Variation>& found) {
        const bool may_compare = may_look_beyond();
        beyond_.start(root_.round_number, found[0].utility);
        for (std::size_t at = 0; at < found.size(); ++at) {
            // Finishing the tiling takes longer than all the rest.
            const bool is_compared = may_compare && beyond_.wants_more() &&
                                     found[at].utility > beyond_.floor() &&
                                     !deadline_->is_reached_now();
            if (!is_compared && at >= request_->num_variations) break;
            AState state = root_;
            state.apply(found[at].actions[0]);
            round_end_.finish(state);
            expect(state, found[at]);
            if (is_compared) beyond_.add(found[at], state);
        }
        if (may_compare) compare_beyond(found, REFILLS_FOR_A_COLUMN);
        if (found.size() > request_->num_variations) found.resize(request_->num_variations);
    }

    // ---- The tree ----

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

    /// No way to the end of the round is longer: a move takes a color from a source, and what it
    /// brings to the center lay on a factory before.
    static unsigned most_plies(const AState& state) { return num_takes(state); }
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
    static constexpr std::uint64_t ALL_THE_TIME = std::numeric_limits<std::uint64_t>::max();
    /// A board may have five columns to choose one after the other, and nobody waits for all of them
    /// to take as long as a move.
    static constexpr std::uint64_t REFILLS_FOR_A_COLUMN = 64;
    static constexpr unsigned MOST_AT_THE_LAST_PLY = 8;
    /// Tells the keys of positions apart in which another seat has replied.
    static constexpr std::uint64_t REPLIED = 0x9FB21C651E98DF25;

    TranspositionTable* table_;
    AState root_;
    const Request* request_ = nullptr;
    bool is_first_ = true;
    std::optional<DeadlineBy<Clock>> deadline_;
    std::uint64_t salt_ = 0;
    Sight sight_;
    Key key_;
    RoundEnd<Players, Side> round_end_;
    QuickValue<Players, Side> quick_;
    MoveHistory<Players, Side> history_;
    std::vector<RootMove> root_moves_;
    Path root_path_;
    /// How often the depth limit, or an entry that rests on it, stood in for the end of the round.
    std::uint64_t num_horizon_ = 0;
    /// How often a quick move stood in for another seat's choice.
    std::uint64_t num_stand_ins_ = 0;
    /// No legal move was left out at the root.
    bool is_root_whole_ = true;
    bool is_last_child_valued_ = false;
    /// The last depth met no depth limit.
    bool is_exhausted_ = false;
    BeyondRefill<Players, Side> beyond_;
};

}  // namespace azulejos::search
