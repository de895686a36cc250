// What the files of the Python module share.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>

namespace azulejos {

struct StopFlag {
    std::atomic<bool> is_set = false;
};

/// ValueError.
[[noreturn]] inline void refuse(const std::string& reason) {
    throw nanobind::value_error(reason.c_str());
}

void bind_batch(nanobind::module_& module);
void bind_search(nanobind::module_& module);
void bind_training(nanobind::module_& module);

}  // namespace azulejos
