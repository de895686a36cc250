// Positions inside a round as rows of numbers, labeled by a deeper search.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "azulejos/search/network.hpp"

namespace azulejos::training {

/// Of 2 players.
struct MidRoundPlay {
    WallSide side = WallSide::COLORED;
    /// With a game's number it determines the game.
    std::uint64_t seed = 1;
    std::uint32_t first_game = 0;
    std::uint32_t num_games = 0;
    /// Nodes for a label.
    std::uint64_t label_nodes = 20'000;
    /// Ends it early, between two labeled searches.
    const std::atomic<bool>* stop = nullptr;
};

/// Rows of every sampled search; several, because a search only compares positions.
inline constexpr unsigned MID_ROUND_ROWS_OF_SEARCH = 4;
/// The label, a utility for the seat to move; the round and the step that select the weights; the
/// utilities after a playout and as it stands.
inline constexpr unsigned MID_ROUND_ROW_HEAD = 5;

/// Rows of MID_ROUND_ROW_HEAD numbers and the inputs (`mid_round_inputs.hpp`), sampled from the leaves of
/// searches of 600 to 40,000 nodes, in games with some random moves. The same for the same numbers, network and core.
std::vector<std::int16_t> mid_round_rows(const MidRoundPlay& asked,
                                         const search::Networks& networks);

}  // namespace azulejos::training
