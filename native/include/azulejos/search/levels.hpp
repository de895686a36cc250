// The levels: how much each sees. Up to the sixth they err as people do, by not seeing what is there,
// never by throwing tiles away.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <optional>
#include <vector>

#include "azulejos/search/move_ordering.hpp"
#include "azulejos/search/position_key.hpp"
#include "azulejos/search/sight.hpp"
#include "azulejos/state.hpp"

namespace azulejos::search {

struct Level {
    /// Limits beside those that are asked for; the first reached counts.
    std::optional<std::uint64_t> nodes = std::nullopt;
    std::optional<unsigned> depth = std::nullopt;
    /// What to ask for where no limit is given.
    std::optional<std::uint64_t> milliseconds = std::nullopt;
    /// Of a hundred pairs of source and color so many are not noticed.
    unsigned overlooked = 0;
    Sight sight = {};
};

/// From a kind beginner to the full search; what each wins is in docs/explanation/search.md. The three
/// lowest value boundaries by the weights, which see less than a network: with one, a glance at a few
/// positions already wins nearly nine of ten games against the second. Where a network decides, one
/// that looks further soon wins nearly every game, so the fourth to sixth look far but overlook much.
inline constexpr std::array<Level, 8> LEVELS = {{
    {.depth = 1,
     .overlooked = 76,
     .sight = {.bonuses = false, .others = false, .is_learned = false}},
    {.depth = 1, .overlooked = 36, .sight = {.others = false, .is_learned = false}},
    {.nodes = 350, .overlooked = 36, .sight = {.is_learned = false}},
    {.nodes = 1'000, .depth = 3, .overlooked = 36},
    {.nodes = 4'000, .overlooked = 28},
    {.nodes = 16'000, .overlooked = 15},
    {.nodes = 50'000},
    {.milliseconds = 1'000},
}};

/// The most nodes of a level that has a limit in nodes, so that it moves within 100 ms in every kind
/// of game: more players and the gray side take longer for each.
template <unsigned Players, WallSide Side>
inline constexpr std::uint64_t MOST_NODES =
    50'000 / ((Players - 1) * (Side == WallSide::GRAY ? 4 : 1));

/// Spreads seeds and moves over all bits.
inline constexpr std::uint64_t SEED_FACTOR = 0x9E3779B97F4A7C15;

/// The legal moves without those that a level overlooks: the same for the same seed and position.
/// Overlooked are sources' colors as a whole, but never so many that only moves are left of which
/// tiles fall though others are legal. Of factories with the same tiles one is looked at. Columns
/// in wall-tiling are all seen.
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
    // Of a hundred; the same for all moves with a source's color.
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
    // Looks a little more closely until something is found.
    while (is_any_fit ? std::none_of(all.begin(), all.end(), is_noticed_fit)
                      : std::none_of(all.begin(), all.end(), is_noticed)) {
        --least;
    }
    std::vector<Action> noticed;
    std::copy_if(all.begin(), all.end(), std::back_inserter(noticed), is_noticed);
    return noticed;
}

}  // namespace azulejos::search
