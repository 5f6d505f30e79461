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

// The cards to be tried first, in order.
struct Moves {
  u8 card[16];
  int size = 0;
  void add(int c) { card[size++] = u8(c); }
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

  // What the player at a place of the trick sees.
  struct Turn {
    u64 beat, rest, shape;
    int best, seat;
    u64 legal, others, tops;  // what he may play, what parts it, and the first of each group

    // The lowest card of the group of `card`.
    u64 lowest_like(int card) const {
      const u64 below = (others | FENCES) & ~((bit(card) << 1) - 1);
      return bit(bottom(legal & ((below & -below) - 1)));
    }
    // The groups but that of `card`.
    u64 without_group(int card) const { return tops & ~bit(bottom(tops & ((bit(card) << 1) - 1))); }
  };

  void trumps(int strain) {
    trump_ = strain;
    trump_lane_ = strain == NOTRUMP ? 0 : lane(strain);
  }

  // A short search needs few hints, which then stay near the processor.
  void expect(int tricks) { hint_shift_ = 64 - (tricks <= 9 ? FEW_HINT_BITS : HINT_BITS); }

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

  template <int POS>
  Result step(Trick& t, int card, const Turn& turn) {
    if constexpr (POS == 0) t.lane = lane(suit_of(card));
    return step<POS>(t, card, turn.beat, turn.rest, turn.shape, turn.best);
  }

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

  // Two tricks left: the hands from the leader on, and how many tricks his side needs.
  struct LastTwo {
    u64 hand[4], all;
    int need;
  };
  u64 taking(u64 cards, u64 led) const;
  Result played_out(const LastTwo& two, u64 played, u64 led) const;
  template <int POS>
  Result two_tricks(const LastTwo& two, u64 played, u64 led) const;
  [[gnu::noinline]] Result last_two(int leader, int need, u64 all) const;

  bool leader_sure(int leader, int need, int tricks, u64 all, u64 shape, Result& out) const;
  bool others_sure(int leader, int need, int tricks, u64 all, u64 shape, Result& out) const;
  bool winner_sure(const Trick& t, int card, u64 shape, Result& out);
  Bound quick_tricks(int leader, int need, int tricks, u64 shape) const;
  int most_quick(int leader, int tricks, u64 shape) const;
  [[gnu::noinline]] Bound count_quick(int leader, int need, int tricks) const;
  Bound one_trick(int leader) const;
  u64 pattern_cards(u64 wins, u64 all) const;

  template <int POS>
  Result only_card(Trick& t, const Turn& turn);
  template <int POS>
  Result follow_suit(Trick& t, const Turn& turn);
  template <int POS>
  Result any_suit(Trick& t, const Turn& turn);

  // Whether a card's answer settles the question for who plays it.
  template <int POS>
  static bool enough(const Trick& t, const Result& r) {
    return POS % 2 == 0 ? r.value >= t.need : r.value < t.need;
  }
  template <int POS>
  static Result nothing() {
    return {0, POS % 2 == 0 ? -1 : 99};
  }

  // Adds what a card that failed tells; returns the places still worth a try.
  template <int POS>
  static u64 add_failed(Result& out, const Result& r, int card, const Turn& turn) {
    out.value = POS % 2 == 0 ? std::max(out.value, r.value) : std::min(out.value, r.value);
    // Where the rank of the card did not matter, no card below the lowest rank that did needs a try;
    // where it did, the rest of its group must stay with it.
    const u64 suit = lane(suit_of(card)), w = r.wins & suit;
    const u64 mattered = w >> card ? ~0ULL : 0;
    out.wins |= r.wins | (turn.lowest_like(card) & mattered);
    return ~suit | down_to(w) | mattered;
  }

  // A card that cut off before, and its place in memory.
  struct Hint {
    u16* place = nullptr;
    u32 tag = 0;
    void keep(int card) const { *place = u16(tag | u32(card)); }
  };
  static constexpr int NONE = -1;

  // The hinted card, which stands for its group, or NONE.
  template <int POS>
  int hinted(Hint& hint, const Trick& t, const Turn& turn) {
    const u64 key = hint_key<POS>(t, turn);
    hint = {&hints_[key >> hint_shift_], (u32(key >> 8) << 6) & 0xffff};
    const u32 h = *hint.place;
    return (h & ~63u) == hint.tag && (turn.legal & bit(h & 63)) ? int(h & 63) : NONE;
  }

  void order_leads(Moves& moves, u64 tops, int leader, u64 all) const;
  template <int POS>
  u64 first_choice(bool& high_first, u64 tops, const Trick& t, const Turn& turn) const;
  template <int POS>
  void order_void(Moves& moves, u64 tops, const Trick& t, u64 beat, int best, int seat, u64 shape) const;
  template <int POS>
  u64 hint_key(const Trick& t, const Turn& turn) const;

  int trump_ = NOTRUMP;
  u64 trump_lane_ = 0;
  u64 salt_ = 0;
  PatternTable table_;
  static constexpr int HINT_BITS = 13, FEW_HINT_BITS = 11;
  int hint_shift_ = 64 - HINT_BITS;
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
  const auto* bucket = tricks == 2 ? nullptr : table_.prefetch_list(key);
  if (others_sure(leader, need, tricks, all, shape, r)) return r;
  if (tricks == 2) return last_two(leader, need, all);
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

}  // namespace sansatout::SANSATOUT_ISA

#include "play.hpp"
#include "cashing.hpp"
#include "order.hpp"
#include "last_two.hpp"
