// When a search must end: nodes are counted exactly, the clock and the stop flag polled.
#pragma once

#include <chrono>

#include "azulejos/search/searcher.hpp"

namespace azulejos::search {

/// What the threads of a lazy SMP search share beside the table.
struct SharedBySearch {
    /// The main thread has its result.
    std::atomic<bool> is_done = false;
    /// Of the helper threads.
    std::atomic<std::uint64_t> nodes = 0;
};

/// Clock: tests have their own, so that they need not wait.
template <class Clock>
class Deadline {
public:
    /// `shared` is null for a search by one thread.
    Deadline(const Limits& limits, SharedBySearch* shared, bool is_main)
        : limits_(&limits),
          shared_(shared),
          is_main_(is_main),
          start_(Clock::now()),
          last_on_poll_(start_) {
        next_poll_ = limits.nodes ? std::min<std::uint64_t>(*limits.nodes, POLL_EVERY) : POLL_EVERY;
        if (limits.stop != nullptr && limits.stop->load(std::memory_order_relaxed)) {
            is_reached_ = true;
        }
    }

    bool is_reached() const { return is_reached_; }
    /// Of all threads; helpers add theirs when they poll.
    std::uint64_t nodes() const {
        return shared_ == nullptr ? nodes_
                                  : nodes_ + shared_->nodes.load(std::memory_order_relaxed);
    }
    std::uint64_t milliseconds() const {
        return static_cast<std::uint64_t>(
            std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start_).count());
    }

    /// Counts a node about to be searched; false when no limit allows it any more.
    bool count_node() {
        if (nodes_ >= next_poll_) poll();
        if (is_reached_) return false;
        ++nodes_;
        return true;
    }
    /// Polls at once: for steps that take as long as many nodes.
    bool poll_is_reached() {
        if (!is_reached_) poll();
        return is_reached_;
    }

private:
    /// Nodes. At the start of a round a node with its playout takes 2 microseconds, so the clock is
    /// read at least every millisecond.
    static constexpr std::uint64_t POLL_EVERY = 512;
    static constexpr auto ON_POLL_EVERY = std::chrono::milliseconds(2);

    void poll() {
        next_poll_ = nodes_ + POLL_EVERY;
        if (!is_main_) {
            shared_->nodes.fetch_add(nodes_ - shared_nodes_, std::memory_order_relaxed);
            shared_nodes_ = nodes_;
            is_reached_ = shared_->is_done.load(std::memory_order_relaxed);
            return;
        }
        if (limits_->nodes) {
            if (nodes_ >= *limits_->nodes) is_reached_ = true;
            next_poll_ = std::min(next_poll_, *limits_->nodes);
        }
        if (limits_->milliseconds || limits_->on_poll) poll_clock();
        // Last, since `on_poll` may have set it.
        if (limits_->stop != nullptr && limits_->stop->load(std::memory_order_relaxed)) {
            is_reached_ = true;
        }
    }
    void poll_clock() {
        const auto now = Clock::now();
        if (limits_->milliseconds &&
            now - start_ >= std::chrono::milliseconds(*limits_->milliseconds)) {
            is_reached_ = true;
        }
        if (limits_->on_poll && now - last_on_poll_ >= ON_POLL_EVERY) {
            last_on_poll_ = now;
            limits_->on_poll();
        }
    }

    const Limits* limits_;
    SharedBySearch* shared_;
    bool is_main_;
    typename Clock::time_point start_;
    typename Clock::time_point last_on_poll_;
    std::uint64_t nodes_ = 0;
    std::uint64_t shared_nodes_ = 0;
    std::uint64_t next_poll_;
    bool is_reached_ = false;
};

}  // namespace azulejos::search
