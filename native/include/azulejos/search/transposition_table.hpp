// The transposition table.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

namespace azulejos::search {

enum class Bound : std::uint8_t { NONE, AT_MOST, AT_LEAST, EXACT };

/// The depth of an entry whose leaves were all ends of the round.
inline constexpr std::uint8_t SOLVED_DEPTH = 0xFF;
/// The same with assumed replies (3 and 4 players).
inline constexpr std::uint8_t EXHAUSTED_DEPTH = 0xFE;

/// An entry is absent where the bound is NONE.
struct TableEntry {
    std::int16_t utility = 0;
    std::uint16_t action = 0;
    std::uint8_t depth = 0;
    Bound bound = Bound::NONE;
    std::uint16_t generation = 0;
};
static_assert(sizeof(TableEntry) == 8);

/// Lockless: an entry is two words, the first the key xor the second, so that halves written by two
/// threads do not match and count as absent. Four entries share a cache line.
class TranspositionTable {
public:
    /// At most so much, and at least half of it; less if the system does not give as much.
    explicit TranspositionTable(std::size_t megabytes) {
        while (2 * num_buckets_ * sizeof(Bucket) <= megabytes << 20) num_buckets_ *= 2;
        allocate();
    }

    /// Makes all entries absent, at no cost, so that a search repeats exactly. Not during a search.
    void clear() {
        if (++generation_ != 0) return;
        // New zero pages cost nothing; writing zeros to a large table takes longer than a search.
        allocate();
        generation_ = 1;
    }

    TableEntry find(std::uint64_t key) const {
        for (const Slot& slot : bucket_of(key)) {
            const std::uint64_t word = slot.word.load(std::memory_order_relaxed);
            if ((slot.mixed_key.load(std::memory_order_relaxed) ^ word) != key) continue;
            const auto entry = std::bit_cast<TableEntry>(word);
            if (entry.generation == generation_) return entry;
        }
        return {};
    }

    /// Replaces the same position, else an absent entry, else the one of least depth.
    void store(std::uint64_t key, int utility, std::uint16_t action, std::uint8_t depth,
               Bound bound) {
        Bucket& bucket = buckets_[key & (num_buckets_ - 1)];
        Slot* replaced = &bucket[0];
        unsigned least_depth = 0x100;
        for (Slot& slot : bucket) {
            const std::uint64_t word = slot.word.load(std::memory_order_relaxed);
            const auto entry = std::bit_cast<TableEntry>(word);
            if (entry.generation != generation_ ||
                (slot.mixed_key.load(std::memory_order_relaxed) ^ word) == key) {
                replaced = &slot;
                break;
            }
            if (entry.depth < least_depth) {
                least_depth = entry.depth;
                replaced = &slot;
            }
        }
        const auto word = std::bit_cast<std::uint64_t>(
            TableEntry{static_cast<std::int16_t>(utility), action, depth, bound, generation_});
        replaced->word.store(word, std::memory_order_relaxed);
        replaced->mixed_key.store(key ^ word, std::memory_order_relaxed);
    }

    void prefetch(std::uint64_t key) const {
#if defined(__GNUC__)
        __builtin_prefetch(&bucket_of(key));
#else
        (void)key;
#endif
    }

private:
    struct Slot {
        std::atomic<std::uint64_t> mixed_key;
        std::atomic<std::uint64_t> word;
    };
    static_assert(sizeof(Slot) == 16 && std::atomic<std::uint64_t>::is_always_lock_free);
    struct alignas(64) Bucket : std::array<Slot, 4> {};

    /// Zero pages cost nothing until they are touched, so that a short search does not pay for a
    /// large table.
    void allocate() {
        memory_.reset();
        for (;;) {
            memory_.reset(std::calloc(num_buckets_ + 1, sizeof(Bucket)));
            if (memory_) break;
            if (num_buckets_ == 1) throw std::bad_alloc();
            num_buckets_ /= 2;
        }
        void* start = memory_.get();
        std::size_t room = (num_buckets_ + 1) * sizeof(Bucket);
        buckets_ = static_cast<Bucket*>(
            std::align(alignof(Bucket), num_buckets_ * sizeof(Bucket), start, room));
    }

    const Bucket& bucket_of(std::uint64_t key) const { return buckets_[key & (num_buckets_ - 1)]; }

    using Memory = std::unique_ptr<void, void (*)(void*)>;

    /// A power of two.
    std::size_t num_buckets_ = 1;
    Memory memory_{nullptr, std::free};
    Bucket* buckets_ = nullptr;
    std::uint16_t generation_ = 1;
};

}  // namespace azulejos::search
