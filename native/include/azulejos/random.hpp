// The generator for playouts. Real games are dealt by Dealer 1 of NOTATION.md, in Python: this one
// keeps no secrets.
#pragma once

#include <cstdint>

namespace azulejos {

struct Product {
    std::uint64_t high;
    std::uint64_t low;
};

/// The 128 bits of a * b, for compilers without a 128-bit integer. Public so that the tests compare
/// both ways.
constexpr Product multiply_by_halves(std::uint64_t a, std::uint64_t b) {
    constexpr std::uint64_t HALF = 0xFFFFFFFF;
    const std::uint64_t low = (a & HALF) * (b & HALF);
    const std::uint64_t middle = (a >> 32) * (b & HALF) + (low >> 32);
    const std::uint64_t other_middle = (a & HALF) * (b >> 32) + (middle & HALF);
    return {(a >> 32) * (b >> 32) + (middle >> 32) + (other_middle >> 32),
            other_middle << 32 | (low & HALF)};
}

constexpr Product multiply(std::uint64_t a, std::uint64_t b) {
#ifdef __SIZEOF_INT128__
    __extension__ using Wide = unsigned __int128;
    const Wide product = static_cast<Wide>(a) * b;
    return {static_cast<std::uint64_t>(product >> 64), static_cast<std::uint64_t>(product)};
#else
    return multiply_by_halves(a, b);
#endif
}

/// Mixes 64 bits: multiplies into 128 and folds the halves together.
constexpr std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
    // The low half as a product of its own saves 3 instructions a ply with gcc 12, our default;
    // with clang 14 it costs 7.
    return multiply(a, b).high ^ (a * b);
}

/// 64 random bits for one addition and one multiplication, after Wang Yi's wyrand. Any seed will
/// do.
class Random {
public:
    explicit constexpr Random(std::uint64_t seed)
        // Neighboring seeds would otherwise start a few steps apart on the same cycle.
        : counter_(mix(seed ^ 0x9E3779B97F4A7C15, 0xD1B54A32D192ED03) ^ seed) {}

    constexpr std::uint64_t next() {
        counter_ += 0xA0761D6478BD642F;
        return mix(counter_, counter_ ^ 0xE7037ED1A0B428DB);
    }

    /// A number below `bound`, off from uniform by less than bound / 2^64.
    constexpr unsigned below(unsigned bound) {
        return static_cast<unsigned>(multiply(next(), bound).high);
    }

private:
    std::uint64_t counter_;
};

}  // namespace azulejos
