// The transposition table: per shape and leader a list of patterns with bounds.
//
// A shape is the length of every suit in every hand. Within one shape a position is the owner of
// each remaining card in rank order, packed without gaps into two bit planes, so positions that
// differ only in ranks that are no longer out are equal. A pattern fixes the owners of the cards
// whose rank mattered (its mask) and holds for every position of the shape that agrees there.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <vector>

#include "bits.hpp"

namespace sansatout::SANSATOUT_ISA {

struct Pattern {
  u64 low;   // bit 0 of each owner; bits 52..55 the least, 56..59 the most tricks of the leader
  u64 high;  // bit 1 of each owner
  u64 mask;  // the cards that matter

  static constexpr u64 CARDS = (1ULL << 52) - 1;
  int least() const { return (low >> 52) & 15; }
  int most() const { return (low >> 56) & 15; }
  void set(u64 planes, int least, int most) { low = planes | u64(least) << 52 | u64(most) << 56; }
  bool fits(u64 l, u64 h) const { return (((low ^ l) | (high ^ h)) & mask) == 0; }
};

class PatternTable {
 public:
  static constexpr u32 PATTERNS = 1u << 21;  // 48 MB of address space, touched as needed
  static constexpr int MIN_BITS = 10, MAX_BITS = 18;

  PatternTable() : arena_(new Pattern[PATTERNS]) { resize(MIN_BITS); }

  // Forgets everything; the cost does not depend on how much there was.
  void clear() {
    std::memset(free_, 0xff, sizeof free_);
    used_ = 0;
    filled_ = 0;
    next_epoch();
    resize(MIN_BITS);
  }

  void prefetch(u64 key) const { __builtin_prefetch(&buckets_[slot(key)]); }

  // A pattern that holds here and decides whether the leader's side takes `need` tricks.
  const Pattern* find(u64 key, u64 low, u64 high, int need) {
    const Bucket* b = locate(key);
    if (b->epoch != epoch_) return nullptr;
    Pattern* list = &arena_[b->start()];
    for (u32 i = 0, n = b->size; i < n; ++i) {
      Pattern& p = list[i];
      if (p.fits(low, high) && (p.least() >= need || p.most() < need)) {
        if (i > 0) std::swap(list[i], list[i - 1]);
        return &list[i > 0 ? i - 1 : 0];
      }
    }
    return nullptr;
  }

  void store(u64 key, u64 low, u64 high, u64 mask, int least, int most) {
    Bucket* b = open(key);
    low &= mask;
    high &= mask;
    Pattern* list = &arena_[b->start()];
    u32 kept = 0;
    for (u32 i = 0; i < b->size; ++i) {
      Pattern& p = list[i];
      const bool same = ((p.low ^ low) & mask & Pattern::CARDS) == 0 && ((p.high ^ high) & mask) == 0;
      if (same && (p.mask & mask) == mask) {  // the new one is at least as general
        if (p.mask == mask) {
          least = std::max(least, p.least());
          most = std::min(most, p.most());
          continue;
        }
        if (p.least() <= least && p.most() >= most) continue;
      }
      if (kept != i) list[kept] = p;
      ++kept;
    }
    b->size = kept;
    if (kept == capacity(b->log())) grow(b);
    if (b->epoch != epoch_) return;  // the arena was full and everything was forgotten
    list = &arena_[b->start()];
    list[b->size].high = high;
    list[b->size].mask = mask;
    list[b->size].set(low, least, most);
    ++b->size;
  }

  std::size_t patterns() const { return used_; }

 private:
  struct Bucket {
    u64 key;
    u32 place;  // block number * 16 + log2 of the block's size in fours
    u16 size;
    u16 epoch;
    u32 start() const { return (place >> 4) * 4; }
    int log() const { return place & 15; }
    void put(u32 start, int log) { place = start * 4 + log; }
  };

  struct Free {
    void operator()(void* p) const { std::free(p); }
  };

  static u32 capacity(int log) { return 4u << log; }
  u32 slot(u64 key) const { return u32((key * 0x9E3779B97F4A7C15ULL) >> shift_); }

  Bucket* locate(u64 key) const {
    u32 i = slot(key);
    while (buckets_[i].epoch == epoch_ && buckets_[i].key != key) i = (i + 1) & wrap_;
    return &buckets_[i];
  }

  Bucket* open(u64 key) {
    Bucket* b = locate(key);
    if (b->epoch == epoch_) return b;
    if (filled_ * 2 >= wrap_) {
      if (shift_ > 64 - MAX_BITS)
        enlarge();
      else if (filled_ * 4 >= wrap_ * 3ull)
        clear();
      b = locate(key);
    }
    u32 start = 0;
    if (!allocate(0, start)) {
      clear();
      b = locate(key);
      allocate(0, start);
    }
    *b = {key, 0, 0, epoch_};
    b->put(start, 0);
    ++filled_;
    return b;
  }

  void resize(int bits) {
    if (!buckets_) {
      // calloc, so that pages of slots never used are never touched.
      buckets_.reset(static_cast<Bucket*>(std::calloc(std::size_t(1) << MAX_BITS, sizeof(Bucket))));
      if (!buckets_) throw std::bad_alloc();
    }
    shift_ = 64 - bits;
    wrap_ = (1u << bits) - 1;
  }

  // Doubles the number of slots in place.
  void enlarge() {
    moved_.clear();
    for (u32 i = 0; i <= wrap_; ++i)
      if (buckets_[i].epoch == epoch_) moved_.push_back(buckets_[i]);
    next_epoch();
    resize(64 - shift_ + 1);
    for (Bucket& b : moved_) {
      b.epoch = epoch_;
      *locate(b.key) = b;
    }
  }

  void next_epoch() {
    if (++epoch_ != 0) return;
    std::memset(static_cast<void*>(buckets_.get()), 0, sizeof(Bucket) << MAX_BITS);
    epoch_ = 1;
  }

  bool allocate(int log, u32& start) {
    if (free_[log] != NONE) {
      start = free_[log];
      free_[log] = u32(arena_[start].mask);
      return true;
    }
    if (used_ + capacity(log) > PATTERNS) return false;
    start = used_;
    used_ += capacity(log);
    return true;
  }

  void grow(Bucket* b) {
    u32 start;
    if (b->log() >= 12 || !allocate(b->log() + 1, start)) {
      clear();
      return;
    }
    std::memcpy(static_cast<void*>(&arena_[start]), &arena_[b->start()], sizeof(Pattern) * b->size);
    arena_[b->start()].mask = free_[b->log()];
    free_[b->log()] = b->start();
    b->put(start, b->log() + 1);
  }

  static constexpr u32 NONE = 0xffffffffu;
  std::unique_ptr<Pattern[]> arena_;
  std::unique_ptr<Bucket[], Free> buckets_;
  u32 free_[16] = {NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
                   NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE};
  u32 used_ = 0, filled_ = 0, wrap_ = 0;
  int shift_ = 64;
  u16 epoch_ = 1;
  std::vector<Bucket> moved_;
};

}  // namespace sansatout::SANSATOUT_ISA
