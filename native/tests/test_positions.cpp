// Position codes and fields: what is refused, and that everything accepted comes back as it was.
#include <limits>

#include "checks.hpp"
#include "replay.hpp"
#include "tests.hpp"

namespace azulejos::tests {

namespace {

constexpr const char* START =
    "colored 1 D1 1 C -/-/-/-/- - 20,20,20,20,20 0,0,0,0,0 "
    "0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-";
constexpr const char* OFFER =
    "colored 2 O1 2 2 BBRK/-/-/-/- YR 17,18,18,19,20 0,0,0,0,0 "
    "3:-/-/-/-/-:...../...../...../...../.....:B 12:Y/-/-/-/-:...../...../...../...../.....:M";
constexpr const char* TILING =
    "gray 2 T2 1 1 -/-/-/-/- - 20,19,16,20,20 0,0,0,0,0 "
    "3:-/-/-/-/-:...../...../...../...../.....:- 12:Y/RR/-/-/-:...../...../...../...../.....:RR";
constexpr const char* OVER =
    "colored 5 X2 2 C -/-/-/-/- - 19,18,18,18,18 0,0,0,0,0 "
    "24:-/-/-/-/-:BYRKW/W..../K..../R..../Y....:- 2:-/-/-/-/-:...../...../...../...../.....:-";

std::string with(std::string code, const std::string& from, const std::string& to) {
    const std::size_t at = code.find(from);
    CHECK(at != std::string::npos);
    return code.replace(at, from.size(), to);
}

/// Whether reading the code is refused for a reason that contains `reason`.
void check_refused(const std::string& code, const std::string& reason) {
    try {
        parse_position(code);
    } catch (const std::invalid_argument& error) {
        if (std::string(error.what()).find(reason) == std::string::npos) {
            CHECK_EQUAL(std::string(error.what()), reason);
        } else {
            ++num_passed;
        }
        return;
    }
    CHECK_EQUAL(code, "refused: " + reason);
}

void test_malformed_codes() {
    check_refused("", "not a position code");
    check_refused(std::string(START) + " ", "wrong number of factories");
    check_refused(with(START, "colored", "coloured"), "no such rules");
    check_refused(with(START, "colored", "colored:7"), "no such rules");
    check_refused(with(START, " 1 D1", " 01 D1"), "not a number");
    check_refused(with(START, " 1 D1", " -1 D1"), "not a number");
    check_refused(with(START, " 1 D1", " 65536 D1"), "not a number");
    check_refused(with(START, "D1", "Q1"), "no such phase");
    check_refused(with(START, "D1", "D"), "not a number");
    check_refused(with(START, "D1 1", "D3 3"), "no such seat");
    check_refused(with(START, "-/-/-/-/- -", "-/-/-/- -"), "wrong number of factories");
    check_refused(with(START, "20,20,20,20,20", "20,20,20,20"), "not five counts");
    check_refused(with(START, "20,20,20,20,20", "21,20,20,20,20"), "not a number");
    check_refused(with(START, "20,20,20,20,20", "19,20,20,20,20"), "has 19 tiles");
    check_refused(with(START, "0:-/", "1000:-/"), "not a number");
    check_refused(with(OFFER, "BBRK", "BRBK"), "order BYRKW");
    check_refused(with(OFFER, "BBRK/-", "BBRKW/-"), "factory 1 has over 4");
    check_refused(with(OFFER, ":Y/-", ":YR/-"), "two colors");
    check_refused(with(OFFER, ":Y/-", ":YY/-"), "too many tiles");
    check_refused(with(OFFER, ":B ", ":BBBBBBBB "), "not a floor line");
    check_refused(with(OFFER, ":B ", ":X "), "not a floor line");
    check_refused(with(OFFER, ":M", ":MM"), "two markers");
    check_refused(with(OFFER, "12:Y/-/-/-/-:.....", "12:Y/-/-/-/-:...Y."), "another one's space");
    check_refused(with(OFFER, "12:Y/-/-/-/-:.....", "12:Y/-/-/-/-:.Y..."), "that its wall row has");
}

void test_impossible_codes() {
    check_refused(with(OFFER, "O1 2 2", "O1 2 C"), "did not take it");
    check_refused(with(OFFER, "O1 2 2", "O1 2 1"), "its floor line lacks it");
    check_refused(with(OFFER, ":M", ":-"), "its floor line lacks it");
    check_refused(with(START, "D1", "O1"), "without a tile to take");
    check_refused(with(OVER, "X2", "O2"), "without a tile to take");
    check_refused(with(OVER, "X2", "D2"), "goes on with a complete wall row");
    check_refused(with(OVER, "X2", "X1"), "must be the starting one");
    check_refused(with(START, "D1", "X1"), "without a complete wall row or stalemate");
    check_refused(with(OFFER, "O1 2", "D2 2"), "tiles in factories or center");
    check_refused(with(START, "D1 1 C", "D1 1 1"), "marker is taken outside");
    check_refused(with(TILING, "gray", "colored"), "gray side only");
    check_refused(with(TILING, "T2", "T1"), "no complete pattern line");
    check_refused(with(with(TILING, "3:-/", "3:B/"), "20,19", "19,19"), "should have been tiled");
    check_refused(with(with(TILING, ".....:- ", ".....:B "), "20,19", "19,19"),
                  "should have emptied its floor line");
    check_refused(with(with(TILING, "12:Y/RR/-/-/-:.....", "12:-/RR/-/-/-:BYRKW"), "T2 1", "T1 1"),
                  "has");
    check_refused(with(with(TILING, "/.....:RR", "/Y...Y:RR"), "20,19", "20,17"), "twice in a row");
    check_refused(with(with(TILING, "...../.....:RR", "Y..../Y....:RR"), "20,19", "20,17"),
                  "twice in a column");
    for (const char* code : {START, OFFER, TILING, OVER}) {
        CHECK_EQUAL(show(read_state(code)), code);
        CHECK_EQUAL(show(read_state(with(code, code[0] == 'c' ? "colored" : "gray",
                                         code[0] == 'c' ? "colored:5" : "gray:5"))),
                    with(code, code[0] == 'c' ? "colored" : "gray",
                         code[0] == 'c' ? "colored:5" : "gray:5"));
    }
}

/// Changing any character of a code either is refused or gives another code that reads back the
/// same.
void test_changed_characters() {
    for (const char* original : {START, OFFER, TILING, OVER}) {
        const std::string code = original;
        for (std::size_t at = 0; at < code.size(); ++at) {
            for (const char character : std::string_view("0123579BYRKWMCDOTX-./:, \n\xff")) {
                std::string changed = code;
                changed[at] = character;
                try {
                    CHECK_EQUAL(show(read_state(changed)), changed);
                } catch (const std::invalid_argument&) {
                    ++num_passed;
                }
            }
        }
    }
}

void test_fields() {
    for (const char* code : {START, OFFER, TILING, OVER}) {
        const Position position = parse_position(code);
        const auto fields = to_fields(position);
        CHECK(from_fields(fields) == position);
        CHECK_EQUAL(fields.size(), 8u + 5 * 5 + 15 + 2 * 44);
        for (std::size_t size = 0; size < fields.size(); ++size) {
            const std::span<const std::int64_t> part(fields.data(), size);
            CHECK(throws<std::invalid_argument>([&] { from_fields(part); }));
        }
        // Any number anywhere: refused, or a position whose packed state passes the checker.
        for (std::size_t at = 0; at < fields.size(); ++at) {
            for (const std::int64_t number :
                 {std::int64_t{-2}, std::int64_t{-1}, std::int64_t{0}, std::int64_t{1},
                  std::int64_t{2}, std::int64_t{5}, std::int64_t{6}, std::int64_t{21},
                  std::int64_t{256}, std::int64_t{1} << 32, std::int64_t{1} << 62,
                  std::numeric_limits<std::int64_t>::max(),
                  std::numeric_limits<std::int64_t>::min()}) {
                auto changed = fields;
                changed[at] = number;
                try {
                    const AnyState state = pack(from_fields(changed));
                    CHECK(to_fields(unpack(state)) == changed);
                    std::visit([](const auto& any) { CHECK(!check_consistency(any)); }, state);
                } catch (const std::invalid_argument&) {
                    ++num_passed;
                }
            }
        }
        auto longer = fields;
        longer.push_back(0);
        CHECK(throws<std::invalid_argument>([&] { from_fields(longer); }));
    }
}

/// The checker finds a flipped bit wherever it is; only scores and the round number have bits that
/// are free.
void test_checker() {
    auto state = std::get<ColoredState<2>>(read_state(OFFER));
    CHECK(!check_consistency(state));
    unsigned num_found = 0;
    for (std::size_t bit = 0; bit < 8 * sizeof state; ++bit) {
        auto bytes = std::array<unsigned char, sizeof state>{};
        std::memcpy(bytes.data(), &state, sizeof state);
        bytes[bit / 8] = static_cast<unsigned char>(bytes[bit / 8] ^ 1u << bit % 8);
        ColoredState<2> changed;
        std::memcpy(static_cast<void*>(&changed), bytes.data(), sizeof changed);
        CHECK(!(changed == state));
        CHECK(changed.hash() != state.hash());
        num_found += check_consistency(changed).has_value();
    }
    // Free: 61 bits of the round number, 30 of each score, the seat to move, the starting seat, and
    // 7 against 5 of the vertical line's worth.
    CHECK_EQUAL(8 * sizeof state - num_found, 61u + 2 * 30 + 1 + 1 + 1);
}

}  // namespace

void test_positions() {
    context = "positions";
    test_malformed_codes();
    test_impossible_codes();
    test_changed_characters();
    test_fields();
    test_checker();
}

}  // namespace azulejos::tests
