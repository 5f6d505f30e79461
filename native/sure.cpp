#include "sure.hpp"

#include <algorithm>
#include <bit>
#include <unordered_map>

#include "sure_layouts.hpp"

namespace sansatout {

namespace {

using sure::Counts;
using sure::Lengths;
using sure::Listed;
using sure::mix;
using sure::Shown;
using sure::suit_cards;
using sure::suit_of;
using sure::Table;
using sure::u64;

struct TooMuch {};

struct Key {
  u64 a, b;
  bool operator==(const Key&) const = default;
};
struct KeyHash {
  std::size_t operator()(const Key& key) const { return std::size_t(key.a ^ (key.b << 1)); }
};
struct Bounds {
  signed char sure = 0;                  // so many tricks can be had
  signed char unsure = MOST_SURE + 1;    // so many cannot
};

template <class Layouts>
class Search {
 public:
  Search(const SureEnding& ending, Watch& watch, u64 steps);
  std::vector<SureCard> cards();

 private:
  bool mine(int seat) const { return ((seat ^ ending_.declarer) & 1) == 0; }
  int hand(int seat) const { return seat == ending_.declarer ? 0 : 1; }
  bool beats(int card, int best) const {
    return suit_of(card) == suit_of(best) ? card > best : suit_of(card) == ending_.strain;
  }
  int group_of(int card) const;
  void list();

  bool trick_start(Table& t, const Layouts& lots, int depth);
  int winners(const Table& t) const;
  bool reached(Table& t, const Layouts& lots, int depth);
  bool next(Table& t, const Layouts& lots, int depth);
  bool own_turn(const Table& t, const Layouts& lots, int depth);
  bool their_turn(const Table& t, const Layouts& lots, int depth);
  u64 legal(const Table& t) const;
  u64 worth_trying(const Table& t, u64 cards) const;
  bool after_own(Table t, const Layouts& lots, int card, int depth);
  bool after_group(const Table& t, const Layouts& lots, int group, int depth);
  bool after_hidden(Table t, const Layouts& lots, int group, bool over, bool under, bool higher,
                    int depth);
  Shown shown(const Table& t, int group) const;
  bool may_idle(const Table& t, const Layouts& lots, int depth);
  Layouts& buffer(int depth) { return buffers_[std::size_t(depth)]; }

