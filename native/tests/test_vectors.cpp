// Games, traces, hard cases and perft counts that any implementation must reproduce.
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

#include "azulejos/perft.hpp"
#include "checks.hpp"
#include "replay.hpp"
#include "tests.hpp"

namespace azulejos::tests {

namespace {

std::vector<std::string> read_rows(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::vector<std::string> rows;
    for (std::string row; std::getline(file, row);) {
        if (!row.empty() && row[0] != '#') rows.push_back(row);
    }
    CHECK(!rows.empty());
    return rows;
}

std::vector<std::string> split(const std::string& text, const std::string& separator) {
    std::vector<std::string> parts;
    for (std::size_t start = 0;;) {
        const std::size_t end = text.find(separator, start);
        parts.push_back(text.substr(start, end - start));
        if (end == std::string::npos) return parts;
        start = end + separator.size();
    }
}

/// `position new PLAYERS RULES START moves TOKEN...`
AnyState replay_protocol_row(const std::string& row) {
    const std::vector<std::string> words = split(row, " ");
    Position position;
    position.players = std::stoi(words.at(2));
    position.side = words.at(3).starts_with("gray") ? WallSide::GRAY : WallSide::COLORED;
    if (words[3].ends_with(":5")) position.vertical_line_bonus = TACTILE_VERTICAL_LINE_BONUS;
    position.seat = position.starting_seat = std::stoi(words.at(4)) - 1;
    position.bag.fill(TILES_PER_COLOR);
    AnyState state = pack(position);
    for (std::size_t at = 6; at < words.size(); ++at) play(state, words[at]);
    return state;
}

std::string format_winners(const AnyState& state) {
    const unsigned winners = std::visit([](const auto& any) { return any.winners(); }, state);
    std::string text = "winners";
    for (unsigned seat = 0; seat < MAX_PLAYERS; ++seat) {
        if (winners >> seat & 1) text += ' ' + std::to_string(seat + 1);
    }
    return text;
}

void test_games(const std::filesystem::path& path) {
    const auto rows = read_rows(path);
    CHECK_EQUAL(rows.size() % 3, 0u);
    for (std::size_t at = 0; at + 2 < rows.size(); at += 3) {
        context = path.filename().string() + ": " + rows[at];
        const AnyState state = replay_protocol_row(rows[at]);
        CHECK_EQUAL("code " + show(state), rows[at + 1]);
        CHECK_EQUAL(format_winners(state), rows[at + 2]);
    }
}

/// Rows `CODE | TOKEN`: each position is set up from its code, and the token leads to the next
/// row's; the last says `end`.
void test_traces(const std::filesystem::path& path) {
    std::string previous;
    for (const std::string& row : read_rows(path)) {
        context = "traces.txt: " + row;
        const auto parts = split(row, " | ");
        AnyState state = read_state(parts.at(0));
        CHECK_EQUAL(show(state), parts[0]);
        const bool is_first = parts[0].find(" 1 D") != std::string::npos;
        if (!is_first) CHECK_EQUAL(previous, parts[0]);
        if (parts.at(1) == "end") {
            CHECK(std::visit([](const auto& any) { return any.is_over(); }, state));
            continue;
        }
        play(state, parts[1]);
        previous = show(state);
    }
}

void test_hard_cases(const std::filesystem::path& path) {
    for (const std::string& row : read_rows(path)) {
        context = "hard.txt: " + row;
        const auto parts = split(row, " | ");
        std::string got;
        try {
            AnyState state = read_state(parts.at(1));
            for (const std::string& token : split(parts.at(2), " ")) play(state, token);
            got = show(state);
        } catch (const std::invalid_argument&) {
            got = "error";
        }
        CHECK_EQUAL(got, parts.at(3));
    }
}

/// Rows `CODE ; D1 84 D2 6552`.
void test_perft(const std::filesystem::path& path) {
    for (const std::string& row : read_rows(path)) {
        context = "perft.txt: " + row;
        const auto parts = split(row, " ; ");
        const AnyState state = read_state(parts.at(0));
        const auto words = split(parts.at(1), " ");
        for (std::size_t at = 0; at + 1 < words.size(); at += 2) {
            const auto depth = static_cast<unsigned>(std::stoul(words[at].substr(1)));
            const auto expected = std::stoull(words[at + 1]);
            std::visit(
                [&](const auto& any) {
                    CHECK_EQUAL(perft(any, depth).value(), expected);
                    const auto split_counts = perft_split(any, depth).value();
                    std::uint64_t sum = 0;
                    for (const auto& [action, count] : split_counts) sum += count;
                    CHECK_EQUAL(sum, expected);
                },
                state);
        }
    }
}

}  // namespace

void test_vectors(const std::string& folder) {
    const std::filesystem::path vectors(folder);
    unsigned num_game_files = 0;
    try {
        for (const auto& entry : std::filesystem::directory_iterator(vectors)) {
            if (!entry.path().filename().string().starts_with("games-")) continue;
            ++num_game_files;
            test_games(entry.path());
        }
        CHECK_EQUAL(num_game_files, 8u);
        test_traces(vectors / "traces.txt");
        test_hard_cases(vectors / "hard.txt");
        test_perft(vectors / "perft.txt");
    } catch (const std::exception& error) {
        report_failure(__FILE__, __LINE__, std::string("stopped by: ") + error.what());
    }
}

}  // namespace azulejos::tests
