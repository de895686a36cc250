// The core for the page: a C interface, whose only caller is web/src/core/core.ts.
//
// Text goes in through the bytes that `core_input` returns, and comes out at `core_text`; numbers come
// out at `core_numbers`. An instance has one position, and its networks and searchers. What can't be
// read is refused (exceptions.cpp).
#include <cstdint>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "azulejos/perft.hpp"
#include "azulejos/position.hpp"
#include "azulejos/search/searcher.hpp"
#include "azulejos/text.hpp"

#define EXPORTED(name) extern "C" [[clang::export_name(#name)]]

namespace azulejos {

namespace {

using search::Network;
using search::Searcher;
using search::Variation;

struct Core {
    AnyState state;
    search::Networks networks;
    /// By the megabytes of their tables.
    std::vector<std::pair<unsigned, std::unique_ptr<Searcher>>> searchers;
    std::vector<char> input;
    std::string text;
    std::vector<double> numbers;

    std::string_view text_in(std::size_t size) const { return {input.data(), size}; }

    Searcher& searcher(unsigned megabytes) {
        for (const auto& [size, searcher] : searchers) {
            if (size == megabytes) return *searcher;
        }
        searchers.emplace_back(megabytes, std::make_unique<Searcher>(megabytes, networks));
        return *searchers.back().second;
    }
};

Core core;

unsigned num_players() {
    return std::visit([](const auto& any) { return any.PLAYERS; }, core.state);
}

/// The action of a move; NUM_ACTIONS of no kind of game reaches this where it is not legal.
constexpr unsigned NOT_LEGAL = 0xFFFF;

unsigned legal_action(std::string_view token) {
    return std::visit(
        [&](const auto& any) {
            const unsigned action = parse_action(token, any.PLAYERS, any.SIDE);
            return any.is_legal(action) ? action : NOT_LEGAL;
        },
        core.state);
}

bool deal(std::string_view token) {
    return std::visit(
        [&](auto& any) {
            const std::vector<TileCounts> tiles = parse_deal(token, any.PLAYERS);
            typename std::remove_cvref_t<decltype(any)>::Factories factories{};
            std::copy(tiles.begin(), tiles.end(), factories.begin());
            if (!any.can_deal(factories)) return false;
            any.deal(factories);
            return true;
        },
        core.state);
}

void add_actions(const std::vector<Action>& actions) {
    const unsigned players = num_players();
    for (const Action action : actions) {
        core.text += format_action(action, players);
        core.text += ' ';
    }
}

void add_variation(const Variation& variation) {
    const unsigned players = num_players();
    auto& numbers = core.numbers;
    numbers.insert(numbers.end(), variation.wins.begin(), variation.wins.begin() + players);
    numbers.insert(numbers.end(), variation.final_scores.begin(),
                   variation.final_scores.begin() + players);
    numbers.push_back(variation.depth);
    numbers.push_back(static_cast<double>(variation.nodes));
    numbers.push_back(variation.is_solved);
    numbers.push_back(variation.is_exhausted);
    add_actions(variation.actions);
    core.text += '\n';
}

}  // namespace

// ---- Text and numbers ----

/// Room for so many bytes of text or of a file.
EXPORTED(core_input) char* core_input(std::size_t size) {
    core.input.resize(size);
    return core.input.data();
}
EXPORTED(core_text) const char* core_text() {
    return core.text.data();
}
EXPORTED(core_text_size) std::size_t core_text_size() {
    return core.text.size();
}
EXPORTED(core_numbers) const double* core_numbers() {
    return core.numbers.data();
}
EXPORTED(core_numbers_size) std::size_t core_numbers_size() {
    return core.numbers.size();
}
EXPORTED(core_search_version) unsigned core_search_version() {
    return search::SEARCH_VERSION;
}

// ---- The position ----

/// The position of a code.
EXPORTED(core_set_position) void core_set_position(std::size_t size) {
    core.state = pack(parse_position(core.text_in(size)));
}
/// Writes its code.
EXPORTED(core_write_position) void core_write_position() {
    core.text = format_position(unpack(core.state));
}
/// 0 preparing the next round, 1 factory offer, 2 wall-tiling, 3 game over.
EXPORTED(core_phase) unsigned core_phase() {
    return std::visit([](const auto& any) { return static_cast<unsigned>(any.phase); }, core.state);
}
EXPORTED(core_seat) unsigned core_seat() {
    return std::visit([](const auto& any) { return unsigned{any.seat}; }, core.state);
}
EXPORTED(core_players) unsigned core_players() {
    return num_players();
}
/// Bit by seat.
EXPORTED(core_winners) unsigned core_winners() {
    return std::visit([](const auto& any) { return any.winners(); }, core.state);
}
/// Writes the legal moves, a space after each.
EXPORTED(core_write_moves) void core_write_moves() {
    core.text.clear();
    std::visit(
        [](const auto& any) {
            typename std::remove_cvref_t<decltype(any)>::Actions list;
            any.list_legal_actions(list);
            add_actions({list.begin(), list.end()});
        },
        core.state);
}
/// Plays a move or a deal; whether it is possible here.
EXPORTED(core_play) bool core_play(std::size_t size) {
    const std::string_view token = core.text_in(size);
    if (token.starts_with("deal:")) return deal(token);
    const unsigned action = legal_action(token);
    if (action == NOT_LEGAL) return false;
    std::visit([&](auto& any) { any.apply(action); }, core.state);
    return true;
}
/// Whether a deal is pending, which it draws.
EXPORTED(core_deal_at_random) bool core_deal_at_random(std::uint64_t seed) {
    return std::visit(
        [&](auto& any) {
            if (any.phase != Phase::PREPARING_NEXT_ROUND) return false;
            Random rng(seed);
            any.deal_random(rng);
            return true;
        },
        core.state);
}
EXPORTED(core_perft) std::uint64_t core_perft(unsigned depth) {
    return std::visit([&](const auto& any) { return perft(any, depth).value(); }, core.state);
}

// ---- Searching ----

/// Before the first search: the network of a file.
EXPORTED(core_add_network) void core_add_network(std::size_t size) {
    const auto* const bytes = reinterpret_cast<const unsigned char*>(core.input.data());
    core.networks.push_back(std::make_shared<const Network>(Network::read(std::span(bytes, size))));
}

/// Searches so many nodes, with a table of so many megabytes; for the move in the input alone, unless
/// that is empty. Somebody must be to move, and that move be legal.
///
/// Writes for each of so many variations, the best first: the seats' chances to win, their expected
/// final scores, depth, nodes, whether it is solved, and exhausted; its moves as a line of text.
EXPORTED(core_search)
void core_search(double nodes, unsigned megabytes, unsigned variations, std::size_t size) {
    search::Request request;
    request.limits.nodes = static_cast<std::uint64_t>(nodes);
    request.num_variations = variations;
    if (size != 0) {
        const unsigned action = legal_action(core.text_in(size));
        if (action == NOT_LEGAL) throw std::invalid_argument("the move is not legal");
        request.actions = {static_cast<Action>(action)};
    }
    core.text.clear();
    core.numbers.clear();
    for (const Variation& found : core.searcher(megabytes).search(core.state, request)) {
        add_variation(found);
    }
}

}  // namespace azulejos
