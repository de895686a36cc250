// The end of a round, evaluated exactly and fast: each board after wall-tiling.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <vector>

#include "azulejos/search/boundary_value.hpp"
#include "azulejos/search/evaluation_scope.hpp"
#include "azulejos/search/network_value.hpp"
#include "azulejos/state.hpp"

namespace azulejos::search {

/// What wall-tiling makes of a board. The floor line is not yet scored.
struct BoardOutcome {
    /// Without score and start.
    Strength strength = 0;
    /// Points of the tiles that moved to the wall.
    std::uint16_t points = 0;
    /// Earned if the game ends with this round.
    std::uint8_t bonus = 0;
    std::uint8_t horizontal_lines = 0;
    /// Lines that fall lengthen the floor line (gray side).
    std::uint8_t floor_line_length = 0;
};

/// By what columns are chosen on the gray side.
enum class Aim {
    /// What the board is worth for the rounds to come. There are up to 5^5 ways to tile a wall: with
    /// more than one complete line each tries its two best columns only, which was ten times as fast.
    GO_ON,
    /// The same with every column tried.
    GO_ON_WITH_CARE,
    /// The final score, then the horizontal lines; every column tried.
    END,
};

/// CacheBits: 2^12 outcomes of 24 bytes a seat fit the processor's second-level cache, and most of
/// their accumulators, 256 bytes each with four players.
template <unsigned Players, WallSide Side, unsigned CacheBits = 12>
class RoundEnd {
public:
    using AState = State<Players, Side>;
    using Board = PlayerBoard<Side>;
    using Value = BoundaryValue<Players, Side>;
    using Learned = NetworkValue<Players, Side>;

    /// The network evaluates boundaries, or the weights where it is null. The weights choose gray
    /// columns either way.
    explicit RoundEnd(const Network* network = nullptr)
        : network_(network),
          cache_(Players * CACHE_SIZE),
          cache_at_end_(HAS_CHOICE ? Players * CACHE_SIZE : 0),
          sums_(network == nullptr ? 0 : Players * CACHE_SIZE) {}

    /// Clears the cache. Inside a round walls are fixed, so pattern lines (on the gray side with the
    /// floor line) determine an outcome; a new round has new walls.
    void start(const AState& state, EvaluationScope scope = {}) {
        value_ = Value(state.round_number, scope.bonuses);
        scope_ = scope;
        learned_ = Learned();
        if (network_ != nullptr && scope.network) {
            learned_ = Learned(*network_, state.round_number, state.bag, state.vertical_line_bonus);
        }
        std::fill(cache_.begin(), cache_.end(), CacheEntry{});
        std::fill(cache_at_end_.begin(), cache_at_end_.end(), CacheEntry{});
    }
    /// The bag as it is after another refill of the same round; the boards are as at the `start`.
    void refill(const AState& state) {
        if (!learned_.is_there()) return;
        learned_ = Learned(*network_, state.round_number, state.bag, state.vertical_line_bonus);
    }
    /// The opponents' boards for a level that ignores opponents.
    void set_root(const AState& state) { root_ = state; }

    /// Whether a network evaluates the boundary.
    bool has_network() const { return learned_.is_there(); }

