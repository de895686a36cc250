// What a player looks at: weak levels overlook what beginners overlook.
#pragma once

namespace azulejos::search {

struct Sight {
    /// Columns and colors, and what they bring at the end of the game.
    bool bonuses = true;
    /// What a move takes from the others. Without it their boards count as they stand, and looking
    /// further than one move ahead makes no sense.
    bool others = true;
    /// What a network has learned of the rounds to come, where there is one.
    bool is_learned = true;

    friend bool operator==(const Sight&, const Sight&) = default;
};

}  // namespace azulejos::search
