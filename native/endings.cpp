#include "endings.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <string>
#include <unordered_map>

namespace sansatout {

namespace {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

constexpr int NONE = 31;  // no slot

struct TooMuch {};

// A lot is one way the hidden cards may lie: bit i is set if the i-th hidden card belongs to the
// first defender. Hidden cards are numbered by suit and from the highest rank, those still out
// only, so that which of several touching cards were played makes no difference. While the other
// defender is still to play to a trick that a hidden card leads, bits 16 and up tell how many of
// the cards still out that look like it rank above it.
using Lot = u32;
constexpr int PLACE = 16;
constexpr Lot CARDS = 0xffff;

// What everybody sees: slots are the ranks of each suit from the highest, one for each card of the
// declaring side or in the trick, one for each group of hidden cards that look alike.
struct Table {
  u32 alive = 0;  // slots
  u32 key = 0;    // own cards and groups, as one number
  std::array<u8, 2 * MOST_LEFT + 1> start{};  // of each group among the hidden cards
  int leader = 0;
  int played = 0;
  int led = 4;
  int best = NONE;
  int winner = 0;

  int turn() const { return (leader + played) & 3; }
};

// Rows of tricks, one for each policy, a column for each lot.
struct Front {
  std::size_t width = 0;
  std::vector<u8> cells;
  bool whole = true;  // whether no policy was left out for what it loses

  std::size_t size() const { return width ? cells.size() / width : 0; }
  const u8* row(std::size_t i) const { return cells.data() + i * width; }
};

// What the tricks of a policy in the lots at one point lose of the whole worth at least.
struct Stake {
  std::vector<double> loss;  // of each lot, with 0 to MOST_LEFT tricks from here on
  double limit;              // a policy that loses more is of no use
  std::size_t most;          // policies kept at one point, those that lose least

  double of(std::size_t lot, int tricks) const { return loss[lot * (MOST_LEFT + 1) + tricks]; }
  double of(const u8* row, std::size_t n) const {
    double sum = 0.0;
    for (std::size_t i = 0; i < n; ++i) sum += of(i, row[i]);
    return sum;
  }
  void add(std::size_t lot, int tricks, double more) {
    loss[lot * (MOST_LEFT + 1) + tricks] += more;
  }
};
constexpr double SLACK = 1e-9;
constexpr std::size_t FEW = 12;  // policies looked at first
constexpr int SMALL = 2;  // hidden cards: with so many or fewer fronts are found whole

bool at_most(const u8* a, const u8* b, std::size_t n) {
  u8 over = 0;
  for (std::size_t i = 0; i < n; ++i) over |= u8(a[i] > b[i]);
  return !over;
}

// A table of double-dummy values; keys are never 0.
class Memory {
 public:
  Memory() : cells_(1 << 14) {}

  int find(u64 key) const {
    for (std::size_t i = place(key);; i = (i + 1) & (cells_.size() - 1)) {
      if (cells_[i].first == key) return cells_[i].second;
      if (!cells_[i].first) return -1;
    }
  }

  void add(u64 key, int value) {
    if (++used_ * 2 > cells_.size()) grow();
    put(key, u8(value));
  }

 private:
  std::size_t place(u64 key) const {
    return std::size_t((key * 0x9e3779b97f4a7c15ULL) >> 20) & (cells_.size() - 1);
  }
  void put(u64 key, u8 value) {
    std::size_t i = place(key);
    while (cells_[i].first) i = (i + 1) & (cells_.size() - 1);
    cells_[i] = {key, value};
  }
  void grow() {
    std::vector<std::pair<u64, u8>> old(cells_.size() * 2);
    old.swap(cells_);
    for (const auto& [key, value] : old)
      if (key) put(key, value);
  }

  std::vector<std::pair<u64, u8>> cells_;
  std::size_t used_ = 0;
};

class Search {
 public:
  Search(const Ending& ending, Watch& watch, u64 steps);
  std::vector<EndingCard> cards();

 private:
  struct Move {
    int sight;  // the group, twice, and 1 more if it is best so far
    Lot lot;
  };
  using Moves = std::array<Move, 2 * MOST_LEFT>;
  using Lots = std::vector<Lot>;
  using Caps = std::vector<u8>;

