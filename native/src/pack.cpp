// Between the plain position and the packed state. Everything a state keeps is computed here from
// scratch, so the checker can compare it with what play has left behind.
#include "azulejos/position.hpp"

namespace azulejos {

namespace {

TileCounts pack_counts(const Counts& counts) {
    TileCounts packed;
    for (unsigned color = 0; color < NUM_COLORS; ++color) {
        packed += TileCounts::of(color, static_cast<unsigned>(counts[color]));
    }
    return packed;
}

Counts unpack_counts(TileCounts packed) {
    Counts counts;
    for (unsigned color = 0; color < NUM_COLORS; ++color) {
        counts[color] = static_cast<int>(packed.count(color));
    }
    return counts;
}

template <WallSide Side>
void pack_pattern_line(PlayerBoard<Side>& packed, const PlainBoard& board, unsigned row) {
    const int color = board.pattern_line_colors[row];
    const auto count = static_cast<unsigned>(board.pattern_line_counts[row]);
    packed.open.close_for_all(row + 1);
    if (count == 0) {
        packed.open.open_for(row + 1, ~packed.wall.colors_in_row(row) & Spaces::ROW);
        return;
    }
    packed.pattern_lines[row] = {static_cast<Color>(color), static_cast<std::uint8_t>(count)};
    if (count == row + 1) {
        packed.complete_rows = static_cast<std::uint16_t>(packed.complete_rows | 1u << row);
    } else {
        packed.open.open_for(row + 1, 1u << color);
    }
}

template <WallSide Side>
PlayerBoard<Side> pack_board(const PlainBoard& board) {
    PlayerBoard<Side> packed;
    packed.score = static_cast<std::uint32_t>(board.score);
    for (unsigned row = 0; row < WALL_SIZE; ++row) {
        for (unsigned column = 0; column < WALL_SIZE; ++column) {
            const int color = board.wall[row][column];
            if (color != NONE) packed.wall.add(row, column, static_cast<unsigned>(color));
        }
        pack_pattern_line(packed, board, row);
    }
    for (const int entry : board.floor_line) {
        if (entry == MARKER) {
            packed.floor_line.add_marker();
        } else if (entry != NONE) {
            packed.floor_line.add(static_cast<unsigned>(entry), 1);
        }
    }
    return packed;
}

template <WallSide Side>
PlainBoard unpack_board(const PlayerBoard<Side>& packed) {
    PlainBoard board;
    board.score = packed.score;
    for (unsigned row = 0; row < WALL_SIZE; ++row) {
        const PatternLine pattern_line = packed.pattern_lines[row];
        board.pattern_line_counts[row] = pattern_line.count;
        if (pattern_line.count != 0) board.pattern_line_colors[row] = pattern_line.color;
        for (unsigned column = 0; column < WALL_SIZE; ++column) {
            for (unsigned color = 0; color < NUM_COLORS; ++color) {
                if (packed.wall.has_tile(row, column, color)) {
                    board.wall[row][column] = static_cast<int>(color);
                }
            }
        }
    }
    board.floor_line_length = static_cast<int>(packed.floor_line.length);
    for (unsigned space = 0; space < FLOOR_LINE_SPACES; ++space) {
        board.floor_line[space] = static_cast<int>(packed.floor_line.entry(space)) - 1;
    }
    return board;
}

template <class AState>
AState pack_as(const Position& position) {
    AState state(static_cast<unsigned>(position.starting_seat),
                 static_cast<unsigned>(position.vertical_line_bonus));
    state.round_number = static_cast<std::uint64_t>(position.round_number);
    state.phase = position.phase;
    state.seat = static_cast<std::uint8_t>(position.seat);
    if (position.marker_seat != NONE) {
        state.marker_seat = static_cast<std::uint8_t>(position.marker_seat);
    }
    for (unsigned source = 0; source < AState::NUM_SOURCES; ++source) {
        state.sources[source] =
            pack_counts(source == AState::CENTER ? position.center : position.factories[source]);
        state.available.add(source, state.sources[source]);
    }
    state.bag = pack_counts(position.bag);
    state.lid_and_floor_lines = pack_counts(position.lid);
    for (unsigned seat = 0; seat < AState::PLAYERS; ++seat) {
        state.boards[seat] = pack_board<AState::SIDE>(position.boards[seat]);
        state.lid_and_floor_lines += state.boards[seat].floor_line.tiles();
    }
    return state;
}

}  // namespace

AnyState pack(const Position& position) {
    return with_state_type(static_cast<unsigned>(position.players), position.side,
                           [&]<class AState>(std::type_identity<AState>) -> AnyState {
                               return pack_as<AState>(position);
                           });
}

template <unsigned Players, WallSide Side>
Position unpack(const State<Players, Side>& state) {
    Position position;
    position.players = static_cast<int>(Players);
    position.side = Side;
    position.vertical_line_bonus = static_cast<int>(state.vertical_line_bonus);
    position.round_number = static_cast<std::int64_t>(state.round_number);
    position.phase = state.phase;
    position.seat = state.seat;
    position.starting_seat = state.starting_seat;
    position.marker_seat = state.marker_seat == UNCLAIMED ? NONE : state.marker_seat;
    for (unsigned factory = 0; factory < state.NUM_FACTORIES; ++factory) {
        position.factories[factory] = unpack_counts(state.sources[factory]);
    }
    position.center = unpack_counts(state.sources[state.CENTER]);
    position.bag = unpack_counts(state.bag);
    position.lid = unpack_counts(state.lid());
    for (unsigned seat = 0; seat < Players; ++seat) {
        position.boards[seat] = unpack_board(state.boards[seat]);
    }
    return position;
}

Position unpack(const AnyState& state) {
    return std::visit([](const auto& any) { return unpack(any); }, state);
}

template Position unpack(const ColoredState<2>&);
template Position unpack(const ColoredState<3>&);
template Position unpack(const ColoredState<4>&);
template Position unpack(const GrayState<2>&);
template Position unpack(const GrayState<3>&);
template Position unpack(const GrayState<4>&);

}  // namespace azulejos
