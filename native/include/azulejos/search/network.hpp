// A network that evaluates round boundaries: the weights of one kind of game, as its file holds them.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "azulejos/rules.hpp"
#include "azulejos/search/network_inputs.hpp"

namespace azulejos::search {

/// Weights of the first layer. A unit's sum of them is its accumulator.
using Weight = std::int16_t;

/// Units of the hidden layer. With more players each board has more accumulators; a narrower layer
/// keeps them as fast.
constexpr unsigned num_units(unsigned players) {
    return players == 2 ? 64 : 32;
}

/// An accumulator of so much stands for 1, where a unit saturates.
inline constexpr int UNIT_ONE = 256;
/// An output weight of so much stands for 1.
inline constexpr int OUTPUT_ONE = 64;
/// Output weights stay below, so that a saturated unit times its weight fits 16 bits.
inline constexpr int MAX_OUTPUT_WEIGHT = 127;
/// What 1 of a unit with output weight 1 adds to a head, in the head's steps.
inline constexpr int HEAD_SCALE = 4000;

/// The outputs of a network for each seat.
enum Head : unsigned {
    /// A strength (`utility.hpp`): chances to win are as the exponentials of these.
    WIN_HEAD,
    /// The final score, in hundredths of a point; the margin is the difference of two.
    SCORE_HEAD,
    /// The horizontal lines, vertical lines and colors that will be complete, in thousandths. They
    /// only help to train the layer before.
    HORIZONTAL_LINES_HEAD,
    VERTICAL_LINES_HEAD,
    COLORS_HEAD,
    NUM_HEADS,
};
inline constexpr std::array<std::string_view, NUM_HEADS> HEAD_NAMES = {
    "win", "score", "horizontal_lines", "vertical_lines", "colors"};

/// Boundaries after round 1, 2, 3, 4, and 5 or later have output weights of their own.
inline constexpr unsigned NUM_ROUND_SETS = 5;
inline constexpr unsigned NUM_BAG_COUNTS = TILES_PER_COLOR + 1;
/// Scores from 127 on are one input.
inline constexpr unsigned NUM_SCORES = 128;
/// Leads beyond count as this one.
inline constexpr int MAX_SHOWN_LEAD = 63;
inline constexpr unsigned NUM_LEADS = 2 * MAX_SHOWN_LEAD + 1;

/// Blocks of rows, in the order of the file; training reads these.
enum Block : unsigned {
    BOARD_ROWS,
    START_ROWS,
    BAG_ROWS,
    ROUND_ROWS,
    TACTILE_ROW,
    SCORE_ROWS,
    LEAD_ROWS,
    OUTPUT_ROWS,
    NUM_BLOCKS,
};
inline constexpr std::array<std::string_view, NUM_BLOCKS> BLOCK_NAMES = {
    "boards", "start", "bag", "round", "tactile", "score", "lead", "outputs"};
constexpr std::array<unsigned, NUM_BLOCKS> block_sizes(unsigned players, WallSide side) {
    return {num_inputs(side) * players,
            players,
            NUM_COLORS * NUM_BAG_COUNTS,
            NUM_ROUND_SETS,
            1,
            NUM_SCORES,
            (players - 1) * NUM_LEADS,
            NUM_ROUND_SETS * NUM_HEADS};
}

/// The weights. All rows are of `units()` numbers, one for each unit.
class Network {
public:
    /// Throws std::invalid_argument, with the reason, for what is no whole network of this version.
    static Network read(std::span<const unsigned char> file);

    unsigned players() const { return players_; }
    WallSide side() const { return side_; }
    unsigned units() const { return num_units(players_); }
    /// Tells networks apart: the checksum of the file.
    std::uint64_t checksum() const { return checksum_; }
    /// Whether the opponents' boards count for a seat; else only their scores do.
    bool sees_opponents() const { return sees_opponents_; }

    /// What an input of a board adds for the seat itself, then for the seat before it (whose next
    /// neighbor it is), and so on: `players()` rows.
    const Weight* board_rows(unsigned input) const { return at(BOARD_ROWS, input * players_); }
    /// `distance`: from the seat to who starts the next round, clockwise.
    const Weight* start_row(unsigned distance) const { return at(START_ROWS, distance); }
    const Weight* bag_row(unsigned color, unsigned count) const {
        return at(BAG_ROWS, color * NUM_BAG_COUNTS + count);
    }
    const Weight* round_row(unsigned set) const { return at(ROUND_ROWS, set); }
    /// Where a vertical line is worth 5.
    const Weight* tactile_row() const { return at(TACTILE_ROW, 0); }
    const Weight* score_row(unsigned score) const {
        return at(SCORE_ROWS, std::min(score, NUM_SCORES - 1));
    }
    /// Over the seat at `distance`, from 1.
    const Weight* lead_row(unsigned distance, int lead) const {
        const int shown = std::clamp(lead, -MAX_SHOWN_LEAD, MAX_SHOWN_LEAD) + MAX_SHOWN_LEAD;
        return at(LEAD_ROWS, (distance - 1) * NUM_LEADS + static_cast<unsigned>(shown));
    }
    const Weight* output_row(unsigned set, Head head) const {
        return at(OUTPUT_ROWS, set * NUM_HEADS + head);
    }
    /// In the head's steps.
    int output_bias(unsigned set, Head head) const { return biases_[set * NUM_HEADS + head]; }

private:
    Network(unsigned players, WallSide side);
    const Weight* at(unsigned block, unsigned row) const {
        return weights_.data() + starts_[block] + std::size_t{row} * units();
    }
    void check_bounds() const;
    bool has_weights_of_opponents() const;

    unsigned players_;
    WallSide side_;
    std::uint64_t checksum_ = 0;
    bool sees_opponents_ = true;
    /// Where each block of rows begins; the last is the end.
    std::array<std::size_t, NUM_BLOCKS + 1> starts_{};
    std::vector<Weight> weights_;
    std::array<std::int32_t, NUM_ROUND_SETS * NUM_HEADS> biases_{};
};

/// At most one for each kind of game.
using Networks = std::vector<std::shared_ptr<const Network>>;

inline const Network* network_of(const Networks& networks, unsigned players, WallSide side) {
    for (const auto& each : networks) {
        if (each->players() == players && each->side() == side) return each.get();
    }
    return nullptr;
}

}  // namespace azulejos::search
