// Playing tokens on any kind of state, with every check there is.
#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>

#include "azulejos/check.hpp"
#include "azulejos/text.hpp"

namespace azulejos::tests {

/// Plays a move or a deal; throws std::invalid_argument if it can't be read or is not legal.
template <unsigned Players, WallSide Side>
void play(State<Players, Side>& state, std::string_view token) {
    if (token.starts_with("deal:")) {
        const auto sets = parse_deal(token, Players);
        typename State<Players, Side>::Factories factories;
        std::copy(sets.begin(), sets.end(), factories.begin());
        if (!state.can_deal(factories)) throw std::invalid_argument("not drawn so");
        state.deal(factories);
    } else {
        const unsigned action = parse_action(token, Players, Side);
        if (!state.is_legal(action)) throw std::invalid_argument("not legal");
        state.apply(action);
    }
    if (const auto problem = check_consistency(state)) throw std::logic_error(*problem);
}

inline void play(AnyState& state, std::string_view token) {
    std::visit([&](auto& any) { play(any, token); }, state);
}

inline AnyState read_state(std::string_view code) {
    return pack(parse_position(code));
}

inline std::string show(const AnyState& state) {
    return format_position(unpack(state));
}

}  // namespace azulejos::tests
