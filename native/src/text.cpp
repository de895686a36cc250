#include "azulejos/text.hpp"

#include <charconv>
#include <stdexcept>

namespace azulejos {

namespace {

constexpr std::string_view PHASE_LETTERS = "DOTX";
constexpr char MARKER_LETTER = 'M';
constexpr std::int64_t MAX_ROUND_IN_CODE = 65535;
constexpr std::int64_t MAX_SCORE_IN_CODE = 999;

[[noreturn]] void refuse(const std::string& what, std::string_view text) {
    throw std::invalid_argument(what + ": " + std::string(text));
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t start = 0;;) {
        const std::size_t end = text.find(separator, start);
        parts.push_back(text.substr(start, end - start));
        if (end == std::string_view::npos) return parts;
        start = end + 1;
    }
}

int color_of(char letter) {
    const std::size_t color = COLOR_LETTERS.find(letter);
    return color == std::string_view::npos ? NONE : static_cast<int>(color);
}

char letter_of(int color) {
    return COLOR_LETTERS[static_cast<std::size_t>(color)];
}

// ---- Parsing ----

/// Digits only, without leading zero.
std::int64_t parse_number(std::string_view text, std::int64_t low, std::int64_t high) {
    std::int64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    const bool is_canonical =
        !text.empty() && text[0] != '-' && (text[0] != '0' || text.size() == 1);
    if (error != std::errc() || stopped != end || !is_canonical || number < low || number > high) {
        refuse("not a number in range", text);
    }
    return number;
}

int parse_seat(std::string_view text) {
    return static_cast<int>(parse_number(text, 1, MAX_PLAYERS)) - 1;
}

/// Letters in the order BYRKW, or `-`.
Counts parse_set(std::string_view text) {
    Counts counts{};
    if (text == "-") return counts;
    if (text.empty() || text.size() > NUM_TILES) refuse("not a set of tiles", text);
    int last = 0;
    for (const char letter : text) {
        const int color = color_of(letter);
        if (color == NONE || color < last) refuse("not a set of tiles in the order BYRKW", text);
        ++counts[static_cast<std::size_t>(color)];
        last = color;
    }
    return counts;
}

Counts parse_counts(std::string_view text) {
    const auto parts = split(text, ',');
    if (parts.size() != NUM_COLORS) refuse("not five counts", text);
    Counts counts;
    for (std::size_t color = 0; color < NUM_COLORS; ++color) {
        counts[color] = static_cast<int>(parse_number(parts[color], 0, TILES_PER_COLOR));
    }
    return counts;
}

void parse_pattern_line(std::string_view text, PlainBoard& board, std::size_t row) {
    const Counts counts = parse_set(text);
    for (std::size_t color = 0; color < NUM_COLORS; ++color) {
        if (counts[color] == 0) continue;
        if (board.pattern_line_counts[row] != 0) refuse("a pattern line has two colors", text);
        board.pattern_line_colors[row] = static_cast<int>(color);
        board.pattern_line_counts[row] = counts[color];
    }
}

void parse_wall_row(std::string_view text, PlainBoard& board, std::size_t row) {
    if (text.size() != WALL_SIZE) refuse("not a wall row", text);
    for (std::size_t column = 0; column < WALL_SIZE; ++column) {
        const int color = color_of(text[column]);
        if (color == NONE && text[column] != '.') refuse("not a wall row", text);
        board.wall[row][column] = color;
    }
}

void parse_floor_line(std::string_view text, PlainBoard& board) {
    if (text == "-") return;
    if (text.empty() || text.size() > FLOOR_LINE_SPACES) refuse("not a floor line", text);
    board.floor_line_length = static_cast<int>(text.size());
    for (std::size_t space = 0; space < text.size(); ++space) {
        const int entry = text[space] == MARKER_LETTER ? MARKER : color_of(text[space]);
        if (entry == NONE) refuse("not a floor line", text);
        board.floor_line[space] = entry;
    }
}

PlainBoard parse_board(std::string_view text) {
    const auto parts = split(text, ':');
    if (parts.size() != 4) refuse("not a board", text);
    const auto pattern_lines = split(parts[1], '/');
    const auto wall = split(parts[2], '/');
    if (pattern_lines.size() != WALL_SIZE || wall.size() != WALL_SIZE) refuse("not a board", text);
    PlainBoard board;
    board.score = parse_number(parts[0], 0, MAX_SCORE_IN_CODE);
    for (std::size_t row = 0; row < WALL_SIZE; ++row) {
        parse_pattern_line(pattern_lines[row], board, row);
        parse_wall_row(wall[row], board, row);
    }
    parse_floor_line(parts[3], board);
    return board;
}

void parse_rules(std::string_view text, Position& position) {
    if (text.ends_with(":5")) {
        position.vertical_line_bonus = TACTILE_VERTICAL_LINE_BONUS;
        text.remove_suffix(2);
    }
    if (text != "colored" && text != "gray") refuse("no such rules", text);
    position.side = text == "gray" ? WallSide::GRAY : WallSide::COLORED;
}

// ---- Formatting ----

std::string format_set(const Counts& counts) {
    std::string text;
    for (std::size_t color = 0; color < NUM_COLORS; ++color) {
        text.append(static_cast<std::size_t>(counts[color]), COLOR_LETTERS[color]);
    }
    return text.empty() ? "-" : text;
}

std::string format_counts(const Counts& counts) {
    std::string text;
    for (const int count : counts) {
        if (!text.empty()) text += ',';
        text += std::to_string(count);
    }
    return text;
}

std::string format_board(const PlainBoard& board) {
    std::string text = std::to_string(board.score);
    for (std::size_t row = 0; row < WALL_SIZE; ++row) {
        text += row == 0 ? ':' : '/';
        const auto count = static_cast<std::size_t>(board.pattern_line_counts[row]);
        text += count == 0 ? "-" : std::string(count, letter_of(board.pattern_line_colors[row]));
    }
    for (std::size_t row = 0; row < WALL_SIZE; ++row) {
        text += row == 0 ? ':' : '/';
        for (const int color : board.wall[row]) text += color == NONE ? '.' : letter_of(color);
    }
    text += board.floor_line_length == 0 ? ":-" : ":";
    for (const int entry : board.floor_line) {
        if (entry != NONE) text += entry == MARKER ? MARKER_LETTER : letter_of(entry);
    }
    return text;
}

}  // namespace

