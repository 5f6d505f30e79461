// Sure tricks at the start of a trick or after its lead: what either side can cash.
#pragma once

#include "most.hpp"
#include "search.hpp"

namespace sansatout::SANSATOUT_ISA {

// Sure tricks of the side on lead, counted only as far as `need`; none where they are too few.
inline Bound Search::quick_tricks(int leader, int need, int tricks, u64 shape) const {
  if (most_quick(leader, tricks, shape) < need) return {0, 0};
  return count_quick(leader, need, tricks);
}

// The leader cashes his winners, then crosses to the partner and cashes his. Where an opponent can
// ruff, a suit counts only as long as he must follow, and trumps count by themselves.
inline Bound Search::count_quick(int leader, int need, int tricks) const {
  const u64 me = hand[leader], partner = hand[(leader + 2) & 3];
  const u64 left = hand[(leader + 1) & 3], right = hand[(leader + 3) & 3];
  const u64 theirs = left | right, over = outranking(theirs);
  u64 mine = me & over, his = partner & over;
  int base = 0, room = tricks;
  u64 wins = 0;
  bool left_ruffs = false, right_ruffs = false;
  if (theirs & trump_lane_) {
    const u64 t = trump_lane_;
    const int l = count(left & t), r = count(right & t), longest = std::max(l, r);
    const int drawn = mine & t ? cash(me & t, mine & t, partner & t, his & t, longest) : 0;
    if (drawn >= longest) {
      // Trumps are drawn first, whatever follows.
      wins = rests_on(mine & t, longest, longest);
    } else {
      left_ruffs = l > 0;
      right_ruffs = r > 0;
      const int longer = std::max(count(me & t), count(partner & t));
      const u64 tops = (mine | his) & t;
      base = std::min(count(tops), longer);
      if (longer - l - r >= std::max(base, 1))
        base = longer - l - r;
      else if (base > 0)
        wins = bit(bottom(highest(tops, base)));
      if (base >= need) return {base, wins};
      room = tricks - longer;
      mine &= ~t;
      his &= ~t;
    }
  }
  int total = 0;
  u8 rounds[4] = {};
  for (u64 x = mine; x;) {
    const int s = suit_of(top(x));
    const u64 suit = lane(s), w = x & suit, p = partner & suit;
    x ^= w;
    const int l = count(left & suit), r = count(right & suit), longest = std::max(l, r);
    int n = cash(me & suit, w, p, his & suit, longest);
    if (left_ruffs) n = std::min(n, l);
    if (right_ruffs) n = std::min(n, r);
    n = std::min({n, room - total, need - base - total});
    if (n <= 0) continue;
    wins |= rests_on(w, n, std::max(longest, count(p)));
    total += n;
    rounds[s] = u8(n);
    if (base + total >= need) return {need, wins};
  }
  if (!his) return {base + total, wins};
  bool entry = false;
  for (u64 x = his; x;) {
    const int s = suit_of(top(x));
    const u64 suit = lane(s), w = x & suit, m = me & suit;
    x ^= w;
    const int l = count(left & suit), r = count(right & suit), longest = std::max(l, r);
    const int k = rounds[s], own = count(mine & suit), size = count(m);
    int n;
    if (k == 0)
      n = cash(partner & suit, w, m, mine & suit, longest);
    else if (k == own)
      n = std::min(count(w), count(partner & suit) - k);
    else
      continue;
    if (left_ruffs) n = std::min(n, l - k);
    if (right_ruffs) n = std::min(n, r - k);
    if (n <= 0) continue;
    entry |= size > k;
    if (k == 0) n = std::min(n, std::max(need - base - total, 1));
    total += n;
    wins |= rests_on(w, k == 0 ? n : count(w), std::max(longest, size));
    if (entry && base + std::min(total, room) >= need) break;
  }
  return {entry ? base + std::min(total, room) : 0, wins};
}

// The same where one trick is enough: whichever hand wins it, so all suits are judged at once.
inline Bound Search::one_trick(int leader) const {
  const u64 me = hand[leader], partner = hand[(leader + 2) & 3];
  const u64 left = hand[(leader + 1) & 3], right = hand[(leader + 3) & 3], theirs = left | right;
  const u64 winners = (me | partner) & outranking(theirs), t = trump_lane_;
  u64 led = lanes_of(me);
  if (theirs & t) {
    if (winners & t) return {1, highest_of(winners & t)};
    if (std::max(count(me & t), count(partner & t)) > count(theirs & t)) return {1, 0};
    if (left & t) led &= lanes_of(left);
    if (right & t) led &= lanes_of(right);
  }
  const u64 sure = winners & led;
  if (!sure) return {0, 0};
  return {1, sure & ~lanes_of(theirs) ? 0 : sure & -sure};
}

inline bool Search::leader_sure(int leader, int need, int tricks, u64 all, u64 shape, Result& out) const {
  Bound b = need == 1 ? one_trick(leader) : quick_tricks(leader, need, tricks, shape);
  if (b.tricks >= need) {
    out = {b.wins, b.tricks};
    return true;
  }
  if (b.tricks == 0 && need <= 2 && (all & trump_lane_)) {
    const u64 t = trump_lane_;
    b = slow_trumps(hand[leader] & t, hand[(leader + 2) & 3] & t, hand[(leader + 3) & 3] & t,
                    hand[(leader + 1) & 3] & t, tricks);
    if (b.tricks >= need) {
      out = {b.wins, b.tricks};
      return true;
    }
  }
  return false;
}

inline bool Search::others_sure(int leader, int need, int tricks, u64 all, u64 shape, Result& out) const {
  const u64 me = hand[leader], partner = hand[(leader + 2) & 3];
  const u64 left = hand[(leader + 1) & 3], right = hand[(leader + 3) & 3];
  const int enough = tricks - need + 1;  // of theirs, to hold us below `need`
  if (all & trump_lane_) {
    const u64 t = trump_lane_, ours = (me | partner) & t;
    Bound b = top_trumps(left & t, right & t, ours);
    const int length = std::max(count(left & t), count(right & t)) - count(ours);
    if (length > 0 && length >= b.tricks) b = {length, 0};
    if (b.tricks < enough && b.tricks == 0 && enough <= 2)
      b = slow_trumps(left & t, right & t, me & t, partner & t, 99);
    if (b.tricks >= enough) {
      out = {b.wins, tricks - b.tricks};
      return true;
    }
  }
  // Every suit the leader can lead is headed by an opponent and not ruffed by the partner: that
  // opponent takes the trick as if it were his own lead. Of trumps he must be the only one to have
  // winners, or they could fall together.
  const u64 mine = lanes_of(me), tops = highest_of(all) & mine;
  if (tops & (me | partner)) return false;
  if (all & trump_lane_) {
    if ((partner & trump_lane_) && (mine & ~lanes_of(partner))) return false;
    const u64 over = outranking(me | partner) & trump_lane_;
    if ((me & trump_lane_) && (left & over) && (right & over)) return false;
  }
  Bound least{1, 0};
  if (enough > 1) {
    least.tricks = tricks;
    for (int i = 1; i < 4; i += 2) {
      const int seat = (leader + i) & 3;
      if (!(hand[seat] & tops)) continue;
      const Bound b = quick_tricks(seat, enough, tricks, shape);
      if (b.tricks < enough) return false;
      least = {std::min(least.tricks, b.tricks), least.wins | b.wins};
    }
  }
  out = {least.wins | tops, tricks - least.tricks};
  return true;
}

// After a lead that an opponent heads and the leader's partner does not ruff: that opponent takes the
// trick as if it were his own lead, and what he can cash then may be enough.
inline bool Search::winner_sure(const Trick& t, int card, u64 shape, Result& out) {
  const u64 suit = t.all & t.lane, highest = suit & -suit;
  const int left_seat = (t.leader + 1) & 3, right_seat = (t.leader + 3) & 3;
  const u64 left = hand[left_seat], right = hand[right_seat];
  if (!((left | right) & highest)) return false;
  const u64 partner = hand[(t.leader + 2) & 3];
  if (t.lane != trump_lane_ && (partner & trump_lane_) && !(partner & t.lane)) return false;
  const int enough = t.tricks - t.need + 1;
  if (enough == 1) {
    out = {highest, t.tricks - 1};
    return true;
  }
  u64& me = hand[t.leader];
  if (t.lane == trump_lane_) {
    const u64 over = outranking(me | bit(card) | partner) & trump_lane_;
    if ((left & over) && (right & over)) return false;
  }
  me |= bit(card);
  const Bound b = quick_tricks(left & highest ? left_seat : right_seat, enough, t.tricks, shape + one(t.leader, card));
  me ^= bit(card);
  if (b.tricks < enough) return false;
  out = {b.wins | highest, t.tricks - b.tricks};
  return true;
}

}  // namespace sansatout::SANSATOUT_ISA
