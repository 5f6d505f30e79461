// Many positions over several threads.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "engine.hpp"

namespace sansatout {

// Runs `work(engine, i)` for every i below `size`, in order of i, on `threads` threads with an
// engine each. Stops early, leaving the rest undone, when the watch says so. `waiting` is called in
// the calling thread now and then with the number done; when it returns false, the run stops.
class Crew {
 public:
  using Work = std::function<void(Lease&, std::size_t)>;
  using Waiting = std::function<bool(std::size_t)>;

  Crew(std::size_t size, int threads, Watch& watch) : size_(size), threads_(threads), watch_(watch) {}

  void run(const Work& work, const Waiting& waiting);

 private:
  void labour(const Work& work);
  void alone(const Work& work, const Waiting& waiting);

  std::size_t size_;
  int threads_;
  Watch& watch_;
  std::atomic<std::size_t> next_{0}, done_{0};
  std::mutex mutex_;
  std::condition_variable changed_;
  int active_ = 0;
  std::exception_ptr failure_;
};

}  // namespace sansatout
