// Preparing the next round: the factories are filled from the bag, and from the lid once the bag is
// empty.
#pragma once

#include <algorithm>
#include <bit>

#include "azulejos/state.hpp"

namespace azulejos {

/// A set of tiles laid out for drawing: byte k is 127 plus the number of tiles of colors 0 to k.
///
///     bit  63......40 39....32 31....24 23....16 15.....8 7......0
///              0         all    B Y R K   B Y R     B Y       B
class DrawingOrder {
public:
    static constexpr std::uint64_t BYTES = 0x01'01'01'01'01;

    explicit constexpr DrawingOrder(TileCounts tiles) {
        std::uint64_t counts = 0;
        for (unsigned color = 0; color < NUM_COLORS; ++color) {
            counts |= std::uint64_t{tiles.count(color)} << 8 * color;
        }
        // Times 1 + 2^8 + 2^16 + ...: each byte adds up those below it.
        running_totals_ = (BYTES * counts & 0xFF'FF'FF'FF'FF) + 127 * BYTES;
    }

    constexpr unsigned size() const { return static_cast<unsigned>(running_totals_ >> 32) - 127; }

    /// Takes tile number `number`, in the order of colors, and returns it.
    constexpr TileCounts draw(std::uint64_t number) {
        // The subtraction leaves a byte at 128 or more exactly if its running total is above
        // `number`, that is for the color drawn and all later ones: the same bytes that now count
        // one less.
        const std::uint64_t above = (running_totals_ - BYTES * number) >> 7 & BYTES;
        running_totals_ -= above;
        return TILE_BY_BYTES_ABOVE[static_cast<unsigned>(std::popcount(above))];
    }

private:
    static constexpr std::array<TileCounts, NUM_COLORS + 1> TILE_BY_BYTES_ABOVE = [] {
        std::array<TileCounts, NUM_COLORS + 1> tiles{};
        for (unsigned color = 0; color < NUM_COLORS; ++color) {
            tiles[NUM_COLORS - color] = TileCounts::of(color, 1);
        }
        return tiles;
    }();

    std::uint64_t running_totals_;
};

template <unsigned Players, WallSide Side>
bool State<Players, Side>::can_deal(const Factories& factories) const {
    if (phase != Phase::PREPARING_NEXT_ROUND) return false;
    const TileCounts lid = lid_and_floor_lines;  // floor lines are empty now
    unsigned left_in_bag = bag.total();
    unsigned left_to_deal = std::min(NUM_FACTORIES * TILES_PER_FACTORY, left_in_bag + lid.total());
    std::array<unsigned, NUM_COLORS> in_bag;
    for (unsigned color = 0; color < NUM_COLORS; ++color) in_bag[color] = bag.count(color);

    for (const TileCounts factory : factories) {
        const unsigned size = std::min(TILES_PER_FACTORY, left_to_deal);
        if (factory.total() != size) return false;
        if (size > left_in_bag) {
            // The bag runs out at this factory: all that is left must lie on it, before the lid is
            // poured in.
            for (unsigned color = 0; color < NUM_COLORS; ++color) {
                if (factory.count(color) < in_bag[color]) return false;
                in_bag[color] += lid.count(color);
            }
            left_in_bag += lid.total();
        }
        for (unsigned color = 0; color < NUM_COLORS; ++color) {
            if (factory.count(color) > in_bag[color]) return false;
            in_bag[color] -= factory.count(color);
        }
        left_in_bag -= size;
        left_to_deal -= size;
    }
    return true;
}

template <unsigned Players, WallSide Side>
void State<Players, Side>::deal(const Factories& factories) {
    TileCounts dealt;
    for (unsigned factory = 0; factory < NUM_FACTORIES; ++factory) {
        sources[factory] = factories[factory];
        available.add(factory, factories[factory]);
        dealt += factories[factory];
    }
    finish_deal(dealt, dealt.total() > bag.total());
}

template <unsigned Players, WallSide Side>
void State<Players, Side>::deal_random(Random& rng) {
    DrawingOrder order(bag);
    unsigned left = order.size();
    bool is_lid_poured = false;
    TileCounts dealt;
    for (unsigned factory = 0; factory < NUM_FACTORIES; ++factory) {
        // Four draws share 64 random bits: each takes the high half of a product and leaves the low
        // half to the next. The first n draws of a factory are off from uniform by less than 100^n
        // / 2^64, under 2^-37 at the fourth.
        std::uint64_t randomness = rng.next();
        const auto draw = [&] {
            const Product product = multiply(randomness, left--);
            randomness = product.low;
            return order.draw(product.high);
        };
        TileCounts tiles;
        if (left >= TILES_PER_FACTORY) {
            // Written out: a loop costs 30 instructions a ply with clang 14, 2 with gcc 12.
            tiles = draw();
            tiles += draw();
            tiles += draw();
            tiles += draw();
        } else {
            for (unsigned tile = 0; tile < TILES_PER_FACTORY; ++tile) {
                if (left == 0 && !is_lid_poured) {
                    is_lid_poured = true;
                    order = DrawingOrder(lid_and_floor_lines);
                    left = order.size();
                }
                if (left == 0) break;
                tiles += draw();
            }
        }
        sources[factory] = tiles;
        available.add(factory, tiles);
        dealt += tiles;
    }
    finish_deal(dealt, is_lid_poured);
}

template <unsigned Players, WallSide Side>
void State<Players, Side>::finish_deal(TileCounts dealt, bool is_lid_poured) {
    if (is_lid_poured) {
        bag += lid_and_floor_lines;
        lid_and_floor_lines = {};
    }
    bag -= dealt;
    phase = Phase::FACTORY_OFFER;
    if constexpr (CHECK_EVERY_STEP) expect_consistent(*this);
}

}  // namespace azulejos
