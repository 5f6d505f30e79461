// Endings with all cards seen, and how much work may be done.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <utility>
#include <vector>

#include "endings_sight.hpp"

namespace sansatout::endings {

struct TooMuch {};

// Counts steps, and looks at the watch now and then.
class Work {
 public:
  Work(Watch& watch, u64 steps) : watch_(watch), steps_(steps) {}

  void step(u64 n) {
    looked_ += n;
    if (looked_ > steps_) throw TooMuch{};
    if (looked_ >= next_look_) {
      next_look_ = looked_ + 4096;
      watch_.look();
    }
  }

 private:
  Watch& watch_;
  u64 steps_;
  u64 looked_ = 0;
  u64 next_look_ = 0;
};

// A table of double-dummy values; keys are never 0.
class Memory {
 public:
  Memory() : cells_(1 << 14) {}

  int find(u64 key) const {
    for (std::size_t i = place(key);; i = (i + 1) & (cells_.size() - 1)) {
      if (cells_[i].first == key) return cells_[i].second;
      if (!cells_[i].first) return -1;
    }
  }

  void add(u64 key, int value) {
    if (++used_ * 2 > cells_.size()) grow();
    put(key, u8(value));
  }

 private:
  std::size_t place(u64 key) const {
    return std::size_t((key * 0x9e3779b97f4a7c15ULL) >> 20) & (cells_.size() - 1);
  }
  void put(u64 key, u8 value) {
    std::size_t i = place(key);
    while (cells_[i].first) i = (i + 1) & (cells_.size() - 1);
    cells_[i] = {key, value};
  }
  void grow() {
    std::vector<std::pair<u64, u8>> old(cells_.size() * 2);
    old.swap(cells_);
    for (const auto& [key, value] : old)
      if (key) put(key, value);
  }

  std::vector<std::pair<u64, u8>> cells_;
  std::size_t used_ = 0;
};

class Open {
 public:
  Open(const Sight& sight, Work& work) : sight_(sight), work_(work) {}

  // Tricks of the declaring side from here on.
  int tricks(const Table& t, Lot lot) {
    if (!t.played && !sight_.hidden(t)) return 0;
    const u64 key = u64(t.key) | u64(lot & 0x3fff) << 28 | u64(lot >> PLACE) << 42 |
                    u64(t.leader) << 46 | u64(t.played) << 48 | u64(t.led & 3) << 50 |
                    u64(t.best) << 52 | u64(t.winner) << 57 | 1ULL << 63;
    const int known = memory_.find(key);
    if (known >= 0) return known;
    work_.step(1);
    int value;
    if (sight_.ours(t.turn())) {
      value = 0;
      for (u32 m = sight_.own_moves(t); m; m &= m - 1) {
        const int slot = std::countr_zero(m);
        Table next = t;
        const Lot after = sight_.lot_after(t, slot, lot);
        const int won = sight_.play_own(next, slot);
        value = std::max(value, won + tricks(next, after));
      }
    } else {
      value = MOST_LEFT;
      Moves list;
      const int n = sight_.moves(t, lot, list);
      for (int i = 0; i < n; ++i) {
        Table next = t;
        const int won = sight_.play_hidden(next, list[i].sight);
        value = std::min(value, won + tricks(next, list[i].lot));
      }
    }
    memory_.add(key, value);
    return value;
  }

 private:
  const Sight& sight_;
  Work& work_;
  Memory memory_;
};

}  // namespace sansatout::endings
