// Random moves in a batch of games, as an environment for learners steps them.
#pragma once

#include <cstdint>

#include "azulejos/rules.hpp"

namespace azulejos::bench {

struct BatchRun {
    unsigned players = 2;
    WallSide side = WallSide::COLORED;
    std::uint64_t seed = 1;
    /// How many games are stepped together.
    std::uint64_t games = 1024;
    std::uint64_t steps = 2000;
    unsigned threads = 1;
    bool has_observations = false;
};

struct BatchSpeed {
    /// Moves, in all games together.
    std::uint64_t moves = 0;
    std::uint64_t finished_games = 0;
    double seconds = 0;
    /// Changes with every action.
    std::uint64_t checksum = 0;
};

/// Each step picks a legal action at random for every game, plays them, and writes masks, seats,
/// rewards and ends; observations if asked.
BatchSpeed measure_batch(const BatchRun& run);

}  // namespace azulejos::bench