    /// For `seat`, after each board's best columns. `state` is at the end of the factory offer, in
    /// wall-tiling, or inside the factory offer, which then ends here: tiles left to take don't count.
    Utility utility(const AState& state, unsigned seat) {
        if (!scope_.opponents) return utility_ignoring_opponents(state, seat);
        return value_with(state, seat, [&](unsigned player, Aim aim) {
            return cached_outcome(state, player, aim);
        });
    }
    /// Before `utility_uncached` for several moves of one seat from the same state in wall-tiling.
    void start_tiling() { others_ = {}; }
    /// The same without the cache: for a board of `seat` whose wall is not that of `start`. The other
    /// boards' outcomes stay the same for all moves since `start_tiling`.
    Utility utility_uncached(const AState& state, unsigned seat) {
        std::array<Sums, Players> sums;
        return value_with(state, seat, [&](unsigned player, Aim aim) -> Found {
            const bool is_end = aim == Aim::END;
            std::optional<Tiled> own;
            std::optional<Tiled>& tiled = player == seat ? own : others_[is_end][player];
            if (!tiled) {
                tiled = tile(state.boards[player], state.vertical_line_bonus,
                             is_end ? aim : Aim::GO_ON_WITH_CARE);
            }
            if (learned_.is_there() && !is_end) learned_.accumulate(tiled->board, sums[player]);
            return {tiled->outcome, &sums[player]};
        });
    }
    /// A board if the factory offer ended now.
    struct Standing {
        /// By the weights, with its score.
        Strength strength = 0;
        /// With the bonuses.
        int points = 0;
        bool ends_game = false;
    };
    Standing standing(const Board& board, unsigned vertical_line_bonus) const {
        const Tiled tiled = tile(board, vertical_line_bonus, Aim::GO_ON);
        const unsigned score = score_of(board, tiled.outcome);
        return {value_.of_board(tiled.board) + value_.of_score(score),
                static_cast<int>(score + tiled.outcome.bonus), tiled.outcome.horizontal_lines != 0};
    }
    /// What points and the next start add to a strength, by the weights.
    const Value& value() const { return value_; }
    /// Of a state between two rounds, or at the end of the game.
    Utility utility_of_boundary(const AState& state, unsigned seat) const {
        if (state.is_over()) return utility_of_end(ranks_of(state), seat);
        if (learned_.is_there()) return learned_.utility(state, seat);
        return Value::utility(strengths_of(state), seat);
    }
    /// Each seat's chance to win, of such a state. The chance is shared where victory is.
    std::array<double, Players> wins(const AState& state) const {
        if (!state.is_over()) {
            if (!learned_.is_there()) return Value::wins(strengths_of(state));
            const auto heads = learned_.heads(state);
            std::array<Strength, Players> strengths;
            for (unsigned seat = 0; seat < Players; ++seat) strengths[seat] = heads[seat][WIN_HEAD];
            return Value::wins(strengths);
        }
        std::array<double, Players> wins{};
        const unsigned winners = state.winners();
        for (unsigned seat = 0; seat < Players; ++seat) {
            if (winners >> seat & 1) wins[seat] = 1.0 / std::popcount(winners);
        }
        return wins;
    }
    /// Each seat's expected final score, of such a state.
    std::array<double, Players> final_scores(const AState& state) const {
        std::array<double, Players> scores{};
        if (!state.is_over() && learned_.is_there()) {
            const auto heads = learned_.heads(state);
            for (unsigned seat = 0; seat < Players; ++seat) {
                scores[seat] = std::max(heads[seat][SCORE_HEAD] / 100.0, 0.0);
            }
            return scores;
        }
        for (unsigned seat = 0; seat < Players; ++seat) {
            const Board& board = state.boards[seat];
            scores[seat] = state.is_over() ? board.score
                                           : value_.final_score(board, seat == state.starting_seat);
        }
        return scores;
    }
    /// Plays on from the end of the factory offer to the boundary, with each board's best columns.
    void finish(AState& state) const {
        if (state.phase == Phase::FACTORY_OFFER) state.finish_factory_offer();
        if constexpr (HAS_CHOICE) {
            if (state.phase != Phase::WALL_TILING) return;
            const Aim aim = will_end(state) ? Aim::END : Aim::GO_ON;
            while (state.phase == Phase::WALL_TILING) state.tile_wall(best_column(state, aim));
        }
    }

    /// What the best columns make of a board; there is no choice on the colored side.
    BoardOutcome outcome(const Board& board, unsigned vertical_line_bonus,
                         Aim aim = Aim::GO_ON) const {
        return tile(board, vertical_line_bonus, aim).outcome;
    }

private:
    using Sums = typename Learned::Accumulator;
    struct Tiled {
        BoardOutcome outcome;
        Board board;
    };
    /// `sums` count where there is a network and the game goes on.
    struct Found {
        BoardOutcome outcome;
        const Sums* sums;
    };

