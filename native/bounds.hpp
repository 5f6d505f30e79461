// Tricks a side takes whatever the other does, told from the trick start without search.
//
// Each bound also names the cards whose rank it rests on, so that the patterns above stay general.
#pragma once

#include "bits.hpp"

namespace sansatout::SANSATOUT_ISA {

struct Bound {
  int tricks;
  u64 wins;
};

// In every suit the ranks above the highest card of `cards`.
inline u64 outranking(u64 cards) {
  constexpr u64 GUARDS = 0x8000800080008000ULL, ONES = 0x0001000100010001ULL;
  return ((cards | GUARDS) - ONES) & ~cards & DECK;
}

// Rounds of a suit that `mine` can lead and win himself, the partner always playing low. The
// winners of both are their cards above every card of the opponents, the longer of whom has
// `longest`.
inline int cash(u64 mine, u64 winners, u64 partner, u64 his_winners, int longest) {
  const int n = count(winners), p = count(partner);
  if (his_winners) {
    // The partner must never be forced to overtake; the top card he cannot.
    const int below = count(partner & ~((bit(bottom(winners)) << 1) - 1));
    return below == p ? n : std::max(std::min(n, below), int(top(winners) < top(his_winners)));
  }
  return n >= longest && n >= p ? count(mine) : n;
}

// The lowest of the first n winners: the rank a claim of n tricks rests on. Once all others are
// void the rest wins by length.
inline u64 rests_on(u64 winners, int n, int others) {
  n = std::min({n, others, count(winners)});
  return n > 0 ? bit(bottom(highest(winners, n))) : 0;
}

// Top trumps of a side, each of which must win a trick.
inline Bound top_trumps(u64 mine, u64 partner, u64 opponents) {
  const u64 over = opponents ? (opponents & -opponents) - 1 : ~0ULL;
  const u64 ours = (mine | partner) & over;
  const int longer = std::max(count(mine), count(partner));
  const int n = std::min(count(ours), longer);
  if (n == 0) return {0, 0};
  return {n, opponents ? bit(bottom(highest(ours, n))) : 0};
}

// Trump tricks of the side (a, b) that the opponents (c before a ... ) cannot prevent.
//
// `behind_a` plays right before a, `behind_b` right before b.
inline Bound slow_trumps(u64 a, u64 b, u64 before_a, u64 before_b, int a_spare) {
  const u64 all = a | b | before_a | before_b;
  if (count(all) < 3) return {0, 0};
  u64 rest = all;
  const u64 ace = rest & -rest;
  rest ^= ace;
  const u64 king = rest & -rest;
  rest ^= king;
  const u64 queen = rest & -rest;
  const u64 theirs = before_a | before_b, ours = a | b;
  if (!(theirs & ace)) return {0, 0};
  const bool long_a = a & (a - 1), long_b = b & (b - 1);
  if (ours & king) {
    if ((b & king) && long_b && (before_b & ace)) return {1, king};
    if ((a & king) && long_a && (before_a & ace) && a_spare >= 3) return {1, king};
    if ((before_a == ace || before_b == ace) && a_spare >= 3 &&
        (((a & king) && long_a) || ((b & king) && long_b)))
      return {1, king};
    if ((ours & queen) && (long_a || long_b)) {
      rest ^= queen;
      const u64 jack = rest & -rest;
      if ((ours & jack) && (count(a) >= 3 || count(b) >= 3)) return {2, jack};
      return {1, queen};
    }
    return {0, 0};
  }
  if ((ours & queen) && (theirs & king)) {
    const bool qa = (a & queen) && count(a) >= 3, qb = (b & queen) && count(b) >= 3;
    const u64 both = ace | king;
    if (count(all) >= 5) {
      if (qb && (before_b & both) == both) return {1, queen};
      if (qa && (before_a & both) == both && a_spare >= 4) return {1, queen};
    }
    if ((qa || qb) && a_spare >= 4 &&
        (before_a == both || before_b == both || (count(before_a) == 1 && count(before_b) == 1)))
      return {1, queen};
  }
  return {0, 0};
}

}  // namespace sansatout::SANSATOUT_ISA
