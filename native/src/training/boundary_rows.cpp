#include "azulejos/training/boundary_rows.hpp"

#include <cmath>
#include <stdexcept>

#include "azulejos/search/network_inputs.hpp"

namespace azulejos::training {

namespace {

constexpr std::size_t HEAD_SIZE = 15;
constexpr std::size_t BOARD_SIZE = 2 + WALL_SIZE * WALL_SIZE + WALL_SIZE;

void append(std::string& rows, std::uint64_t number, unsigned bytes) {
    for (unsigned at = 0; at < bytes; ++at) rows.push_back(static_cast<char>(number >> 8 * at));
}

unsigned color_at(const Wall<WallSide::COLORED>& wall, unsigned row, unsigned column) {
    return wall.taken.contains(row, column) ? (column + WALL_SIZE - row) % WALL_SIZE + 1 : 0;
}
unsigned color_at(const Wall<WallSide::GRAY>& wall, unsigned row, unsigned column) {
    for (unsigned color = 0; color < NUM_COLORS; ++color) {
        if (wall.of_color[color].contains(row, column)) return color + 1;
    }
    return 0;
}

template <WallSide Side>
PlayerBoard<Side> board_of(const unsigned char* bytes) {
    PlayerBoard<Side> board;
    for (unsigned row = 0; row < WALL_SIZE; ++row) {
        for (unsigned column = 0; column < WALL_SIZE; ++column) {
            const unsigned color = bytes[2 + row * WALL_SIZE + column];
            if (color == 0) continue;
            const bool is_elsewhere =
                Side == WallSide::COLORED && wall_column(row, color - 1) != column;
            if (color > NUM_COLORS || is_elsewhere) {
                throw std::invalid_argument("a row has a wall of another kind of game");
            }
            board.wall.add(row, column, color - 1);
        }
        const unsigned held = bytes[2 + WALL_SIZE * WALL_SIZE + row];
        if (held % 8 > row || held / 8 >= NUM_COLORS) {
            throw std::invalid_argument("a row has a pattern line that can't be");
        }
        board.pattern_lines[row] = {static_cast<Color>(held / 8),
                                    static_cast<std::uint8_t>(held % 8)};
    }
    return board;
}

template <WallSide Side>
void append_inputs(std::vector<std::uint16_t>& inputs, const unsigned char* bytes) {
    const search::ActiveInputs active = search::active_inputs(board_of<Side>(bytes));
    inputs.insert(inputs.end(), active.inputs.begin(), active.inputs.begin() + active.size);
    inputs.resize(inputs.size() + search::MAX_ACTIVE_INPUTS - active.size,
                  static_cast<std::uint16_t>(search::num_inputs(Side)));
}

}  // namespace

template <unsigned Players, WallSide Side>
void append_row(std::string& rows, const State<Players, Side>& state, const RowHead& head) {
    append(rows, head.game, 4);
    append(rows, static_cast<std::uint16_t>(head.parent), 2);
    append(rows, static_cast<std::uint8_t>(head.kind), 1);
    const std::uint64_t played = state.is_over() ? state.round_number : state.round_number - 1;
    append(rows, std::min<std::uint64_t>(played, 255), 1);
    append(rows, state.starting_seat, 1);
    append(rows, state.vertical_line_bonus, 1);
    for (unsigned color = 0; color < NUM_COLORS; ++color) append(rows, state.bag.count(color), 1);
    for (const auto& board : state.boards) {
        append(rows, std::min<std::uint32_t>(board.score, 65'535), 2);
        for (unsigned row = 0; row < WALL_SIZE; ++row) {
            for (unsigned column = 0; column < WALL_SIZE; ++column) {
                append(rows, color_at(board.wall, row, column), 1);
            }
        }
        for (const PatternLine& held : board.pattern_lines) {
            append(rows, held.color * 8u + held.count, 1);
        }
    }
    for (unsigned seat = 0; seat < Players; ++seat) append(rows, 0, 2);
}

void set_searched(std::string& rows, std::size_t start, std::span<const double> wins) {
    std::size_t at = start + HEAD_SIZE + wins.size() * BOARD_SIZE;
    for (const double win : wins) {
        const auto share = static_cast<unsigned>(std::lround(win * 65'535));
        rows[at++] = static_cast<char>(share);
        rows[at++] = static_cast<char>(share >> 8);
    }
}

std::vector<std::uint16_t> inputs_of_rows(std::span<const unsigned char> rows, unsigned players,
                                          WallSide side) {
    const std::size_t size = row_size(players);
    if (rows.size() % size != 0) throw std::invalid_argument("the last row is torn");
    std::vector<std::uint16_t> inputs;
    inputs.reserve(rows.size() / size * players * search::MAX_ACTIVE_INPUTS);
    for (std::size_t start = 0; start < rows.size(); start += size) {
        for (unsigned seat = 0; seat < players; ++seat) {
            const unsigned char* const bytes = rows.data() + start + HEAD_SIZE + seat * BOARD_SIZE;
            if (side == WallSide::GRAY) {
                append_inputs<WallSide::GRAY>(inputs, bytes);
            } else {
                append_inputs<WallSide::COLORED>(inputs, bytes);
            }
        }
    }
    return inputs;
}

template void append_row(std::string&, const ColoredState<2>&, const RowHead&);
template void append_row(std::string&, const ColoredState<3>&, const RowHead&);
template void append_row(std::string&, const ColoredState<4>&, const RowHead&);
template void append_row(std::string&, const GrayState<2>&, const RowHead&);
template void append_row(std::string&, const GrayState<3>&, const RowHead&);
template void append_row(std::string&, const GrayState<4>&, const RowHead&);

}  // namespace azulejos::training
