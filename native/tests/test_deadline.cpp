// A search stops at its limits. The clock is a fake one that advances a little with every node.
#include "search/deadline.hpp"

#include <atomic>
#include <chrono>

#include "checks.hpp"
#include "hand_clock.hpp"
#include "tests.hpp"

namespace azulejos::tests {

namespace {

using search::Deadline;
using search::Limits;
using search::SharedBySearch;

using StillClock = HandClock<0>;
using ByHand = Deadline<StillClock>;
/// The time of a node at the start of a round.
constexpr std::chrono::microseconds NODE{2};
/// Far more than any limit here allows.
constexpr std::uint64_t ENOUGH = 10'000'000;

/// Counts nodes, each of which advances the clock, until the limits stop it.
std::uint64_t count_until_reached(ByHand& deadline) {
    std::uint64_t nodes = 0;
    while (nodes < ENOUGH && deadline.count_node()) {
        ++nodes;
        StillClock::passed += NODE;
    }
    return nodes;
}

void test_time_is_kept() {
    for (const std::uint64_t milliseconds : {1u, 20u, 200u}) {
        Limits limits;
        limits.milliseconds = milliseconds;
        ByHand deadline(limits, nullptr, true);
        const auto start = StillClock::now();
        const std::uint64_t nodes = count_until_reached(deadline);
        CHECK(deadline.is_reached());
        const auto took = StillClock::now() - start;
        CHECK(took >= std::chrono::milliseconds(milliseconds));
        // The clock is not read at every node.
        CHECK(took <= std::chrono::milliseconds(milliseconds + 2));
        CHECK_EQUAL(deadline.nodes(), nodes);
        CHECK(deadline.milliseconds() >= milliseconds &&
              deadline.milliseconds() <= milliseconds + 2);
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
    CHECK(count_until_reached(deadline) <= 1'000);
    CHECK(deadline.is_reached());
}

void test_a_stop_before_the_start_allows_no_node() {
    const std::atomic<bool> stop = true;
    Limits limits;
    limits.stop = &stop;
    ByHand deadline(limits, nullptr, true);
    CHECK(deadline.is_reached());
    CHECK_EQUAL(count_until_reached(deadline), 0u);
    CHECK_EQUAL(deadline.nodes(), 0u);
}

void test_a_helper_adds_its_nodes_and_ends_with_the_main_thread() {
    SharedBySearch shared;
    // Only the first thread has limits; helper threads run until it is done.
    Limits limits;
    limits.nodes = 10;
    limits.milliseconds = 1;
    ByHand first(limits, &shared, true);
    ByHand helper(limits, &shared, false);
    for (unsigned number = 0; number < 10'000; ++number) {
        CHECK(helper.count_node());
        StillClock::passed += NODE;
    }
    CHECK(!helper.is_reached());
    // The first thread reports the nodes of all threads, but only its own count for its limit.
    const std::uint64_t told = first.nodes();
    CHECK(told >= 9'000 && told <= 10'000);
    CHECK_EQUAL(count_until_reached(first), 10u);
    shared.is_done = true;
    const std::uint64_t late = count_until_reached(helper);
    CHECK(late <= 1'000);
    CHECK(helper.is_reached());
    CHECK_EQUAL(shared.nodes.load(), 10'000 + late);
    CHECK_EQUAL(first.nodes(), 10 + 10'000 + late);
}

void test_the_time_that_passed_is_told_in_whole_milliseconds() {
    const Limits limits;
    StillClock::passed += NODE;
    const ByHand deadline(limits, nullptr, true);
    CHECK_EQUAL(deadline.milliseconds(), 0u);
    StillClock::passed += std::chrono::microseconds(6'999);
    CHECK_EQUAL(deadline.milliseconds(), 6u);
    StillClock::passed += std::chrono::microseconds(1);
    CHECK_EQUAL(deadline.milliseconds(), 7u);
}

void test_on_poll_is_called_every_two_milliseconds_and_may_stop() {
    unsigned asked = 0;
    std::atomic<bool> stop = false;
    Limits limits;
    limits.stop = &stop;
    limits.on_poll = [&] { stop = ++asked == 3; };
    ByHand deadline(limits, nullptr, true);
    const auto start = StillClock::now();
    count_until_reached(deadline);
    CHECK_EQUAL(asked, 3u);
    const auto took = StillClock::now() - start;
    CHECK(took >= std::chrono::milliseconds(6) && took <= std::chrono::milliseconds(10));
}

}  // namespace

void test_deadline() {
    test_time_is_kept();
    test_nodes_are_counted_exactly();
    test_a_stop_is_seen_soon();
    test_a_stop_before_the_start_allows_no_node();
    test_a_helper_adds_its_nodes_and_ends_with_the_main_thread();
    test_the_time_that_passed_is_told_in_whole_milliseconds();
    test_on_poll_is_called_every_two_milliseconds_and_may_stop();
}

}  // namespace azulejos::tests