  const SureEnding& ending_;
  Watch& watch_;
  u64 steps_;  // that may still be taken
  int first_;  // the defender whose cards are counted
  u64 hidden_ = 0;
  std::array<u64, 16> group_cards_{};
  std::array<int, 16> group_top_{};
  int groups_ = 0;
  std::array<Counts, 4> groups_in_{};  // of each suit
  std::array<int, 16> group_suit_{};
  Table root_;
  Layouts lots_;
  std::vector<Layouts> buffers_;
  // How often a card was the answer, by the tricks left and the cards in the trick.
  std::array<std::array<std::array<u64, 52>, 4>, MOST_SURE + 1> own_worth_{};
  std::array<std::array<std::array<u64, 2 * MOST_SURE>, 4>, MOST_SURE + 1> their_worth_{};
  std::unordered_map<Key, Bounds, KeyHash> known_;
};

template <class Layouts>
Search<Layouts>::Search(const SureEnding& ending, Watch& watch, u64 steps)
    : ending_(ending), watch_(watch), steps_(steps), first_((ending.declarer + 1) & 3),
      buffers_(4 * MOST_SURE + 4) {
  const auto& one = ending.layouts[0];
  hidden_ = one[std::size_t(first_)] | one[std::size_t(first_ ^ 2)];
  for (int suit = 0; suit < 4; ++suit) {
    bool open = false;
    for (int card = 13 * suit + 12; card >= 13 * suit; --card) {
      const u64 bit = 1ULL << card;
      if (hidden_ & bit) {
        if (!open || (ending.apart & bit)) {
          group_top_[std::size_t(groups_)] = card;
          groups_in_[std::size_t(suit)] |= 15ULL << (4 * groups_);
          group_suit_[std::size_t(groups_)] = suit;
          root_.out |= bit;
          ++groups_;
        }
        open = !(ending.apart & bit);
        group_cards_[std::size_t(groups_ - 1)] |= bit;
        root_.rest += 1ULL << (4 * (groups_ - 1));
        ++root_.in_suit[std::size_t(suit)];
      } else if (ending.apart & bit) {
        open = false;
      }
    }
  }
  root_.suit_of_group = group_suit_.data();
  list();
  root_.own = {one[std::size_t(ending.declarer)], one[std::size_t(ending.declarer ^ 2)]};
  root_.leader = ending.leader;
  root_.need = ending.need;
  int shown = -1;
  for (int card : ending.trick) {
    if (!root_.played) root_.led = suit_of(card);
    if (shown < 0 || beats(card, shown)) {
      shown = root_.best = card;
      root_.winner = root_.turn();
      root_.group = mine(root_.turn()) ? -1 : group_of(card);
      const u64 alike = root_.group < 0 ? 0 : group_cards_[std::size_t(root_.group)];
      root_.over = (alike >> card) != 0;
      root_.under = (alike & ((1ULL << card) - 1)) != 0;
      // Within its group a card is told by over and under, outside by the group's place.
      if (root_.group >= 0) root_.best = group_top_[std::size_t(root_.group)];
    }
    ++root_.played;
  }
  const int turn = root_.turn();
  root_.left = std::popcount(one[std::size_t(turn)]);
}

template <>
void Search<Listed>::list() {
  for (const auto& hands : ending_.layouts) {
    Counts lot = 0;
    for (int g = 0; g < groups_; ++g)
      lot += u64(std::popcount(hands[std::size_t(first_)] & group_cards_[std::size_t(g)])) << (4 * g);
    lots_.lots.push_back(lot);
  }
  std::sort(lots_.lots.begin(), lots_.lots.end());
  lots_.lots.erase(std::unique(lots_.lots.begin(), lots_.lots.end()), lots_.lots.end());
}

template <>
void Search<Lengths>::list() {
  for (std::size_t who = 0; who < 2; ++who) {
    const std::size_t seat = std::size_t(who ? first_ ^ 2 : first_);
    lots_.cards[who] = static_cast<signed char>(std::popcount(ending_.layouts[0][seat]));
    lots_.out_of[who] = static_cast<unsigned char>(ending_.out_of[seat]);
  }
  lots_.settle(root_.in_suit);
}

// The group that a card of a defender's is or was of; -1 if none of it is out.
template <class Layouts>
int Search<Layouts>::group_of(int card) const {
  for (int g = 0; g < groups_; ++g) {
    const int top = group_top_[std::size_t(g)];
    if (group_cards_[std::size_t(g)] >> card & 1) return g;
    if (suit_of(top) != suit_of(card)) continue;
    const u64 both = group_cards_[std::size_t(g)] | 1ULL << card;
    const u64 span = (2ULL << (63 - std::countl_zero(both))) - (1ULL << std::countr_zero(both));
    if (!(span & ending_.apart)) return g;
  }
  return -1;
}

template <class Layouts>
bool Search<Layouts>::trick_start(Table& t, const Layouts& lots, int depth) {
  if (t.need <= 0) return true;
  if (t.need > t.left) return false;
  if (winners(t) >= t.need) return true;
  const auto [sum, sum2] = lots.hash();
  const u64 where = u64(t.leader) * 2 + t.either;
  const Key key{mix(sum ^ mix(t.own[0] ^ mix(t.rest))) ^ mix(where),
                mix(sum2 ^ mix(t.own[1] + mix(where ^ t.rest)))};
  const auto found = known_.find(key);
  if (found != known_.end()) {
    if (t.need <= found->second.sure) return true;
    if (t.need >= found->second.unsure) return false;
  }
  const int need = t.need;
  const bool sure = reached(t, lots, depth);
  Bounds& bounds = known_[key];
  if (sure) bounds.sure = std::max<signed char>(bounds.sure, static_cast<signed char>(need));
  else bounds.unsure = std::min<signed char>(bounds.unsure, static_cast<signed char>(need));
  return sure;
}

// Tricks that the hand on lead can cash one after the other, whoever holds the other cards, and
// without its partner ever having to win one.
template <class Layouts>
int Search<Layouts>::winners(const Table& t) const {
  if (!mine(t.leader)) return 0;
  int best = 0;
  for (int seat : {t.leader, t.leader ^ 2}) {
    if (seat != t.leader && !t.either) break;
    const u64 cards = t.own[std::size_t(hand(seat))], others = t.own[std::size_t(1 - hand(seat))];
    const u64 trumps = ending_.strain < 4 ? suit_cards(ending_.strain) : 0;
    int count = 0;
    for (int suit = 0; suit < 4; ++suit) {
      if (((t.out | others) & trumps) && suit != ending_.strain) continue;
      const u64 above = t.out & suit_cards(suit);
      u64 held = cards & suit_cards(suit);
      if (above) held &= ~((1ULL << (63 - std::countl_zero(above))) - 1);
      if (held && (others & suit_cards(suit)) < (held & -held)) count += std::popcount(held);
    }
    best = std::max(best, count);
  }
  return best;
}

template <class Layouts>
bool Search<Layouts>::reached(Table& t, const Layouts& lots, int depth) {
  if (!t.either) return next(t, lots, depth);
  t.either = false;
  for (int seat : {ending_.declarer, ending_.declarer ^ 2}) {
    t.leader = seat;
    if (own_turn(t, lots, depth)) return true;
  }
  return false;
}

// The rest of a trick, or the next one.
template <class Layouts>
bool Search<Layouts>::next(Table& t, const Layouts& lots, int depth) {
  if (t.played < 4) return mine(t.turn()) ? own_turn(t, lots, depth) : their_turn(t, lots, depth);
  const bool won = mine(t.winner);
  Table after = t;
  after.leader = t.winner;
  after.played = 0;
  after.led = 4;
  after.best = after.group = -1;
  after.over = after.under = false;
  after.winner = 0;
  after.need -= won;
  --after.left;
  after.either = (ending_.otherwise & (won ? FREE_LEADS : LEAD_BACK)) != 0;
  if (after.either) after.leader = ending_.declarer;
  return trick_start(after, lots, depth);
}

template <class Layouts>
u64 Search<Layouts>::legal(const Table& t) const {
  const u64 all = t.own[std::size_t(hand(t.turn()))];
  const u64 following = t.played ? all & suit_cards(t.led) : 0;
  return following ? following : all;
}

// Of cards that nothing lies between one.
template <class Layouts>
u64 Search<Layouts>::worth_trying(const Table& t, u64 cards) const {
  u64 others = t.out | t.own[std::size_t(1 - hand(t.turn()))];
  if (t.best >= 0) others |= 1ULL << t.best;
  u64 kept = 0;
  for (u64 m = cards; m; m &= m - 1) {
    const int card = std::countr_zero(m);
    const u64 above = m & (m - 1) & suit_cards(suit_of(card));
    if (above) {
      const u64 between = (1ULL << std::countr_zero(above)) - (2ULL << card);
      if (!(between & others)) continue;
    }
    kept |= 1ULL << card;
  }
  return kept;
}

template <class Layouts>
bool Search<Layouts>::own_turn(const Table& t, const Layouts& lots, int depth) {
  std::array<int, MOST_SURE> cards;
  int n = 0;
  for (u64 m = worth_trying(t, legal(t)); m; m &= m - 1) cards[std::size_t(n++)] = std::countr_zero(m);
  auto& did_well = own_worth_[std::size_t(t.left)][std::size_t(t.played)];
  std::sort(cards.begin(), cards.begin() + n, [&](int a, int b) {
    const u64 x = did_well[std::size_t(a)], y = did_well[std::size_t(b)];
    return x != y ? x > y : a > b;
  });
  for (int i = 0; i < n; ++i) {
    const int card = cards[std::size_t(i)];
    if (!after_own(t, lots, card, depth)) continue;
    ++did_well[std::size_t(card)];
    return true;
  }
  return false;
}

template <class Layouts>
bool Search<Layouts>::after_own(Table t, const Layouts& lots, int card, int depth) {
  t.own[std::size_t(hand(t.turn()))] &= ~(1ULL << card);
  if (!t.played) t.led = suit_of(card);
  if (t.best < 0 || beats(card, t.best)) {
    t.best = card;
    t.group = -1;
    t.winner = t.turn();
  }
  ++t.played;
  return next(t, lots, depth);
}

// What the defender to play shows by a card of the group.
template <class Layouts>
Shown Search<Layouts>::shown(const Table& t, int group) const {
  Shown shown{t.turn() == first_, group, 0};
  const int suit = group_suit_[std::size_t(group)];
  if (t.played && suit != t.led) {
    shown.none = 1U << t.led;
    if ((ending_.otherwise & NO_RUFFS) && suit == ending_.strain) shown.none = 15U & ~(1U << suit);
  }
  return shown;
}

template <class Layouts>
bool Search<Layouts>::their_turn(const Table& t, const Layouts& lots, int depth) {
  if (steps_-- == 0) throw TooMuch{};
  if ((steps_ & 0xfff) == 0) watch_.look();
  std::array<int, 2 * MOST_SURE> order;
  int n = 0;
  for (int g = 0; g < groups_; ++g)
    if (t.rest >> (4 * g) & 15) order[std::size_t(n++)] = g;
  auto& did_well = their_worth_[std::size_t(t.left)][std::size_t(t.played)];
  std::sort(order.begin(), order.begin() + n, [&](int a, int b) {
    const u64 x = did_well[std::size_t(a)], y = did_well[std::size_t(b)];
    return x != y ? x > y : a < b;
  });
  for (int i = 0; i < n; ++i) {
    const int group = order[std::size_t(i)];
    if (after_group(t, lots, group, depth)) continue;
    ++did_well[std::size_t(group)];
    return false;
  }
  return !(ending_.otherwise & IDLE_DISCARDS) || may_idle(t, lots, depth);
}

// A defender who cannot follow keeps all his cards.
template <class Layouts>
bool Search<Layouts>::may_idle(const Table& t, const Layouts& lots, int depth) {
  if (!t.played) return true;
  Layouts& kept = buffer(depth);
  if (!lots.keep(t, {t.turn() == first_, -1, 1U << t.led}, groups_in_, kept)) return true;
  Table after = t;
  ++after.played;
  return next(after, kept, depth + 1);
}

template <class Layouts>
bool Search<Layouts>::after_group(const Table& t, const Layouts& lots, int group, int depth) {
  Layouts& kept = buffer(depth);
  if (!lots.keep(t, shown(t, group), groups_in_, kept)) return true;
  if (t.group == group) {
    if (t.over && !after_hidden(t, kept, group, false, false, true, depth)) return false;
    return !t.under || after_hidden(t, kept, group, false, false, false, depth);
  }
  const int card = group_top_[std::size_t(group)];
  const bool higher = t.best < 0 || beats(card, t.best);
  const int more = int(t.rest >> (4 * group) & 15) - 1;
  if (t.played > 1 || more == 0 || !higher)
    return after_hidden(t, kept, group, false, false, higher, depth);
  if (more > 1) return after_hidden(t, kept, group, true, true, higher, depth);
  return after_hidden(t, kept, group, true, false, higher, depth) &&
         after_hidden(t, kept, group, false, true, higher, depth);
}

template <class Layouts>
bool Search<Layouts>::after_hidden(Table t, const Layouts& lots, int group, bool over, bool under, bool higher,
                          int depth) {
  const int card = group_top_[std::size_t(group)];
  t.rest -= 1ULL << (4 * group);
  --t.in_suit[std::size_t(suit_of(card))];
  if (!(t.rest >> (4 * group) & 15)) t.out &= ~(1ULL << card);
  if (!t.played) t.led = suit_of(card);
  if (higher) {
    t.best = card;
    t.group = group;
    t.over = over;
    t.under = under;
    t.winner = t.turn();
  }
  ++t.played;
  return next(t, lots, depth + 1);
}

template <class Layouts>
std::vector<SureCard> Search<Layouts>::cards() {
  std::vector<SureCard> out;
  if (mine(root_.turn())) {
    for (u64 m = legal(root_); m;) {
      const int card = 63 - std::countl_zero(m);
      m ^= 1ULL << card;
      out.push_back({card, after_own(root_, lots_, card, 0)});
    }
    return out;
  }
  for (int card = 51; card >= 0; --card) {
    if (!(hidden_ >> card & 1)) continue;
    const int group = group_of(card);
    Layouts kept;
    if (!lots_.keep(root_, shown(root_, group), groups_in_, kept)) continue;
    const u64 alike = group_cards_[std::size_t(group)];
    const bool over = (alike >> card) > 1, under = (alike & ((1ULL << card) - 1)) != 0;
    bool higher = root_.best < 0 || beats(group_top_[std::size_t(group)], root_.best);
    if (root_.group == group) {
      int shown = -1;
      for (int c : ending_.trick)
        if (suit_of(c) == suit_of(card) && group_of(c) == group) shown = c;
      higher = card > shown;
    }
    out.push_back({card, after_hidden(root_, kept, group, over, under, higher, 0)});
  }
  return out;
}

}  // namespace

bool sound(const SureEnding& ending) {
  if (ending.layouts.empty() || ending.leader < 0 || ending.leader > 3 || ending.declarer < 0 ||
      ending.declarer > 3 || ending.trick.size() > 3)
    return false;
  Position p;
  p.strain = ending.strain;
  p.leader = ending.leader;
  p.played = int(ending.trick.size());
  std::copy(ending.trick.begin(), ending.trick.end(), p.trick.begin());
  const auto& one = ending.layouts[0];
  const std::size_t a = std::size_t(ending.declarer), b = a ^ 2;
  for (const auto& hands : ending.layouts) {
    p.hands = hands;
    if (flaw(p) != Flaw::NONE) return false;
    if (hands[a] != one[a] || hands[b] != one[b]) return false;
    if ((hands[a ^ 1] | hands[a ^ 3]) != (one[a ^ 1] | one[a ^ 3])) return false;
  }
  if ((one[a] | one[b]) & ~ending.apart) return false;
  const int turn = (ending.leader + p.played) & 3;
  return std::popcount(one[std::size_t(turn)]) <= MOST_SURE;
}

std::vector<SureCard> solve_sure(const SureEnding& ending, Watch& watch, u64 steps) {
  try {
    if (ending.every) return Search<Lengths>(ending, watch, steps).cards();
    return Search<Listed>(ending, watch, steps).cards();
  } catch (const TooMuch&) {
    return {};
  }
}

}  // namespace sansatout