Position parse_position(std::string_view code) {
    // RULES ROUND PHASE START MARKER FACTORIES CENTER BAG LID, then the boards.
    constexpr std::size_t HEAD = 9;
    const auto words = split(code, ' ');
    if (words.size() < HEAD + MIN_PLAYERS || words.size() > HEAD + MAX_PLAYERS) {
        refuse("not a position code", code);
    }
    Position position;
    position.players = static_cast<int>(words.size() - HEAD);
    parse_rules(words[0], position);
    position.round_number = parse_number(words[1], 1, MAX_ROUND_IN_CODE);
    const std::size_t phase =
        words[2].empty() ? std::string_view::npos : PHASE_LETTERS.find(words[2][0]);
    if (phase == std::string_view::npos) refuse("no such phase", words[2]);
    position.phase = static_cast<Phase>(phase);
    position.seat = parse_seat(words[2].substr(1));
    position.starting_seat = parse_seat(words[3]);
    position.marker_seat = words[4] == "C" ? NONE : parse_seat(words[4]);
    const auto factories = split(words[5], '/');
    if (factories.size() != num_factories(static_cast<unsigned>(position.players))) {
        refuse("wrong number of factories", words[5]);
    }
    for (std::size_t factory = 0; factory < factories.size(); ++factory) {
        position.factories[factory] = parse_set(factories[factory]);
    }
    position.center = parse_set(words[6]);
    position.bag = parse_counts(words[7]);
    position.lid = parse_counts(words[8]);
    for (std::size_t seat = 0; seat + HEAD < words.size(); ++seat) {
        position.boards[seat] = parse_board(words[seat + HEAD]);
    }
    if (const auto problem = find_problem(position)) throw std::invalid_argument(*problem);
    return position;
}

