#include "endings.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <string>
#include <unordered_map>

#include "endings_front.hpp"
#include "endings_open.hpp"
#include "endings_sight.hpp"

namespace sansatout {

namespace {

using endings::at_most;
using endings::Front;
using endings::Lot;
using endings::Lots;
using endings::Moves;
using endings::Open;
using endings::Sight;
using endings::SLACK;
using endings::Stake;
using endings::Table;
using endings::TooMuch;
using endings::u32;
using endings::u64;
using endings::u8;
using endings::Work;
using u16 = std::uint16_t;

constexpr std::size_t FEW = 12;  // policies looked at first
constexpr int SMALL = 2;  // hidden cards: with so many or fewer fronts are found whole

class Search {
 public:
  Search(const Ending& ending, Watch& watch, u64 steps)
      : ending_(ending), sight_(ending), work_(watch, steps), open_(sight_, work_) {}
  std::vector<EndingCard> cards();

 private:
  using Caps = std::vector<u8>;

  struct Known {
    Caps caps;
    Front front;
  };

  struct Show;

  int open(const Table& t, Lot lot) { return open_.tricks(t, lot); }
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
  const Sight sight_;
  Work work_;
  Open open_;
  std::unordered_map<std::string, std::vector<Known>> fronts_;
};

// Adds a row unless another is at least as good, and drops those that it makes superfluous.
void Search::add(Front& front, const u8* row) {
  const std::size_t n = front.width, size = front.size();
  work_.step(1 + size * n / 16);
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
  work_.step(lots.size());
  if (sight_.hidden(t) <= SMALL) stake = nullptr;
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
  return sight_.ours(t.turn()) ? own_turn(t, lots, caps, stake) : their_turn(t, lots, caps, stake);
}

Front Search::own_turn(const Table& t, const Lots& lots, const Caps& caps, const Stake* stake) {
  struct Choice {
    int slot;
    int sum;
    Caps most;
  };
  std::vector<Choice> choices;
  for (u32 m = sight_.own_moves(t); m; m &= m - 1) {
    const int slot = std::countr_zero(m);
    Table next = t;
    const int won = sight_.play_own(next, slot);
    Choice c{slot, 0, caps};
    for (std::size_t i = 0; i < lots.size(); ++i) {
      const int value = won + open(next, sight_.lot_after(t, slot, lots[i]));
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
  const int won = sight_.play_own(next, slot);
  Lots after;
  for (Lot lot : lots) after.push_back(sight_.lot_after(t, slot, lot));
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
    const int n = sight_.moves(t, lots[i], list);
    for (int k = 0; k < n; ++k) {
      const int sight = list[k].sight;
      if (place[sight] < 0) {
        place[sight] = int(out.size());
        out.push_back({t, 0, 0, {}, {}, {}});
        out.back().won = sight_.play_hidden(out.back().next, sight);
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
          work_.step(1 + n / 8);
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
  Lots apart = sight_.lots();
  std::sort(apart.begin(), apart.end());
  apart.erase(std::unique(apart.begin(), apart.end()), apart.end());
  std::vector<double> weights(apart.size(), 0.0);
  double total = 0.0;
  for (double weight : ending_.weights) total += weight;
  for (std::size_t i = 0; i < sight_.lots().size(); ++i) {
    const auto at = std::lower_bound(apart.begin(), apart.end(), sight_.lots()[i]) - apart.begin();
    weights[std::size_t(at)] += ending_.weights[i] / total;
  }
  std::vector<EndingCard> out;
  const u32 reps = sight_.own_moves(sight_.root()), legal = sight_.own_legal(sight_.root());
  for (u32 m = reps; m; m &= m - 1) {
    const int slot = std::countr_zero(m);
    EndingCard value = promise(apart, weights, slot);
    // The cards it stands for are those between it and the one before.
    const u32 before = reps & ((1U << slot) - 1);
    const u32 from = before ? 2U << (31 - std::countl_zero(before)) : 1U;
    for (u32 g = legal & ((2U << slot) - 1) & ~(from - 1); g; g &= g - 1) {
      value.card = sight_.card(std::countr_zero(g));
      out.push_back(value);
    }
  }
  return out;
}

// What a card is worth: first among few policies, then among all that may be better.
EndingCard Search::promise(const Lots& lots, const std::vector<double>& weights, int slot) {
  Table next = sight_.root();
  const int won = sight_.play_own(next, slot);
  Caps caps;
  Stake stake{{}, 1e300, FEW};
  for (std::size_t i = 0; i < lots.size(); ++i) {
    const int cap = won + open(next, sight_.lot_after(sight_.root(), slot, lots[i]));
    caps.push_back(u8(cap));
    for (int k = 0; k <= MOST_LEFT; ++k)
      stake.loss.push_back(weights[i] * (ending_.aim[cap] - ending_.aim[std::min(k, cap)]));
  }
  Front front = own_card(sight_.root(), lots, caps, slot, &stake);
  if (front.whole) return best(front, weights);
  stake.limit = 1e300;
  for (std::size_t r = 0; r < front.size(); ++r)
    stake.limit = std::min(stake.limit, stake.of(front.row(r), lots.size()));
  stake.most = std::size_t(-1);
  return best(own_card(sight_.root(), lots, caps, slot, &stake), weights);
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
