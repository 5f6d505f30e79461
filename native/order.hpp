// The order in which cards are tried. It decides the size of the tree and never a value.
#pragma once

#include "search.hpp"

namespace sansatout::SANSATOUT_ISA {

inline void sort(int (&four)[4]) {
  const auto in_order = [&](int x, int y) {
    const int low = std::min(four[x], four[y]), high = std::max(four[x], four[y]);
    four[x] = low;
    four[y] = high;
  };
  in_order(0, 1), in_order(2, 3), in_order(0, 2), in_order(1, 3), in_order(1, 2);
}

// All suits are judged at once, a fence standing for its suit, and put in order without branches:
// what is led is hard to predict.
inline void Search::order_leads(Moves& moves, u64 tops, int leader, u64 all) const {
  if (!tops) return;
  const u64 me = hand[leader], partner = hand[(leader + 2) & 3], ours = me | partner;
  const u64 left = hand[(leader + 1) & 3], right = hand[(leader + 3) & 3];
  const u64 a = highest_of(all), k = highest_of(all ^ a), q = highest_of(all ^ a ^ k);
  const auto two = [](u64 cards) { return suits_of(cards & ~highest_of(cards)); };

  const u64 p = suits_of(partner), l = suits_of(left), r = suits_of(right), full = p & l & r;
  const u64 our_a = suits_of(ours & a), our_k = suits_of(ours & k), our_q = suits_of(ours & q);
  u64 finesse = 0;
  if (count(me) > 6) {
    const u64 rest = all ^ a ^ k ^ q, j = highest_of(rest), t = highest_of(rest ^ j), our_j = suits_of(ours & j);
    const u64 p_k = suits_of(partner & k), l_a = suits_of(left & a);
    const u64 over_k = suits_of(partner & a) & suits_of(left & k) & (suits_of(partner & q) | (our_q & our_j));
    const u64 over_q = p_k & suits_of(left & q) & (suits_of(partner & j) | (our_j & suits_of(ours & t)));
    finesse = two(partner) & two(left) & ((p_k & l_a) | over_k | over_q);
  }
  const u64 strong = l & r & ((our_a & our_k) | (our_a & our_q) | (our_k & our_q));
  u64 poor = 0, ruff = 0, good = suits_of(tops);
  if (trump_lane_) {
    poor = two(me) & two(right) &
           ((suits_of(me & a) & suits_of(right & k)) | (suits_of(me & k) & suits_of(right & a) & ~our_q));
    const int ruffs = count(partner & trump_lane_);
    if (ruffs && ruffs <= count(me & trump_lane_)) ruff = ~p & l & r & ~suits_of(tops & a);
    if (left & trump_lane_) good &= l;
    if (right & trump_lane_) good &= r;
  }
  good &= ~(FENCES & trump_lane_ << 1);
  // From the class tried first: ruff, finesse, strong, plain, short, poor, trumps.
  const u64 is_finesse = finesse, is_poor = poor & ~finesse, is_strong = strong & ~finesse & ~poor;
  const u64 left_over = ~(finesse | poor | strong), is_ruff = left_over & ruff;
  const u64 is_plain = left_over & ~ruff & full, is_short = left_over & ~ruff & ~full;
  const u64 trumps = suits_of(tops & trump_lane_);
  const u64 bit0 = (is_finesse | is_plain | is_poor) & good, bit1 = ((is_strong | is_plain) & good) | trumps;
  const u64 bit2 = ((is_short | is_poor) & good) | trumps, none = ~(good | trumps) & FENCES;
  const u64 classes = (bit0 >> 13) | (bit1 >> 12) | (bit2 >> 11) | (none >> 10);
  int order[4];
  for (int s = 0; s < 4; ++s) order[s] = int(classes >> (16 * s) & 15) << 2 | s;
  sort(order);
  // Of each suit the highest and the lowest; only the lowest to be ruffed, the highest of a poor one.
  const auto whole = [](u64 fences) { return fences - (fences >> 13); };
  const u64 down = from_top(tops), lowest = down & ~(down >> 1 & 0x7fff7fff7fff7fffULL);
  const u64 ends = (highest_of(tops) & ~whole(is_ruff & good)) | (lowest & ~whole(is_poor & good));
  for (const int o : order) {
    if (o >= 32) break;
    const u64 x = ends & lane(o & 3);
    const int high = top(x), low = bottom(x);
    moves.add(high);
    moves.card[moves.size] = u8(low);
    moves.size += high != low;
    tops &= ~x;
  }
}

template <int POS>
u64 Search::first_choice(bool& high_first, u64 tops, const Trick& t, const Turn& turn) const {
  const u64 beat = turn.beat;
  const int seat = turn.seat;
  const u64 winning = tops & beat;
  if (!winning) return 0;
  const u64 next = hand[(seat + 1) & 3] & t.lane;   // the opponent to play after us
  const u64 partner = hand[(seat + 2) & 3] & t.lane;
  const bool ours = POS >= 2 && ((turn.best >> 8) & 1) == (POS & 1);
  if (ours) {
    // The partner's card holds, or nothing of ours would do better against the next hand.
    if (POS == 3) return 0;
    const int high = top(tops);
    if (!next || !(next & beat) || (next & above(high)) == (next & beat & t.lane)) return 0;
  }
  if (POS == 1 && partner && (partner & beat)) {
    const int p = top(partner), m = top(tops);
    if (!next || top(next) > p) return 0;
    if (top(next) < std::min(p, m) && (next & above(p)) == (next & above(m))) return 0;
  }
  high_first = POS < 3 && next && bottom(winning) > top(next);
  return winning;
}

template <int POS>
void Search::order_void(Moves& moves, u64 tops, const Trick& t, u64 beat, int best, int seat, u64 shape) const {
  if (!tops) return;
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
  // The lowest of each suit but trumps, the longest suit first.
  const u64 lengths = shape >> place(seat, 0), there = suits_of(tops & ~trump_lane_);
  int order[4];
  for (int s = 0; s < 4; ++s) {
    const int none = int(~there >> (16 * s + 13) & 1);
    order[s] = none << 6 | (15 - int(lengths >> (4 * s) & 15)) << 2 | s;
  }
  sort(order);
  for (const int o : order) {
    if (o >= 64) break;
    const int low = bottom(tops & lane(o & 3));
    moves.add(low);
    tops ^= bit(low);
  }
}

template <int POS>
u64 Search::hint_key(const Trick& t, const Turn& turn) const {
  const auto [beat, rest, shape, best, seat, legal, others, tops] = turn;
  constexpr u64 A = 0x9E3779B97F4A7C15ULL, B = 0xC2B2AE3D27D4EB4FULL;
  u64 k;
  if constexpr (POS == 0) {
    const u64 parity = shape >> place((seat + 2) & 3, 0) & 0x1111;
    k = hand[seat] * A + (parity | u64(trump_lane_ ? t.need : 0) << 16 | u64(seat) << 20) * B;
  } else if (legal & t.lane) {
    k = (t.all & t.lane) * A + (u64(best & 63) | u64(seat) << 6 | u64(POS) << 8) * B;
  } else {
    const u64 winner = trump_lane_ ? u64(best & 63) | u64(t.need) << 8 : u64(best >> 8);
    k = hand[seat] * A + (winner | u64(POS) << 12 | u64(seat) << 14 | 1 << 16) * B;
  }
  k += salt_;
  return (k ^ (k >> 29)) * 0xBF58476D1CE4E5B9ULL;
}

}  // namespace sansatout::SANSATOUT_ISA
