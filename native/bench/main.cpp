// azulejos-bench: random games or searches, and what they cost. Prints one line of key=value pairs;
// `checksum` and the `nodes` of searches are the signatures that a refactoring must not move.
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "azulejos/playout.hpp"
#include "azulejos/position.hpp"
#include "batch_bench.hpp"
#include "search_bench.hpp"

namespace {

using namespace azulejos;

struct Options {
    std::uint64_t players = 2;
    WallSide side = WallSide::COLORED;
    std::uint64_t vertical_line_bonus = VERTICAL_LINE_BONUS;
    std::uint64_t games = 100'000;
    std::uint64_t seed = 1;
    std::uint64_t depth = 4;
    bool has_list = false;
    bool is_search = false;
    bool is_batch = false;
    bool has_observations = false;
    std::uint64_t steps = 2000;
    std::uint64_t threads = 1;
};

constexpr const char* USAGE =
    "usage: azulejos-bench [--players 2|3|4] [--side colored|gray] [--games N] [--seed N]\n"
    "                      [--vertical 7|5] [--mode playout|list]\n"
    "       azulejos-bench --mode batch [--players N] [--side SIDE] [--games N] [--steps N]\n"
    "                      [--observations no|yes] [--threads N] [--seed N]\n"
    "       azulejos-bench --mode search [--depth N] [--seed N]\n"
    "playout picks each move without a list; list builds the list of legal moves and picks from "
    "it;\n"
    "batch steps so many games together, with random moves;\n"
    "search searches fixed positions of all kinds to a depth of 2 or more\n";

[[noreturn]] void exit_with_usage() {
    std::fputs(USAGE, stderr);
    std::exit(2);
}

std::uint64_t parse_number(std::string_view text, std::uint64_t low, std::uint64_t high) {
    std::uint64_t number = 0;
    const auto [stopped, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || stopped != text.data() + text.size()) exit_with_usage();
    if (number < low || number > high) exit_with_usage();
    return number;
}

bool parse_choice(std::string_view text, std::string_view no, std::string_view yes) {
    if (text != no && text != yes) exit_with_usage();
    return text == yes;
}

Options parse_options(int count, char** words) {
    Options options;
    if (count % 2 == 0) exit_with_usage();
    for (int at = 1; at < count; at += 2) {
        const std::string_view name = words[at];
        const std::string_view value = words[at + 1];
        if (name == "--players") {
            options.players = parse_number(value, MIN_PLAYERS, MAX_PLAYERS);
        } else if (name == "--side") {
            options.side =
                parse_choice(value, "colored", "gray") ? WallSide::GRAY : WallSide::COLORED;
        } else if (name == "--vertical") {
            options.vertical_line_bonus = parse_choice(value, "7", "5") ? 5 : 7;
        } else if (name == "--games") {
            options.games = parse_number(value, 1, std::uint64_t{1} << 40);
        } else if (name == "--seed") {
            options.seed = parse_number(value, 0, ~std::uint64_t{0});
        } else if (name == "--mode") {
            options.is_search = value == "search";
            options.is_batch = value == "batch";
            options.has_list =
                !options.is_search && !options.is_batch && parse_choice(value, "playout", "list");
        } else if (name == "--depth") {
            options.depth = parse_number(value, 2, 30);
        } else if (name == "--steps") {
            options.steps = parse_number(value, 1, std::uint64_t{1} << 40);
        } else if (name == "--threads") {
            options.threads = parse_number(value, 1, 1024);
        } else if (name == "--observations") {
            options.has_observations = parse_choice(value, "no", "yes");
        } else {
            exit_with_usage();
        }
    }
    return options;
}

template <unsigned Players, WallSide Side>
std::uint64_t play_with_list(State<Players, Side>& state, Random& rng) {
    std::uint64_t plies = 0;
    typename State<Players, Side>::Actions list;
    while (!state.is_over()) {
        if (state.phase == Phase::PREPARING_NEXT_ROUND) state.deal_random(rng);
        state.list_legal_actions(list);
        state.apply(list[rng.below(list.size)]);
        ++plies;
    }
    return plies;
}

template <class AState>
Totals play(const Options& options) {
    const auto vertical_line_bonus = static_cast<unsigned>(options.vertical_line_bonus);
    if (!options.has_list) {
        return play_games<AState::PLAYERS, AState::SIDE>(options.games, options.seed,
                                                         vertical_line_bonus);
    }
    Random rng(options.seed);
    Totals totals;
    for (std::uint64_t game = 0; game < options.games; ++game) {
        AState state(static_cast<unsigned>(game % AState::PLAYERS), vertical_line_bonus);
        const std::uint64_t plies = play_with_list(state, rng);
        totals.add(state, plies);
    }
    return totals;
}

template <class AState>
void report(const Options& options) {
    const auto start = std::chrono::steady_clock::now();
    const Totals totals = play<AState>(options);
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::printf(
        "players=%u side=%s mode=%s seed=%llu games=%llu plies=%llu rounds=%llu seconds=%.3f "
        "games_per_second=%.0f plies_per_second=%.0f bytes=%zu checksum=%016llx\n",
        AState::PLAYERS, AState::SIDE == WallSide::GRAY ? "gray" : "colored",
        options.has_list ? "list" : "playout", static_cast<unsigned long long>(options.seed),
        static_cast<unsigned long long>(totals.games),
        static_cast<unsigned long long>(totals.plies),
        static_cast<unsigned long long>(totals.rounds), seconds,
        static_cast<double>(totals.games) / seconds, static_cast<double>(totals.plies) / seconds,
        sizeof(AState), static_cast<unsigned long long>(totals.checksum));
}

void report_search(const Options& options) {
    const auto depth = static_cast<unsigned>(options.depth);
    const bench::SearchSignature found = bench::measure_search(depth, options.seed);
    std::printf(
        "mode=search depth=%u seed=%llu positions=%llu nodes=%llu seconds=%.3f "
        "nodes_per_second=%.0f\n",
        depth, static_cast<unsigned long long>(options.seed),
        static_cast<unsigned long long>(found.positions),
        static_cast<unsigned long long>(found.nodes), found.seconds,
        static_cast<double>(found.nodes) / found.seconds);
}

void report_batch(const Options& options) {
    const auto players = static_cast<unsigned>(options.players);
    const bench::BatchSpeed speed =
        bench::measure_batch({.players = players,
                              .side = options.side,
                              .seed = options.seed,
                              .games = options.games,
                              .steps = options.steps,
                              .threads = static_cast<unsigned>(options.threads),
                              .has_observations = options.has_observations});
    std::printf(
        "mode=batch players=%u side=%s observations=%s games=%llu threads=%llu moves=%llu "
        "finished=%llu seconds=%.3f steps_per_second=%.0f checksum=%016llx\n",
        players, options.side == WallSide::GRAY ? "gray" : "colored",
        options.has_observations ? "yes" : "no", static_cast<unsigned long long>(options.games),
        static_cast<unsigned long long>(options.threads),
        static_cast<unsigned long long>(speed.moves),
        static_cast<unsigned long long>(speed.finished_games), speed.seconds,
        static_cast<double>(speed.moves) / speed.seconds,
        static_cast<unsigned long long>(speed.checksum));
}

}  // namespace

int main(int count, char** words) {
    const Options options = parse_options(count, words);
    if (options.is_search) {
        report_search(options);
        return 0;
    }
    if (options.is_batch) {
        report_batch(options);
        return 0;
    }
    with_state_type(static_cast<unsigned>(options.players), options.side,
                    [&]<class AState>(std::type_identity<AState>) { report<AState>(options); });
    return 0;
}
