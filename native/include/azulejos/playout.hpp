// Games played at random to the end.
#pragma once

#include <cstdint>
#include <limits>

#include "azulejos/state.hpp"

namespace azulejos {

template <unsigned Players, WallSide Side>
inline void State<Players, Side>::play_random_move(Random& rng) {
    if (Side == WallSide::GRAY && phase == Phase::WALL_TILING) {
        const unsigned columns = tiling_columns();
        const auto num_columns = static_cast<unsigned>(std::popcount(columns));
        tile_wall(select_bit<WALL_SIZE>(columns, rng.below(num_columns)));
    } else {
        apply(random_offer_move(rng));
    }
}

/// Plays on, deals included, until the game is over; returns how many moves were made.
template <unsigned Players, WallSide Side>
std::uint64_t playout(State<Players, Side>& state, Random& rng) {
    std::uint64_t plies = 0;
    while (!state.is_over()) {
        if (state.phase == Phase::PREPARING_NEXT_ROUND) state.deal_random(rng);
        // The phase says the same as the tiles, at 2 to 4 instructions a ply more.
        while (!state.available.is_empty()) {
            state.apply(state.random_offer_move(rng));
            ++plies;
        }
        while (state.phase == Phase::WALL_TILING) {
            state.play_random_move(rng);
            ++plies;
        }
    }
    return plies;
}

/// The same, but stops after `max_plies` moves at the latest.
template <unsigned Players, WallSide Side>
std::uint64_t playout_at_most(State<Players, Side>& state, Random& rng, std::uint64_t max_plies) {
    std::uint64_t plies = 0;
    while (!state.is_over() && plies < max_plies) {
        if (state.phase == Phase::PREPARING_NEXT_ROUND) state.deal_random(rng);
        state.play_random_move(rng);
        ++plies;
    }
    return plies;
}

/// What many random games came to.
struct Totals {
    std::uint64_t games = 0;
    std::uint64_t plies = 0;
    std::uint64_t rounds = 0;
    std::array<std::uint64_t, MAX_PLAYERS> scores{};
    /// Changes with every move of every game, but not with how a state is laid out in memory.
    std::uint64_t checksum = 0;

    template <unsigned Players, WallSide Side>
    void add(const State<Players, Side>& state, std::uint64_t game_plies) {
        ++games;
        plies += game_plies;
        rounds += state.round_number;
        checksum = mix(checksum ^ game_plies, 0x9E3779B97F4A7C15) + state.round_number;
        for (unsigned seat = 0; seat < Players; ++seat) {
            scores[seat] += state.boards[seat].score;
            checksum = mix(checksum ^ state.boards[seat].score, 0xD1B54A32D192ED03);
        }
    }
};

/// Random games from the start; the first one begins with seat 1, the next with seat 2, and so on.
template <unsigned Players, WallSide Side>
Totals play_games(std::uint64_t games, std::uint64_t seed, unsigned vertical_line_bonus) {
    Random rng(seed);
    Totals totals;
    for (std::uint64_t game = 0; game < games; ++game) {
        State<Players, Side> state(static_cast<unsigned>(game % Players), vertical_line_bonus);
        const std::uint64_t plies = playout(state, rng);
        totals.add(state, plies);
    }
    return totals;
}

}  // namespace azulejos
