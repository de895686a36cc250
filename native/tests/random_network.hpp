// Networks of random weights, as files and read.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "azulejos/random.hpp"
#include "azulejos/search/network.hpp"
#include "azulejos/state.hpp"

namespace azulejos::tests {

using Bytes = std::vector<unsigned char>;

inline void append(Bytes& bytes, std::uint64_t number, unsigned size) {
    for (unsigned at = 0; at < size; ++at) {
        bytes.push_back(static_cast<unsigned char>(number >> 8 * at));
    }
}

inline void append_checksum(Bytes& bytes) {
    std::uint64_t hash = 0xCBF29CE484222325;
    for (const unsigned char byte : bytes) hash = (hash ^ byte) * 0x100000001B3;
    append(bytes, hash, 8);
}

/// A file with random weights, the first layer's from -`bound` to `bound`; those of others' boards
/// are 0 where a seat sees only its own.
template <class AState>
Bytes random_file(Random& rng, unsigned bound = 60, bool sees_opponents = true) {
    Bytes bytes;
    for (const char letter : std::string("azulejos network")) {
        bytes.push_back(static_cast<unsigned char>(letter));
    }
    const unsigned players = AState::PLAYERS;
    const unsigned units = search::num_units(players);
    const unsigned inputs = search::num_inputs(AState::SIDE);
    for (const unsigned number :
         {1u, search::INPUTS_VERSION, players, AState::SIDE == WallSide::GRAY ? 1u : 0u, units,
          inputs, +search::NUM_HEADS}) {
        append(bytes, number, 4);
    }
    const std::size_t rows = inputs * players + players + NUM_COLORS * search::NUM_BAG_COUNTS +
                             search::NUM_ROUND_SETS + 1 + search::NUM_SCORES +
                             (players - 1) * search::NUM_LEADS;
    for (std::size_t weight = 0; weight < rows * units; ++weight) {
        const std::size_t row = weight / units;
        const bool is_of_other = row < inputs * players && row % players != 0;
        const auto number = rng.below(2 * bound + 1) - bound;
        append(bytes, is_of_other && !sees_opponents ? 0 : number, 2);
    }
    for (unsigned weight = 0; weight < search::NUM_ROUND_SETS * search::NUM_HEADS * units;
         ++weight) {
        append(bytes, rng.below(255) - 127u, 2);
    }
    for (unsigned bias = 0; bias < search::NUM_ROUND_SETS * search::NUM_HEADS; ++bias) {
        append(bytes, rng.below(2001) - 1000u, 4);
    }
    append_checksum(bytes);
    return bytes;
}

template <class AState>
std::shared_ptr<const search::Network> random_network(Random& rng, bool sees_opponents = true) {
    return std::make_shared<const search::Network>(
        search::Network::read(random_file<AState>(rng, 60, sees_opponents)));
}

}  // namespace azulejos::tests
