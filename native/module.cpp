// The Python module: plain integers and arrays; the typed face is in sansatout/solver.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <limits>

#include "alike.hpp"
#include "batch.hpp"
#include "endings.hpp"
#include "engine.hpp"
#include "sure.hpp"

namespace nb = nanobind;
using namespace sansatout;

namespace {

using Hands = std::array<std::uint64_t, 4>;
using HandRows = nb::ndarray<const std::uint64_t, nb::shape<-1, 4>, nb::c_contig, nb::device::cpu>;
using Bytes = nb::ndarray<const std::int8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using TrickRows = nb::ndarray<const std::int8_t, nb::shape<-1, 3>, nb::c_contig, nb::device::cpu>;

bool signalled() {
  nb::gil_scoped_acquire gil;
  return PyErr_CheckSignals() != 0;
}

// Runs a search without the GIL; a signal (Ctrl-C) ends it with the signal's exception.
template <class Body>
auto searching(Body body) {
  try {
    nb::gil_scoped_release release;
    Watch watch;
    watch.poll = signalled;
    Lease engine(&watch);
    return body(engine);
  } catch (const Stopped&) {
    throw nb::python_error();
  }
}

Position position(const Hands& hands, int strain, int leader, const std::vector<int>& trick) {
  Position p;
  p.hands = hands;
  p.strain = strain;
  p.leader = leader;
  p.played = int(std::min<std::size_t>(trick.size(), 4));
  for (std::size_t i = 0; i < std::min<std::size_t>(trick.size(), 3); ++i) p.trick[i] = trick[i];
  return p;
}

void require(const Position& p) {
  if (flaw(p) != Flaw::NONE) throw nb::value_error("not a position that can be solved");
}

int check(const Hands& hands, int strain, int leader, const std::vector<int>& trick) {
  return int(flaw(position(hands, strain, leader, trick)));
}

nb::tuple values(const Hands& hands, int strain, int leader, const std::vector<int>& trick) {
  const Position p = position(hands, strain, leader, trick);
  require(p);
  const Values v = searching([&](Lease& engine) {
    // Which cards prove idle depends on the order of the search, and that on old hints.
    engine->renew();
    return engine->values(p, Keep::NOTHING);
  });
  nb::list cards;
  for (int card = 51; card >= 0; --card)
    if (v.tricks[card] >= 0) cards.append(nb::make_tuple(card, int(v.tricks[card])));
  return nb::make_tuple(v.best, cards, nb::make_tuple(v.idle[0], v.idle[1], v.idle[2], v.idle[3]));
}

int tricks(const Hands& hands, int strain, int leader, const std::vector<int>& trick) {
  const Position p = position(hands, strain, leader, trick);
  require(p);
  return searching([&](Lease& engine) { return engine->tricks(p, Keep::NOTHING, -1); });
}

// The nodes of solving every card from a first start, whatever was solved before.
std::uint64_t work(const Hands& hands, int strain, int leader, const std::vector<int>& trick) {
  const Position p = position(hands, strain, leader, trick);
  require(p);
  return searching([&](Lease& engine) {
    engine->renew();
    engine->values(p, Keep::NOTHING);
    return engine->nodes();
  });
}

void require_deal(const Hands& hands) {
  Position p;
  p.hands = hands;
  require(p);
}

std::vector<std::array<std::uint8_t, 4>> table(const Hands& hands) {
  require_deal(hands);
  return searching([&](Lease& engine) {
    const auto first = first_alike(hands);
    std::vector<std::array<std::uint8_t, 4>> out;
    for (int strain = 0; strain < 5; ++strain)
      out.push_back(engine->declarers(hands, strain, first_declarers(first, strain)));
    for (int i = 0; i < CONTRACTS; ++i) out[i / 4][i % 4] = out[first[i] / 4][first[i] % 4];
    return out;
  });
}

// The nodes of solving a deal in each strain, each from a first start.
std::vector<std::uint64_t> table_work(const Hands& hands) {
  require_deal(hands);
  return searching([&](Lease& engine) {
    std::vector<std::uint64_t> out;
    for (int strain = 0; strain < 5; ++strain) {
      engine->renew();
      engine->declarers(hands, strain);
      out.push_back(engine->nodes());
    }
    return out;
  });
}

// Plays a card on; returns the seat that won the trick if it is complete, else -1.
int play_on(Position& p, int card) {
  const int seat = (p.leader + p.played) & 3;
  p.hands[seat] &= ~(1ULL << card);
  if (p.played < 3) {
    p.trick[p.played++] = card;
    return -1;
  }
  int best = p.trick[0], place = 0;
  for (int i = 1; i < 4; ++i) {
    const int c = i < 3 ? p.trick[i] : card;
    if (c / 13 == best / 13 ? c > best : c / 13 == p.strain) {
      best = c;
      place = i;
    }
  }
  p.leader = (p.leader + place) & 3;
  p.played = 0;
  p.trick = {-1, -1, -1};
  return p.leader;
}

// Tricks of North and South in all, before the first card and after each one.
std::vector<int> trace(const Hands& hands, int strain, int leader, const std::vector<int>& trick,
                       const std::vector<int>& cards) {
  Position p = position(hands, strain, leader, trick);
  require(p);
  return searching([&](Lease& engine) {
    std::vector<int> out;
    int won = 0, guess = -1;
    for (std::size_t i = 0;; ++i) {
      const int seat = (p.leader + p.played) & 3;
      const int left = std::popcount(p.hands[seat]);
      int ns = 0;
      if (left > 0) {
        const int mine = guess < 0 ? -1 : std::clamp(seat % 2 ? left - guess : guess, 0, left);
        const int v = engine->tricks(p, i > 0 ? Keep::ALL : Keep::NOTHING, mine);
        ns = seat % 2 ? left - v : v;
      }
      out.push_back(won + ns);
      if (i == cards.size() || left == 0) return out;
      const int winner = play_on(p, cards[i]);
      guess = ns;
      if (winner >= 0 && winner % 2 == 0) {
        ++won;
        --guess;
      }
      guess = std::max(guess, 0);
      if (flaw(p) != Flaw::NONE && flaw(p) != Flaw::EMPTY)
        throw nb::value_error("a card that cannot be played");
    }
  });
}

// One optimal line: at each turn the lowest of the best cards, majors before minors.
std::vector<int> line(const Hands& hands, int strain, int leader, const std::vector<int>& trick) {
  Position p = position(hands, strain, leader, trick);
  require(p);
  return searching([&](Lease& engine) {
    std::vector<int> out;
    while (p.hands[(p.leader + p.played) & 3]) {
      const Values v = engine->values(p, out.empty() ? Keep::NOTHING : Keep::ALL);
      int chosen = -1;
      for (int card = 51; card >= 0; --card)
        if (v.tricks[card] == v.best && (chosen < 0 || card % 13 < chosen % 13)) chosen = card;
      out.push_back(chosen);
      play_on(p, chosen);
    }
    return out;
  });
}

template <class T>
T* fresh(std::size_t n, T value) {
  T* data = new T[n];
  std::fill(data, data + n, value);
  return data;
}

template <class T, class... Sizes>
nb::ndarray<nb::numpy, T> array(T* data, Sizes... sizes) {
  nb::capsule owner(data, [](void* p) noexcept { delete[] static_cast<T*>(p); });
  return nb::ndarray<nb::numpy, T>(data, {std::size_t(sizes)...}, owner);
}

Watch::Clock::time_point deadline(double budget) {
  const auto now = Watch::Clock::now();
  if (!(budget < 1e8)) return Watch::Clock::time_point::max();
  return now + std::chrono::microseconds(static_cast<long long>(std::max(budget, 0.0) * 1e6));
}

// The search looks at its watch once in so many steps.
constexpr std::uint64_t LOOK = 0x1000;
// One position takes this part of a batch's steps at most: those after it may be cheaper.
constexpr std::uint64_t SHARE = 4;

// The steps of a batch, the same for the same positions wherever they are counted.
class Steps {
 public:
  explicit Steps(std::uint64_t steps)
      : left_(std::max<std::uint64_t>(1, steps / LOOK)),
        most_(std::max<std::uint64_t>(1, left_ / SHARE)),
        counted_(steps > 0) {}
  bool counted() const { return counted_; }

