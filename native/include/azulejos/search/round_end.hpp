// The end of a round, evaluated exactly and fast.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <vector>

#include "azulejos/search/boundary_value.hpp"
#include "azulejos/search/evaluation_scope.hpp"
#include "azulejos/search/network_value.hpp"
#include "azulejos/search/wall_tiler.hpp"
#include "azulejos/state.hpp"

namespace azulejos::search {

/// CacheBits: 2^12 outcomes of 24 bytes a seat fit the processor's second-level cache, and most of
/// their accumulators, 256 bytes each with four players.
template <unsigned Players, WallSide Side, unsigned CacheBits = 12>
class RoundEnd {
public:
    using AState = State<Players, Side>;
    using Board = PlayerBoard<Side>;
    using Value = BoundaryValue<Players, Side>;
    using Learned = NetworkValue<Players, Side>;
    using Tiler = WallTiler<Players, Side>;

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
        scope_ = scope;
        learned_ = Learned();
        if (network_ != nullptr && scope.network) {
            learned_ = Learned(*network_, state.round_number, state.bag, state.vertical_line_bonus);
        }
        tiler_ = Tiler(Value(state.round_number, scope.bonuses), scope.bonuses, has_network());
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
                tiled = tiler_.tile(state.boards[player], state.vertical_line_bonus,
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
        const Tiled tiled = tiler_.tile(board, vertical_line_bonus, Aim::GO_ON);
        const unsigned score = score_of(board, tiled.outcome);
        return {value().of_board(tiled.board) + value().of_score(score),
                static_cast<int>(score + tiled.outcome.bonus), tiled.outcome.horizontal_lines != 0};
    }
    /// What points and the next start add to a strength, by the weights.
    const Value& value() const { return tiler_.value(); }
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
            scores[seat] = state.is_over()
                               ? board.score
                               : value().final_score(board, seat == state.starting_seat);
        }
        return scores;
    }
    /// Plays on from the end of the factory offer to the boundary, with each board's best columns.
    void finish(AState& state) const {
        if (state.phase == Phase::FACTORY_OFFER) state.finish_factory_offer();
        if constexpr (HAS_CHOICE) {
            if (state.phase != Phase::WALL_TILING) return;
            const Aim aim = will_end(state) ? Aim::END : Aim::GO_ON;
            while (state.phase == Phase::WALL_TILING) {
                state.tile_wall(
                    tiler_.best_column(state.boards[state.seat], state.vertical_line_bonus, aim));
            }
        }
    }

private:
    using Sums = typename Learned::Accumulator;
    using Tiled = typename Tiler::Tiled;
    /// `sums` count where there is a network and the game goes on.
    struct Found {
        BoardOutcome outcome;
        const Sums* sums;
    };

    static constexpr bool HAS_CHOICE = Tiler::HAS_CHOICE;
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
            const Tiled tiled = tiler_.tile(board, state.vertical_line_bonus, aim);
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
            strengths[player] = outcome.strength + value().of_score(score) +
                                (player == starting_seat ? value().of_start() : 0);
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
            strengths[player] = value().of_board(board) + value().of_score(board.score) +
                                (player == state.starting_seat ? value().of_start() : 0);
        }
        return strengths;
    }

    /// Of a state in wall-tiling: whether a horizontal line is complete or will be.
    bool will_end(const AState& state) const {
        return std::any_of(state.boards.begin(), state.boards.end(), [&](const Board& board) {
            return tiler_.tile(board, state.vertical_line_bonus, Aim::GO_ON)
                       .outcome.horizontal_lines != 0;
        });
    }

    const Network* network_;
    Tiler tiler_;
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
