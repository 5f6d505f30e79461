// The transposition table: per shape and leader a list of patterns with bounds.
//
// A shape is the length of every suit in every hand. Within one shape a position is the owner of
// each remaining card in rank order, packed without gaps into two bit planes, so positions that
// differ only in ranks that are no longer out are equal. A pattern fixes the owners of the cards
// whose rank mattered (its mask) and holds for every position of the shape that agrees there.
//
// With eight tricks left or fewer a plane has at most 32 bits, and eight patterns fill two cache
// lines and are compared in one step; before that it is four.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <vector>

#include "bits.hpp"

namespace sansatout::SANSATOUT_ISA {

// Some patterns side by side; Word holds a plane.
template <class Word, int SIZE>
struct Group {
  static constexpr int size = SIZE;
  Word low[SIZE], high[SIZE], mask[SIZE];
  u8 least[SIZE], most[SIZE];

  // A bit for each pattern that tells whether it is `need` or fewer.
  unsigned decides(int need) const;

  // A bit for each pattern that the position (l, h) fits.
  unsigned fits(Word l, Word h) const;
  // A bit for each pattern that is a case of the pattern (l, h, m).
  unsigned cases_of(Word l, Word h, Word m) const;
  // Changes places with the pattern of another group.
  void trade(int i, Group& other) {
    std::swap(low[i], other.low[i]);
    std::swap(high[i], other.high[i]);
    std::swap(mask[i], other.mask[i]);
    std::swap(least[i], other.least[i]);
    std::swap(most[i], other.most[i]);
  }
};

using Narrow = Group<u32, 8>;
using Wide = Group<u64, 4>;

template <class Word, int SIZE>
inline unsigned Group<Word, SIZE>::fits(Word l, Word h) const {
#if defined(__AVX2__)
  const auto at = [](const Word* p) { return _mm256_load_si256(reinterpret_cast<const __m256i*>(p)); };
  if constexpr (sizeof(Word) == 4) {
    const __m256i x = _mm256_xor_si256(at(low), _mm256_set1_epi32(int(l)));
    const __m256i y = _mm256_xor_si256(at(high), _mm256_set1_epi32(int(h)));
    const __m256i d = _mm256_and_si256(_mm256_or_si256(x, y), at(mask));
    return unsigned(_mm256_movemask_ps(
        _mm256_castsi256_ps(_mm256_cmpeq_epi32(d, _mm256_setzero_si256()))));
  } else {
    const __m256i x = _mm256_xor_si256(at(low), _mm256_set1_epi64x((long long)(l)));
    const __m256i y = _mm256_xor_si256(at(high), _mm256_set1_epi64x((long long)(h)));
    const __m256i d = _mm256_and_si256(_mm256_or_si256(x, y), at(mask));
    return unsigned(_mm256_movemask_pd(
        _mm256_castsi256_pd(_mm256_cmpeq_epi64(d, _mm256_setzero_si256()))));
  }
#else
  unsigned out = 0;
  for (int i = 0; i < SIZE; ++i)
    out |= unsigned((((low[i] ^ l) | (high[i] ^ h)) & mask[i]) == 0) << i;
  return out;
#endif
}

template <class Word, int SIZE>
inline unsigned Group<Word, SIZE>::decides(int need) const {
#if defined(__AVX2__)
  const __m128i bounds = SIZE == 8 ? _mm_load_si128(reinterpret_cast<const __m128i*>(least))
                                   : _mm_loadl_epi64(reinterpret_cast<const __m128i*>(least));
  const __m128i reached = _mm_cmpeq_epi8(_mm_max_epu8(bounds, _mm_set1_epi8(char(need))), bounds);
  const unsigned bits = unsigned(_mm_movemask_epi8(reached));
  return bits | ~(bits >> SIZE);
#else
  unsigned out = 0;
  for (int i = 0; i < SIZE; ++i) out |= unsigned(least[i] >= need || most[i] < need) << i;
  return out;
#endif
}

template <class Word, int SIZE>
inline unsigned Group<Word, SIZE>::cases_of(Word l, Word h, Word m) const {
#if defined(__AVX2__)
  const auto at = [](const Word* p) { return _mm256_load_si256(reinterpret_cast<const __m256i*>(p)); };
  const auto all = [](Word w) {
    if constexpr (sizeof(Word) == 4)
      return _mm256_set1_epi32(int(w));
    else
      return _mm256_set1_epi64x((long long)(w));
  };
  const __m256i x = _mm256_xor_si256(at(low), all(l)), y = _mm256_xor_si256(at(high), all(h));
  const __m256i lack = _mm256_andnot_si256(at(mask), all(m));
  const __m256i d = _mm256_or_si256(_mm256_and_si256(_mm256_or_si256(x, y), all(m)), lack);
  const __m256i zero = _mm256_setzero_si256();
  if constexpr (sizeof(Word) == 4)
    return unsigned(_mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpeq_epi32(d, zero))));
  else
    return unsigned(_mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpeq_epi64(d, zero))));
