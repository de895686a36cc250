// The levels: limits, overlooked moves and scope. Up to the sixth they err as people do: they overlook
// moves, but never throw tiles away.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <optional>
#include <vector>

#include "azulejos/search/evaluation_scope.hpp"
#include "azulejos/search/move_ordering.hpp"
#include "azulejos/search/position_key.hpp"
#include "azulejos/state.hpp"

namespace azulejos::search {

struct Level {
    /// Limits beside those of the request; the first reached counts.
    std::optional<std::uint64_t> nodes = std::nullopt;
    std::optional<unsigned> depth = std::nullopt;
    /// The time where the request has no limit.
    std::optional<std::uint64_t> milliseconds = std::nullopt;
    /// Percentage of the pairs of source and color that the level does not notice.
    unsigned overlooked = 0;
    EvaluationScope scope = {};
};

/// With 2 players, from a beginner to the full search; docs/explanation/search.md has their win rates.
/// The three lowest evaluate boundaries by the weights: with a network, even a depth of 1 wins nearly nine
/// of ten games against level 2. The fourth to sixth have a network and search deep, so they overlook more
/// moves.
using Levels = std::array<Level, 8>;
inline constexpr Levels LEVELS_OF_TWO = {{
    {.depth = 1,
     .overlooked = 76,
     .scope = {.bonuses = false, .opponents = false, .network = false}},
    {.depth = 1, .overlooked = 36, .scope = {.opponents = false, .network = false}},
    {.nodes = 350, .overlooked = 36, .scope = {.network = false}},
    {.nodes = 1'000, .depth = 3, .overlooked = 36},
    {.nodes = 4'000, .overlooked = 28},
    {.nodes = 16'000, .overlooked = 15},
    {.nodes = 50'000},
    {.milliseconds = 1'000},
}};

/// With 3 and 4 players, a short search without a network expects the worst of every opponent, and loses
/// to a look at the own board alone: so the third level has a network, and the first four overlook more.
inline constexpr Levels LEVELS_OF_MORE = [] {
    Levels levels = LEVELS_OF_TWO;
    levels[0].overlooked = 93;
    levels[1].overlooked = 78;
    levels[2].overlooked = 62;
    levels[2].scope.network = true;
    levels[3].overlooked = 43;
    return levels;
}();

/// The levels in a game of so many players, the weakest first. Their limits are the same in all.
constexpr const Levels& levels_of(unsigned players) {
    return players == 2 ? LEVELS_OF_TWO : LEVELS_OF_MORE;
}

/// Bounds the nodes of a level that has a limit in nodes, so that it moves within 100 ms in every kind
/// of game: with more players and on the gray side a node takes longer.
template <unsigned Players, WallSide Side>
inline constexpr std::uint64_t MAX_LEVEL_NODES =
    50'000 / ((Players - 1) * (Side == WallSide::GRAY ? 4 : 1));

/// Spreads seeds and moves over all bits.
inline constexpr std::uint64_t SEED_FACTOR = 0x9E3779B97F4A7C15;

/// The legal moves without those that a level overlooks: the same for the same seed and position. A level
/// overlooks all moves of a source and color together, but never so many that tiles must fall though
/// another move is legal. Factories with the same tiles count as one. No level overlooks a column.
template <unsigned Players, WallSide Side>
std::vector<Action> noticed_actions(const State<Players, Side>& state, const Level& level,
                                    std::uint64_t seed) {
    typename State<Players, Side>::Actions legal;
    state.list_legal_actions(legal);
    std::vector<Action> all(legal.begin(), legal.end());
    if (level.overlooked == 0 || state.phase != Phase::FACTORY_OFFER) return all;
    const unsigned sources = distinct_sources(state);
    std::erase_if(all, [&](Action action) { return !(sources >> Move::of(action).source & 1); });
    const std::uint64_t key =
        PositionKey<Players, Side>(state, round_salt(state)).value(state) ^ seed * SEED_FACTOR;
    const auto does_fit = [&](Action action) {
        const Move move = Move::of(action);
        if (move.destination == FLOOR) return false;
        const unsigned held = state.boards[state.seat].pattern_lines[move.destination - 1].count;
        return state.sources[move.source].count(move.color) + held <= move.destination;
    };
    // A percentage; the same for all moves of a source and color.
    const auto chance = [&](Action action) {
        const Move move = Move::of(action);
        const std::uint64_t take = move.source * NUM_COLORS + move.color + 1;
        return mix(key ^ take * SEED_FACTOR, SEED_FACTOR) % 100;
    };
    std::uint64_t least = level.overlooked;
    const auto is_noticed = [&](Action action) { return chance(action) >= least; };
    const auto is_noticed_fit = [&](Action action) {
        return is_noticed(action) && does_fit(action);
    };
    const bool is_any_fit = std::any_of(all.begin(), all.end(), does_fit);
    // Overlooks less until a move is left.
    while (is_any_fit ? std::none_of(all.begin(), all.end(), is_noticed_fit)
                      : std::none_of(all.begin(), all.end(), is_noticed)) {
        --least;
    }
    std::vector<Action> noticed;
    std::copy_if(all.begin(), all.end(), std::back_inserter(noticed), is_noticed);
    return noticed;
}

}  // namespace azulejos::search
