// Lanes, tiles, wall spaces, floor lines, actions, numbers.
#include <vector>

#include "azulejos/state.hpp"
#include "checks.hpp"
#include "tests.hpp"

namespace azulejos::tests {

namespace {

template <unsigned Stride>
void test_spreading() {
    for (unsigned bits = 0; bits < 32; ++bits) {
        std::uint64_t expected = 0;
        for (unsigned bit = 0; bit < 5; ++bit)
            expected |= std::uint64_t{bits >> bit & 1} << Stride * bit;
        CHECK_EQUAL(spread_to_lanes<Stride>(bits), expected);
    }
}

template <unsigned Width>
void test_select_bit() {
    for (unsigned mask = 0; mask < 1u << Width; ++mask) {
        unsigned n = 0;
        for (unsigned bit = 0; bit < Width; ++bit) {
            if (mask >> bit & 1) CHECK_EQUAL(select_bit<Width>(mask, n++), bit);
        }
    }
}

void test_lanes() {
    test_spreading<6>();
    test_spreading<8>();
    test_spreading<10>();
    for (unsigned bits = 0; bits < 32; ++bits) {
        CHECK_EQUAL(gather_from_lanes(static_cast<std::uint32_t>(spread_to_lanes<6>(bits))), bits);
    }
    test_select_bit<5>();
    test_select_bit<6>();
    test_select_bit<8>();
    test_select_bit<10>();
}

void test_tile_counts() {
    for (unsigned color = 0; color < NUM_COLORS; ++color) {
        for (unsigned count = 0; count <= TILES_PER_COLOR; ++count) {
            const TileCounts tiles = TileCounts::of(color, count);
            CHECK_EQUAL(tiles.count(color), count);
            CHECK_EQUAL(tiles.total(), count);
            CHECK_EQUAL(gather_from_lanes(tiles.present_lanes()), count == 0 ? 0u : 1u << color);
        }
    }
    const TileCounts all = TileCounts::of_each(TILES_PER_COLOR);
    CHECK_EQUAL(all.total(), NUM_TILES);
    CHECK(all - all == TileCounts());
}

void test_spaces() {
    // Every set of taken spaces in one row or column against counting by hand.
    for (unsigned taken = 0; taken < 32; ++taken) {
        for (unsigned at = 0; at < WALL_SIZE; ++at) {
            if (!(taken >> at & 1)) continue;
            unsigned length = 1;
            for (unsigned next = at + 1; next < WALL_SIZE && (taken >> next & 1); ++next) ++length;
            for (unsigned next = at; next-- > 0 && (taken >> next & 1);) ++length;
            for (unsigned other = 0; other < WALL_SIZE; ++other) {
                Spaces across;
                Spaces down;
                for (unsigned space = 0; space < WALL_SIZE; ++space) {
                    if (!(taken >> space & 1)) continue;
                    across = across | Spaces::at(other, space);
                    down = down | Spaces::at(space, other);
                }
                CHECK_EQUAL(points_for_tile(across, other, at), length);
                CHECK_EQUAL(points_for_tile(down, at, other), length);
                CHECK_EQUAL(across.row(other), taken);
                CHECK_EQUAL(down.column(other), taken);
                CHECK_EQUAL(across.columns(), taken);
                CHECK_EQUAL(across.num_horizontal_lines(), taken == 31 ? 1u : 0u);
                CHECK_EQUAL(down.num_vertical_lines(), taken == 31 ? 1u : 0u);
                CHECK_EQUAL(across.num_vertical_lines(), 0u);
                CHECK_EQUAL(down.num_horizontal_lines(), 0u);
            }
        }
    }
    CHECK_EQUAL(Spaces{Spaces::FIRST_COLUMN * 31}.num_horizontal_lines(), 5u);
    CHECK_EQUAL(Spaces{Spaces::FIRST_COLUMN * 31}.num_vertical_lines(), 5u);
    const Spaces cross = Spaces::at(1, 2) | Spaces::at(2, 2) | Spaces::at(2, 1) | Spaces::at(2, 3);
    CHECK_EQUAL(points_for_tile(cross, 2, 2), 5u);
    // The end of one row does not touch the start of the next.
    CHECK_EQUAL(points_for_tile(Spaces::at(0, 4) | Spaces::at(1, 0), 1, 0), 1u);
}

void test_walls() {
    Wall<WallSide::COLORED> colored;
    Wall<WallSide::GRAY> gray;
    for (unsigned row = 0; row < WALL_SIZE; ++row) {
        CHECK_EQUAL(colored.num_complete_colors(), 0u);
        colored.add(row, wall_column(row, RED), RED);
        gray.add(row, wall_column(row, RED), RED);
        CHECK_EQUAL(colored.colors_in_row(row), 1u << RED);
        CHECK_EQUAL(gray.colors_in_row(row), 1u << RED);
        CHECK(colored.has_tile(row, wall_column(row, RED), RED));
        CHECK(!colored.has_tile(row, wall_column(row, RED), BLUE));
        if (row + 1 < WALL_SIZE) {
            // Red has used the columns 2, 3, ... so far.
            unsigned free_columns = 31;
            for (unsigned above = 0; above <= row; ++above) {
                free_columns &= ~(1u << wall_column(above, RED));
            }
            CHECK_EQUAL(gray.valid_columns(row + 1, RED), free_columns);
        }
    }
    CHECK_EQUAL(colored.num_complete_colors(), 1u);
    CHECK_EQUAL(gray.num_complete_colors(), 1u);
}

void test_floor_line() {
    FloorLine floor_line;
    floor_line.add(WHITE, 2);
    floor_line.add_marker();
    floor_line.add(BLUE, 3);
    CHECK_EQUAL(floor_line.length, 6u);
    CHECK_EQUAL(floor_line.entries, 0x111655u);
    CHECK_EQUAL(floor_line.cost(), 11u);
    CHECK(floor_line.tiles() == TileCounts::of(WHITE, 2) + TileCounts::of(BLUE, 3));
    floor_line.add(RED, 20);
    CHECK_EQUAL(floor_line.entries, 0x3111655u);
    CHECK_EQUAL(floor_line.cost(), 14u);
    floor_line.add_marker();
    floor_line.add(RED, 1);
    CHECK_EQUAL(floor_line.entries, 0x3111655u);
    CHECK_EQUAL(floor_line.length, 7u);
}

void test_actions() {
    for (unsigned players = MIN_PLAYERS; players <= MAX_PLAYERS; ++players) {
        for (unsigned action = 0; action < num_offer_actions(players); ++action) {
            CHECK_EQUAL(Move::of(action).action(), action);
        }
    }
    CHECK_EQUAL(num_actions(2, WallSide::COLORED), 180u);
    CHECK_EQUAL(num_actions(3, WallSide::COLORED), 240u);
    CHECK_EQUAL(num_actions(4, WallSide::GRAY), 325u);
}

void test_multiplication() {
    Random rng(7);
    std::vector<std::uint64_t> numbers = {0, 1, 0xFFFFFFFF, 0x100000000, ~std::uint64_t{0}};
    for (int i = 0; i < 40; ++i) numbers.push_back(rng.next());
    for (const std::uint64_t a : numbers) {
        for (const std::uint64_t b : numbers) {
            CHECK_EQUAL(multiply(a, b).high, multiply_by_halves(a, b).high);
            CHECK_EQUAL(multiply(a, b).low, multiply_by_halves(a, b).low);
        }
    }
}

}  // namespace

void test_small_types() {
    context = "small types";
    test_lanes();
    test_tile_counts();
    test_spaces();
    test_walls();
    test_floor_line();
    test_actions();
    test_multiplication();
}

}  // namespace azulejos::tests
