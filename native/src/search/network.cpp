#include "azulejos/search/network.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <stdexcept>
#include <string>

namespace azulejos::search {

namespace {

constexpr std::string_view MAGIC = "azulejos network";
constexpr unsigned FORMAT_VERSION = 1;

[[noreturn]] void refuse(const std::string& reason) {
    throw std::invalid_argument("not a network for this program: " + reason);
}

/// FNV-1a, 64 bits.
std::uint64_t checksum_of(std::span<const unsigned char> bytes) {
    std::uint64_t hash = 0xCBF29CE484222325;
    for (const unsigned char byte : bytes) hash = (hash ^ byte) * 0x100000001B3;
    return hash;
}

/// Little-endian numbers, whatever the machine's order.
class Reader {
public:
    explicit Reader(std::span<const unsigned char> bytes) : bytes_(bytes) {}

    template <class Number>
    Number read() {
        std::uint64_t number = 0;
        for (std::size_t at = 0; at < sizeof(Number); ++at) {
            number |= std::uint64_t{bytes_[at]} << 8 * at;
        }
        bytes_ = bytes_.subspan(sizeof(Number));
        return static_cast<Number>(number);
    }

private:
    std::span<const unsigned char> bytes_;
};

void expect(const char* name, std::uint32_t found, std::uint32_t expected) {
    if (found == expected) return;
    refuse(std::string(name) + " is " + std::to_string(found) + ", expected " +
           std::to_string(expected));
}

/// The first inputs of the sets of which at most one is on, and the end.
std::vector<unsigned> one_hot_starts(WallSide side) {
    std::vector<unsigned> starts;
    const auto add = [&](unsigned block, unsigned of_each, unsigned groups) {
        for (unsigned group = 0; group < groups; ++group) starts.push_back(block + group * of_each);
    };
    const auto add_begun = [&](unsigned block, unsigned of_each) {
        for (unsigned row = 1; row < WALL_SIZE; ++row) {
            starts.push_back(block + begun_case(row, 1) * of_each);
        }
    };
    add(ROW_MASKS, 32, WALL_SIZE);
    add(COLUMN_MASKS, 32, WALL_SIZE);
    add(COLOR_ROWS, 32, NUM_COLORS);
    add_begun(BEGUN_COLORS, NUM_COLORS);
    add_begun(BEGUN_POINTS, 10);
    add_begun(BEGUN_COLUMNS, 5);
    add_begun(BEGUN_COLOR_COUNTS, 5);
    add(ROW_NEEDS, 25, WALL_SIZE);
    add(ADJACENCIES, 32, 1);
    if (side == WallSide::GRAY) add(COLOR_COLUMNS, 32, NUM_COLORS);
    starts.push_back(num_inputs(side));
    return starts;
}

}  // namespace

Network::Network(unsigned players, WallSide side) : players_(players), side_(side) {
    const auto rows = block_sizes(players, side);
    for (unsigned block = 0; block < NUM_BLOCKS; ++block) {
        starts_[block + 1] = starts_[block] + std::size_t{rows[block]} * units();
    }
    weights_.resize(starts_[NUM_BLOCKS]);
}

Network Network::read(std::span<const unsigned char> file) {
    constexpr std::size_t HEADER = MAGIC.size() + 7 * sizeof(std::uint32_t);
    if (file.size() < HEADER || !std::equal(MAGIC.begin(), MAGIC.end(), file.begin())) {
        refuse("it does not begin as one");
    }
    Reader reader(file.subspan(MAGIC.size()));
    expect("the version of the format", reader.read<std::uint32_t>(), FORMAT_VERSION);
    expect("the version of the inputs", reader.read<std::uint32_t>(), INPUTS_VERSION);
    const auto players = reader.read<std::uint32_t>();
    const auto gray = reader.read<std::uint32_t>();
    if (players < MIN_PLAYERS || players > MAX_PLAYERS || gray > 1) {
        refuse("there is no such kind of game");
    }
    Network network(players, gray == 1 ? WallSide::GRAY : WallSide::COLORED);
    expect("the number of units", reader.read<std::uint32_t>(), network.units());
    expect("the number of inputs", reader.read<std::uint32_t>(), num_inputs(network.side_));
    expect("the number of heads", reader.read<std::uint32_t>(), NUM_HEADS);
    const std::size_t size = HEADER + network.weights_.size() * sizeof(Weight) +
                             network.biases_.size() * sizeof(std::int32_t) + sizeof(std::uint64_t);
    if (file.size() != size) {
        refuse("it has " + std::to_string(file.size()) + " bytes, expected " +
               std::to_string(size));
    }
    for (Weight& weight : network.weights_) weight = reader.read<Weight>();
    for (std::int32_t& bias : network.biases_) bias = reader.read<std::int32_t>();
    network.checksum_ = reader.read<std::uint64_t>();
    if (network.checksum_ != checksum_of(file.first(size - sizeof(std::uint64_t)))) {
        refuse("its checksum is wrong");
    }
    network.check_bounds();
    network.sees_opponents_ = network.has_weights_of_opponents();
    return network;
}

bool Network::has_weights_of_opponents() const {
    for (unsigned input = 0; input < num_inputs(side_); ++input) {
        const Weight* const rows = board_rows(input);
        const auto is_some = [](Weight weight) { return weight != 0; };
        if (std::any_of(rows + units(), rows + players_ * units(), is_some)) return true;
    }
    return false;
}

/// Refuses weights whose sum could overflow 16 bits.
void Network::check_bounds() const {
    const std::vector<unsigned> groups = one_hot_starts(side_);
    for (unsigned unit = 0; unit < units(); ++unit) {
        const auto most = [&](unsigned block, std::size_t first, std::size_t last,
                              std::size_t step) {
            int found = 0;
            for (std::size_t row = first; row < last; row += step) {
                found = std::max(found, std::abs(int{at(block, static_cast<unsigned>(row))[unit]}));
            }
            return found;
        };
        int sum = most(1, 0, players_, 1) + most(3, 0, NUM_ROUND_SETS, 1) + most(4, 0, 1, 1) +
                  most(5, 0, NUM_SCORES, 1);
        for (unsigned color = 0; color < NUM_COLORS; ++color) {
            sum += most(2, color * NUM_BAG_COUNTS, (color + 1) * NUM_BAG_COUNTS, 1);
        }
        for (unsigned distance = 0; distance + 1 < players_; ++distance) {
            sum += most(6, distance * NUM_LEADS, (distance + 1) * NUM_LEADS, 1);
        }
        for (unsigned distance = 0; distance < players_; ++distance) {
            for (std::size_t group = 0; group + 1 < groups.size(); ++group) {
                sum += most(0, std::size_t{groups[group]} * players_ + distance,
                            std::size_t{groups[group + 1]} * players_, players_);
            }
        }
        if (sum > std::numeric_limits<Weight>::max()) refuse("its weights are too large to add");
        if (most(7, 0, NUM_ROUND_SETS * NUM_HEADS, 1) > MAX_OUTPUT_WEIGHT) {
            refuse("an output weight is too large");
        }
    }
}

}  // namespace azulejos::search
