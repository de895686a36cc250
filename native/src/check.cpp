#include "azulejos/check.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "azulejos/position.hpp"
#include "azulejos/text.hpp"

namespace azulejos {

namespace {

template <class Member>
bool is_same(const Member& kept, const Member& recomputed) {
    static_assert(std::has_unique_object_representations_v<Member>);
    return std::memcmp(&kept, &recomputed, sizeof(Member)) == 0;
}

template <WallSide Side>
std::optional<std::string> compare_boards(const PlayerBoard<Side>& kept,
                                          const PlayerBoard<Side>& recomputed) {
    if (!is_same(kept.open, recomputed.open)) return "open destinations";
    if (!is_same(kept.complete_rows, recomputed.complete_rows)) return "complete rows";
    if (!is_same(kept.floor_line, recomputed.floor_line)) return "floor line";
    if (!is_same(kept.pattern_lines, recomputed.pattern_lines)) return "pattern lines";
    if (!is_same(kept.wall, recomputed.wall)) return "wall";
    return std::nullopt;
}

}  // namespace

template <unsigned Players, WallSide Side>
std::optional<std::string> check_consistency(const State<Players, Side>& state) {
    // What unpacking relies on; everything else may be wrong and will be found.
    for (const auto& board : state.boards) {
        if (board.floor_line.length > FLOOR_LINE_SPACES) return "floor line longer than 7";
        for (unsigned space = 0; space < board.floor_line.length; ++space) {
            const auto entry = board.floor_line.entry(space);
            if (entry == 0 || entry > FloorLine::MARKER_ENTRY) return "no such floor line entry";
        }
    }
    const Position position = unpack(state);
    if (auto problem = find_problem(position)) return problem;

    const auto recomputed = std::get<State<Players, Side>>(pack(position));
    for (unsigned seat = 0; seat < Players; ++seat) {
        if (auto difference = compare_boards(state.boards[seat], recomputed.boards[seat])) {
            return "seat " + std::to_string(seat + 1) + ": " + *difference + " not as recomputed";
        }
    }
    if (!is_same(state.available, recomputed.available)) return "available tiles not as recomputed";
    if (!(state == recomputed)) return "some byte is not as recomputed";
    if (Position again = unpack(recomputed); again != position) return "unpacking is not stable";
    return std::nullopt;
}

template <unsigned Players, WallSide Side>
void expect_consistent(const State<Players, Side>& state) {
    if (const auto problem = check_consistency(state)) {
        std::fprintf(stderr, "inconsistent state: %s\n", problem->c_str());
        std::abort();
    }
}

template std::optional<std::string> check_consistency(const ColoredState<2>&);
template std::optional<std::string> check_consistency(const ColoredState<3>&);
template std::optional<std::string> check_consistency(const ColoredState<4>&);
template std::optional<std::string> check_consistency(const GrayState<2>&);
template std::optional<std::string> check_consistency(const GrayState<3>&);
template std::optional<std::string> check_consistency(const GrayState<4>&);
template void expect_consistent(const ColoredState<2>&);
template void expect_consistent(const ColoredState<3>&);
template void expect_consistent(const ColoredState<4>&);
template void expect_consistent(const GrayState<2>&);
template void expect_consistent(const GrayState<3>&);
template void expect_consistent(const GrayState<4>&);

}  // namespace azulejos
