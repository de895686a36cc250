// A test framework in one page: CHECK and CHECK_EQUAL print file, line and both values, and count.
#pragma once

#include <cstdint>
#include <iostream>
#include <string>
#include <string_view>

namespace azulejos::tests {

inline std::uint64_t num_passed = 0;
inline std::uint64_t num_failed = 0;
/// Printed with a failure: the vector, the seed, whatever tells one case from another.
inline std::string context;

inline void report_failure(const char* file, int line_number, std::string_view what) {
    ++num_failed;
    std::cout << file << ':' << line_number << ": " << what;
    if (!context.empty()) std::cout << "\n    in " << context;
    std::cout << '\n';
}

inline void check(bool holds, const char* file, int line_number, std::string_view expression) {
    if (holds) {
        ++num_passed;
    } else {
        report_failure(file, line_number, expression);
    }
}

template <class Got, class Expected>
void check_equal(const Got& got, const Expected& expected, const char* file, int line_number,
                 std::string_view expression) {
    if (got == expected) {
        ++num_passed;
        return;
    }
    report_failure(file, line_number, expression);
    std::cout << "    got      " << got << "\n    expected " << expected << '\n';
}

/// Whether calling `function` throws this kind of exception.
template <class Exception, class Function>
bool throws(Function&& function) {
    try {
        function();
    } catch (const Exception&) {
        return true;
    }
    return false;
}

}  // namespace azulejos::tests

#define CHECK(expression) \
    ::azulejos::tests::check(static_cast<bool>(expression), __FILE__, __LINE__, #expression)
#define CHECK_EQUAL(got, expected) \
    ::azulejos::tests::check_equal((got), (expected), __FILE__, __LINE__, #got " == " #expected)
