// What the seat to move sees, as bytes: version 1 of docs/reference/environments.md. A function of the
// position alone: nothing that chance will bring can be in it.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

#include "azulejos/state.hpp"

namespace azulejos::envs {

/// Raise it when a number moves or changes its meaning.
inline constexpr unsigned OBSERVATION_VERSION = 1;
/// A round's number is a byte of the observation.
inline constexpr unsigned MOST_ROUNDS = 255;

/// One named part of an observation: an array of bytes, row by row.
struct ObservationField {
    std::string_view name;
    std::vector<unsigned> shape;
    /// The largest number in it; the smallest is 0.
    unsigned highest;
    /// Where it begins.
    unsigned offset = 0;

    constexpr unsigned size() const {
        unsigned product = 1;
        for (const unsigned length : shape) product *= length;
        return product;
    }
};

/// The fields in their order. Boards are in clockwise order, that of the seat to move first.
template <unsigned Players, WallSide Side>
constexpr std::vector<ObservationField> observation_fields() {
    constexpr unsigned SIZE = WALL_SIZE;
    std::vector<ObservationField> fields = {
        {"factories", {num_factories(Players), NUM_COLORS}, TILES_PER_FACTORY},
        {"center", {NUM_COLORS}, TILES_PER_COLOR},
        {"bag", {NUM_COLORS}, TILES_PER_COLOR},
        {"lid", {NUM_COLORS}, TILES_PER_COLOR},
        {"marker_in_center", {1}, 1},
        {"round", {1}, MOST_ROUNDS},
        {"pattern_lines", {Players, SIZE, NUM_COLORS}, SIZE},
        {"floor_lines", {Players}, FLOOR_LINE_SPACES},
        {"markers", {Players}, 1},
        {"starters", {Players}, 1},
        {"scores", {Players}, 255},
    };
    if (Side == WallSide::COLORED) {
        fields.push_back({"walls", {Players, SIZE, SIZE}, 1});
    } else {
        fields.push_back({"walls", {Players, NUM_COLORS, SIZE, SIZE}, 1});
        fields.push_back({"tiling_line", {SIZE}, 1});
    }
    unsigned offset = 0;
    for (ObservationField& field : fields) {
        field.offset = offset;
        offset += field.size();
    }
    return fields;
}

/// How many bytes an observation has.
template <unsigned Players, WallSide Side>
inline constexpr unsigned OBSERVATION_SIZE = [] {
    unsigned size = 0;
    for (const ObservationField& field : observation_fields<Players, Side>()) size += field.size();
    return size;
}();

/// FIVE_BYTES[bits]: byte k is bit k.
inline constexpr auto FIVE_BYTES = [] {
    std::array<std::uint64_t, 32> table{};
    for (unsigned bits = 0; bits < 32; ++bits) {
        for (unsigned bit = 0; bit < 5; ++bit) {
            table[bits] |= std::uint64_t{bits >> bit & 1} << 8 * bit;
        }
    }
    return table;
}();

/// Writes bytes one after the other. Five at a time are written as eight: the last three are
/// overwritten by what follows, so the buffer needs three bytes more than it will hold.
class ByteWriter {
public:
    explicit ByteWriter(std::uint8_t* at) : at_(at) {}

    void put(unsigned byte) { *at_++ = static_cast<std::uint8_t>(byte); }
    void put_five_bits(unsigned bits) { put_five(FIVE_BYTES[bits]); }
    void put_counts(TileCounts counts) {
        std::uint64_t bytes = 0;
        for (unsigned color = 0; color < NUM_COLORS; ++color) {
            bytes |= std::uint64_t{counts.count(color)} << 8 * color;
        }
        put_five(bytes);
    }
    /// Five bytes: `count` at `index`, else 0.
    void put_at(unsigned index, unsigned count) { put_five(std::uint64_t{count} << 8 * index); }

private:
    void put_five(std::uint64_t bytes) {
        // By shifts, so that the order of bytes is the same on every machine; compilers store them
        // at once.
        for (unsigned byte = 0; byte < 8; ++byte) {
            at_[byte] = static_cast<std::uint8_t>(bytes >> 8 * byte);
        }
        at_ += 5;
    }

    std::uint8_t* at_;
};

/// Writes OBSERVATION_SIZE bytes as `viewer` sees the table. In a batch that is the seat to move;
/// between rounds and at the end the starting seat.
template <unsigned Players, WallSide Side>
void write_observation(const State<Players, Side>& state, unsigned viewer,
                       std::uint8_t* observation) {
    using AState = State<Players, Side>;
    constexpr unsigned SIZE = OBSERVATION_SIZE<Players, Side>;
    std::array<std::uint8_t, SIZE + 8> buffer;
    ByteWriter writer(buffer.data());

    std::array<unsigned, Players> seats;
    seats[0] = viewer;
    for (unsigned at = 1; at < Players; ++at) seats[at] = AState::next_seat(seats[at - 1]);
    const auto for_each_board = [&](auto&& write) {
        for (const unsigned seat : seats) write(state.boards[seat], seat);
    };
    const bool is_round = state.phase == Phase::FACTORY_OFFER || state.phase == Phase::WALL_TILING;

    for (const TileCounts source : state.sources) writer.put_counts(source);
    writer.put_counts(state.bag);
    writer.put_counts(state.lid_and_floor_lines);
    writer.put(is_round && state.marker_seat == UNCLAIMED);
    writer.put(static_cast<unsigned>(std::min<std::uint64_t>(state.round_number, MOST_ROUNDS)));
    for_each_board([&](const auto& board, unsigned) {
        for (const PatternLine line : board.pattern_lines) writer.put_at(line.color, line.count);
    });
    for_each_board([&](const auto& board, unsigned) { writer.put(board.floor_line.length); });
    for_each_board([&](const auto&, unsigned seat) { writer.put(seat == state.marker_seat); });
    for_each_board([&](const auto&, unsigned seat) { writer.put(seat == state.starting_seat); });
    for_each_board([&](const auto& board, unsigned) { writer.put(std::min(board.score, 255u)); });
    for_each_board([&](const auto& board, unsigned) {
        if constexpr (Side == WallSide::COLORED) {
            for (unsigned row = 0; row < WALL_SIZE; ++row) {
                writer.put_five_bits(board.wall.taken.row(row));
            }
        } else {
            for (const Spaces spaces : board.wall.of_color) {
                for (unsigned row = 0; row < WALL_SIZE; ++row) {
                    writer.put_five_bits(spaces.row(row));
                }
            }
        }
    });
    if constexpr (Side == WallSide::GRAY) {
        const bool is_tiling = state.phase == Phase::WALL_TILING && viewer == state.seat;
        writer.put_five_bits(is_tiling ? 1u << state.tiling_row() : 0);
    }
    std::memcpy(observation, buffer.data(), SIZE);
}

}  // namespace azulejos::envs
