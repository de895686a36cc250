// A few threads that share the games of a batch, step after step.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace azulejos::envs {

/// Threads that live as long as the team: starting them anew would cost more than a step.
class ThreadTeam {
public:
    /// Works on the items from the first to before the last; must not throw.
    using Work = std::function<void(std::size_t first, std::size_t last)>;

    /// The caller's thread is one of them. Throws std::system_error where the system gives no more.
    explicit ThreadTeam(unsigned threads) : num_threads_(threads) {
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
        {
            const std::lock_guard lock(mutex_);
            work_ = &work;
            items_ = items;
            num_working_ = threads_.size();
            ++round_;
        }
        begins_.notify_all();
        do_part(0, items, work);
        std::unique_lock lock(mutex_);
        ends_.wait(lock, [this] { return num_working_ == 0; });
    }

private:
    void end() {
        {
            const std::lock_guard lock(mutex_);
            is_ending_ = true;
        }
        begins_.notify_all();
        for (std::thread& thread : threads_) thread.join();
    }

    void serve(unsigned number) {
        std::size_t round = 0;
        std::unique_lock lock(mutex_);
        while (true) {
            begins_.wait(lock, [&] { return is_ending_ || round_ != round; });
            if (is_ending_) return;
            round = round_;
            const Work& work = *work_;
            const std::size_t items = items_;
            lock.unlock();
            do_part(number, items, work);
            lock.lock();
            if (--num_working_ == 0) ends_.notify_one();
        }
    }

    void do_part(unsigned number, std::size_t items, const Work& work) const {
        const std::size_t first = items * number / num_threads_;
        const std::size_t last = items * (number + 1) / num_threads_;
        if (first != last) work(first, last);
    }

    std::mutex mutex_;
    std::condition_variable begins_;
    std::condition_variable ends_;
    const Work* work_ = nullptr;
    std::size_t items_ = 0;
    std::size_t num_working_ = 0;
    std::size_t round_ = 0;
    bool is_ending_ = false;
    std::size_t num_threads_;
    /// Last: they use all the others as soon as they start.
    std::vector<std::thread> threads_;
};

}  // namespace azulejos::envs
