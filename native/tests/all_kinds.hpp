// All six kinds of games.
#pragma once

#include <cstdint>

#include "azulejos/state.hpp"

namespace azulejos::tests {

/// Calls `test` for each kind, with a seed of its own: 1, 2 and so on, times `step`.
template <class Test>
void for_all_kinds(std::uint64_t step, Test test) {
    test.template operator()<ColoredState<2>>(step);
    test.template operator()<ColoredState<3>>(2 * step);
    test.template operator()<ColoredState<4>>(3 * step);
    test.template operator()<GrayState<2>>(4 * step);
    test.template operator()<GrayState<3>>(5 * step);
    test.template operator()<GrayState<4>>(6 * step);
}

}  // namespace azulejos::tests
