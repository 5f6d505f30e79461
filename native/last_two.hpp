// The last two tricks, played out card by card without lists, hints or the table.
#pragma once

#include "search.hpp"

namespace sansatout::SANSATOUT_ISA {

// The card that takes a trick of these cards.
inline u64 Search::taking(u64 cards, u64 led) const {
  const u64 trumps = cards & trump_lane_, those = trumps ? trumps : cards & led;
  return those & -those;
}

// What all four played, and the forced trick after it: 1 where the leader's side takes what it needs.
inline Result Search::played_out(const LastTwo& two, u64 played, u64 led) const {
  const u64 best = taking(played, led), side = two.hand[0] | two.hand[2];
  const u64 wins = (played & lane(suit_of(top(best)))) != best ? best : 0;
  const bool ours = best & side;
  if (ours == (two.need == 1)) return {wins, ours};
  const u64 half = two.hand[0] | two.hand[1], rest = two.all ^ played;
  const u64 lead = rest & (ours ? side : ~side) & (best & half ? half : ~half);
  const u64 last = taking(rest, lane(suit_of(top(lead))));
  return {wins | ((rest & lane(suit_of(top(last)))) != last ? last : 0), (last & side) != 0};
}

// The player at place POS of the first of the two tricks.
template <int POS>
[[gnu::always_inline]] inline Result Search::two_tricks(const LastTwo& two, u64 played, u64 led) const {
  if constexpr (POS == 4) {
    return played_out(two, played, led);
  } else {
    const u64 mine = two.hand[POS], follow = POS == 0 ? 0 : mine & led, legal = follow ? follow : mine;
    const u64 high = legal & -legal, low = legal ^ high, suit = lane(suit_of(top(high)));
    const bool same = low & suit, alike = same && !(two.all & (low - high) & ~high);
    u64 card = high;
    int tries = low && !alike ? 2 : 1;
    if (tries == 2) {
      if constexpr (POS == 0) {
        if (!same && highest_of(two.all & suit) != high) card = low;
      } else {
        const u64 best = taking(played, led);
        const bool held = POS >= 2 && (best & two.hand[POS & 1]);
        if (held || taking(best | high, led) != high || taking(best | low, led) == low) card = low;
      }
    }
    u64 wins = 0;
    for (;;) {
      const Result r = two_tricks<POS + 1>(two, played | card, POS == 0 ? lane(suit_of(top(card))) : led);
      if ((r.value != 0) == (POS % 2 == 0)) return r;
      wins |= r.wins;
      // As add_failed: a card below the lowest rank that mattered needs no try.
      const u64 w = r.wins & suit;
      if (alike && w >= high) wins |= low;
      if (--tries == 0 || (same && w < legal - card && w < card)) return {wins, r.value};
      card ^= legal;
    }
  }
}

inline Result Search::last_two(int leader, int need, u64 all) const {
  const LastTwo two{{hand[leader], hand[(leader + 1) & 3], hand[(leader + 2) & 3], hand[(leader + 3) & 3]}, all, need};
  const Result r = two_tricks<0>(two, 0, 0);
  return {r.wins, r.value ? need : need - 1};
}

}  // namespace sansatout::SANSATOUT_ISA
