// Lazy SMP: threads that search the same root and share nothing but the transposition table.
#pragma once

#include <span>
#ifndef AZULEJOS_ONE_THREAD  // defined where none can be started: in WebAssembly
#include <thread>
#endif

#include "kind_search.hpp"
#include "round_search.hpp"

namespace azulejos::search {

template <unsigned Players, WallSide Side>
class LazySmpSearch final : public KindSearch {
public:
    LazySmpSearch(TranspositionTable& table, const Network* network)
        : table_(&table), network_(network) {}

    std::vector<Variation> search(const AnyState& state, const Request& request,
                                  unsigned num_threads) override {
#ifdef AZULEJOS_ONE_THREAD
        num_threads = 1;
#endif
        while (threads_.size() < num_threads) {
            threads_.push_back(std::make_unique<Thread>(*table_, network_));
        }
        return search_with(std::span(threads_).first(num_threads),
                           std::get<State<Players, Side>>(state), request);
    }

private:
    using Thread = RoundSearch<Players, Side>;

    /// The main thread is the caller's; the others run beside it.
    static std::vector<Variation> search_with(std::span<const std::unique_ptr<Thread>> threads,
                                              const State<Players, Side>& state,
                                              const Request& request) {
#ifdef AZULEJOS_ONE_THREAD
        return threads[0]->search(state, request, nullptr);
#else
        if (threads.size() == 1) return threads[0]->search(state, request, nullptr);
        SharedBySearch shared;
        std::vector<std::thread> helpers;
        // However the main thread ends, the others must have ended before `shared` goes.
        const auto end = [&] {
            shared.is_done.store(true, std::memory_order_relaxed);
            for (std::thread& helper : helpers) helper.join();
        };
        try {
            for (unsigned number = 1; number < threads.size(); ++number) {
                helpers.emplace_back([&, number] {
                    threads[number]->search_as_helper(state, request, shared, number);
                });
            }
            std::vector<Variation> found = threads[0]->search(state, request, &shared);
            end();
            return found;
        } catch (...) {
            end();
            throw;
        }
#endif
    }

    TranspositionTable* table_;
    const Network* network_;
    /// Made when they are first needed.
    std::vector<std::unique_ptr<Thread>> threads_;
};

template <unsigned Players, WallSide Side>
std::unique_ptr<KindSearch> make_kind_search(TranspositionTable& table, const Network* network) {
    return std::make_unique<LazySmpSearch<Players, Side>>(table, network);
}

}  // namespace azulejos::search
