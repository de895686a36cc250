// What the chances and scores of a variation are stated from.
#pragma once

#include <array>

#include "azulejos/rules.hpp"

namespace azulejos::search {

using OfSeats = std::array<double, MAX_PLAYERS>;

/// What a move leads to if every seat plays for itself after it. A line that was searched with 3 and 4
/// players has replies that hurt the seat to move, whatever they bring to those who make them.
struct OwnPlay {
    /// At the end of that line.
    OfSeats wins{};
    OfSeats final_scores{};
    /// Each seat's chance right after the move by its static evaluation. They do not sum to 1.
    OfSeats standing{};
};

struct Grounds {
    /// Whether a network evaluated. Without one, what was searched is stated as it is.
    bool is_by_network = false;
    /// The line was searched to the end of the round, whatever the other seats do.
    bool is_solved = false;
    /// The game is over at its end. What is solved too is exact.
    bool ends_game = false;
    /// At the end of the line that was searched. Where it is not solved this is the mean of the last
    /// two depths, since values swing with whose move was the last. Scores are then those of the
    /// boundary that a greedy playout leads to. So are chances, unless the static evaluation is a
    /// learned one.
    OfSeats wins{};
    OfSeats final_scores{};
    /// With 3 and 4 players, where it is not solved; else all zero.
    OwnPlay own;
};

}  // namespace azulejos::search
