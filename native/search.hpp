// Zero-window search over tricks.
//
// Values are tricks of the side that leads the current trick, counted from the start of that trick.
// A search asks "at least `need`?" and answers with a bound on the right side of the question, and
// with the cards whose rank the answer rests on.
#pragma once

#include <algorithm>

#include "bits.hpp"
#include "bounds.hpp"
#include "engine.hpp"
#include "table.hpp"

namespace sansatout::SANSATOUT_ISA {

struct Result {
  u64 wins;
  int value;
};

struct Moves {
  u8 card[16];
  int size = 0;
  void add(int c) { card[size++] = u8(c); }
  void high_first(u64 cards) {
    for (; cards; cards &= cards - 1) add(top(cards));
  }
  void low_first(u64 cards) {
    while (cards) {
      const int c = bottom(cards);
      add(c);
      cards ^= bit(c);
    }
  }
};

class Search {
 public:
  u64 hand[4];
  u64 nodes = 0;
  Watch* watch = nullptr;

  struct Trick {
    u64 all;   // unplayed cards when the trick began
    u64 lane;  // the suit led
    int leader, need, tricks;
  };

  void trumps(int strain) {
    trump_ = strain;
    trump_lane_ = strain == NOTRUMP ? 0 : lane(strain);
  }

  void forget() {
    table_.clear();
    new_hints();
  }

  // Forgets how earlier searches went as well, so that the next takes the steps of a first one.
  void renew() {
    table_.clear();
    std::fill_n(hints_.get(), 1 << HINT_BITS, u16(0));
    salt_ = 0;
    nodes = 0;
  }

  // Hints of another deal or strain mislead: let them no longer match.
  void new_hints() { salt_ += 0x9E3779B97F4A7C15ULL; }

  u64 shape() const {
    u64 s = 0;
    for (int seat = 0; seat < 4; ++seat)
      for (int suit = 0; suit < 4; ++suit) s += u64(count(hand[seat] & lane(suit))) << place(seat, suit);
    return s;
  }

  u64 all() const { return hand[0] | hand[1] | hand[2] | hand[3]; }

  // Does the side of `leader` take at least `need` of the `tricks` left?
  Result start(int leader, int need, int tricks, u64 all, u64 shape);

  // Goes on in the middle of a trick with the player at place POS.
  template <int POS>
  Result play(Trick& t, u64 beat, u64 rest, u64 shape, int best);

  // Plays one card and searches on.
  template <int POS>
  Result step(Trick& t, int card, u64 beat, u64 rest, u64 shape, int best);

  // What beats `card`.
  u64 beaters(int card) const {
    return above(card) | (suit_of(card) == trump_ ? 0 : trump_lane_);
  }

  static u64 one(int seat, int card) { return 1ULL << place(seat, suit_of(card)); }

  PatternTable& table() { return table_; }

 private:
  static constexpr int place(int seat, int suit) { return seat * 16 + suit * 4; }

  template <class G>
  Result expand(const PatternTable::Bucket* bucket, u64 key, int leader, int need, int tricks, u64 all, u64 shape);
  Result last_trick(int leader, u64 all) const;
  bool leader_sure(int leader, int need, int tricks, u64 all, Result& out) const;
  bool others_sure(int leader, int need, int tricks, u64 all, Result& out) const;
  Bound quick_tricks(int leader, int need, int tricks) const;
  Bound one_trick(int leader) const;
  u64 pattern_cards(u64 wins, u64 all) const;

  void order_leads(Moves& moves, u64 tops, int leader, u64 all) const;
  template <int POS>
  void order_follow(Moves& moves, u64 tops, const Trick& t, u64 beat, int best, int seat) const;
  template <int POS>
  void order_void(Moves& moves, u64 tops, const Trick& t, u64 beat, int best, int seat) const;
  template <int POS>
  u64 hint_key(const Trick& t, u64 follow, int best, int seat, u64 shape) const;

