// The transposition table: what was found out about positions that more than one way leads to.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

namespace azulejos::search {

enum class Bound : std::uint8_t { NONE, AT_MOST, AT_LEAST, EXACT };

/// The depth of what was searched to the end of the round everywhere it mattered.
inline constexpr std::uint8_t SOLVED_DEPTH = 0xFF;

struct TableEntry {
    std::uint64_t key = 0;
    std::int16_t utility = 0;
    std::uint16_t action = 0;
    std::uint8_t depth = 0;
    Bound bound = Bound::NONE;
    std::uint8_t generation = 0;
    std::uint8_t unused = 0;
};
static_assert(sizeof(TableEntry) == 16);

/// Four entries share a line of the processor's cache.
class TranspositionTable {
public:
    /// At most so much, and at least half of it; less where the machine has not so much to give.
    explicit TranspositionTable(std::size_t megabytes) {
        while (2 * num_buckets_ * sizeof(Bucket) <= megabytes << 20) num_buckets_ *= 2;
        // Zeros from the system cost nothing until they are touched, so that a short search does
        // not pay for a large table.
        while (!(memory_ = Memory(std::calloc(num_buckets_ + 1, sizeof(Bucket)), std::free))) {
            if (num_buckets_ == 1) throw std::bad_alloc();
            num_buckets_ /= 2;
        }
        void* start = memory_.get();
        std::size_t room = (num_buckets_ + 1) * sizeof(Bucket);
        buckets_ = static_cast<Bucket*>(
            std::align(alignof(Bucket), num_buckets_ * sizeof(Bucket), start, room));
    }

    /// Makes all entries count as absent, in no time: so a search finds the same table whatever
    /// was searched before, and repeats exactly.
    void forget() {
        if (++generation_ != 0) return;
        std::fill_n(buckets_, num_buckets_, Bucket{});
        generation_ = 1;
    }

    /// Nothing if the position is not known.
    const TableEntry* find(std::uint64_t key) const {
        for (const TableEntry& entry : bucket_of(key)) {
            if (entry.key == key && entry.generation == generation_) return &entry;
        }
        return nullptr;
    }

    /// Replaces the same position, else an absent entry, else the one of least depth.
    void store(std::uint64_t key, int utility, std::uint16_t action, std::uint8_t depth,
               Bound bound) {
        Bucket& bucket = buckets_[key & (num_buckets_ - 1)];
        TableEntry* replaced = &bucket[0];
        for (TableEntry& entry : bucket) {
            if (entry.generation != generation_ || entry.key == key) {
                replaced = &entry;
                break;
            }
            if (entry.depth < replaced->depth) replaced = &entry;
        }
        *replaced = {key, static_cast<std::int16_t>(utility), action, depth, bound, generation_, 0};
    }

    void prefetch(std::uint64_t key) const {
#if defined(__GNUC__)
        __builtin_prefetch(&bucket_of(key));
#else
        (void)key;
#endif
    }

private:
    struct alignas(64) Bucket : std::array<TableEntry, 4> {};

    const Bucket& bucket_of(std::uint64_t key) const { return buckets_[key & (num_buckets_ - 1)]; }

    using Memory = std::unique_ptr<void, void (*)(void*)>;

    /// A power of two.
    std::size_t num_buckets_ = 1;
    Memory memory_{nullptr, std::free};
    Bucket* buckets_ = nullptr;
    std::uint8_t generation_ = 1;
};

}  // namespace azulejos::search
