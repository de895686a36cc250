// A clock of our own, so that tests of time need not wait and do not depend on the machine.
#pragma once

#include <chrono>

namespace azulejos::tests {

/// Stands still but for what a test lets pass, and for so many microseconds whenever it is read.
template <unsigned AReading>
struct HandClock {
    using duration = std::chrono::nanoseconds;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<HandClock>;
    static constexpr bool is_steady = true;
    static time_point now() {
        passed += std::chrono::microseconds(AReading);
        return time_point(passed);
    }
    static inline duration passed{0};
};

}  // namespace azulejos::tests