  int trump_ = NOTRUMP;
  u64 trump_lane_ = 0;
  u64 salt_ = 0;
  PatternTable table_;
  static constexpr int HINT_BITS = 15;
  std::unique_ptr<u16[]> hints_{new u16[1 << HINT_BITS]()};
};

inline Result Search::last_trick(int leader, u64 all) const {
  int best = top(hand[leader]), winner = 0;
  for (int i = 1; i < 4; ++i) {
    const int c = top(hand[(leader + i) & 3]);
    if (beaters(best) & bit(c)) {
      best = c;
      winner = i;
    }
  }
  const u64 wins = count(all & lane(suit_of(best))) > 1 ? bit(best) : 0;
  return {wins, winner & 1 ? 0 : 1};
}

// Sure tricks of the side on lead, counted only as far as `need`.
//
// The leader cashes his winners, then crosses to the partner and cashes his. Where an opponent can
// ruff, a suit counts only as long as he must follow, and trumps count by themselves.
inline Bound Search::quick_tricks(int leader, int need, int tricks) const {
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
  // Length rarely adds more than one trick to the top cards.
  if (base + count(mine) + count(his) + 1 < need) return {0, 0};
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
  if (!his || base + total + count(his) + 1 < need) return {base + total, wins};
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
    total += n;
    wins |= rests_on(w, count(w), std::max(longest, size));
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

inline bool Search::leader_sure(int leader, int need, int tricks, u64 all, Result& out) const {
  Bound b = need == 1 ? one_trick(leader) : quick_tricks(leader, need, tricks);
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

inline bool Search::others_sure(int leader, int need, int tricks, u64 all, Result& out) const {
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
      const Bound b = quick_tricks(seat, enough, tricks);
      if (b.tricks < enough) return false;
      least = {std::min(least.tricks, b.tricks), least.wins | b.wins};
    }
  }
  out = {least.wins | tops, tricks - least.tricks};
  return true;
}

// The cards a pattern must fix: each suit down to its lowest relevant card. Where that is the whole
// suit, the lowest group follows from the lengths and is left out.
inline u64 Search::pattern_cards(u64 wins, u64 all) const {
  u64 cards = all & from_top(wins);
  for (u64 whole = lanes_of(wins) & ~lanes_of(all & ~cards); whole;) {
    const u64 suit = lane(suit_of(top(whole))), fixed = cards & suit;
    whole &= ~suit;
    const u64 lowest = bit(bottom(fixed));
    const u64 owner = hand[0] & lowest ? hand[0] : hand[1] & lowest ? hand[1] : hand[2] & lowest ? hand[2] : hand[3];
    const u64 others = fixed & ~owner;
    cards &= ~suit | (others ? (bit(bottom(others)) << 1) - 1 : 0);
  }
  return cards;
}

inline Result Search::start(int leader, int need, int tricks, u64 all, u64 shape) {
  if (need <= 0) return {0, 0};
  if (need > tricks) return {0, tricks};
  if (tricks == 1) return last_trick(leader, all);
  if ((++nodes & 0xfff) == 0 && watch) watch->look();
  const u64 key = shape << 4 | u64(leader);
  table_.prefetch(key);
  Result r;
  if (leader_sure(leader, need, tricks, all, r)) return r;
  const auto* bucket = table_.prefetch_list(key);
  if (others_sure(leader, need, tricks, all, r)) return r;
  return tricks <= 8 ? expand<Narrow>(bucket, key, leader, need, tricks, all, shape)
                     : expand<Wide>(bucket, key, leader, need, tricks, all, shape);
}

// Asks the table, or searches and tells it.
template <class G>
Result Search::expand(const PatternTable::Bucket* bucket, u64 key, int leader, int need, int tricks, u64 all, u64 shape) {
  const u64 low = pack(hand[1] | hand[3], all), high = pack(hand[2] | hand[3], all);
  Found found;
  if (table_.find<G>(bucket, low, high, need, found)) return {spread(found.mask, all), found.value};
  Trick t{all, 0, leader, need, tricks};
  const Result r = play<0>(t, 0, all, shape, 0);
  const u64 cards = pattern_cards(r.wins, all);
  const bool made = r.value >= need;
  table_.store<G>(key, low, high, pack(cards, all), made ? r.value : 0, made ? tricks : r.value);
  return {cards, r.value};
}

template <int POS>
Result Search::step(Trick& t, int card, u64 beat, u64 rest, u64 shape, int best) {
  const int seat = (t.leader + POS) & 3;
  const u64 b = bit(card);
  hand[seat] ^= b;
  rest ^= b;
  shape -= one(seat, card);
  if (POS == 0 || (beat & b)) {
    beat = beaters(card);
    best = card | POS << 8;
  }
  Result r;
  if constexpr (POS < 3) {
    r = play<POS + 1>(t, beat, rest, shape, best);
  } else {
    const int place = best >> 8, winner = (t.leader + place) & 3, left = t.tricks - 1;
    if (place & 1) {
      r = start(winner, t.tricks - t.need, left, rest, shape);
      r.value = left - r.value;
    } else {
      r = start(winner, t.need - 1, left, rest, shape);
      r.value += 1;
    }
    const int c = best & 63;
    if (count((t.all ^ rest) & lane(suit_of(c))) > 1) r.wins |= bit(c);
  }
  hand[seat] ^= b;
  return r;
}

template <int POS>
Result Search::play(Trick& t, u64 beat, u64 rest, u64 shape, int best) {
  const int seat = (t.leader + POS) & 3;
  const u64 mine = hand[seat];
  const u64 follow = POS == 0 ? 0 : mine & t.lane;
  const u64 legal = follow ? follow : mine;
  const u64 others = (POS == 0 ? rest : rest | bit(best & 63)) & ~legal;
  const u64 tops = group_tops(legal, others);
  constexpr bool MAX = POS % 2 == 0;

  if (!(tops & (tops - 1))) {
    // One card, or cards that are all one.
    const int c = top(tops);
    if constexpr (POS == 0) t.lane = lane(suit_of(c));
    Result r = step<POS>(t, c, beat, rest, shape, best);
    const bool failed = MAX ? r.value < t.need : r.value >= t.need;
    if (failed && (r.wins & lane(suit_of(c))) >> c) r.wins |= bit(bottom(legal));
    return r;
  }
  Moves moves;
  u64 key = 0;
  u16* hint = nullptr;
  u32 tag = 0;
  u64 waiting = 0;
  const auto order = [&](u64 cards) {
    if constexpr (POS == 0)
      order_leads(moves, cards, seat, t.all);
    else if (follow)
      order_follow<POS>(moves, cards, t, beat, best, seat);
    else
      order_void<POS>(moves, cards, t, beat, best, seat);
  };
  if constexpr (POS == 3) {
    order(tops);  // good enough without a hint, and the last hand is the commonest
  } else {
    key = hint_key<POS>(t, follow, best, seat, shape);
    hint = &hints_[key >> (64 - HINT_BITS)];
    tag = (u32(key >> 8) << 6) & 0xffff;
    const u32 h = *hint;
    if ((h & ~63u) == tag && (legal & bit(h & 63))) {
      // The hinted card stands for its group.
      const int c = h & 63;
      moves.add(c);
      waiting = tops & ~bit(bottom(tops & ((bit(c) << 1) - 1)));
    } else {
      order(tops);
    }
  }

  Result out{0, MAX ? -1 : 99};
  u64 alive = ~0ULL;
  for (int i = 0; i < moves.size; ++i) {
    const int c = moves.card[i];
    if (!(alive & bit(c))) continue;
    if constexpr (POS == 0) t.lane = lane(suit_of(c));
    const Result r = step<POS>(t, c, beat, rest, shape, best);
    if (MAX ? r.value >= t.need : r.value < t.need) {
      if (hint) *hint = u16(tag | u32(c));
      return r;
    }
    out.value = MAX ? std::max(out.value, r.value) : std::min(out.value, r.value);
    out.wins |= r.wins;
    // Where the rank of c did not matter, no card below the lowest rank that did needs a try;
    // where it did, the rest of its group must stay with it.
    const u64 suit = lane(suit_of(c)), w = r.wins & suit;
    const u64 below = (others | FENCES) & ~((bit(c) << 1) - 1);
    const u64 mattered = w >> c ? ~0ULL : 0;
    out.wins |= bit(bottom(legal & ((below & -below) - 1))) & mattered;
    alive &= ~suit | down_to(w) | mattered;
    if (waiting) {
      order(waiting & alive);
      waiting = 0;
    }
  }
  return out;
}

}  // namespace sansatout::SANSATOUT_ISA

#include "order.hpp"