#else
  unsigned out = 0;
  for (int i = 0; i < SIZE; ++i)
    out |= unsigned(((((low[i] ^ l) | (high[i] ^ h)) & m) | (m & ~mask[i])) == 0) << i;
  return out;
#endif
}

struct alignas(128) Block {
  union {
    Narrow narrow;
    Wide wide;
    u32 next_free;
  };
};
static_assert(sizeof(Block) == 128);

// What a lookup found.
struct Found {
  u64 mask;
  int value;
};

class PatternTable {
 public:
  static constexpr u32 BLOCKS = 400'000;  // 49 MB of address space, touched as needed
  static constexpr int MIN_BITS = 10, MAX_BITS = 18;

  struct Bucket {
    u64 key;
    u32 place;  // block * 16 + log2 of the number of blocks
    u16 size;   // patterns
    u16 epoch;
    u32 start() const { return place >> 4; }
    int log() const { return place & 15; }
    void put(u32 start, int log) { place = start << 4 | u32(log); }
  };

  PatternTable() {
    blocks_.reset(static_cast<Block*>(::operator new(sizeof(Block) * BLOCKS, ALIGNED)));
    // calloc, so that pages of slots never used are never touched.
    buckets_.reset(static_cast<Bucket*>(std::calloc(std::size_t(1) << MAX_BITS, sizeof(Bucket))));
    if (!buckets_) throw std::bad_alloc();
    clear();
  }

  // Forgets everything; the cost does not depend on how much there was.
  void clear() {
    std::fill(std::begin(free_), std::end(free_), NONE);
    used_ = 0;
    filled_ = 0;
    next_epoch();
    resize(MIN_BITS);
  }

  void prefetch(u64 key) const { fetch(&buckets_[slot(key)]); }
  const Bucket* prefetch_list(u64 key) const {
    const Bucket* b = locate(key);
    const char* list = reinterpret_cast<const char*>(&blocks_[b->start()]);
    fetch(list);
    fetch(list + 64);
    return b;
  }

  // Looks for a pattern that holds here and decides whether the leader's side takes `need` tricks.
  template <class G>
  bool find(const Bucket* b, u64 low, u64 high, int need, Found& found) {
    if (b->epoch != epoch_) return false;
    using Word = std::remove_extent_t<decltype(G::low)>;
    Block* block = &blocks_[b->start()];
    for (int left = b->size; left > 0; left -= G::size, ++block) {
      G& g = group<G>(*block);
      const unsigned fit = g.fits(Word(low), Word(high)) & g.decides(need) & room<G>(left);
      if (fit) {
        const int i = std::countr_zero(fit);
        found = {g.mask[i], g.least[i] >= need ? g.least[i] : g.most[i]};
        // What was of use comes halfway to the front: long lists are asked for few patterns.
        const auto before = block - &blocks_[b->start()];
        if (before > 0) g.trade(i, group<G>(*(block - (before + 1) / 2)));
        return true;
      }
    }
    return false;
  }

