#include "engine.hpp"

#include <bit>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <utility>
#include <vector>

namespace sansatout {

std::unique_ptr<Engine> make_base_engine();
#ifdef SANSATOUT_X86
std::unique_ptr<Engine> make_v2_engine();
std::unique_ptr<Engine> make_v3_engine();
#endif

namespace {

constexpr std::uint64_t ALL_CARDS = (1ULL << 52) - 1;
constexpr std::uint64_t SUIT = (1ULL << 13) - 1;

using Maker = std::unique_ptr<Engine> (*)();

struct Kind {
  const char* name;
  Maker make;
};

Kind choose() {
#ifdef SANSATOUT_X86
  __builtin_cpu_init();
  // SANSATOUT_ISA=base or v2 asks for less than the processor has, for tests and comparisons.
  const char* wish = std::getenv("SANSATOUT_ISA");
  const bool base = wish && std::strcmp(wish, "base") == 0;
  const bool v2 = base || (wish && std::strcmp(wish, "v2") == 0);
  // The first two generations of Zen have pext and pdep in microcode, slower than our own.
  const bool slow_pext = __builtin_cpu_is("znver1") || __builtin_cpu_is("znver2");
  if (!v2 && !slow_pext && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("avx2"))
    return {"v3", make_v3_engine};
  if (!base && __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("sse4.2"))
    return {"v2", make_v2_engine};
#endif
  return {"base", make_base_engine};
}

const Kind& kind() {
  static const Kind chosen = choose();
  return chosen;
}

class Pool {
 public:
  std::unique_ptr<Engine> take() {
    {
      const std::lock_guard lock(mutex_);
      if (!idle_.empty()) {
        auto engine = std::move(idle_.back());
        idle_.pop_back();
        return engine;
      }
    }
    return make_engine();
  }
  void give(std::unique_ptr<Engine> engine) {
    const std::lock_guard lock(mutex_);
    idle_.push_back(std::move(engine));
  }

 private:
  std::mutex mutex_;
  std::vector<std::unique_ptr<Engine>> idle_;
};

Pool& pool() {
  static Pool the_pool;
  return the_pool;
}

Flaw trick_flaw(const Position& p, std::uint64_t seen) {
  for (int i = 0; i < p.played; ++i) {
    const int card = p.trick[i];
    if (card < 0 || card > 51) return Flaw::TRICK_CARD;
    if (seen >> card & 1) return Flaw::TWICE;
    seen |= 1ULL << card;
    const int led = p.trick[0] / 13;
    if (card / 13 != led && (p.hands[(p.leader + i) & 3] & SUIT << (13 * led))) return Flaw::REVOKE;
  }
  return Flaw::NONE;
}

}  // namespace

Flaw flaw(const Position& p) {
  if (p.strain < 0 || p.strain > 4) return Flaw::STRAIN;
  if (p.leader < 0 || p.leader > 3) return Flaw::SEAT;
  if (p.played < 0 || p.played > 3) return Flaw::TRICK_SIZE;
  std::uint64_t seen = 0;
  const int size = std::popcount(p.hands[(p.leader + p.played) & 3]);
  bool even = true;
  for (int i = 0; i < 4; ++i) {
    const std::uint64_t hand = p.hands[i];
    if (hand & ~ALL_CARDS) return Flaw::NOT_CARDS;
    if (hand & seen) return Flaw::TWICE;
    if (std::popcount(hand) > 13) return Flaw::TOO_MANY;
    seen |= hand;
    const bool has_played = ((i - p.leader) & 3) < p.played;
    even = even && std::popcount(hand) == size - has_played;
  }
  if (size == 0) return Flaw::EMPTY;
  if (!even) return Flaw::UNEVEN;
  return trick_flaw(p, seen);
}

bool Watch::over() {
  return stopped_.load(std::memory_order_relaxed) || (timed_ && Clock::now() >= deadline_);
}

void Watch::look() {
  if (poll && (++looks_ & 63) == 0 && poll()) stop();
  if (over()) throw Stopped{};
  if (allowed_ == UNLIMITED) return;
  if (allowed_ == 0) throw Stopped{};
  --allowed_;
}

std::unique_ptr<Engine> make_engine() { return kind().make(); }
const char* engine_kind() { return kind().name; }

Lease::Lease(Watch* watch) : engine_(pool().take()) { engine_->watch(watch); }
Lease::~Lease() {
  engine_->watch(nullptr);
  pool().give(std::move(engine_));
}

}  // namespace sansatout