  struct Known {
    Caps caps;
    Front front;
  };

  bool ours(int seat) const { return (seat & 1) == side_; }
  u32 own_moves(const Table& t) const;
  int moves(const Table& t, Lot lot, Moves& out) const;
  bool beats(const Table& t, int slot) const;
  int hidden(const Table& t) const { return t.start[groups_]; }
  // Puts a card on the table; returns whether the declaring side won a trick with it.
  bool put(Table& t, int slot, bool best) const;
  bool play_own(Table& t, int slot) const;
  bool play_hidden(Table& t, int sight) const;
  Lot lot_after(const Table& t, int slot, Lot lot) const;
  int open(const Table& t, Lot lot);
  void step(u64 n);

  struct Show;

  Front solve(const Table& t, const Lots& lots, Caps caps, const Stake* stake);
  Front asked(const Table& t, const Lots& lots, const Caps& caps, const Stake* stake);
  Front found(const Table& t, const Lots& lots, const Caps& caps, const Stake* stake);
  Front own_turn(const Table& t, const Lots& lots, const Caps& caps, const Stake* stake);
  Front own_card(const Table& t, const Lots& lots, const Caps& caps, int slot, const Stake* stake);
  Front their_turn(const Table& t, const Lots& lots, const Caps& caps, const Stake* stake);
  std::vector<Show> shows(const Table& t, const Lots& lots, const Caps& caps);
  Front joined(const std::vector<Show>& shows, const Caps& caps, const Stake* stake);
  void add(Front& front, const u8* row);
  void shorten(Front& front, const Stake* stake) const;
  EndingCard best(const Front& front, const std::vector<double>& weights) const;
  EndingCard promise(const Lots& lots, const std::vector<double>& weights, int slot);