  // Solves one position, or gives it up when it takes too many.
  template <class Solve>
  void spend(Watch& watch, Lease& engine, bool first, Solve solve) {
    if (!counted_) return solve();
    if (first) engine->renew();
    const std::uint64_t allowed = std::min(left_, most_);
    if (allowed == 0) return;
    watch.allow(allowed);
    try {
      solve();
    } catch (const Stopped&) {
      if (watch.over()) throw;
    }
    left_ -= allowed - watch.allowed();
  }

 private:
  std::uint64_t left_, most_;
  bool counted_;
};

// Runs the crew without the GIL, reporting to `progress` (or nobody) with it.
void crew(std::size_t size, int threads, Watch& watch, const nb::object& progress,
          const Crew::Work& work) {
  bool failed = false;
  std::size_t told = std::numeric_limits<std::size_t>::max();
  {
    nb::gil_scoped_release release;
    const int team = int(std::clamp<std::size_t>(size, 1, std::size_t(std::max(1, threads))));
    Crew(size, team, watch).run(work, [&](std::size_t done) {
      nb::gil_scoped_acquire gil;
      if (failed) return false;
      failed = PyErr_CheckSignals() != 0;
      if (!failed && !progress.is_none() && done != told) {
        PyObject* answer = PyObject_CallFunction(progress.ptr(), "n", Py_ssize_t(done));
        failed = answer == nullptr;
        Py_XDECREF(answer);
        told = done;
      }
      return !failed;
    });
  }
  if (failed) throw nb::python_error();
}

nb::ndarray<nb::numpy, std::int8_t> tables(const HandRows& deals, int threads, double budget, const nb::object& progress) {
  const std::size_t n = deals.shape(0);
  const auto row = [&](std::size_t i) {
    return Hands{deals(i, 0), deals(i, 1), deals(i, 2), deals(i, 3)};
  };
  for (std::size_t i = 0; i < n; ++i) require_deal(row(i));
  auto out = array(fresh<std::int8_t>(n * 20, -1), n, 5, 4);
  std::int8_t* cells = out.data();
  Watch watch(deadline(budget));
  crew(n * 5, threads, watch, progress, [&](Lease& engine, std::size_t i) {
    const int strain = int(i % 5);
    const unsigned asked = first_declarers(first_alike(row(i / 5)), strain);
    const auto tricks = engine->declarers(row(i / 5), strain, asked);
    for (int d = 0; d < 4; ++d)
      if (asked >> d & 1) cells[i * 4 + d] = std::int8_t(tricks[d]);
  });
  for (std::size_t i = 0; i < n; ++i) {
    const auto first = first_alike(row(i));
    for (int c = 0; c < CONTRACTS; ++c) cells[i * CONTRACTS + c] = cells[i * CONTRACTS + first[c]];
  }
  return out;
}

nb::tuple batch(const HandRows& hands, const Bytes& strains, const Bytes& leaders,
                const TrickRows& tricks, int threads, double budget, const nb::object& progress,
                std::uint64_t steps) {
  const std::size_t n = hands.shape(0);
  if (strains.shape(0) != n || leaders.shape(0) != n || tricks.shape(0) != n)
    throw nb::value_error("arrays of different lengths");
  std::vector<Position> positions(n);
  for (std::size_t i = 0; i < n; ++i) {
    Position& p = positions[i];
    p.hands = {hands(i, 0), hands(i, 1), hands(i, 2), hands(i, 3)};
    p.strain = strains(i);
    p.leader = leaders(i);
    while (p.played < 3 && tricks(i, p.played) >= 0) {
      p.trick[p.played] = tricks(i, p.played);
      ++p.played;
    }
    const Flaw f = flaw(p);
    if (f != Flaw::NONE) return nb::make_tuple(i, int(f));
  }
  auto values = array(fresh<std::int8_t>(n * 52, -1), n, 52);
  auto idle = array(fresh<std::uint8_t>(n * 4, 0), n, 4);
  auto done = array(fresh<bool>(n, false), n);
  std::int8_t* v = values.data();
  std::uint8_t* low = idle.data();
  bool* ready = done.data();
  Watch watch(deadline(budget));
  Steps limit(steps);
  crew(n, limit.counted() ? 1 : threads, watch, progress, [&](Lease& engine, std::size_t i) {
    limit.spend(watch, engine, i == 0, [&] {
      // With more cards too few patterns fit another deal to be worth their keep.
      const bool small = std::popcount(positions[i].hands[positions[i].leader]) <= 9;
      const Values out = engine->values(positions[i], small ? Keep::PATTERNS : Keep::NOTHING);
      std::copy(out.tricks.begin(), out.tricks.end(), v + i * 52);
      std::copy(out.idle.begin(), out.idle.end(), low + i * 4);
      ready[i] = true;
    });
  });
  return nb::make_tuple(values, idle, done);
}

// Tricks of the side on lead to whole tricks; -1 where time or steps do not suffice.
nb::ndarray<nb::numpy, std::int8_t> tricks_each(const HandRows& hands, const Bytes& strains,
                                                const Bytes& leaders, double budget,
                                                std::uint64_t steps) {
  const std::size_t n = hands.shape(0);
  if (strains.shape(0) != n || leaders.shape(0) != n)
    throw nb::value_error("arrays of different lengths");
  std::vector<Position> positions(n);
  for (std::size_t i = 0; i < n; ++i) {
    Position& p = positions[i];
    p.hands = {hands(i, 0), hands(i, 1), hands(i, 2), hands(i, 3)};
    p.strain = strains(i);
    p.leader = leaders(i);
    require(p);
  }
  auto out = array(fresh<std::int8_t>(n, -1), n);
  std::int8_t* found = out.data();
  Watch watch(deadline(budget));
  Steps limit(steps);
  crew(n, 1, watch, nb::none(), [&](Lease& engine, std::size_t i) {
    limit.spend(watch, engine, i == 0, [&] {
      found[i] = std::int8_t(engine->tricks(positions[i], Keep::NOTHING, -1));
    });
  });
  return out;
}

// Runs a search without the GIL; what is not found in time is empty.
template <class Found, class Body>
std::vector<Found> timed(double budget, Body body) {
  std::vector<Found> found;
  bool interrupted = false;
  {
    nb::gil_scoped_release release;
    Watch watch(deadline(budget));
    watch.poll = [&] { return interrupted = signalled(); };
    try {
      found = body(watch);
    } catch (const Stopped&) {
    }
  }
  if (interrupted) throw nb::python_error();
  return found;
}

// Every legal card of an ending as (card, worth, tricks, points); None if time or steps do not suffice.
nb::object ending(const HandRows& hands, const std::vector<double>& weights, int strain, int leader,
                  const std::vector<int>& trick, const std::vector<double>& aim,
                  const std::vector<double>& points, double budget, std::uint64_t steps) {
  Ending e;
  for (std::size_t i = 0; i < hands.shape(0); ++i)
    e.layouts.push_back({hands(i, 0), hands(i, 1), hands(i, 2), hands(i, 3)});
  e.weights = weights;
  e.strain = strain;
  e.leader = leader;
  e.trick = trick;
  e.aim = aim;
  e.points = points;
  if (!sound(e)) throw nb::value_error("not an ending that can be solved");
  const auto cards =
      timed<EndingCard>(budget, [&](Watch& watch) { return solve_ending(e, watch, steps); });
  if (cards.empty()) return nb::none();
  nb::list out;
  for (const EndingCard& c : cards) out.append(nb::make_tuple(c.card, c.worth, c.tricks, c.points));
  return out;
}

// Every card that may be played as (card, sure); None if the steps do not suffice.
nb::object sure(const HandRows& hands, bool every, const std::array<unsigned, 4>& out_of, int strain,
                int leader, const std::vector<int>& trick, int declarer, std::uint64_t apart, int need, unsigned otherwise, double budget,
                std::uint64_t steps) {
  SureEnding e;
  for (std::size_t i = 0; i < hands.shape(0); ++i)
    e.layouts.push_back({hands(i, 0), hands(i, 1), hands(i, 2), hands(i, 3)});
  e.every = every;
  e.out_of = out_of;
  e.strain = strain;
  e.leader = leader;
  e.trick = trick;
  e.declarer = declarer;
  e.apart = apart;
  e.need = need;
  e.otherwise = otherwise;
  if (!sound(e)) throw nb::value_error("not an ending that can be solved");
  const auto cards =
      timed<SureCard>(budget, [&](Watch& watch) { return solve_sure(e, watch, steps); });
  if (cards.empty()) return nb::none();
  nb::list out;
  for (const SureCard& c : cards) out.append(nb::make_tuple(c.card, c.sure));
  return out;
}

}  // namespace

NB_MODULE(_core, m) {
  m.attr("kind") = engine_kind();
  m.def("check", &check);
  m.def("values", &values);
  m.def("tricks", &tricks);
  m.def("table", &table);
  m.def("work", &work);
  m.def("table_work", &table_work);
  m.def("trace", &trace);
  m.def("line", &line);
  m.def("tables", &tables, nb::arg(), nb::arg(), nb::arg(), nb::arg().none());
  m.def("batch", &batch, nb::arg(), nb::arg(), nb::arg(), nb::arg(), nb::arg(), nb::arg(),
        nb::arg().none(), nb::arg());
  m.def("tricks_each", &tricks_each);
  m.def("ending", &ending);
  m.def("sure", &sure);
}
