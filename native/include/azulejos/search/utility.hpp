// What a search compares: utilities, whole numbers from sure loss to sure win.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace azulejos::search {

/// From -MAX_UTILITY to MAX_UTILITY, and a little beyond with a lead above MAX_LEAD; fits 16 bits. For 2
/// players one seat's is the other's negated.
using Utility = int;

inline constexpr Utility MAX_UTILITY = 10'000;
/// Above any utility, for windows.
inline constexpr Utility INFINITE_UTILITY = 20'000;

/// Nine tenths for the win, one for the margin, so that a search fights on in a decided game. In the
/// prototype 1 cost 50 Elo, and 0.5 cost 25.
inline constexpr double WIN_SHARE = 0.9;

/// Strengths are thousandths of a logit: 1000 more than the opponent wins e : 1.
using Strength = int;
inline constexpr Strength LOGIT = 1000;
/// Differences above 8 logits (2981 : 1) count as this one.
inline constexpr Strength MAX_ADVANTAGE = 8 * LOGIT;
/// A lead with a margin of 1 when the game is over.
inline constexpr int MAX_LEAD = 80;
/// Leads of up to twice as much still count: of moves that win alike the one with more points is best.
inline constexpr double MAX_MARGIN = 2;

/// Rounded half away from zero on both sides of zero, so that two players' utilities cancel.
inline Utility blend(double win, double margin) {
    const double share =
        WIN_SHARE * (2 * win - 1) + (1 - WIN_SHARE) * std::clamp(margin, -MAX_MARGIN, MAX_MARGIN);
    return static_cast<Utility>(std::lround(MAX_UTILITY * share));
}

/// The chance to win that gives this utility with this margin.
inline double win_of(Utility utility, double margin) {
    const double share = static_cast<double>(utility) / MAX_UTILITY -
                         (1 - WIN_SHARE) * std::clamp(margin, -MAX_MARGIN, MAX_MARGIN);
    return std::clamp((share / WIN_SHARE + 1) / 2, 0.0, 1.0);
}

/// `f(advantage / 8)` for advantages from -MAX_ADVANTAGE to MAX_ADVANTAGE, as a table.
template <class Value>
struct AdvantageTable {
    static constexpr Strength STEP = 8;
    static constexpr int HALF = MAX_ADVANTAGE / STEP;
    std::array<Value, 2 * HALF + 1> values;

    template <class Function>
    explicit AdvantageTable(Function function) {
        for (int at = -HALF; at <= HALF; ++at) {
            values[static_cast<std::size_t>(at + HALF)] =
                function(static_cast<double>(at * STEP) / LOGIT);
        }
    }
    Value operator()(Strength advantage) const {
        const Strength bounded = std::clamp(advantage, -MAX_ADVANTAGE, MAX_ADVANTAGE);
        return values[static_cast<std::size_t>(bounded / STEP + HALF)];
    }
};

}  // namespace azulejos::search
