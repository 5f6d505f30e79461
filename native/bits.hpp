// Card sets and the few bit operations the search is built from.
//
// A card is an index 0..63: suit * 16 + (12 - rank), so each suit has a lane of 16 bits and the
// highest card of a lane is its lowest bit. Bits 13..15 of a lane are never cards; bit 13 serves as
// a fence that stops carries at the end of a suit.
#pragma once

#include <bit>
#include <cstdint>
#if defined(__SSE4_1__)
#include <immintrin.h>
#endif

namespace sansatout {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

}  // namespace sansatout

// Everything below exists once per instruction set, or a linker could mix them.
namespace sansatout::SANSATOUT_ISA {

constexpr int NOTRUMP = 4;
constexpr u64 LANE = 0x1fffULL;
constexpr u64 DECK = 0x1fff1fff1fff1fffULL;
constexpr u64 FENCES = 0x2000200020002000ULL;

// Asks for memory that is read soon, where the compiler has a word for it.
inline void fetch(const void* place) {
#if defined(__GNUC__) || defined(__clang__)
  __builtin_prefetch(place);
#else
  static_cast<void>(place);
#endif
}

constexpr u64 lane(int suit) { return LANE << (suit * 16); }
constexpr u64 bit(int card) { return 1ULL << card; }
constexpr int suit_of(int card) { return card >> 4; }

// The highest (lowest) ranked card of a set within one suit.
inline int top(u64 cards) { return std::countr_zero(cards); }
inline int bottom(u64 cards) { return 63 - std::countl_zero(cards); }
inline int count(u64 cards) { return std::popcount(cards); }

// All places from the first down to the lowest of these cards; none without a card.
inline u64 down_to(u64 cards) { return (1ULL << (64 - std::countl_zero(cards))) - 1; }

// Cards of the lane of `card` that rank above it.
inline u64 above(int card) { return lane(suit_of(card)) & (bit(card) - 1); }

#if defined(__BMI2__)
inline u64 pack(u64 source, u64 mask) { return _pext_u64(source, mask); }
inline u64 spread(u64 source, u64 mask) { return _pdep_u64(source, mask); }
#else
inline u64 pack(u64 source, u64 mask) {
  u64 out = 0;
  for (u64 place = 1; mask; mask &= mask - 1, place <<= 1)
    if (source & mask & -mask) out |= place;
  return out;
}
inline u64 spread(u64 source, u64 mask) {
  u64 out = 0;
  for (; source && mask; mask &= mask - 1, source >>= 1)
    if (source & 1) out |= mask & -mask;
  return out;
}
#endif

// The n highest cards of a suit.
inline u64 highest(u64 cards, int n) { return spread((1ULL << n) - 1, cards); }

// The highest card of each suit.
inline u64 highest_of(u64 cards) {
  constexpr u64 ONES = 0x0001000100010001ULL;
  return cards & ~((cards | FENCES) - ONES);
}

// The fences of the suits of which there is a card, and all places of those suits.
inline u64 suits_of(u64 cards) { return (cards + DECK) & FENCES; }
inline u64 lanes_of(u64 cards) { return suits_of(cards) - (suits_of(cards) >> 13); }

// In each suit the places from the highest down to the lowest of these cards.
inline u64 from_top(u64 cards) {
  cards |= cards >> 1 & 0x7fff7fff7fff7fffULL;
  cards |= cards >> 2 & 0x3fff3fff3fff3fffULL;
  cards |= cards >> 4 & 0x0fff0fff0fff0fffULL;
  return cards | (cards >> 8 & 0x00ff00ff00ff00ffULL);
}

// One card, the highest, of each group of `mine` that no card of `others` parts.
//
// Shifting each card one place down and adding the gaps lets a carry run to the next card below:
// where that card is mine too, it is not the first of its group.
inline u64 group_tops(u64 mine, u64 others) {
  u64 gaps = ~(mine | others | FENCES);
  return mine & ~((mine << 1) + gaps);
}

}  // namespace sansatout::SANSATOUT_ISA
