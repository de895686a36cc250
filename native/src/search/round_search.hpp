// The search inside a round: iterative deepening, principal variation search.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "azulejos/search/move_ordering.hpp"
#include "azulejos/search/position_key.hpp"
#include "azulejos/search/round_end.hpp"
#include "azulejos/search/searcher.hpp"
#include "azulejos/search/transposition_table.hpp"
#include "deadline.hpp"

namespace azulejos::search {

/// For 3 and 4 players the search is paranoid: the others are one team that only minimizes the
/// utility of the seat that asks.
template <unsigned Players, WallSide Side>
class RoundSearch {
public:
    using AState = State<Players, Side>;
    using Key = PositionKey<Players, Side>;

    /// `table` must outlive the search.
    explicit RoundSearch(TranspositionTable& table) : table_(&table) {}

    std::vector<Variation> search(const AState& state, const Request& request) {
        start(state, request);
        return state.phase == Phase::WALL_TILING ? choose_column() : deepen();
    }

private:
    /// A ply takes a color from a source: at most four from each factory and five from the center,
    /// and what is taken never returns, so 4F + 5 plies at most: 41 for 4 players.
    static constexpr unsigned MAX_PLIES = TILES_PER_FACTORY * num_factories(Players) + NUM_COLORS;
    static constexpr Action NO_ACTION = 0xFFFF;

    struct RootMove {
        Action action;
        Utility utility;
    };
    struct Path {
        std::array<Action, MAX_PLIES + 1> actions;
        unsigned size = 0;
    };

    // ---- The root ----

    void start(const AState& state, const Request& request) {
        root_ = state;
        request_ = &request;
        deadline_.emplace(request.limits);
        const std::uint64_t salt = round_salt(state);
        if (salt != salt_) round_end_.start(state);
        if (salt != salt_ || request.limits.nodes || request.limits.depth) table_->forget();
        salt_ = salt;
        // With more than two players what others lose is not what the asking seat wins, so its
        // entries are of no use to another seat.
        key_ = Key(state, Players == 2 ? salt : salt + state.seat * 0x9E3779B97F4A7C15);
        quick_.start(state);
        for (auto& of_seat : history_) of_seat.fill(0);
        for (auto& killers : killers_) killers.fill(NO_ACTION);
        num_horizon_ = 0;
        list_root_moves();
    }

    void list_root_moves() {
        root_moves_.clear();
        if (!request_->actions.empty()) {
            for (const Action action : request_->actions) root_moves_.push_back({action, 0});
        } else if (root_.phase == Phase::WALL_TILING) {
            typename AState::Actions list;
            root_.list_legal_actions(list);
            for (const Action action : list) root_moves_.push_back({action, 0});
        } else {
            OrderedMoves<Players> moves;
            list_moves(root_, 0, NO_ACTION, moves);
            for (unsigned at = 0; at < moves.size; ++at) {
                root_moves_.push_back({moves.pick(at).action, 0});
            }
        }
    }

    std::vector<Variation> deepen() {
        const unsigned max_depth = std::min(request_->limits.depth.value_or(MAX_PLIES), MAX_PLIES);
        const std::size_t num_variations =
            std::min<std::size_t>(request_->num_variations, root_moves_.size());
        std::vector<Variation> best(1);
        best[0].actions = {root_moves_[0].action};
        best[0].depth = 1;
        for (unsigned depth = 1; depth <= max_depth; ++depth) {
            std::vector<Variation> found;
            num_horizon_ = 0;
            for (std::size_t rank = 0; rank < num_variations; ++rank) {
                if (!search_root(depth, rank)) break;
                found.push_back(variation(depth, rank));
            }
            const bool is_complete = found.size() == num_variations && !deadline_->is_reached();
            const bool is_solved = is_complete && num_horizon_ == 0;
            for (Variation& each : found) each.is_solved = is_solved;
            if (is_complete) {
                best = std::move(found);
            } else {
                take_over(std::move(found), best);
            }
            if (request_->report) {
                for (const Variation& each : best) request_->report(each);
            }
            if (!is_complete || is_solved) break;
            // Time is not spent on a move that must be played anyway.
            if (root_moves_.size() == 1 && request_->limits.milliseconds) break;
        }
        return best;
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
        for (std::size_t at = 0; at < best.size(); ++at) {
            best[at].rank = static_cast<unsigned>(at + 1);
            best[at].nodes = deadline_->nodes();
            best[at].milliseconds = deadline_->milliseconds();
        }
    }

