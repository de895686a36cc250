// Why a position is impossible, as the rules and NOTATION.md say it: slow, plain, and independent of
// the masks in the packed state.
#include "azulejos/position.hpp"

#include <algorithm>
#include <string>

namespace azulejos {

namespace {

constexpr int SIZE = static_cast<int>(WALL_SIZE);
constexpr int SPACES = static_cast<int>(FLOOR_LINE_SPACES);

using Problem = std::optional<std::string>;

bool is_between(std::int64_t low, std::int64_t number, std::int64_t high) {
    return low <= number && number <= high;
}

int total(const Counts& counts) {
    int sum = 0;
    for (const int count : counts) sum += count;
    return sum;
}

std::string seat_name(int seat) {
    return "seat " + std::to_string(seat + 1);
}

std::string row_name(int seat, int row) {
    return seat_name(seat) + ", pattern line " + std::to_string(row + 1);
}

bool is_in_row(const PlainBoard& board, int row, int color) {
    const auto& spaces = board.wall[static_cast<std::size_t>(row)];
    return std::find(spaces.begin(), spaces.end(), color) != spaces.end();
}

/// Whether some space of the row is free for the color. On the colored wall: its own one.
bool has_valid_space(const Position& position, const PlainBoard& board, int row, int color) {
    if (is_in_row(board, row, color)) return false;
    if (position.side == WallSide::COLORED) return true;
    for (std::size_t column = 0; column < WALL_SIZE; ++column) {
        bool is_free = board.wall[static_cast<std::size_t>(row)][column] == NONE;
        for (const auto& spaces : board.wall) is_free = is_free && spaces[column] != color;
        if (is_free) return true;
    }
    return false;
}

bool is_complete(const PlainBoard& board, int row) {
    return board.pattern_line_counts[static_cast<std::size_t>(row)] == row + 1;
}

int topmost_complete_row(const PlainBoard& board) {
    for (int row = 0; row < SIZE; ++row) {
        if (is_complete(board, row)) return row;
    }
    return NONE;
}

bool has_horizontal_line(const PlainBoard& board) {
    return std::any_of(board.wall.begin(), board.wall.end(), [](const auto& spaces) {
        return std::find(spaces.begin(), spaces.end(), NONE) == spaces.end();
    });
}

bool has_marker(const PlainBoard& board) {
    return std::find(board.floor_line.begin(), board.floor_line.end(), MARKER) !=
           board.floor_line.end();
}

// ---- Ranges: after these, every number may be used as an index ----

Problem find_problem_in_head(const Position& position) {
    if (!is_between(MIN_PLAYERS, position.players, MAX_PLAYERS)) return "players must be 2 to 4";
    if (position.side != WallSide::COLORED && position.side != WallSide::GRAY) {
        return "the side must be 0 (colored) or 1 (gray)";
    }
    if (position.vertical_line_bonus != VERTICAL_LINE_BONUS &&
        position.vertical_line_bonus != TACTILE_VERTICAL_LINE_BONUS) {
        return "a vertical line must be worth 7 or 5";
    }
    if (!is_between(1, position.round_number, MAX_ROUND_NUMBER)) {
        return "the round number must be at least 1";
    }
    if (position.phase > Phase::GAME_OVER) return "the phase must be 0 to 3";
    if (!is_between(0, position.seat, position.players - 1)) return "no such seat to move";
    if (!is_between(0, position.starting_seat, position.players - 1)) {
        return "no such starting seat";
    }
    if (!is_between(NONE, position.marker_seat, position.players - 1)) {
        return "no such seat for the starting player marker";
    }
    return std::nullopt;
}

Problem find_problem_in_counts(const Counts& counts, const std::string& name) {
    for (const int count : counts) {
        if (!is_between(0, count, TILES_PER_COLOR)) return name + ": a count must be 0 to 20";
    }
    return std::nullopt;
}

Problem find_problem_on_table(const Position& position) {
    for (std::size_t factory = 0; factory < MAX_FACTORIES; ++factory) {
        const std::string name = "factory " + std::to_string(factory + 1);
        if (auto problem = find_problem_in_counts(position.factories[factory], name))
            return problem;
        const unsigned limit = factory < num_factories(static_cast<unsigned>(position.players))
                                   ? TILES_PER_FACTORY
                                   : 0;
        if (total(position.factories[factory]) > static_cast<int>(limit)) {
            return name + " has over " + std::to_string(limit) + " tiles";
        }
    }
    if (auto problem = find_problem_in_counts(position.center, "center")) return problem;
    if (auto problem = find_problem_in_counts(position.bag, "bag")) return problem;
    return find_problem_in_counts(position.lid, "lid");
}

Problem find_problem_on_wall(const Position& position, const PlainBoard& board, int seat) {
    for (std::size_t row = 0; row < WALL_SIZE; ++row) {
        for (std::size_t column = 0; column < WALL_SIZE; ++column) {
            const int color = board.wall[row][column];
            const std::string name = seat_name(seat) + ", wall row " + std::to_string(row + 1);
            if (!is_between(NONE, color, NUM_COLORS - 1)) return name + ": no such color";
            if (color == NONE) continue;
            if (position.side == WallSide::COLORED) {
                if (wall_column(static_cast<unsigned>(row), static_cast<unsigned>(color)) !=
                    column) {
                    return name + ": a color on another one's space";
                }
                continue;
            }
            for (std::size_t other = 0; other < WALL_SIZE; ++other) {
                if (other != column && board.wall[row][other] == color) {
                    return name + ": a color twice in a row";
                }
                if (other != row && board.wall[other][column] == color) {
                    return name + ": a color twice in a column";
                }
            }
        }
    }
    return std::nullopt;
}

Problem find_problem_in_pattern_lines(const PlainBoard& board, int seat) {
    for (int row = 0; row < SIZE; ++row) {
        const int color = board.pattern_line_colors[static_cast<std::size_t>(row)];
        const int count = board.pattern_line_counts[static_cast<std::size_t>(row)];
        const std::string name = row_name(seat, row);
        if (!is_between(NONE, color, NUM_COLORS - 1)) return name + ": no such color";
        if (!is_between(0, count, row + 1)) return name + " has too many tiles";
        if ((color == NONE) != (count == 0)) return name + ": color and count don't agree";
        if (color != NONE && is_in_row(board, row, color)) {
            return name + " has a color that its wall row has";
        }
    }
    return std::nullopt;
}

Problem find_problem_on_floor_line(const PlainBoard& board, int seat) {
    const std::string name = seat_name(seat) + ", floor line";
    if (!is_between(0, board.floor_line_length, SPACES)) return name + " has over 7 entries";
    int markers = 0;
    for (int space = 0; space < SPACES; ++space) {
        const int entry = board.floor_line[static_cast<std::size_t>(space)];
        if (!is_between(NONE, entry, MARKER)) return name + ": no such entry";
        if ((entry == NONE) != (space >= board.floor_line_length)) {
            return name + ": length and entries don't agree";
        }
        markers += entry == MARKER;
    }
    if (markers > 1) return name + " has two markers";
    return std::nullopt;
}

Problem find_problem_on_boards(const Position& position) {
    for (int seat = 0; seat < static_cast<int>(MAX_PLAYERS); ++seat) {
        const PlainBoard& board = position.boards[static_cast<std::size_t>(seat)];
        if (seat >= position.players) {
            if (board != PlainBoard()) return seat_name(seat) + " has no board";
            continue;
        }
        if (!is_between(0, board.score, MAX_SCORE)) return seat_name(seat) + ": no such score";
        if (auto problem = find_problem_on_wall(position, board, seat)) return problem;
        if (auto problem = find_problem_in_pattern_lines(board, seat)) return problem;
        if (auto problem = find_problem_on_floor_line(board, seat)) return problem;
    }
    return std::nullopt;
}

// ---- Tiles, marker, phases ----

Problem find_problem_in_totals(const Position& position) {
    for (std::size_t color = 0; color < NUM_COLORS; ++color) {
        int sum = position.center[color] + position.bag[color] + position.lid[color];
        for (const Counts& factory : position.factories) sum += factory[color];
        const int wanted = static_cast<int>(color);
        for (const PlainBoard& board : position.boards) {
            for (std::size_t row = 0; row < WALL_SIZE; ++row) {
                if (board.pattern_line_colors[row] == wanted) sum += board.pattern_line_counts[row];
                sum += is_in_row(board, static_cast<int>(row), wanted);
            }
            sum += static_cast<int>(
                std::count(board.floor_line.begin(), board.floor_line.end(), wanted));
        }
        if (sum != static_cast<int>(TILES_PER_COLOR)) {
            return std::string(1, COLOR_LETTERS[color]) + " has " + std::to_string(sum) +
                   " tiles, not 20";
        }
    }
    return std::nullopt;
}

int steps_from_start(const Position& position, int seat) {
    return (seat - position.starting_seat + position.players) % position.players;
}

bool is_done_tiling(const Position& position, int seat) {
    return position.phase == Phase::WALL_TILING &&
           steps_from_start(position, seat) < steps_from_start(position, position.seat);
}

Problem find_problem_with_marker(const Position& position) {
    for (int seat = 0; seat < position.players; ++seat) {
        const PlainBoard& board = position.boards[static_cast<std::size_t>(seat)];
        const bool is_holder = seat == position.marker_seat;
        if (has_marker(board) && !is_holder) {
            return seat_name(seat) + " has the marker on its floor line, but did not take it";
        }
        const bool may_be_missing =
            board.floor_line_length == SPACES || is_done_tiling(position, seat);
        if (is_holder && !has_marker(board) && !may_be_missing) {
            return seat_name(seat) + " took the marker, but its floor line lacks it";
        }
    }
    return std::nullopt;
}

bool has_tiles_to_take(const Position& position) {
    int sum = total(position.center);
    for (const Counts& factory : position.factories) sum += total(factory);
    return sum != 0;
}

Problem find_problem_in_factory_offer(const Position& position) {
    if (!has_tiles_to_take(position)) return "factory offer without a tile to take";
    if (std::any_of(position.boards.begin(), position.boards.end(), has_horizontal_line)) {
        return "factory offer with a complete wall row";
    }
    return find_problem_with_marker(position);
}

Problem find_problem_in_wall_tiling(const Position& position) {
    if (position.side != WallSide::GRAY) return "wall-tiling has choices on the gray side only";
    if (has_tiles_to_take(position)) return "wall-tiling with tiles in factories or center";
    for (int seat = 0; seat < position.players; ++seat) {
        const PlainBoard& board = position.boards[static_cast<std::size_t>(seat)];
        const int row = topmost_complete_row(board);
        if (seat == position.seat) {
            if (row == NONE) return seat_name(seat) + " has no complete pattern line to tile";
            const int color = board.pattern_line_colors[static_cast<std::size_t>(row)];
            if (!has_valid_space(position, board, row, color)) {
                return row_name(seat, row) + " has no valid column";
            }
        } else if (is_done_tiling(position, seat)) {
            if (row != NONE) return row_name(seat, row) + " should have been tiled";
            if (board.floor_line_length != 0) {
                return seat_name(seat) + " should have emptied its floor line";
            }
        } else if (has_horizontal_line(board)) {
            return seat_name(seat) + " has a complete wall row before its turn to tile";
        }
    }
    return find_problem_with_marker(position);
}

Problem find_problem_between_rounds(const Position& position) {
    if (has_tiles_to_take(position)) return "tiles in factories or center outside the round";
    if (position.marker_seat != NONE) return "the marker is taken outside the round";
    if (position.seat != position.starting_seat) return "the seat to move must be the starting one";
    bool has_row = false;
    for (int seat = 0; seat < position.players; ++seat) {
        const PlainBoard& board = position.boards[static_cast<std::size_t>(seat)];
        if (board.floor_line_length != 0) return seat_name(seat) + ": floor line not empty";
        const int row = topmost_complete_row(board);
        if (row != NONE) return row_name(seat, row) + " is complete outside the round";
        has_row = has_row || has_horizontal_line(board);
    }
    const bool must_be_over = has_row || is_stalemate(position);
    if (position.phase == Phase::GAME_OVER) {
        if (!must_be_over) return "the game is over without a complete wall row or stalemate";
    } else if (must_be_over) {
        return has_row ? "the game goes on with a complete wall row"
                       : "the game goes on in stalemate";
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> find_problem(const Position& position) {
    if (auto problem = find_problem_in_head(position)) return problem;
    if (auto problem = find_problem_on_table(position)) return problem;
    if (auto problem = find_problem_on_boards(position)) return problem;
    if (auto problem = find_problem_in_totals(position)) return problem;
    switch (position.phase) {
        case Phase::FACTORY_OFFER:
            return find_problem_in_factory_offer(position);
        case Phase::WALL_TILING:
            return find_problem_in_wall_tiling(position);
        default:
            return find_problem_between_rounds(position);
    }
}

bool is_stalemate(const Position& position) {
    const auto is_in_play = [&](int color) {
        const auto index = static_cast<std::size_t>(color);
        return position.bag[index] + position.lid[index] > 0;
    };
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(position.players); ++seat) {
        const PlainBoard& board = position.boards[seat];
        for (int row = 0; row < SIZE; ++row) {
            const int held = board.pattern_line_colors[static_cast<std::size_t>(row)];
            const bool can_fall =
                held != NONE && is_in_play(held) && !has_valid_space(position, board, row, held);
            for (int color = 0; color < static_cast<int>(NUM_COLORS); ++color) {
                const bool has_room = held == NONE || held == color || can_fall;
                if (has_room && is_in_play(color) && has_valid_space(position, board, row, color)) {
                    return false;
                }
            }
        }
    }
    return true;
}

}  // namespace azulejos
