// Positions inside a round as rows of numbers, with what a deeper search says of them.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "azulejos/search/network.hpp"

namespace azulejos::training {

/// Of 2 players.
struct MidRoundPlay {
    WallSide side = WallSide::COLORED;
    /// With the number of a game it decides all of that game's chances.
    std::uint64_t seed = 1;
    std::uint32_t first_game = 0;
    std::uint32_t num_games = 0;
    /// Positions looked at for a label.
    std::uint64_t label_nodes = 20'000;
    /// Ends it early, between two searches that are drawn.
    const std::atomic<bool>* stop = nullptr;
};

/// So many rows of every search that was drawn: what counts in a search is which is better.
inline constexpr unsigned MID_ROUND_ROWS_OF_SEARCH = 4;
/// The label, a utility for the seat to move; the round and the step that its weights are of;
/// the utilities after a playout and as it stands.
inline constexpr unsigned MID_ROUND_ROW_HEAD = 5;

/// Rows of MID_ROUND_ROW_HEAD numbers and the inputs (`mid_round_inputs.hpp`). They are drawn from the
/// positions that searches of 600 to 40,000 nodes valued at their depth limit, in games with some moves
/// made at random. The same for the same numbers, network and core.
std::vector<std::int16_t> mid_round_rows(const MidRoundPlay& asked,
                                         const search::Networks& networks);

}  // namespace azulejos::training