    /// Finds the best of the root moves from `rank` on and brings it to `rank`. False if the
    /// deadline came before any was valued.
    bool search_root(unsigned depth, std::size_t rank) {
        Utility alpha = -INFINITE_UTILITY;
        std::size_t best = root_moves_.size();
        for (std::size_t at = rank; at < root_moves_.size(); ++at) {
            Path path;
            const Utility utility =
                search_child(root_, key_, root_moves_[at].action, alpha, INFINITE_UTILITY, depth, 0,
                             best == root_moves_.size(), path);
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

    Variation variation(unsigned depth, std::size_t rank) {
        Variation variation;
        variation.rank = static_cast<unsigned>(rank + 1);
        variation.depth = depth;
        variation.nodes = deadline_->nodes();
        variation.milliseconds = deadline_->milliseconds();
        variation.utility = root_moves_[rank].utility;
        variation.actions.assign(root_path_.actions.begin(),
                                 root_path_.actions.begin() + root_path_.size);
        AState state = root_;
        for (const Action action : variation.actions) state.take_and_place(Move::of(action));
        play_out(state, quick_);
        round_end_.finish(state);
        const auto wins = round_end_.wins(state);
        std::copy(wins.begin(), wins.end(), variation.wins.begin());
        return variation;
    }

    /// Wall-tiling on the gray side: the column whose best continuation is worth most.
    std::vector<Variation> choose_column() {
        std::vector<Variation> found;
        for (const RootMove& move : root_moves_) {
            if (!deadline_->count_node()) break;
            AState state = root_;
            state.apply(move.action);
            Variation variation;
            variation.depth = 1;
            variation.is_solved = true;
            variation.utility = state.phase == Phase::WALL_TILING
                                    ? round_end_.utility_afresh(state, root_.seat)
                                    : round_end_.utility_of_boundary(state, root_.seat);
            round_end_.finish(state);
            const auto wins = round_end_.wins(state);
            std::copy(wins.begin(), wins.end(), variation.wins.begin());
            variation.actions = {move.action};
            found.push_back(variation);
        }
        if (found.empty()) {
            found.emplace_back();
            found[0].actions = {root_moves_[0].action};
            found[0].depth = 1;
        }
        std::stable_sort(found.begin(), found.end(), [](const Variation& a, const Variation& b) {
            return a.utility > b.utility;
        });
        if (found.size() > request_->num_variations) found.resize(request_->num_variations);
        for (std::size_t at = 0; at < found.size(); ++at) {
            found[at].rank = static_cast<unsigned>(at + 1);
            found[at].nodes = deadline_->nodes();
            found[at].milliseconds = deadline_->milliseconds();
            if (request_->report) request_->report(found[at]);
        }
        return found;
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

    /// The utility, for the team to move in `state`, of one move there.
    Utility search_child(const AState& state, const Key& key, Action action, Utility alpha,
                         Utility beta, unsigned depth, unsigned ply, bool is_first, Path& path) {
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
        if (depth <= 1) {
            ++num_horizon_;
            play_out(child, quick_);
            is_last_child_valued_ = true;
            return for_team(round_end_.utility(child, root_.seat), seat);
        }
        child_key.place(child, seat);
        const std::uint64_t child_value = child_key.value(child);
        table_->prefetch(child_value);
        const auto descend = [&](Utility low, Utility high) {
            if (are_partners(seat, child.seat)) {
                return search_node(child, child_key, child_value, low, high, depth - 1, ply + 1,
                                   path);
            }
            return -search_node(child, child_key, child_value, -high, -low, depth - 1, ply + 1,
                                path);
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

    /// Meaningless once the deadline is reached. `depth` is at least 1, and the factory offer is
    /// not over.
    Utility search_node(const AState& state, const Key& key, std::uint64_t key_value, Utility alpha,
                        Utility beta, unsigned depth, unsigned ply, Path& path) {
        // 1. The table. Entries of this depth or deeper decide at once, but not on the principal
        //    variation, whose moves are wanted.
        const bool is_principal = beta - alpha > 1;
        Action table_action = NO_ACTION;
        path.size = 0;
        if (const TableEntry* const entry = table_->find(key_value)) {
            table_action = entry->action;
            const bool is_enough = entry->bound == Bound::EXACT ||
                                   (entry->bound == Bound::AT_LEAST && entry->utility >= beta) ||
                                   (entry->bound == Bound::AT_MOST && entry->utility <= alpha);
            if (!is_principal && is_enough && entry->depth >= depth) {
                if (entry->depth != SOLVED_DEPTH) ++num_horizon_;
                return entry->utility;
            }
        }
        const std::uint64_t horizon_before = num_horizon_;
        const Utility alpha_before = alpha;
        Utility best = -INFINITE_UTILITY;
        Action best_action = NO_ACTION;
        Path child_path;

        const auto try_move = [&](Action action, bool is_first) {
            const Utility utility =
                search_child(state, key, action, alpha, beta, depth, ply, is_first, child_path);
            if (deadline_->is_reached()) return true;
            if (utility > best) {
                best = utility;
                best_action = action;
                if (is_principal && utility > alpha) {
                    path.actions[0] = action;
                    std::copy_n(child_path.actions.begin(), child_path.size,
                                path.actions.begin() + 1);
                    path.size = child_path.size + 1;
                }
            }
            alpha = std::max(alpha, utility);
            return alpha >= beta;
        };

        // 2. The table's move, before any list is made. Another order of equal factories may have
        //    stored it, so that it need not be legal here.
        const bool has_table_move = table_action != NO_ACTION && state.is_legal(table_action);
        bool is_cut = has_table_move && try_move(table_action, true);

        // 3. The others, the most promising first.
        if (!is_cut) {
            OrderedMoves<Players> moves;
            list_moves(state, ply, has_table_move ? table_action : NO_ACTION, moves);
            for (unsigned at = 0; at < moves.size && !is_cut; ++at) {
                const Action action = moves.pick(at).action;
                is_cut = try_move(action, at == 0 && !has_table_move);
            }
        }
        if (deadline_->is_reached()) return 0;

        // 4. What cut here will be tried early elsewhere.
        if (is_cut) remember_cut(state.seat, best_action, depth, ply);

        // 5. Into the table. Where nothing below met the depth limit the result holds at any depth.
        const bool is_solved = num_horizon_ == horizon_before;
        const Bound bound = best >= beta          ? Bound::AT_LEAST
                            : best > alpha_before ? Bound::EXACT
                                                  : Bound::AT_MOST;
        table_->store(key_value, best, best_action,
                      is_solved ? SOLVED_DEPTH : static_cast<std::uint8_t>(depth), bound);
        return best;
    }

    // ---- Order ----

    void list_moves(const AState& state, unsigned ply, Action except,
                    OrderedMoves<Players>& list) const {
        const OpenDestinations open = state.boards[state.seat].open;
        const auto& history = history_[state.seat];
        const auto& killers = killers_[ply];
        for_each_take(state, distinct_sources(state),
                      [&](unsigned source, unsigned color, unsigned count, bool takes_marker) {
                          const Action first = Move{source, color, FLOOR}.action();
                          for (unsigned left = open.of_color(color); left != 0; left &= left - 1) {
                              const auto destination =
                                  static_cast<unsigned>(std::countr_zero(left));
                              const auto action = static_cast<Action>(first + destination);
                              if (action == except) continue;
                              int order = QUICK_WEIGHT *
                                          quick_.of(state, takes_marker, color, count, destination);
                              order += history[action];
                              if (action == killers[0]) order += KILLER;
                              if (action == killers[1]) order += KILLER;
                              list.moves[list.size++] = {action, order};
                          }
                      });
    }

    void remember_cut(unsigned seat, Action action, unsigned depth, unsigned ply) {
        auto& killers = killers_[ply];
        if (killers[0] != action) {
            killers[1] = killers[0];
            killers[0] = action;
        }
        // Drawn towards the limit, so that a move that stops cutting fades behind those that do.
        auto& entry = history_[seat][action];
        const int bonus = static_cast<int>(std::min(depth * depth, 64u));
        entry += bonus * 16 - entry * bonus / 256;
    }

    static constexpr int QUICK_WEIGHT = 16;
    static constexpr int KILLER = 600;

    TranspositionTable* table_;
    AState root_;
    const Request* request_ = nullptr;
    std::optional<Deadline> deadline_;
    std::uint64_t salt_ = 0;
    Key key_;
    RoundEnd<Players, Side> round_end_;
    QuickValue<Players, Side> quick_;
    std::array<std::array<int, AState::NUM_OFFER_ACTIONS>, Players> history_{};
    std::array<std::array<Action, 2>, MAX_PLIES + 1> killers_{};
    std::vector<RootMove> root_moves_;
    Path root_path_;
    /// How often the depth limit, or an entry that rests on it, stood in for the end of the round.
    std::uint64_t num_horizon_ = 0;
    bool is_last_child_valued_ = false;
};

}  // namespace azulejos::search