  const Ending& ending_;
  Watch& watch_;
  u64 steps_;
  u64 looked_ = 0;
  u64 next_look_ = 0;
  int side_;
  int groups_ = 0;
  std::array<int, 32> suit_{};
  std::array<int, 32> group_of_{};  // slot to group, -1 for other cards
  std::array<int, 2 * MOST_LEFT> slot_{};
  std::array<int, 5> first_group_{};  // of each suit, and their number
  std::array<u32, 2 * MOST_LEFT> radix_{};
  std::array<u32, 32> own_bit_{};
  std::array<u32, 4> hand_{};  // slots
  std::array<int, 32> card_{};
  u32 group_slots_ = 0;
  Table root_;
  Lots lots_;
  Memory memory_;
  std::unordered_map<std::string, std::vector<Known>> fronts_;
};

Search::Search(const Ending& ending, Watch& watch, u64 steps)
    : ending_(ending), watch_(watch), steps_(steps) {
  const auto& one = ending.layouts[0];
  const int turn = (ending.leader + int(ending.trick.size())) & 3;
  side_ = turn & 1;
  const int a = (turn + 1) & 3, b = (turn + 3) & 3;
  const u64 unseen = one[a] | one[b];
  u64 lying = 0;
  for (int card : ending.trick) lying |= 1ULL << card;
  std::vector<int> order;  // hidden cards
  int slots = 0, own = 0;
  u32 combinations = 1;
  for (int suit = 0; suit < 4; ++suit) {
    first_group_[suit] = groups_;
    bool touching = false;
    for (int card = 13 * suit + 12; card >= 13 * suit; --card) {
      const u64 bit = 1ULL << card;
      if (unseen & bit) {
        if (!touching) {
          root_.start[groups_] = u8(order.size());
          group_of_[slots] = groups_;
          slot_[groups_] = slots;
          suit_[slots] = suit;
          group_slots_ |= 1U << slots;
          root_.alive |= 1U << slots;
          ++groups_;
          ++slots;
        }
        touching = true;
        order.push_back(card);
        continue;
      }
      const bool mine = (one[turn] | one[(turn + 2) & 3]) & bit;
      if (!mine && !(lying & bit)) continue;
      touching = false;
      group_of_[slots] = -1;
      suit_[slots] = suit;
      card_[slots] = card;
      if (mine) {
        hand_[one[turn] & bit ? turn : (turn + 2) & 3] |= 1U << slots;
        own_bit_[slots] = 1U << own++;
        root_.alive |= 1U << slots;
        root_.key |= own_bit_[slots];
      }
      ++slots;
    }
  }
  first_group_[4] = groups_;
  for (int g = groups_; g <= 2 * MOST_LEFT; ++g) root_.start[g] = u8(order.size());
  for (int g = 0; g < groups_; ++g) {
    radix_[g] = combinations << (2 * MOST_LEFT);
    const u32 size = root_.start[g + 1] - root_.start[g];
    root_.key += size * radix_[g];
    combinations *= size + 1;
  }
  // Cards on the table: the trick as it lies.
  root_.leader = ending.leader;
  for (int card : ending.trick) {
    int slot = 0;
    while (group_of_[slot] >= 0 || card_[slot] != card || suit_[slot] != card / 13) ++slot;
    put(root_, slot, beats(root_, slot));
  }
  for (const auto& hands : ending.layouts) {
    Lot lot = 0;
    for (std::size_t i = 0; i < order.size(); ++i)
      if (hands[(side_ + 1) & 3] >> order[i] & 1) lot |= 1U << i;
    lots_.push_back(lot);
  }
}

void Search::step(u64 n) {
  looked_ += n;
  if (looked_ > steps_) throw TooMuch{};
  if (looked_ >= next_look_) {
    next_look_ = looked_ + 4096;
    watch_.look();
  }
}

bool Search::beats(const Table& t, int slot) const {
  if (t.best == NONE) return true;
  if (suit_[slot] == suit_[t.best]) return slot < t.best;
  return suit_[slot] == ending_.strain;
}

bool Search::put(Table& t, int slot, bool best) const {
  if (best) {
    t.best = slot;
    t.winner = t.turn();
  }
  if (t.played == 0) t.led = suit_[slot];
  if (++t.played < 4) return false;
  t.leader = t.winner;
  t.played = 0;
  t.led = 4;
  t.best = NONE;
  t.winner = 0;
  return ours(t.leader);
}

bool Search::play_own(Table& t, int slot) const {
  t.alive ^= 1U << slot;
  t.key ^= own_bit_[slot];
  return put(t, slot, beats(t, slot));
}

bool Search::play_hidden(Table& t, int sight) const {
  const int group = sight >> 1;
  t.key -= radix_[group];
  for (int g = group + 1; g <= groups_; ++g) --t.start[g];
  if (t.start[group] == t.start[group + 1]) t.alive ^= 1U << slot_[group];
  return put(t, slot_[group], sight & 1);
}

// One card, the lowest, of each group of cards of the hand to play that nothing parts.
u32 Search::own_moves(const Table& t) const {
  const u32 held = hand_[t.turn()] & t.alive;
  u32 legal = 0;
  if (t.led < 4)
    for (u32 m = held; m; m &= m - 1)
      if (suit_[std::countr_zero(m)] == t.led) legal |= m & -m;
  if (!legal) legal = held;
  const u32 parting = (t.alive & ~held) | (t.best == NONE ? 0 : 1U << t.best);
  u32 out = 0;
  int last = -1;
  for (u32 m = legal; m; m &= m - 1) {
    const int slot = std::countr_zero(m);
    if (last >= 0 && suit_[last] == suit_[slot] &&
        !(parting & ((1U << slot) - 1) & ~((2U << last) - 1)))
      out ^= 1U << last;
    out |= 1U << slot;
    last = slot;
  }
  return out;
}

// The cards of a defender, of those that leave the same lot and are seen alike one.
int Search::moves(const Table& t, Lot lot, Moves& out) const {
  const int seat = t.turn();
  const u32 full = (1U << hidden(t)) - 1, place = lot >> PLACE;
  const u32 held = seat == ((side_ + 1) & 3) ? lot & full : ~lot & full;
  u32 legal = held;
  int from = 0, to = groups_;
  if (t.led < 4) {
    const int f = first_group_[t.led], l = first_group_[t.led + 1];
    const u32 follow = held & ((1U << t.start[l]) - 1) & ~((1U << t.start[f]) - 1);
    if (follow) {
      legal = follow;
      from = f;
      to = l;
    }
  }
  int n = 0;
  for (int g = from; g < to; ++g) {
    const int s = t.start[g], e = t.start[g + 1];
    const bool same = t.best == slot_[g];  // as the other defender's, which is best so far
    const bool best = beats(t, slot_[g]);
    for (u32 m = legal & ((1U << e) - 1) & ~((1U << s) - 1); m; m &= m - 1) {
      const int i = std::countr_zero(m);
      const bool parted = same && int(place) == i - s;
      if (i > s && (legal >> (i - 1) & 1) && !parted) continue;
      const bool wins = same ? i - s < int(place) : best;
      Lot left = (lot & ((1U << i) - 1)) | ((lot & CARDS) >> (i + 1) << i);
      if (wins && t.played < 2) left |= Lot(i - s) << PLACE;
      out[n++] = {g << 1 | int(wins), left};
    }
  }
  return n;
}

Lot Search::lot_after(const Table& t, int slot, Lot lot) const {
  return beats(t, slot) || t.played == 3 ? lot & CARDS : lot;
}

// Tricks of the declaring side from here on with all cards seen.
int Search::open(const Table& t, Lot lot) {
  if (!t.played && !hidden(t)) return 0;
  const u64 key = u64(t.key) | u64(lot & 0x3fff) << 28 | u64(lot >> PLACE) << 42 |
                  u64(t.leader) << 46 | u64(t.played) << 48 | u64(t.led & 3) << 50 |
                  u64(t.best) << 52 | u64(t.winner) << 57 | 1ULL << 63;
  const int known = memory_.find(key);
  if (known >= 0) return known;
  step(1);
  int value;
  if (ours(t.turn())) {
    value = 0;
    for (u32 m = own_moves(t); m; m &= m - 1) {
      const int slot = std::countr_zero(m);
      Table next = t;
      const Lot after = lot_after(t, slot, lot);
      const int won = play_own(next, slot);
      value = std::max(value, won + open(next, after));
    }
  } else {
    value = MOST_LEFT;
    Moves list;
    const int n = moves(t, lot, list);
    for (int i = 0; i < n; ++i) {
      Table next = t;
      const int won = play_hidden(next, list[i].sight);
      value = std::min(value, won + open(next, list[i].lot));
    }
  }
  memory_.add(key, value);
  return value;
}

// Adds a row unless another is at least as good, and drops those that it makes superfluous.
void Search::add(Front& front, const u8* row) {
  const std::size_t n = front.width, size = front.size();
  step(1 + size * n / 16);
  for (std::size_t i = 0; i < size; ++i)
    if (at_most(row, front.row(i), n)) return;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < size; ++i) {
    if (at_most(front.row(i), row, n)) continue;
    if (kept != i) std::memmove(front.cells.data() + kept * n, front.row(i), n);
    ++kept;
  }
  front.cells.resize(kept * n);
  front.cells.insert(front.cells.end(), row, row + n);
}

// Leaves out rows that lose too much, and if there are too many all but the best.
void Search::shorten(Front& front, const Stake* stake) const {
  if (!stake) return;
  const std::size_t n = front.width, size = front.size();
  std::vector<std::pair<double, std::size_t>> order;
  for (std::size_t r = 0; r < size; ++r) {
    const double loss = stake->of(front.row(r), n);
    if (loss <= stake->limit + SLACK) order.emplace_back(loss, r);
  }
  if (order.size() > stake->most) {
    std::sort(order.begin(), order.end());
    order.resize(stake->most);
  }
  if (order.size() == size) return;
  Front out{n, {}, false};
  for (const auto& [loss, r] : order)
    out.cells.insert(out.cells.end(), front.row(r), front.row(r) + n);
  front = std::move(out);
}

// The front over the lots, no row above the caps.
Front Search::solve(const Table& t, const Lots& lots, Caps caps, const Stake* stake) {
  step(lots.size());
  if (hidden(t) <= SMALL) stake = nullptr;
  std::size_t open_lots = 0;
  for (std::size_t i = 0; i < lots.size(); ++i) {
    if (caps[i]) caps[i] = std::min(caps[i], u8(open(t, lots[i])));
    open_lots += caps[i] > 0;
  }
  // Where nothing can be won no policy is better than another, and a single lot is seen.
  if (open_lots <= 1) return {lots.size(), caps};
  if (open_lots == lots.size()) return asked(t, lots, caps, stake);
  Lots fewer;
  Caps their;
  Stake rest{{}, 0.0, 0};
  if (stake) rest = {{}, stake->limit, stake->most};
  for (std::size_t i = 0; i < lots.size(); ++i)
    if (caps[i]) {
      fewer.push_back(lots[i]);
      their.push_back(caps[i]);
      if (stake)
        for (int k = 0; k <= MOST_LEFT; ++k) rest.loss.push_back(stake->of(i, k));
    } else if (stake) {
      rest.limit -= stake->of(i, 0);
    }
  const Front part = asked(t, fewer, their, stake ? &rest : nullptr);
  Front out{lots.size(), {}, part.whole};
  for (std::size_t r = 0; r < part.size(); ++r)
    for (std::size_t i = 0, j = 0; i < lots.size(); ++i)
      out.cells.push_back(caps[i] ? part.row(r)[j++] : 0);
  return out;
}

// Between tricks: what is known for caps no lower serves as well.
Front Search::asked(const Table& t, const Lots& lots, const Caps& caps, const Stake* stake) {
  if (t.played) return found(t, lots, caps, stake);
  std::string name(sizeof(u32) + 1 + 2 * lots.size(), '\0');
  std::memcpy(name.data(), &t.key, sizeof(u32));
  name[sizeof(u32)] = char(t.leader);
  for (std::size_t i = 0; i < lots.size(); ++i) {
    const u16 lot = u16(lots[i]);
    std::memcpy(name.data() + sizeof(u32) + 1 + 2 * i, &lot, 2);
  }
  if (const auto place = fronts_.find(name); place != fronts_.end())
    for (const Known& known : place->second) {
      if (!at_most(caps.data(), known.caps.data(), caps.size())) continue;
      Front out{lots.size(), {}};
      Caps row(lots.size());
      for (std::size_t r = 0; r < known.front.size(); ++r) {
        for (std::size_t i = 0; i < row.size(); ++i)
          row[i] = std::min(caps[i], known.front.row(r)[i]);
        add(out, row.data());
      }
      shorten(out, stake);
      return out;
    }
  Front out = found(t, lots, caps, stake);
  if (out.whole) fronts_[name].push_back({caps, out});
  return out;
}

Front Search::found(const Table& t, const Lots& lots, const Caps& caps, const Stake* stake) {
  return ours(t.turn()) ? own_turn(t, lots, caps, stake) : their_turn(t, lots, caps, stake);
}

Front Search::own_turn(const Table& t, const Lots& lots, const Caps& caps, const Stake* stake) {
  struct Choice {
    int slot;
    int sum;
    Caps most;
  };
  std::vector<Choice> choices;
  for (u32 m = own_moves(t); m; m &= m - 1) {
    const int slot = std::countr_zero(m);
    Table next = t;
    const int won = play_own(next, slot);
    Choice c{slot, 0, caps};
    for (std::size_t i = 0; i < lots.size(); ++i) {
      const int value = won + open(next, lot_after(t, slot, lots[i]));
      c.most[i] = u8(std::min(int(caps[i]), value));
      c.sum += c.most[i];
    }
    choices.push_back(std::move(c));
  }
  std::stable_sort(choices.begin(), choices.end(),
                   [](const Choice& a, const Choice& b) { return a.sum > b.sum; });
  Front out{lots.size(), {}};
  for (const Choice& c : choices) {
    bool superfluous = false;
    for (std::size_t r = 0; r < out.size() && !superfluous; ++r)
      superfluous = at_most(c.most.data(), out.row(r), lots.size());
    if (superfluous) continue;
    if (stake && stake->of(c.most.data(), lots.size()) > stake->limit + SLACK) {
      out.whole = false;
      continue;
    }
    const Front more = own_card(t, lots, c.most, c.slot, stake);
    out.whole = out.whole && more.whole;
    for (std::size_t r = 0; r < more.size(); ++r) add(out, more.row(r));
  }
  shorten(out, stake);
  return out;
}

// The front after one own card. Lots may become alike by it.
Front Search::own_card(const Table& t, const Lots& lots, const Caps& caps, int slot,
                       const Stake* stake) {
  Table next = t;
  const int won = play_own(next, slot);
  Lots after;
  for (Lot lot : lots) after.push_back(lot_after(t, slot, lot));
  Lots apart = after;
  std::sort(apart.begin(), apart.end());
  apart.erase(std::unique(apart.begin(), apart.end()), apart.end());
  Caps most(apart.size(), 0);
  std::vector<std::size_t> place(lots.size());
  Stake rest{{}, 0.0, 0};
  if (stake) {
    rest = {{}, stake->limit, stake->most};
    rest.loss.assign(apart.size() * (MOST_LEFT + 1), 0.0);
  }
  for (std::size_t i = 0; i < lots.size(); ++i) {
    place[i] = std::size_t(std::lower_bound(apart.begin(), apart.end(), after[i]) - apart.begin());
    most[place[i]] = std::max(most[place[i]], u8(std::max(0, caps[i] - won)));
    if (stake)
      for (int k = 0; k <= MOST_LEFT; ++k)
        rest.add(place[i], k, stake->of(i, std::min(int(caps[i]), won + k)));
  }
  const Front part = solve(next, apart, most, stake ? &rest : nullptr);
  Front out{lots.size(), {}, part.whole};
  Caps row(lots.size());
  for (std::size_t r = 0; r < part.size(); ++r) {
    for (std::size_t i = 0; i < row.size(); ++i)
      row[i] = std::min(caps[i], u8(won + part.row(r)[place[i]]));
    add(out, row.data());
  }
  return out;
}

// What a defender may show, and the lots after it.
struct Search::Show {
  struct Edge {
    std::size_t from, to;
    Lot lot;
  };
  Table next;
  int won;
  int harm;
  std::vector<Edge> edges;  // in order of `from`
  Lots lots;
  Front front;  // over the lots it comes from, where it cannot be shown as the caps have it
};

std::vector<Search::Show> Search::shows(const Table& t, const Lots& lots, const Caps& caps) {
  std::array<int, 4 * MOST_LEFT> place;
  place.fill(-1);
  std::vector<Show> out;
  Moves list;
  for (std::size_t i = 0; i < lots.size(); ++i) {
    const int n = moves(t, lots[i], list);
    for (int k = 0; k < n; ++k) {
      const int sight = list[k].sight;
      if (place[sight] < 0) {
        place[sight] = int(out.size());
        out.push_back({t, 0, 0, {}, {}, {}});
        out.back().won = play_hidden(out.back().next, sight);
      }
      Show& show = out[place[sight]];
      show.edges.push_back({i, 0, list[k].lot});
      show.harm += show.won + open(show.next, list[k].lot) <= caps[i];
    }
  }
  for (Show& show : out) {
    for (const auto& e : show.edges) show.lots.push_back(e.lot);
    std::sort(show.lots.begin(), show.lots.end());
    show.lots.erase(std::unique(show.lots.begin(), show.lots.end()), show.lots.end());
    for (auto& e : show.edges)
      e.to = std::size_t(std::lower_bound(show.lots.begin(), show.lots.end(), e.lot) -
                         show.lots.begin());
  }
  // What can do harm in most layouts first, so that the caps of the rest come down.
  std::stable_sort(out.begin(), out.end(),
                   [](const Show& a, const Show& b) { return a.harm > b.harm; });
  return out;
}

Front Search::their_turn(const Table& t, const Lots& lots, const Caps& caps, const Stake* stake) {
  std::vector<Show> all = shows(t, lots, caps);
  Caps envelope = caps, row(lots.size());
  for (Show& show : all) {
    Caps most(show.lots.size(), 0);
    for (const auto& e : show.edges)
      most[e.to] = std::max(most[e.to], u8(std::max(0, envelope[e.from] - show.won)));
    Stake rest{{}, 0.0, 0};
    if (stake) {
      // Every lot is charged once: in parts where it may show this with several cards.
      std::vector<int> times(lots.size(), 0);
      for (const auto& e : show.edges) ++times[e.from];
      rest = {{}, stake->limit, stake->most};
      rest.loss.assign(show.lots.size() * (MOST_LEFT + 1), 0.0);
      for (std::size_t i = 0; i < lots.size(); ++i)
        if (!times[i]) rest.limit -= stake->of(i, envelope[i]);
      for (const auto& e : show.edges)
        for (int k = 0; k <= MOST_LEFT; ++k)
          rest.add(e.to, k,
                   stake->of(e.from, std::min(int(envelope[e.from]), show.won + k)) / times[e.from]);
    }
    const Front part = solve(show.next, show.lots, most, stake ? &rest : nullptr);
    show.front = {lots.size(), {}, part.whole};
    Caps reach(lots.size(), 0);
    for (std::size_t r = 0; r < part.size(); ++r) {
      row = envelope;
      for (const auto& e : show.edges)
        row[e.from] = std::min(row[e.from], u8(show.won + part.row(r)[e.to]));
      for (std::size_t i = 0; i < row.size(); ++i) reach[i] = std::max(reach[i], row[i]);
      add(show.front, row.data());
    }
    if (!part.size()) return {lots.size(), {}, false};
    envelope = reach;
  }
  return joined(all, envelope, stake);
}

// One row for every choice of a row from each, joined by the minimum.
Front Search::joined(const std::vector<Show>& all, const Caps& caps, const Stake* stake) {
  const std::size_t n = caps.size();
  Front out{n, caps};
  std::vector<const Front*> fronts;
  for (const Show& show : all) {
    out.whole = out.whole && show.front.whole;
    if (show.front.size() == 1 && at_most(caps.data(), show.front.row(0), n)) continue;
    fronts.push_back(&show.front);
  }
  std::vector<Caps> harms;  // which lots each may harm
  std::vector<int> times(n, 0), done(n, 0);
  std::vector<double> least;  // what each loses at least, lots harmed by several in parts
  for (const Front* front : fronts) {
    Caps harm(n, 0);
    for (std::size_t r = 0; r < front->size(); ++r)
      for (std::size_t i = 0; i < n; ++i) harm[i] |= u8(front->row(r)[i] < caps[i]);
    for (std::size_t i = 0; i < n; ++i) times[i] += harm[i];
    harms.push_back(std::move(harm));
  }
  double rest = 0.0;
  if (stake) {
    for (std::size_t f = 0; f < fronts.size(); ++f) {
      double fewest = 1e300;
      for (std::size_t r = 0; r < fronts[f]->size(); ++r) {
        double loss = 0.0;
        for (std::size_t i = 0; i < n; ++i)
          if (harms[f][i])
            loss += (stake->of(i, std::min(caps[i], fronts[f]->row(r)[i])) - stake->of(i, caps[i])) /
                    times[i];
        fewest = std::min(fewest, loss);
      }
      least.push_back(fewest);
      rest += fewest;
    }
    rest += stake->of(caps.data(), n);
  }
  Caps row(n);
  for (std::size_t f = 0; f < fronts.size(); ++f) {
    Front more{n, {}, out.whole};
    if (stake) rest -= least[f];
    for (std::size_t i = 0; i < n; ++i) done[i] += harms[f][i];
    for (std::size_t a = 0; a < out.size(); ++a)
      for (std::size_t b = 0; b < fronts[f]->size(); ++b) {
        for (std::size_t i = 0; i < n; ++i)
          row[i] = std::min(out.row(a)[i], fronts[f]->row(b)[i]);
        if (stake) {
          step(1 + n / 8);
          double sure = rest;
          for (std::size_t i = 0; i < n; ++i)
            if (done[i])
              sure += (stake->of(i, row[i]) - stake->of(i, caps[i])) * done[i] / times[i];
          if (sure > stake->limit + SLACK) {
            more.whole = false;
            continue;
          }
        }
        add(more, row.data());
      }
    shorten(more, stake);
    out = std::move(more);
  }
  return out;
}

EndingCard Search::best(const Front& front, const std::vector<double>& weights) const {
  EndingCard best{0, 0.0, -1.0, 0.0};
  for (std::size_t r = 0; r < front.size(); ++r) {
    double worth = 0.0, tricks = 0.0, points = 0.0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      worth += weights[i] * ending_.aim[front.row(r)[i]];
      tricks += weights[i] * front.row(r)[i];
      points += weights[i] * ending_.points[front.row(r)[i]];
    }
    const double more = worth - best.worth;
    if (best.tricks < 0 || more > SLACK || (more > -SLACK && tricks > best.tricks))
      best = {0, worth, tricks, points};
  }
  return best;
}

