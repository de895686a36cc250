// What the files of the Python module share.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <cstdint>
#include <string>
#include <utility>

#include "azulejos/position.hpp"

namespace azulejos {

struct StopFlag {
    std::atomic<bool> is_set = false;
};

/// ValueError.
[[noreturn]] inline void refuse(const std::string& reason) {
    throw nanobind::value_error(reason.c_str());
}

/// How many players, and on which side. ValueError for numbers out of range.
inline std::pair<unsigned, WallSide> check_kind(std::int64_t players, bool gray,
                                                std::int64_t vertical_line_bonus) {
    if (players < MIN_PLAYERS || players > MAX_PLAYERS) refuse("players must be 2 to 4");
    if (vertical_line_bonus != VERTICAL_LINE_BONUS &&
        vertical_line_bonus != TACTILE_VERTICAL_LINE_BONUS) {
        refuse("a vertical line must be worth 7 or 5");
    }
    return {static_cast<unsigned>(players), gray ? WallSide::GRAY : WallSide::COLORED};
}

void bind_batch(nanobind::module_& module);
void bind_search(nanobind::module_& module);
void bind_state(nanobind::module_& module);
void bind_training(nanobind::module_& module);

}  // namespace azulejos
