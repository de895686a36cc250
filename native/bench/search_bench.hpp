// The signature of the search: how many nodes it takes for fixed positions to a fixed depth.
#pragma once

#include <cstdint>

namespace azulejos::bench {

struct SearchSignature {
    std::uint64_t positions = 0;
    /// A change that is not meant to change the search must not move it.
    std::uint64_t nodes = 0;
    double seconds = 0;
};

/// Positions of random games of all six kinds, searched to `depth`; for 3 and 4 players, where
/// there are more moves, to `depth - 1`.
SearchSignature measure_search(unsigned depth, std::uint64_t seed);

}  // namespace azulejos::bench
