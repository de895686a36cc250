// A position as one flat list of numbers, the form in which Python hands positions over.
#include <limits>
#include <stdexcept>

#include "azulejos/position.hpp"

namespace azulejos {

namespace {

/// Reads numbers one after the other. Those too large for an int become one that is out of every
/// range.
class FieldReader {
public:
    explicit FieldReader(std::span<const std::int64_t> fields) : fields_(fields) {}

    std::int64_t next() {
        if (at_ == fields_.size()) throw std::invalid_argument("too few fields");
        return fields_[at_++];
    }
    int next_int() {
        constexpr std::int64_t OUT_OF_RANGE = std::numeric_limits<int>::max();
        const std::int64_t number = next();
        return static_cast<int>(number < -OUT_OF_RANGE || number > OUT_OF_RANGE ? OUT_OF_RANGE
                                                                                : number);
    }
    void read(Counts& counts) {
        for (int& count : counts) count = next_int();
    }
    void expect_end() const {
        if (at_ != fields_.size()) throw std::invalid_argument("too many fields");
    }

private:
    std::span<const std::int64_t> fields_;
    std::size_t at_ = 0;
};

void append(std::vector<std::int64_t>& fields, std::span<const int> numbers) {
    fields.insert(fields.end(), numbers.begin(), numbers.end());
}

PlainBoard read_board(FieldReader& reader) {
    PlainBoard board;
    board.score = reader.next();
    for (std::size_t row = 0; row < WALL_SIZE; ++row) {
        board.pattern_line_colors[row] = reader.next_int();
        board.pattern_line_counts[row] = reader.next_int();
    }
    for (auto& row : board.wall) {
        for (int& color : row) color = reader.next_int();
    }
    board.floor_line_length = reader.next_int();
    for (int& entry : board.floor_line) entry = reader.next_int();
    return board;
}

}  // namespace

std::vector<std::int64_t> to_fields(const Position& position) {
    std::vector<std::int64_t> fields = {position.players,
                                        position.side == WallSide::GRAY,
                                        position.vertical_line_bonus,
                                        position.round_number,
                                        static_cast<std::int64_t>(position.phase),
                                        position.seat,
                                        position.starting_seat,
                                        position.marker_seat};
    const auto players = static_cast<unsigned>(position.players);
    for (std::size_t factory = 0; factory < num_factories(players); ++factory) {
        append(fields, position.factories[factory]);
    }
    append(fields, position.center);
    append(fields, position.bag);
    append(fields, position.lid);
    for (std::size_t seat = 0; seat < players; ++seat) {
        const PlainBoard& board = position.boards[seat];
        fields.push_back(board.score);
        for (std::size_t row = 0; row < WALL_SIZE; ++row) {
            fields.push_back(board.pattern_line_colors[row]);
            fields.push_back(board.pattern_line_counts[row]);
        }
        for (const auto& row : board.wall) append(fields, row);
        fields.push_back(board.floor_line_length);
        append(fields, board.floor_line);
    }
    return fields;
}

Position from_fields(std::span<const std::int64_t> fields) {
    FieldReader reader(fields);
    Position position;
    position.players = reader.next_int();
    if (position.players < static_cast<int>(MIN_PLAYERS) ||
        position.players > static_cast<int>(MAX_PLAYERS)) {
        throw std::invalid_argument("players must be 2 to 4");
    }
    const std::int64_t gray = reader.next();
    if (gray != 0 && gray != 1) throw std::invalid_argument("gray must be 0 or 1");
    position.side = gray == 1 ? WallSide::GRAY : WallSide::COLORED;
    position.vertical_line_bonus = reader.next_int();
    position.round_number = reader.next();
    const std::int64_t phase = reader.next();
    if (phase < 0 || phase > 3) throw std::invalid_argument("the phase must be 0 to 3");
    position.phase = static_cast<Phase>(phase);
    position.seat = reader.next_int();
    position.starting_seat = reader.next_int();
    position.marker_seat = reader.next_int();
    const auto players = static_cast<unsigned>(position.players);
    for (std::size_t factory = 0; factory < num_factories(players); ++factory) {
        reader.read(position.factories[factory]);
    }
    reader.read(position.center);
    reader.read(position.bag);
    reader.read(position.lid);
    for (std::size_t seat = 0; seat < players; ++seat) position.boards[seat] = read_board(reader);
    reader.expect_end();
    if (const auto problem = find_problem(position)) throw std::invalid_argument(*problem);
    return position;
}

}  // namespace azulejos
