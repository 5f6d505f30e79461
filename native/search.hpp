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

  // The lengths of a hand's suits, each in its lane.
  static u64 lengths(u64 shape, int seat) {
    const u64 x = shape >> ((seat & 3) * 16);
#if defined(__BMI2__)
    return spread(x, 0x000f000f000f000fULL);
#else
    return (x & 0xf) | (x & 0xf0) << 12 | (x & 0xf00) << 24 | (x & 0xf000) << 36;
#endif
  }

  template <class G>
  Result expand(const PatternTable::Bucket* bucket, u64 key, int leader, int need, int tricks, u64 all, u64 shape);
  Result last_trick(int leader, u64 all) const;
  bool leader_sure(int leader, int need, int tricks, u64 all, u64 shape, Result& out) const;
  bool others_sure(int leader, int need, int tricks, u64 all, u64 shape, Result& out) const;
  bool winner_sure(const Trick& t, int card, u64 shape, Result& out);
  Bound quick_tricks(int leader, int need, int tricks, u64 shape) const;
  int most_quick(int leader, int tricks, u64 shape) const;
  [[gnu::noinline]] Bound count_quick(int leader, int need, int tricks) const;
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
  if (leader_sure(leader, need, tricks, all, shape, r)) return r;
  const auto* bucket = table_.prefetch_list(key);
  if (others_sure(leader, need, tricks, all, shape, r)) return r;
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
[[gnu::always_inline]] inline Result Search::step(Trick& t, int card, u64 beat, u64 rest, u64 shape, int best) {
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
  if constexpr (POS == 1) {
    Result r;
    if (winner_sure(t, best & 63, shape, r)) return r;
  }
  const int seat = (t.leader + POS) & 3;
  const u64 mine = hand[seat];
  const u64 follow = POS == 0 ? 0 : mine & t.lane;
  const u64 legal = follow ? follow : mine;
  const u64 others = (POS == 0 ? rest : rest | bit(best & 63)) & ~legal;
  const u64 tops = group_tops(legal, others);
  constexpr bool MAX = POS % 2 == 0;

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
  if (!(tops & (tops - 1))) {
    moves.add(top(tops));  // one card, or cards that are all one
  } else if constexpr (POS == 3) {
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

#include "cashing.hpp"
#include "order.hpp"
