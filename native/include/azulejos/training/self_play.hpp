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
    /// With a game's number it determines the game.
    std::uint64_t seed = 1;
    std::uint32_t first_game = 0;
    std::uint32_t num_games = 0;
    /// Nodes for a move.
    std::uint64_t nodes = 600;
    /// How often each boundary is refilled: once for the game, and else for a rollout. With rollouts a
    /// label does not hang on one refill.
    unsigned refills = 1;
    /// Ends it early; the game under way is lost.
    const std::atomic<bool>* stop = nullptr;
};

/// The rows (`boundary_rows.hpp`) of so many games, in the order of their numbers. The same for the
/// same numbers, network and core, on any machine.
///
/// Half of the games begin with exploration: one to three rounds with little search and many random
/// moves, with a rate of its own for each seat, so that boundaries occur which good play avoids. These
/// rounds enter no label: the first row follows them. In one of eight games a vertical line is worth 5.
std::string play_games(const SelfPlay& asked, const search::Networks& networks);

}  // namespace azulejos::training
