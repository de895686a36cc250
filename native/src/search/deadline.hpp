// When a search must end: nodes counted exactly, the clock and the stop flag looked at now and then.
#pragma once

#include <chrono>

#include "azulejos/search/searcher.hpp"

namespace azulejos::search {

/// What threads that search together share.
struct Team {
    /// The first thread has its answer.
    std::atomic<bool> is_done = false;
    /// Of all threads but the first.
    std::atomic<std::uint64_t> nodes = 0;
};

/// Clock: one of our own in tests, which then need not wait.
template <class Clock>
class DeadlineBy {
public:
    /// `team` is null for a search alone.
    DeadlineBy(const Limits& limits, Team* team, bool is_first)
        : limits_(&limits),
          team_(team),
          is_first_(is_first),
          start_(Clock::now()),
          last_asked_(start_) {
        next_look_ = limits.nodes ? std::min<std::uint64_t>(*limits.nodes, LOOK_EVERY) : LOOK_EVERY;
        if (limits.stop != nullptr && limits.stop->load(std::memory_order_relaxed)) {
            is_reached_ = true;
        }
    }

    bool is_reached() const { return is_reached_; }
    /// Of all threads, as far as they have told.
    std::uint64_t nodes() const {
        return team_ == nullptr ? nodes_ : nodes_ + team_->nodes.load(std::memory_order_relaxed);
    }
    std::uint64_t milliseconds() const {
        return static_cast<std::uint64_t>(
            std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start_).count());
    }

    /// Counts a node about to be looked at; false when the limit does not allow it.
    bool count_node() {
        if (nodes_ >= next_look_) look();
        if (is_reached_) return false;
        ++nodes_;
        return true;
    }
    /// The same for what takes as long as many nodes: looks at the clock and all else each time.
    bool is_reached_now() {
        if (!is_reached_) look();
        return is_reached_;
    }

private:
    /// At the start of a round a node with its play-out takes 2 microseconds: the clock is read
    /// every millisecond or more often.
    static constexpr std::uint64_t LOOK_EVERY = 512;
    static constexpr auto ASK_EVERY = std::chrono::milliseconds(2);

    void look() {
        next_look_ = nodes_ + LOOK_EVERY;
        if (!is_first_) {
            team_->nodes.fetch_add(nodes_ - told_, std::memory_order_relaxed);
            told_ = nodes_;
            is_reached_ = team_->is_done.load(std::memory_order_relaxed);
            return;
        }
        if (limits_->nodes) {
            if (nodes_ >= *limits_->nodes) is_reached_ = true;
            next_look_ = std::min(next_look_, *limits_->nodes);
        }
        if (limits_->stop != nullptr && limits_->stop->load(std::memory_order_relaxed)) {
            is_reached_ = true;
        }
        if (!limits_->milliseconds && !limits_->should_stop) return;
        const auto now = Clock::now();
        if (limits_->milliseconds &&
            now - start_ >= std::chrono::milliseconds(*limits_->milliseconds)) {
            is_reached_ = true;
        }
        if (limits_->should_stop && now - last_asked_ >= ASK_EVERY) {
            last_asked_ = now;
            is_reached_ |= limits_->should_stop();
        }
    }

    const Limits* limits_;
    Team* team_;
    bool is_first_;
    typename Clock::time_point start_;
    typename Clock::time_point last_asked_;
    std::uint64_t nodes_ = 0;
    std::uint64_t told_ = 0;
    std::uint64_t next_look_;
    bool is_reached_ = false;
};

}  // namespace azulejos::search
