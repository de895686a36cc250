// A count under way can be stopped from another thread, and several can run at once.
#include <atomic>
#include <chrono>
#include <optional>
#include <thread>
#include <vector>

#include "azulejos/perft.hpp"
#include "azulejos/playout.hpp"
#include "checks.hpp"
#include "random_offer.hpp"
#include "tests.hpp"

namespace azulejos::tests {

namespace {

void test_stop_in_the_middle() {
    // Far more sequences than anyone could count.
    constexpr unsigned depth = 30;
    const ColoredState<2> state = first_offer(1);
    std::atomic<bool> stop = false;
    std::optional<std::uint64_t> count = 0;
    std::thread counting([&] { count = perft(state, depth, &stop); });
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    stop = true;
    counting.join();
    CHECK(!count);
}

void test_a_flag_that_is_set_already() {
    std::atomic<bool> stop = true;
    CHECK(!perft(first_offer(1), 3, &stop));
    CHECK(!perft_split(first_offer(1), 3, &stop));
}

void test_several_at_once() {
    const std::uint64_t alone = *perft(first_offer(2), 2);
    const Totals games_alone = play_games<3, WallSide::GRAY>(50, 7, VERTICAL_LINE_BONUS);
    std::vector<std::thread> threads;
    std::atomic<unsigned> equal = 0;
    for (unsigned number = 0; number < 4; ++number) {
        threads.emplace_back([&] {
            const bool is_equal = *perft(first_offer(2), 2) == alone;
            const Totals games = play_games<3, WallSide::GRAY>(50, 7, VERTICAL_LINE_BONUS);
            if (is_equal && games.checksum == games_alone.checksum) ++equal;
        });
    }
    for (std::thread& thread : threads) thread.join();
    CHECK_EQUAL(equal.load(), 4u);
}

}  // namespace

void test_stopping() {
    test_stop_in_the_middle();
    test_a_flag_that_is_set_already();
    test_several_at_once();
}

}  // namespace azulejos::tests
