// A fake clock: tests of time limits don't wait and don't depend on the machine.
#pragma once

#include <chrono>

namespace azulejos::tests {

/// Advances when a test says so, and by a fixed number of microseconds at each reading.
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
