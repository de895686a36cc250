// Perft: how many sequences of exactly N moves there are inside the round.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "azulejos/state.hpp"

namespace azulejos {

namespace detail {

inline bool is_set(const std::atomic<bool>* stop) {
    return stop != nullptr && stop->load(std::memory_order_relaxed);
}

/// `depth` is at least 1. Once `stop` is set the count is meaningless, and the caller drops it.
template <unsigned Players, WallSide Side>
std::uint64_t count_sequences(const State<Players, Side>& state, unsigned depth,
                              const std::atomic<bool>* stop) {
    // After the round nothing is legal until the deal, so sequences that would cross it count zero
    // by themselves.
    if (depth == 1) return state.num_legal_actions();
    if (is_set(stop)) return 0;
    typename State<Players, Side>::Actions list;
    state.list_legal_actions(list);
    std::uint64_t count = 0;
    for (const Action action : list) {
        State<Players, Side> next = state;
        next.apply(action);
        count += count_sequences(next, depth - 1, stop);
    }
    return count;
}

}  // namespace detail

/// Nothing if `stop` was set before the count was done.
template <unsigned Players, WallSide Side>
std::optional<std::uint64_t> perft(const State<Players, Side>& state, unsigned depth,
                                   const std::atomic<bool>* stop = nullptr) {
    const std::uint64_t count = depth == 0 ? 1 : detail::count_sequences(state, depth, stop);
    if (detail::is_set(stop)) return std::nullopt;
    return count;
}

/// The same count, for each first move: where two programs disagree, this shows under which move.
/// `depth` is at least 1.
template <unsigned Players, WallSide Side>
std::optional<std::vector<std::pair<Action, std::uint64_t>>> perft_split(
    const State<Players, Side>& state, unsigned depth, const std::atomic<bool>* stop = nullptr) {
    typename State<Players, Side>::Actions list;
    state.list_legal_actions(list);
    std::vector<std::pair<Action, std::uint64_t>> counts;
    for (const Action action : list) {
        State<Players, Side> next = state;
        next.apply(action);
        const auto count = perft(next, depth - 1, stop);
        if (!count) return std::nullopt;
        counts.emplace_back(action, *count);
    }
    return counts;
}

}  // namespace azulejos
