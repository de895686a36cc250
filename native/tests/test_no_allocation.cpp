// Nothing is allocated while playing: a counting `operator new` sees every attempt. Not in checking
// builds: the checker allocates, and the address sanitizer has an `operator new` of its own.
#include <atomic>
#include <cstdlib>
#include <new>

#include "azulejos/perft.hpp"
#include "azulejos/playout.hpp"
#include "checks.hpp"
#include "tests.hpp"

#ifndef AZULEJOS_CHECK_EVERY_STEP

namespace {

std::atomic<std::uint64_t> num_allocations = 0;

}  // namespace

void* operator new(std::size_t size) {
    ++num_allocations;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace azulejos::tests {

namespace {

template <unsigned Players, WallSide Side>
void test_a_game() {
    Random rng(3);
    typename State<Players, Side>::Actions list;
    State<Players, Side> state;
    const std::uint64_t before = num_allocations;
    std::uint64_t count = 0;
    while (!state.is_over()) {
        if (state.phase == Phase::PREPARING_NEXT_ROUND) state.deal_random(rng);
        state.list_legal_actions(list);
        count += *perft(state, 2);
        state.apply(list[rng.below(list.size)]);
    }
    State<Players, Side> other;
    playout(other, rng);
    const std::uint64_t allocated = num_allocations - before;
    CHECK(count > 0);
    CHECK_EQUAL(allocated, 0u);
}

}  // namespace

void test_no_allocation() {
    const std::uint64_t before = num_allocations;
    ::operator delete(::operator new(1));  // a new-expression might be optimized away
    CHECK(num_allocations > before);
    test_a_game<2, WallSide::COLORED>();
    test_a_game<3, WallSide::COLORED>();
    test_a_game<4, WallSide::COLORED>();
    test_a_game<2, WallSide::GRAY>();
    test_a_game<3, WallSide::GRAY>();
    test_a_game<4, WallSide::GRAY>();
}

}  // namespace azulejos::tests

#else

namespace azulejos::tests {

void test_no_allocation() {}

}  // namespace azulejos::tests

#endif
