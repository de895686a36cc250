// A search ends when it must: by a clock that moves on by itself, a little with every node.
#include "search/deadline.hpp"

#include <atomic>
#include <chrono>

#include "checks.hpp"
#include "tests.hpp"

namespace azulejos::tests {

namespace {

using search::DeadlineBy;
using search::Limits;

/// Moved by hand.
struct Hand {
    using duration = std::chrono::nanoseconds;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<Hand>;
    static constexpr bool is_steady = true;
    static time_point now() { return time_point(passed); }
    static inline duration passed{0};
};

using ByHand = DeadlineBy<Hand>;
/// Of a node at the start of a round.
constexpr std::chrono::microseconds NODE{2};
/// Far more than any limit here allows.
constexpr std::uint64_t MANY = 10'000'000;

/// Counts nodes, each of which takes its time, until no more are allowed.
std::uint64_t count_until_reached(ByHand& deadline) {
    std::uint64_t nodes = 0;
    while (nodes < MANY && deadline.count_node()) {
        ++nodes;
        Hand::passed += NODE;
    }
    return nodes;
}

void test_time_is_kept() {
    for (const std::uint64_t milliseconds : {1u, 20u, 200u}) {
        Limits limits;
        limits.milliseconds = milliseconds;
        ByHand deadline(limits, nullptr, true);
        const auto start = Hand::now();
        const std::uint64_t nodes = count_until_reached(deadline);
        CHECK(deadline.is_reached());
        const auto took = Hand::now() - start;
        CHECK(took >= std::chrono::milliseconds(milliseconds));
        // The clock is not read at every node.
        CHECK(took <= std::chrono::milliseconds(milliseconds) + ByHand::LOOK_EVERY * NODE);
        CHECK_EQUAL(deadline.nodes(), nodes);
    }
}

void test_nodes_are_counted_exactly() {
    for (const std::uint64_t nodes : {1u, 511u, 512u, 513u, 5'000u}) {
        Limits limits;
        limits.nodes = nodes;
        ByHand deadline(limits, nullptr, true);
        CHECK_EQUAL(count_until_reached(deadline), nodes);
    }
}

void test_a_stop_is_seen_soon() {
    std::atomic<bool> stop = false;
    Limits limits;
    limits.stop = &stop;
    ByHand deadline(limits, nullptr, true);
    for (unsigned number = 0; number < 10'000; ++number) CHECK(deadline.count_node());
    stop = true;
    CHECK(count_until_reached(deadline) <= ByHand::LOOK_EVERY);
}

void test_who_is_asked_is_not_asked_at_every_look() {
    unsigned asked = 0;
    Limits limits;
    limits.should_stop = [&] { return ++asked == 3; };
    ByHand deadline(limits, nullptr, true);
    const auto start = Hand::now();
    count_until_reached(deadline);
    CHECK_EQUAL(asked, 3u);
    CHECK(Hand::now() - start >= std::chrono::milliseconds(6));
}

}  // namespace

void test_deadline() {
    test_time_is_kept();
    test_nodes_are_counted_exactly();
    test_a_stop_is_seen_soon();
    test_who_is_asked_is_not_asked_at_every_look();
}

}  // namespace azulejos::tests