    static constexpr bool HAS_CHOICE = Side == WallSide::GRAY;
    static constexpr std::size_t CACHE_SIZE = 1 << CacheBits;
    struct CacheEntry {
        /// 0 is no key: `key_of` sets the top bit.
        std::uint64_t key = 0;
        BoardOutcome outcome;
    };
    /// Score, then horizontal lines.
    using Ranks = std::array<std::pair<int, unsigned>, Players>;

    /// The pattern lines, and the length of the floor line where a falling line would change it.
    ///
    ///     bit  63  62..60  59......54  53..48    37..32    21..16     5..0
    ///           1   floor    line 5    line 4    line 3    line 2    line 1    (count, color)
    static std::uint64_t key_of(const Board& board) {
        static_assert(sizeof(board.pattern_lines) == 10);
        std::uint64_t four;
        std::memcpy(&four, board.pattern_lines.data(), sizeof four);
        four = (four | four >> 5) & 0x003F003F003F003F;
        const PatternLine last = board.pattern_lines[4];
        std::uint64_t key = four | std::uint64_t{1} << 63 |
                            static_cast<std::uint64_t>(last.color | last.count << 3) << 54;
        if constexpr (Side == WallSide::GRAY) key |= std::uint64_t{board.floor_line.length} << 60;
        return key;
    }

    Utility utility_ignoring_opponents(const AState& state, unsigned seat) {
        AState alone = state;
        for (unsigned other = 0; other < Players; ++other) {
            if (other != seat) alone.boards[other] = root_.boards[other];
        }
        return value_with(alone, seat, [&](unsigned player, Aim aim) {
            return cached_outcome(alone, player, aim);
        });
    }

    Found cached_outcome(const AState& state, unsigned player, Aim aim) {
        const Board& board = state.boards[player];
        const std::uint64_t key = key_of(board);
        const std::size_t at = player * CACHE_SIZE + (key * 0x9E3779B97F4A7C15 >> (64 - CacheBits));
        CacheEntry& entry = (aim == Aim::END ? cache_at_end_ : cache_)[at];
        const bool has_sums = learned_.is_there() && aim != Aim::END;
        if (entry.key != key) {
            const Tiled tiled = tile(board, state.vertical_line_bonus, aim);
            entry = {key, tiled.outcome};
            if (has_sums && tiled.outcome.horizontal_lines == 0) {
                learned_.accumulate(tiled.board, sums_[at]);
            }
        }
        return {entry.outcome, has_sums ? &sums_[at] : nullptr};
    }

    template <class OutcomeOf>
    Utility value_with(const AState& state, unsigned seat, OutcomeOf outcome_of) const {
        // Stalemate needs a color of which nothing is in bag and lid, when all are taken.
        const TileCounts in_play = state.bag + state.lid_and_floor_lines;
        if (state.available.is_empty() && in_play.present_lanes() != TileCounts::ONES) {
            AState finished = state;
            finish(finished);
            return utility_of_boundary(finished, seat);
        }
        const unsigned starting_seat =
            state.marker_seat == UNCLAIMED ? state.starting_seat : state.marker_seat;
        std::array<Strength, Players> strengths;
        std::array<const Sums*, Players> sums;
        std::array<unsigned, Players> scores;
        Ranks ranks;
        bool is_over = false;
        for (unsigned player = 0; player < Players; ++player) {
            const Found found = outcome_of(player, Aim::GO_ON);
            const BoardOutcome outcome = found.outcome;
            const unsigned score = score_of(state.boards[player], outcome);
            sums[player] = found.sums;
            scores[player] = score;
            strengths[player] = outcome.strength + value_.of_score(score) +
                                (player == starting_seat ? value_.of_start() : 0);
            ranks[player] = {static_cast<int>(score + outcome.bonus), outcome.horizontal_lines};
            is_over |= outcome.horizontal_lines != 0;
        }
        if (!is_over) {
            return learned_.is_there() ? learned_.utility(sums, scores, starting_seat, seat)
                                       : Value::utility(strengths, seat);
        }
        if constexpr (HAS_CHOICE) {
            for (unsigned player = 0; player < Players; ++player) {
                const BoardOutcome outcome = outcome_of(player, Aim::END).outcome;
                const unsigned score = score_of(state.boards[player], outcome);
                ranks[player] = {static_cast<int>(score + outcome.bonus), outcome.horizontal_lines};
            }
        }
        return utility_of_end(ranks, seat);
    }