std::string format_position(const Position& position) {
    const auto players = static_cast<std::size_t>(position.players);
    std::string text = position.side == WallSide::GRAY ? "gray" : "colored";
    if (position.vertical_line_bonus == TACTILE_VERTICAL_LINE_BONUS) text += ":5";
    text += ' ';
    text += std::to_string(position.round_number);
    text += ' ';
    text += PHASE_LETTERS[static_cast<std::size_t>(position.phase)];
    text += std::to_string(position.seat + 1);
    text += ' ';
    text += std::to_string(position.starting_seat + 1);
    text += ' ';
    text += position.marker_seat == NONE ? "C" : std::to_string(position.marker_seat + 1);
    for (std::size_t factory = 0; factory < num_factories(static_cast<unsigned>(players));
         ++factory) {
        text += factory == 0 ? ' ' : '/';
        text += format_set(position.factories[factory]);
    }
    text += ' ';
    text += format_set(position.center);
    text += ' ';
    text += format_counts(position.bag);
    text += ' ';
    text += format_counts(position.lid);
    for (std::size_t seat = 0; seat < players; ++seat) {
        text += ' ';
        text += format_board(position.boards[seat]);
    }
    return text;
}

unsigned parse_action(std::string_view token, unsigned players, WallSide side) {
    if (token.size() != 3) refuse("not a move", token);
    // A character below the first one wraps to a huge number and is refused with those above the
    // last.
    const auto number = [](char digit, char first) { return static_cast<unsigned>(digit - first); };
    if (token[0] == 'T' && side == WallSide::GRAY) {
        const unsigned row = number(token[1], '1');
        const unsigned column = number(token[2], '1');
        if (row >= WALL_SIZE || column >= WALL_SIZE)
            refuse("no such pattern line or column", token);
        return num_offer_actions(players) + row * WALL_SIZE + column;
    }
    const unsigned center = num_factories(players);
    const unsigned source = token[0] == 'C' ? center : number(token[0], '1');
    const int color = color_of(token[1]);
    const unsigned destination = number(token[2], '0');
    if (source > center || (source == center && token[0] != 'C')) refuse("no such source", token);
    if (color == NONE) refuse("no such color", token);
    if (destination >= NUM_DESTINATIONS) refuse("no such destination", token);
    return Move{source, static_cast<unsigned>(color), destination}.action();
}

std::string format_action(unsigned action, unsigned players) {
    if (action >= num_offer_actions(players)) {
        const unsigned space = action - num_offer_actions(players);
        std::string text = "T";
        text += std::to_string(space / WALL_SIZE + 1);
        text += std::to_string(space % WALL_SIZE + 1);
        return text;
    }
    const Move move = Move::of(action);
    std::string text =
        move.source == num_factories(players) ? "C" : std::to_string(move.source + 1);
    text += COLOR_LETTERS[move.color];
    return text + std::to_string(move.destination);
}

std::vector<TileCounts> parse_deal(std::string_view token, unsigned players) {
    constexpr std::string_view PREFIX = "deal:";
    if (!token.starts_with(PREFIX)) refuse("not a deal", token);
    const auto sets = split(token.substr(PREFIX.size()), '/');
    if (sets.size() != num_factories(players)) refuse("wrong number of factories", token);
    std::vector<TileCounts> factories;
    for (const std::string_view set : sets) {
        if (set.size() > TILES_PER_FACTORY) refuse("a factory has over 4 tiles", token);
        const Counts counts = parse_set(set);
        TileCounts tiles;
        for (unsigned color = 0; color < NUM_COLORS; ++color) {
            tiles += TileCounts::of(color, static_cast<unsigned>(counts[color]));
        }
        factories.push_back(tiles);
    }
    return factories;
}

std::string format_deal(const std::vector<TileCounts>& factories) {
    std::string text;
    for (const TileCounts factory : factories) {
        Counts counts;
        for (unsigned color = 0; color < NUM_COLORS; ++color) {
            counts[color] = static_cast<int>(factory.count(color));
        }
        text += text.empty() ? "deal:" : "/";
        text += format_set(counts);
    }
    return text;
}

}  // namespace azulejos
