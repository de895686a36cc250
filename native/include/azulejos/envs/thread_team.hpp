// A few threads that share the games of a batch, step after step.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <thread>
#include <vector>

namespace azulejos::envs {

/// Threads that live as long as the team: starting them anew would cost more than a step.
///
/// The next share usually begins within microseconds, so a thread looks for it a while before it
/// sleeps: waking fifteen sleepers would take longer than their part of the work.
///
/// Each thread begins with its own part, the same in every share, so that its games stay in the
/// cache of its core. Then it helps with the other parts: a core that has more to do does not hold
/// up the rest.
class ThreadTeam {
public:
    /// Works on the items from the first to before the last; must not throw.
    using Work = std::function<void(std::size_t first, std::size_t last)>;

    /// The caller's thread is one of them. Throws std::system_error where the system gives no more.
    explicit ThreadTeam(unsigned threads) : num_threads_(threads), parts_(threads) {
        try {
            for (unsigned number = 1; number < threads; ++number) {
                threads_.emplace_back([this, number] { serve(number); });
            }
        } catch (...) {
            // No destructor runs for half a team, and a thread that nobody joins ends the program.
            end();
            throw;
        }
    }

    ~ThreadTeam() { end(); }

    ThreadTeam(const ThreadTeam&) = delete;
    ThreadTeam& operator=(const ThreadTeam&) = delete;

    /// Splits the items among the threads, and returns when all are done.
    void share(std::size_t items, const Work& work) {
        if (threads_.empty()) return work(0, items);
        work_ = &work;
        for (std::size_t part = 0; part < num_threads_; ++part) {
            parts_[part].next = items * part / num_threads_;
            parts_[part].end = items * (part + 1) / num_threads_;
        }
        is_open_ = true;
        begin_round();
        do_parts(0, work);
        // Now every item is taken. A thread that comes later finds the share closed, so nobody waits
        // for threads that the system has not let run.
        is_open_ = false;
        for (std::uint32_t left = num_helping_; left != 0; left = num_helping_) {
            wait_while(num_helping_, left);
        }
    }

private:
    /// A look costs about half a microsecond, so this is 0.1 ms.
    static constexpr unsigned LOOKS = 200;

    /// Items that a thread takes at a time: some microseconds of work.
    static constexpr std::size_t CHUNK = 64;

    /// On a cache line of its own: each is counted up by another thread.
    struct alignas(64) Part {
        std::atomic<std::size_t> next = 0;
        std::size_t end = 0;
    };

    /// Returns soon after the number is another one.
    static void wait_while(const std::atomic<std::uint32_t>& number, std::uint32_t old) {
        for (unsigned look = 0; look < LOOKS; ++look) {
            if (number != old) return;
            // To other programs, where there are fewer cores than threads.
            std::this_thread::yield();
        }
        number.wait(old);
    }

    void begin_round() {
        ++round_;
        round_.notify_all();
    }

    void end() {
        is_ending_ = true;
        begin_round();
        for (std::thread& thread : threads_) thread.join();
    }

    void serve(unsigned number) {
        for (std::uint32_t round = 0;;) {
            wait_while(round_, round);
            round = round_;
            if (is_ending_) return;
            // Count first, then look: share() closes, then waits for everyone counted.
            ++num_helping_;
            if (is_open_) do_parts(number, *work_);
            if (--num_helping_ == 0) num_helping_.notify_one();
        }
    }

    /// Its own part, then what is left of the others.
    void do_parts(std::size_t own, const Work& work) {
        for (std::size_t turn = 0; turn < num_threads_; ++turn) {
            Part& part = parts_[(own + turn) % num_threads_];
            while (part.next < part.end) {
                const std::size_t first = part.next.fetch_add(CHUNK);
                if (first < part.end) work(first, std::min(first + CHUNK, part.end));
            }
        }
    }

    /// Written before a share is open, and read by those who found it open.
    const Work* work_ = nullptr;
    std::atomic<bool> is_open_ = false;
    std::atomic<bool> is_ending_ = false;
    std::size_t num_threads_;
    std::vector<Part> parts_;
    /// Each on a cache line of its own: all threads look at the first while they count the second.
    alignas(64) std::atomic<std::uint32_t> round_ = 0;
    alignas(64) std::atomic<std::uint32_t> num_helping_ = 0;
    /// Last: they use all the others as soon as they start.
    std::vector<std::thread> threads_;
};

}  // namespace azulejos::envs
