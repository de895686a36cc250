// Five lanes, one per color, side by side in one word; and the n-th set bit of a small word.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace azulejos {

inline constexpr unsigned NUM_COLORS = 5;

/// A word with the lowest bit of each of the five lanes set, for lanes of `stride` bits.
constexpr std::uint64_t lane_ones(unsigned stride) {
    std::uint64_t ones = 0;
    for (unsigned color = 0; color < NUM_COLORS; ++color)
        ones |= std::uint64_t{1} << stride * color;
    return ones;
}

/// Bit k of `five_bits` moves to bit `Stride * k`.
///
/// One multiplication puts a copy of the five bits at 0, S-1, 2(S-1), ...: copy k has bit k at S*k.
/// No two of the 25 bits of the product meet, so nothing carries, and the mask keeps the five
/// wanted ones.
template <unsigned Stride>
constexpr std::uint64_t spread_to_lanes(std::uint64_t five_bits) {
    static_assert(Stride >= 6);
    return five_bits * lane_ones(Stride - 1) & lane_ones(Stride);
}

/// Bit `6 * k` of `lanes` moves to bit k; other bits must be zero. The reverse of
/// `spread_to_lanes<6>`.
constexpr unsigned gather_from_lanes(std::uint32_t lanes) {
    // Copies shifted by 20, 15, 10, 5, 0: copy k moves bit 6k to 20 + k, and again no two bits of
    // the product meet.
    return static_cast<unsigned>(lanes * lane_ones(5) >> 20) & 0b11111;
}

/// SELECT_BIT[mask][n] is the index of the n-th (from 0) lowest set bit of a mask of six bits.
/// Sixteen bits a number, since the list of legal moves is made from whole rows of it.
inline constexpr auto SELECT_BIT = [] {
    std::array<std::array<std::uint16_t, 8>, 64> table{};
    for (unsigned mask = 0; mask < 64; ++mask) {
        unsigned n = 0;
        for (unsigned bit = 0; bit < 6; ++bit) {
            if (mask >> bit & 1) table[mask][n++] = static_cast<std::uint16_t>(bit);
        }
    }
    return table;
}();

/// The index of the n-th lowest set bit of a mask of `Width` bits, which must have more than n.
template <unsigned Width>
constexpr unsigned select_bit(unsigned mask, unsigned n) {
    static_assert(Width <= 12);
    if constexpr (Width > 6) {
        const auto in_lower_half = static_cast<unsigned>(std::popcount(mask & 63));
        if (n >= in_lower_half) return 6u + SELECT_BIT[mask >> 6][n - in_lower_half];
    }
    return SELECT_BIT[mask & 63][n];
}

}  // namespace azulejos