    /// With the floor line's cost, without bonuses.
    static unsigned score_of(const Board& board, const BoardOutcome& outcome) {
        const unsigned length = HAS_CHOICE ? outcome.floor_line_length : board.floor_line.length;
        const unsigned earned = board.score + outcome.points;
        return earned - std::min<unsigned>(earned, FLOOR_LINE_COST[length]);
    }

    /// Shared victory counts as its share of a win.
    static Utility utility_of_end(const Ranks& ranks, unsigned seat) {
        std::pair<int, unsigned> best_other{-1, 0};
        unsigned equal = 1;
        for (unsigned other = 0; other < Players; ++other) {
            if (other == seat) continue;
            best_other = std::max(best_other, ranks[other]);
            equal += ranks[other] == ranks[seat];
        }
        double win = ranks[seat] > best_other ? 1 : 0;
        if (ranks[seat] == best_other) win = 1.0 / equal;
        const int lead = ranks[seat].first - best_other.first;
        return blend(win, static_cast<double>(lead) / MAX_LEAD);
    }

    Ranks ranks_of(const AState& state) const {
        Ranks ranks;
        for (unsigned player = 0; player < Players; ++player) {
            const Board& board = state.boards[player];
            ranks[player] = {static_cast<int>(board.score),
                             board.wall.spaces().num_horizontal_lines()};
        }
        return ranks;
    }

    std::array<Strength, Players> strengths_of(const AState& state) const {
        std::array<Strength, Players> strengths;
        for (unsigned player = 0; player < Players; ++player) {
            const Board& board = state.boards[player];
            strengths[player] = value_.of_board(board) + value_.of_score(board.score) +
                                (player == state.starting_seat ? value_.of_start() : 0);
        }
        return strengths;
    }

    Tiled tile(const Board& board, unsigned vertical_line_bonus, Aim aim) const {
        if constexpr (HAS_CHOICE) {
            return best_tiling(board, board.score, vertical_line_bonus, aim);
        } else {
            Board tiled = board;
            while (tiled.complete_rows != 0) {
                const unsigned row = tiled.topmost_complete_row();
                tiled.tile_wall(row, wall_column(row, tiled.pattern_lines[row].color));
            }
            return {summary(tiled, board.score, vertical_line_bonus), tiled};
        }
    }

    BoardOutcome summary(const Board& tiled, unsigned score_before,
                         unsigned vertical_line_bonus) const {
        // A board's strength is for the choice of columns, where a network values the boundary.
        const Strength strength =
            HAS_CHOICE || !learned_.is_there() ? value_.of_board(tiled) : Strength{0};
        return {strength, static_cast<std::uint16_t>(tiled.score - score_before),
                static_cast<std::uint8_t>(scope_.bonuses ? tiled.bonus(vertical_line_bonus) : 0),
                static_cast<std::uint8_t>(tiled.wall.spaces().num_horizontal_lines()),
                static_cast<std::uint8_t>(tiled.floor_line.length)};
    }

    int worth(const BoardOutcome& outcome, unsigned score_before, Aim aim) const {
        const int cost = static_cast<int>(FLOOR_LINE_COST[outcome.floor_line_length]);
        if (aim != Aim::END) {
            return outcome.strength + value_.of_score(outcome.points) -
                   value_.of_score(static_cast<unsigned>(cost));
        }
        const int earned = static_cast<int>(score_before + outcome.points);
        return 8 * (std::max(earned - cost, 0) + outcome.bonus) + outcome.horizontal_lines;
    }

