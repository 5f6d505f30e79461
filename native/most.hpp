// At least as many tricks as count_quick finds, told for all suits at once: mostly they are too few.
#pragma once

#include <array>

#include "search.hpp"

namespace sansatout::SANSATOUT_ISA {

#if defined(__SSE4_1__)
// How many cards of each suit, a byte each.
inline __m128i counted(u64 cards) {
  const __m128i ones = _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
  const __m128i x = _mm_cvtsi64_si128((long long)(cards)), nibbles = _mm_set1_epi8(15);
  const __m128i low = _mm_shuffle_epi8(ones, _mm_and_si128(x, nibbles));
  const __m128i high = _mm_shuffle_epi8(ones, _mm_and_si128(_mm_srli_epi16(x, 4), nibbles));
  const __m128i pairs = _mm_maddubs_epi16(_mm_add_epi8(low, high), _mm_set1_epi8(1));
  return _mm_packus_epi16(pairs, pairs);
}

inline int Search::most_quick(int leader, int tricks, u64 shape) const {
  const u64 left = hand[(leader + 1) & 3], right = hand[(leader + 3) & 3], theirs = left | right;
  const u64 winners = (hand[leader] | hand[(leader + 2) & 3]) & outranking(theirs), t = trump_lane_;
  const u64 seats = std::rotr(shape, leader * 16);
  // A byte for each suit of each seat, from the leader on.
  const __m128i nibbles = _mm_set1_epi8(15), packed = _mm_cvtsi64_si128((long long)(seats));
  const __m128i lengths = _mm_and_si128(_mm_unpacklo_epi8(packed, _mm_srli_epi16(packed, 4)), nibbles);
  const __m128i longest = _mm_max_epu8(lengths, _mm_shuffle_epi32(lengths, 0x4e));
  const __m128i against = _mm_shuffle_epi32(longest, 1);
  const __m128i high = counted(winners);
  const __m128i runs = _mm_cmpeq_epi8(_mm_max_epu8(high, against), high);
  __m128i most = _mm_blendv_epi8(_mm_min_epu8(high, longest), longest, runs);
  const auto sum = [](__m128i x) { return int(u32(_mm_cvtsi128_si32(x)) * 0x01010101u >> 24); };
  if (!(theirs & t)) return sum(most);
  const auto trumps = [&](int i) { return int(seats >> (i * 16 + trump_ * 4) & 15); };
  const int lt = trumps(1), rt = trumps(3), top_trumps = int(u32(_mm_cvtsi128_si32(high)) >> (8 * trump_) & 15);
  if (top_trumps >= std::max(lt, rt)) return sum(most);
  const int longer = std::max(trumps(0), trumps(2));
  const __m128i l = _mm_or_si128(_mm_shuffle_epi32(lengths, 1), _mm_set1_epi8(char(lt ? 0 : -1)));
  const __m128i r = _mm_or_si128(_mm_shuffle_epi32(lengths, 3), _mm_set1_epi8(char(rt ? 0 : -1)));
  most = _mm_min_epu8(_mm_min_epu8(most, l), r);
  const int rest = int((u32(_mm_cvtsi128_si32(most)) & ~(0xffu << (8 * trump_))) * 0x01010101u >> 24);
  return std::max(std::min(top_trumps, longer), longer - lt - rt) + std::min(rest, tricks - longer);
}

#else
// A small number for each suit, in its lane.
using PerSuit = std::array<u16, 4>;

inline PerSuit per_suit(u64 lanes) { return std::bit_cast<PerSuit>(lanes); }

// How many cards of each suit, in its lane.
inline u64 counts_of(u64 cards) {
  cards -= cards >> 1 & 0x5555555555555555ULL;
  cards = (cards & 0x3333333333333333ULL) + (cards >> 2 & 0x3333333333333333ULL);
  cards = (cards + (cards >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
  return (cards + (cards >> 8)) & 0x000f000f000f000fULL;
}

// The lengths of a hand's suits, each in its lane.
inline u64 lengths(u64 shape, int seat) {
  const u64 x = shape >> ((seat & 3) * 16);
#if defined(__BMI2__)
  return spread(x, 0x000f000f000f000fULL);
#else
  return (x & 0xf) | (x & 0xf0) << 12 | (x & 0xf00) << 24 | (x & 0xf000) << 36;
#endif
}

inline int Search::most_quick(int leader, int tricks, u64 shape) const {
  const u64 me = hand[leader], partner = hand[(leader + 2) & 3];
  const u64 left = hand[(leader + 1) & 3], right = hand[(leader + 3) & 3], theirs = left | right;
  const u64 winners = (me | partner) & outranking(theirs), t = trump_lane_;
  const PerSuit mine = per_suit(lengths(shape, leader)), his = per_suit(lengths(shape, leader + 2));
  const PerSuit l = per_suit(lengths(shape, leader + 1)), r = per_suit(lengths(shape, leader + 3));
  const PerSuit high = per_suit(counts_of(winners));
  PerSuit most;
  for (int s = 0; s < 4; ++s) {
    const u16 longer = std::max(mine[s], his[s]);
    most[s] = high[s] >= std::max(l[s], r[s]) ? longer : std::min(high[s], longer);
  }
  const auto sum = [&] { return most[0] + most[1] + most[2] + most[3]; };
  if (!(theirs & t)) return sum();
  const int lt = l[trump_], rt = r[trump_], top_trumps = high[trump_];
  if (top_trumps >= std::max(lt, rt)) return sum();
  const int longer = std::max(mine[trump_], his[trump_]);
  for (int s = 0; s < 4; ++s) {
    if (lt) most[s] = std::min(most[s], l[s]);
    if (rt) most[s] = std::min(most[s], r[s]);
  }
  most[trump_] = 0;
  return std::max(std::min(top_trumps, longer), longer - lt - rt) + std::min(sum(), tricks - longer);
}

#endif

}  // namespace sansatout::SANSATOUT_ISA
