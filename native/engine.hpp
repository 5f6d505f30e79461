// What the rest of the program sees of the search: positions in, tricks out.
//
// Outside the search a card is 13 * suit + rank with clubs and twos lowest, as in Python.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

namespace sansatout {

struct Position {
  std::array<std::uint64_t, 4> hands{};  // 52-bit sets, North first
  int strain = 4;
  int leader = 0;  // to the current trick
  int played = 0;  // cards on the table, 0 to 3
  std::array<int, 3> trick{-1, -1, -1};
};

// What is wrong with a position; the names are Python's message ids.
enum class Flaw {
  NONE,
  STRAIN,
  SEAT,
  NOT_CARDS,
  TWICE,
  TOO_MANY,
  UNEVEN,
  EMPTY,
  TRICK_SIZE,
  TRICK_CARD,
  REVOKE,
};
Flaw flaw(const Position& position);

struct Values {
  std::array<std::int8_t, 52> tricks;  // per card, for the side to play; -1 where not legal
  int best = 0;
  // Per suit, how many of its lowest cards could change hands, lengths kept, without any of the
  // values changing.
  std::array<std::uint8_t, 4> idle{};
};

using Table = std::array<std::array<std::uint8_t, 4>, 5>;  // strain, declarer

struct Stopped {};  // thrown out of a search that was told to stop

// Tells a running search when to stop. Without `poll` several threads may share one.
class Watch {
 public:
  using Clock = std::chrono::steady_clock;
  Watch() = default;
  explicit Watch(Clock::time_point deadline) : deadline_(deadline), timed_(true) {}
  void stop() { stopped_.store(true, std::memory_order_relaxed); }
  bool over();
  // Called by the search every few thousand positions.
  void look();
  // Stops a search after so many looks, wherever it runs. For one thread alone.
  void allow(std::uint64_t looks) { allowed_ = looks; }
  // How many of them are left.
  std::uint64_t allowed() const { return allowed_; }
  // Asked now and then from the searching thread; true stops the search.
  std::function<bool()> poll;

 private:
  std::atomic<bool> stopped_{false};
  Clock::time_point deadline_{};
  bool timed_ = false;
  unsigned looks_ = 0;
  // Without a limit nothing is counted: then many threads share the watch.
  static constexpr std::uint64_t UNLIMITED = ~0ULL;
  std::uint64_t allowed_ = UNLIMITED;
};

// What a search may use of earlier ones. Patterns hold for every deal of the strain; hints, which
// only order the cards, are good for the deal they come from.
enum class Keep { NOTHING, PATTERNS, ALL };

class Engine {
 public:
  virtual ~Engine() = default;
  // The value of every legal card.
  virtual Values values(const Position& position, Keep keep) = 0;
  // Tricks for the side to play.
  virtual int tricks(const Position& position, Keep keep, int guess) = 0;
  // Tricks of the declarers of a full deal in one strain: of those that are asked for, a bit each.
  virtual std::array<std::uint8_t, 4> declarers(const std::array<std::uint64_t, 4>& hands,
                                                int strain, unsigned asked = 15) = 0;
  virtual void watch(Watch* watch) = 0;
  virtual std::uint64_t nodes() const = 0;
  // Forgets all that earlier searches left behind: the same searches then take the same steps.
  virtual void renew() = 0;
};

// One engine of the best kind this processor runs.
std::unique_ptr<Engine> make_engine();
const char* engine_kind();

// Borrows an engine from the pool; its memory is used again by the next borrower.
class Lease {
 public:
  explicit Lease(Watch* watch = nullptr);
  ~Lease();
  Lease(const Lease&) = delete;
  Lease& operator=(const Lease&) = delete;
  Engine* operator->() const { return engine_.get(); }

 private:
  std::unique_ptr<Engine> engine_;
};

}  // namespace sansatout
