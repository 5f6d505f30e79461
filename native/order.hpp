// The order in which cards are tried. It decides the size of the tree and never a value.
#pragma once

#include "search.hpp"

namespace sansatout::SANSATOUT_ISA {

inline void Search::order_leads(Moves& moves, u64 tops, int leader, u64 all) const {
  if (!tops) return;
  const u64 me = hand[leader], partner = hand[(leader + 2) & 3];
  const u64 left = hand[(leader + 1) & 3], right = hand[(leader + 3) & 3];
  enum { RUFF, FINESSE, STRONG, PLAIN, SHORT, POOR, TRUMP, CLASSES };
  u64 classes[CLASSES] = {};
  for (int s = 0; s < 4; ++s) {
    const u64 suit = lane(s), mine = tops & suit;
    if (!mine) continue;
    const u64 ends = bit(top(mine)) | bit(bottom(mine));
    if (s == trump_) {
      classes[TRUMP] |= ends;
      continue;
    }
    const u64 p = partner & suit, l = left & suit, r = right & suit, ours = (me & suit) | p;
    if (((left & trump_lane_) && !l) || ((right & trump_lane_) && !r)) continue;
    u64 rest = all & suit;
    const u64 a = rest & -rest;
    rest ^= a;
    const u64 k = rest & -rest;
    rest ^= k;
    const u64 q = rest & -rest;
    rest ^= q;
    const u64 j = rest & -rest;
    rest ^= j;
    const u64 t = rest & -rest;
    if (count(p) >= 2 && count(l) >= 2 &&
        (((p & k) && (l & a)) ||
         ((p & a) && (l & k) && ((p & q) || ((ours & q) && (ours & j)))) ||
         ((p & k) && (l & q) && ((p & j) || ((ours & j) && (ours & t)))))) {
      classes[FINESSE] |= ends;
    } else if (trump_lane_ && count(me & suit) >= 2 && count(r) >= 2 &&
               (((me & a) && (r & k)) || ((me & k) && (r & a) && !(ours & q)))) {
      classes[POOR] |= bit(top(mine));
    } else if (l && r && count(ours & (a | k | q)) >= 2) {
      classes[STRONG] |= ends;
    } else if (trump_lane_ && !p && l && r && (partner & trump_lane_) &&
               count(partner & trump_lane_) <= count(me & trump_lane_) && !(mine & a)) {
      classes[RUFF] |= bit(bottom(mine));
    } else if (!p || !l || !r) {
      classes[SHORT] |= ends;
    } else {
      classes[PLAIN] |= ends;
    }
  }
  for (const u64 c : classes) {
    moves.high_first(c & tops);
    tops &= ~c;
  }
  moves.high_first(tops);
}

template <int POS>
void Search::order_follow(Moves& moves, u64 tops, const Trick& t, u64 beat, int best,
                          int seat) const {
  if (!tops) return;
  const u64 winning = tops & beat;
  if (!winning) return moves.low_first(tops);
  const u64 next = hand[(seat + 1) & 3] & t.lane;   // the opponent to play after us
  const u64 partner = hand[(seat + 2) & 3] & t.lane;
  const bool ours = POS >= 2 && ((best >> 8) & 1) == (POS & 1);
  if (ours) {
    // The partner's card holds, or nothing of ours would do better against the next hand.
    if (POS == 3) return moves.low_first(tops);
    const int high = top(tops);
    if (!next || !(next & beat) || (next & above(high)) == (next & beat & t.lane))
      return moves.low_first(tops);
  }
  if (POS == 1 && partner && (partner & beat)) {
    const int p = top(partner), m = top(tops);
    if (!next || top(next) > p) return moves.low_first(tops);
    if (top(next) < std::min(p, m) && (next & above(p)) == (next & above(m)))
      return moves.low_first(tops);
  }
  if (POS == 3 || !next || bottom(winning) < top(next))
    moves.low_first(winning);
  else
    moves.high_first(winning);
  moves.low_first(tops & ~winning);
}

template <int POS>
void Search::order_void(Moves& moves, u64 tops, const Trick& t, u64 beat, int best,
                        int seat) const {
  if (!tops) return;
  const u64 mine = hand[seat];
  const u64 next = hand[(seat + 1) & 3];
  const bool ours = POS >= 2 && ((best >> 8) & 1) == (POS & 1);
  const u64 ruffs = tops & trump_lane_ & beat;
  if (ruffs) {
    const u64 next_led = next & t.lane;
    const bool held = ours && (POS == 3 || (next_led && !(next_led & beat)));
    if (!held) {
      if (suit_of(best & 63) == trump_) {
        if (!ours) {
          moves.low_first(ruffs);
          tops &= ~ruffs;
        }
      } else if (POS == 3 || next_led || !(next & trump_lane_)) {
        moves.add(bottom(ruffs));
        tops ^= bit(bottom(ruffs));
      } else {
        moves.low_first(ruffs);
        tops &= ~ruffs;
      }
    }
  }
  struct {
    int card, weight;
  } low[4];
  int n = 0;
  for (int s = 0; s < 4; ++s) {
    if (s == trump_ || !(tops & lane(s))) continue;
    low[n++] = {bottom(tops & lane(s)), count(mine & lane(s))};
    for (int i = n - 1; i > 0 && low[i].weight > low[i - 1].weight; --i) std::swap(low[i], low[i - 1]);
  }
  for (int i = 0; i < n; ++i) {
    moves.add(low[i].card);
    tops ^= bit(low[i].card);
  }
  moves.high_first(tops);
}

template <int POS>
u64 Search::hint_key(const Trick& t, u64 follow, int best, int seat) const {
  constexpr u64 A = 0x9E3779B97F4A7C15ULL, B = 0xC2B2AE3D27D4EB4FULL;
  u64 k;
  if constexpr (POS == 0) {
    u64 parity = 0;
    for (int s = 0; s < 4; ++s) parity |= u64(count(hand[(seat + 2) & 3] & lane(s)) & 1) << s;
    k = hand[seat] * A + (parity | u64(trump_lane_ ? t.need : 0) << 4 | u64(seat) << 8) * B;
  } else if (follow) {
    k = (t.all & t.lane) * A + (u64(best & 63) | u64(seat) << 6 | u64(POS) << 8) * B;
  } else {
    const u64 winner = trump_lane_ ? u64(best & 63) | u64(t.need) << 8 : u64(best >> 8);
    k = hand[seat] * A + (winner | u64(POS) << 12 | u64(seat) << 14 | 1 << 16) * B;
  }
  k += salt_;
  return (k ^ (k >> 29)) * 0xBF58476D1CE4E5B9ULL;
}

}  // namespace sansatout::SANSATOUT_ISA
