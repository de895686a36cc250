// Positions inside a round as rows of numbers, labeled by deeper searches.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "azulejos/search/network.hpp"

namespace azulejos::training {

struct MidRoundPlay {
    unsigned players = 2;
    WallSide side = WallSide::COLORED;
    /// With a game's number it determines the game.
    std::uint64_t seed = 1;
    std::uint32_t first_game = 0;
    std::uint32_t num_games = 0;
    /// With 2 players a label is the utility that a search of so many nodes finds. With more it is the
    /// utility after the round was played to its end, each move by a search of so many nodes: what a
    /// best-reply search finds is what the others could do to one seat, not what they do.
    std::uint64_t label_nodes = 20'000;
    /// Ends it early, between two labeled searches.
    const std::atomic<bool>* stop = nullptr;
};

/// Rows of every sampled search; several, because a search only compares positions.
inline constexpr unsigned MID_ROUND_ROWS_OF_SEARCH = 4;
/// The label, a utility for the seat that the row values; the turn, round and step that select the
/// weights; the utilities after a playout and as it stands.
inline constexpr unsigned MID_ROUND_ROW_HEAD = 6;

/// Rows of MID_ROUND_ROW_HEAD numbers and the inputs (`mid_round_inputs.hpp`), sampled from the leaves of
/// searches, in games with some random moves. With 2 players each leaf is valued for the seat to move;
/// with more, each is valued for every seat: first all leaves of a search for its root seat, then for the
/// next. The same for the same numbers, network and core.
std::vector<std::int16_t> mid_round_rows(const MidRoundPlay& asked,
                                         const search::Networks& networks);

}  // namespace azulejos::training
