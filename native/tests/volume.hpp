// How often a random test repeats itself: all of it, or a fraction that begins with the same cases.
#pragma once

#include <algorithm>

namespace azulejos::tests {

/// One in so many cases runs; main sets it before the first test.
inline unsigned one_in = 1;

inline unsigned volume(unsigned whole, unsigned at_least = 1) {
    return std::max((whole + one_in - 1) / one_in, at_least);
}

}  // namespace azulejos::tests