  template <class G>
  void store(u64 key, u64 low, u64 high, u64 mask, int least, int most) {
    using Word = std::remove_extent_t<decltype(G::low)>;
    Bucket* b = open(key);
    low &= mask;
    high &= mask;
    // Drop what the new pattern makes superfluous: the same or a special case of it, no stronger.
    int size = b->size;
    for (int first = 0; first < size; first += G::size) {
      G& g = group<G>(blocks_[b->start() + u32(first / G::size)]);
      unsigned cases = g.cases_of(Word(low), Word(high), Word(mask));
      // From the last one down, so that the one moved into a gap has been looked at.
      for (cases &= room<G>(size - first); cases;) {
        const int j = 31 - std::countl_zero(cases);
        cases ^= 1u << j;
        if (g.mask[j] == Word(mask)) {
          least = std::max<int>(least, g.least[j]);
          most = std::min<int>(most, g.most[j]);
        }
        if (g.least[j] > least || g.most[j] < most) continue;
        --size;
        const G& last = group<G>(blocks_[b->start() + u32(size / G::size)]);
        const int k = size % G::size;
        g.low[j] = last.low[k];
        g.high[j] = last.high[k];
        g.mask[j] = last.mask[k];
        g.least[j] = last.least[k];
        g.most[j] = last.most[k];
      }
    }
    b->size = u16(size);
    if (u32(size) == u32(G::size) << b->log() && !grow(b)) return;
    G& g = group<G>(blocks_[b->start() + u32(size / G::size)]);
    const int j = size % G::size;
    g.low[j] = Word(low);
    g.high[j] = Word(high);
    g.mask[j] = Word(mask);
    g.least[j] = u8(least);
    g.most[j] = u8(most);
    ++b->size;
  }

  std::size_t patterns() const { return used_; }

 private:
  static constexpr std::align_val_t ALIGNED{alignof(Block)};
  struct Free {
    void operator()(void* p) const { std::free(p); }
  };
  struct FreeAligned {
    void operator()(void* p) const { ::operator delete(p, ALIGNED); }
  };

  // A bit for each of the first `left` places of a group.
  template <class G>
  static unsigned room(int left) {
    return left >= G::size ? (1u << G::size) - 1 : (1u << left) - 1;
  }

  template <class G>
  static const G& group(const Block& block) {
    if constexpr (std::is_same_v<G, Narrow>)
      return block.narrow;
    else
      return block.wide;
  }
  template <class G>
  static G& group(Block& block) {
    return const_cast<G&>(group<G>(static_cast<const Block&>(block)));
  }

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
      else if (filled_ * 4ull >= wrap_ * 3ull)
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
      free_[log] = blocks_[start].next_free;
      return true;
    }
    if (used_ + (1u << log) > BLOCKS) return false;
    start = used_;
    used_ += 1u << log;
    return true;
  }

  // Moves a full list to twice the room; forgets everything and says no when there is none.
  bool grow(Bucket* b) {
    u32 start = 0;
    const int log = b->log();
    if (log >= 12 || !allocate(log + 1, start)) {
      clear();
      return false;
    }
    std::memcpy(static_cast<void*>(&blocks_[start]), &blocks_[b->start()], sizeof(Block) << log);
    blocks_[b->start()].next_free = free_[log];
    free_[log] = b->start();
    b->put(start, log + 1);
    return true;
  }

  static constexpr u32 NONE = 0xffffffffu;
  std::unique_ptr<Block[], FreeAligned> blocks_;
  std::unique_ptr<Bucket[], Free> buckets_;
  u32 free_[16];
  u32 used_ = 0, filled_ = 0, wrap_ = 0;
  int shift_ = 64;
  u16 epoch_ = 0;
  std::vector<Bucket> moved_;
};

}  // namespace sansatout::SANSATOUT_ISA