    Tiled best_tiling(const Board& board, unsigned score_before, unsigned vertical_line_bonus,
                      Aim aim) const {
        if (board.complete_rows == 0) {
            return {summary(board, score_before, vertical_line_bonus), board};
        }
        const unsigned row = board.topmost_complete_row();
        unsigned columns = columns_to_try(board, aim);
        if (columns == 0) {
            Board fallen = board;
            fallen.drop_pattern_line(row);
            return best_tiling(fallen, score_before, vertical_line_bonus, aim);
        }
        Tiled best;
        bool has_best = false;
        for (; columns != 0; columns &= columns - 1) {
            Board tiled = board;
            tiled.tile_wall(row, static_cast<unsigned>(std::countr_zero(columns)));
            const Tiled found = best_tiling(tiled, score_before, vertical_line_bonus, aim);
            if (!has_best ||
                worth(found.outcome, score_before, aim) > worth(best.outcome, score_before, aim)) {
                best = found;
            }
            has_best = true;
        }
        return best;
    }

    /// Five bits: of the valid columns of the topmost complete line those to try.
    static unsigned columns_to_try(const Board& board, Aim aim) {
        const unsigned row = board.topmost_complete_row();
        const unsigned columns = board.wall.valid_columns(row, board.pattern_lines[row].color);
        const bool tries_all = aim != Aim::GO_ON || std::has_single_bit(board.complete_rows);
        return tries_all ? columns : two_best(board, row, columns);
    }

    /// By points, then by tiles in the column.
    static unsigned two_best(const Board& board, unsigned row, unsigned columns) {
        const Spaces taken = board.wall.spaces();
        std::array<unsigned, WALL_SIZE> promise{};
        for (unsigned left = columns; left != 0; left &= left - 1) {
            const auto column = static_cast<unsigned>(std::countr_zero(left));
            promise[column] = 8 * points_for_tile(taken | Spaces::at(row, column), row, column) +
                              static_cast<unsigned>(std::popcount(taken.column(column)));
        }
        unsigned best = 0;
        for (unsigned number = 0; number < 2 && best != columns; ++number) {
            const auto most = std::max_element(promise.begin(), promise.end());
            best |= 1u << (most - promise.begin());
            *most = 0;
        }
        return best;
    }

    /// Of a state in wall-tiling: whether a horizontal line is complete or will be.
    bool will_end(const AState& state) const {
        return std::any_of(state.boards.begin(), state.boards.end(), [&](const Board& board) {
            return outcome(board, state.vertical_line_bonus).horizontal_lines != 0;
        });
    }

    unsigned best_column(const AState& state, Aim aim) const {
        const Board& board = state.boards[state.seat];
        const unsigned row = board.topmost_complete_row();
        unsigned best = 0;
        int best_worth = 0;
        bool has_best = false;
        for (unsigned left = columns_to_try(board, aim); left != 0; left &= left - 1) {
            const auto column = static_cast<unsigned>(std::countr_zero(left));
            Board tiled = board;
            tiled.tile_wall(row, column);
            const BoardOutcome outcome =
                best_tiling(tiled, board.score, state.vertical_line_bonus, aim).outcome;
            const int found = worth(outcome, board.score, aim);
            if (!has_best || found > best_worth) {
                best = column;
                best_worth = found;
            }
            has_best = true;
        }
        return best;
    }

    const Network* network_;
    Value value_;
    /// Absent where the level's scope has no network.
    Learned learned_;
    EvaluationScope scope_;
    AState root_;
    std::vector<CacheEntry> cache_;
    /// For the aim END.
    std::vector<CacheEntry> cache_at_end_;
    /// Of the outcomes in `cache_` after which the game goes on.
    std::vector<Sums> sums_;
    /// Of the other boards in wall-tiling, by whether the game ends.
    std::array<std::array<std::optional<Tiled>, Players>, 2> others_;
};

}  // namespace azulejos::search
