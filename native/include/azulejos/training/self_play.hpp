// Games that a search plays against itself, for training.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>

#include "azulejos/search/network.hpp"

namespace azulejos::training {

struct SelfPlay {
    unsigned players = 2;
    WallSide side = WallSide::COLORED;
    /// With the number of a game it decides all of that game's chances.
    std::uint64_t seed = 1;
    std::uint32_t first_game = 0;
    std::uint32_t num_games = 0;
    /// Positions looked at for a move.
    std::uint64_t nodes = 600;
    /// How often each boundary is filled, at least once for the game. Further refills are played at a
    /// glance to the next boundary, for a label that one refill does not decide.
    unsigned refills = 1;
    /// Ends it early; what was played is lost.
    const std::atomic<bool>* stop = nullptr;
};

/// The rows (`boundary_rows.hpp`) of so many games, in the order of their numbers. The same for the
/// same numbers, network and core, whoever plays them and with what beside.
///
/// Half of the games begin carelessly: their first one to three rounds are played with little search
/// and many random moves, by each seat to its own degree, so that boundaries occur which good play
/// avoids. What is careless enters no label: the first row is where the care begins. In one of eight
/// games a vertical line is worth 5.
std::string play_games(const SelfPlay& asked, const search::Networks& networks);

}  // namespace azulejos::training