std::vector<EndingCard> Search::cards() {
  Lots apart = lots_;
  std::sort(apart.begin(), apart.end());
  apart.erase(std::unique(apart.begin(), apart.end()), apart.end());
  std::vector<double> weights(apart.size(), 0.0);
  double total = 0.0;
  for (double weight : ending_.weights) total += weight;
  for (std::size_t i = 0; i < lots_.size(); ++i) {
    const auto at = std::lower_bound(apart.begin(), apart.end(), lots_[i]) - apart.begin();
    weights[std::size_t(at)] += ending_.weights[i] / total;
  }
  std::vector<EndingCard> out;
  const u32 reps = own_moves(root_), held = hand_[root_.turn()] & root_.alive;
  u32 legal = 0;
  for (u32 m = held; m; m &= m - 1)
    if (suit_[std::countr_zero(m)] == root_.led) legal |= m & -m;
  if (!legal) legal = held;
  for (u32 m = reps; m; m &= m - 1) {
    const int slot = std::countr_zero(m);
    EndingCard value = promise(apart, weights, slot);
    // The cards it stands for are those between it and the one before.
    const u32 before = reps & ((1U << slot) - 1);
    const u32 from = before ? 2U << (31 - std::countl_zero(before)) : 1U;
    for (u32 g = legal & ((2U << slot) - 1) & ~(from - 1); g; g &= g - 1) {
      value.card = card_[std::countr_zero(g)];
      out.push_back(value);
    }
  }
  return out;
}

