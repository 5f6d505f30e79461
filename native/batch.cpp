#include "batch.hpp"

namespace sansatout {

void Crew::labour(const Work& work) {
  try {
    Lease engine(&watch_);
    while (!watch_.over()) {
      const std::size_t i = next_.fetch_add(1);
      if (i >= size_) break;
      work(engine, i);
      done_.fetch_add(1);
    }
  } catch (const Stopped&) {
    // What is done stays done.
  } catch (...) {
    const std::lock_guard lock(mutex_);
    failure_ = std::current_exception();
    watch_.stop();
  }
  const std::lock_guard lock(mutex_);
  --active_;
  changed_.notify_all();
}

// One thread is the caller's own: for small batches starting another takes longer than the work.
void Crew::alone(const Work& work, const Waiting& waiting) {
  using Clock = Watch::Clock;
  auto told = Clock::now();
  const auto tell = [&] {
    told = Clock::now();
    return waiting(done_.load());
  };
  watch_.poll = [&] { return !tell(); };
  try {
    Lease engine(&watch_);
    for (std::size_t i = 0; i < size_ && !watch_.over(); ++i) {
      work(engine, i);
      done_.fetch_add(1);
      if (Clock::now() - told > std::chrono::milliseconds(50) && !tell()) watch_.stop();
    }
  } catch (const Stopped&) {
    // What is done stays done.
  }
  watch_.poll = nullptr;
  tell();
}

void Crew::run(const Work& work, const Waiting& waiting) {
  if (threads_ == 1) return alone(work, waiting);
  std::vector<std::thread> threads;
  active_ = threads_;
  for (int i = 0; i < threads_; ++i) threads.emplace_back([&] { labour(work); });
  {
    std::unique_lock lock(mutex_);
    while (active_ > 0) {
      changed_.wait_for(lock, std::chrono::milliseconds(50));
      lock.unlock();
      if (!waiting(done_.load())) watch_.stop();
      lock.lock();
    }
  }
  for (std::thread& thread : threads) thread.join();
  if (failure_) std::rethrow_exception(failure_);
}

}  // namespace sansatout