// What a card is worth: first among few policies, then among all that may be better.
EndingCard Search::promise(const Lots& lots, const std::vector<double>& weights, int slot) {
  Table next = root_;
  const int won = play_own(next, slot);
  Caps caps;
  Stake stake{{}, 1e300, FEW};
  for (std::size_t i = 0; i < lots.size(); ++i) {
    const int cap = won + open(next, lot_after(root_, slot, lots[i]));
    caps.push_back(u8(cap));
    for (int k = 0; k <= MOST_LEFT; ++k)
      stake.loss.push_back(weights[i] * (ending_.aim[cap] - ending_.aim[std::min(k, cap)]));
  }
  Front front = own_card(root_, lots, caps, slot, &stake);
  if (front.whole) return best(front, weights);
  stake.limit = 1e300;
  for (std::size_t r = 0; r < front.size(); ++r)
    stake.limit = std::min(stake.limit, stake.of(front.row(r), lots.size()));
  stake.most = std::size_t(-1);
  return best(own_card(root_, lots, caps, slot, &stake), weights);
}

}  // namespace

bool sound(const Ending& ending) {
  if (ending.layouts.empty() || ending.layouts.size() != ending.weights.size()) return false;
  if (ending.leader < 0 || ending.leader > 3 || ending.trick.size() > 3) return false;
  const int turn = (ending.leader + int(ending.trick.size())) & 3;
  Position p;
  p.strain = ending.strain;
  p.leader = ending.leader;
  p.played = int(ending.trick.size());
  std::copy(ending.trick.begin(), ending.trick.end(), p.trick.begin());
  const auto& one = ending.layouts[0];
  double total = 0.0;
  for (std::size_t i = 0; i < ending.layouts.size(); ++i) {
    const auto& hands = ending.layouts[i];
    p.hands = hands;
    if (flaw(p) != Flaw::NONE || ending.weights[i] < 0.0) return false;
    if (hands[turn] != one[turn] || hands[turn ^ 2] != one[turn ^ 2]) return false;
    if ((hands[turn ^ 1] | hands[turn ^ 3]) != (one[turn ^ 1] | one[turn ^ 3])) return false;
    total += ending.weights[i];
  }
  const std::size_t left = std::size_t(std::popcount(one[turn]));
  return total > 0.0 && left <= MOST_LEFT && ending.aim.size() == left + 1 &&
         ending.points.size() == left + 1 && std::is_sorted(ending.aim.begin(), ending.aim.end());
}

std::vector<EndingCard> solve_ending(const Ending& ending, Watch& watch, u64 steps) {
  try {
    return Search(ending, watch, steps).cards();
  } catch (const TooMuch&) {
    return {};
  }
}

}  // namespace sansatout
