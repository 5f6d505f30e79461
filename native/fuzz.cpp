// Any bytes as questions to the solver: for libFuzzer, and for the driver to replay what it found.
//
// The first byte says what is asked. Cards are drawn from the pack by the bytes after it, so that
// most inputs are questions that can be asked; some are not, and have to be refused. Whatever two
// parts of the solver both know, they have to agree on.
#include "fuzz.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <numeric>

#include "endings.hpp"
#include "engine.hpp"
#include "sure.hpp"

using namespace sansatout;

namespace {

constexpr int MOST_CARDS = 8;      // a hand, of positions that are solved
constexpr int MOST_HIDDEN = 5;     // of endings
constexpr std::uint64_t STEPS = 20000;

void require(bool holds) {
  if (!holds) std::abort();
}

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : at_(data), end_(data + size) {}
  int byte() { return at_ == end_ ? 0 : *at_++; }
  int below(int bound) { return byte() % bound; }
  template <class T>
  T raw() {
    T value{};
    const std::size_t size = std::min(sizeof(T), std::size_t(end_ - at_));
    std::memcpy(&value, at_, size);
    at_ += size;
    return value;
  }

 private:
  const std::uint8_t *at_, *end_;
};

using Hands = std::array<std::uint64_t, 4>;

Hands dealt(Bytes& bytes, int left) {
  std::array<int, 52> pack{};
  std::iota(pack.begin(), pack.end(), 0);
  Hands hands{};
  for (int i = 0; i < 4 * left; ++i) {
    std::swap(pack[std::size_t(i)], pack[std::size_t(i + bytes.below(52 - i))]);
    hands[std::size_t(i / left)] |= 1ULL << pack[std::size_t(i)];
  }
  return hands;
}

int picked(Bytes& bytes, std::uint64_t cards) {
  for (int n = bytes.below(std::popcount(cards)); n > 0; --n) cards &= cards - 1;
  return std::countr_zero(cards);
}

Position position(Bytes& bytes, int most) {
  Position p;
  p.hands = dealt(bytes, 1 + bytes.below(most));
  p.strain = bytes.below(5);
  p.leader = bytes.below(4);
  for (const int played = bytes.below(4); p.played < played; ++p.played) {
    std::uint64_t& hand = p.hands[std::size_t((p.leader + p.played) & 3)];
    const std::uint64_t led = p.played ? 0x1fffULL << (p.trick[0] / 13 * 13) : 0;
    const int card = picked(bytes, hand & led ? hand & led : hand);
    hand &= ~(1ULL << card);
    p.trick[std::size_t(p.played)] = card;
  }
  return p;
}

// Numbers as they come: what is no position is told, and what is one can be solved.
void anything(Bytes& bytes) {
  Position p;
  for (std::uint64_t& hand : p.hands) hand = bytes.raw<std::uint64_t>();
  p.strain = bytes.raw<std::int8_t>();
  p.leader = bytes.raw<std::int8_t>();
  p.played = bytes.raw<std::int8_t>();
  for (int& card : p.trick) card = bytes.raw<std::int8_t>();
  if (flaw(p) != Flaw::NONE) return;
  if (std::popcount(p.hands[std::size_t((p.leader + p.played) & 3)]) > MOST_CARDS) return;
  Lease engine;
  engine->values(p, Keep::NOTHING);
}

Values solved(const Position& p) {
  Lease engine;
  return engine->values(p, Keep::NOTHING);
}

void cards(Bytes& bytes) {
  const Position p = position(bytes, MOST_CARDS);
  require(flaw(p) == Flaw::NONE);
  Lease engine;
  const Values kept = engine->values(p, Keep::PATTERNS);
  const Values fresh = engine->values(p, Keep::NOTHING);
  require(kept.tricks == fresh.tricks && kept.best == fresh.best);
  require(engine->tricks(p, Keep::ALL, bytes.below(14) - 1) == fresh.best);
  engine->renew();
  require(engine->values(p, Keep::NOTHING).tricks == fresh.tricks);
}

// Layouts of the hidden cards of a position, the first as they lie.
std::vector<Hands> layouts(Bytes& bytes, const Hands& hands, int first, int count) {
  std::vector<Hands> out{hands};
  const std::size_t a = std::size_t(first), b = a ^ 2;
  while (int(out.size()) < count) {
    Hands other = hands;
    std::uint64_t hidden = hands[a] | hands[b];
    other[a] = 0;
    for (int n = std::popcount(hands[a]); n > 0; --n) {
      const std::uint64_t card = 1ULL << picked(bytes, hidden);
      other[a] |= card;
      hidden &= ~card;
    }
    other[b] = hidden;
    out.push_back(other);
  }
  return out;
}

void ending(Bytes& bytes) {
  const Position p = position(bytes, MOST_HIDDEN);
  const int turn = (p.leader + p.played) & 3;
  const int left = std::popcount(p.hands[std::size_t(turn)]);
  Ending e;
  e.layouts = layouts(bytes, p.hands, turn ^ 1, 1 + bytes.below(5));
  e.strain = p.strain;
  e.leader = p.leader;
  e.trick.assign(p.trick.begin(), p.trick.begin() + p.played);
  const bool wild = bytes.below(8) == 0;
  for (std::size_t i = 0; i < e.layouts.size(); ++i)
    e.weights.push_back(wild ? bytes.raw<double>() : 1 + bytes.below(4));
  for (int i = 0; i <= left; ++i) e.aim.push_back(wild ? bytes.raw<double>() : i);
  e.points = e.aim;
  if (!sound(e)) return;
  Watch watch;
  const auto found = solve_ending(e, watch, STEPS);
  if (found.empty() || wild || e.layouts.size() > 1) return;
  const Values open = solved(p);
  for (const EndingCard& c : found)
    require(int(c.tricks + 0.5) == open.tricks[std::size_t(c.card)]);
}

void sure(Bytes& bytes) {
  const Position p = position(bytes, MOST_HIDDEN);
  SureEnding e;
  e.declarer = bytes.below(4);
  const std::size_t a = std::size_t(e.declarer);
  e.every = bytes.below(2);
  e.layouts = layouts(bytes, p.hands, e.declarer ^ 1, e.every ? 1 : 1 + bytes.below(5));
  e.strain = p.strain;
  e.leader = p.leader;
  e.trick.assign(p.trick.begin(), p.trick.begin() + p.played);
  const bool open = bytes.below(4) == 0;
  e.apart = open ? ~0ULL : p.hands[a] | p.hands[a ^ 2] | bytes.raw<std::uint64_t>();
  e.need = bytes.raw<std::int8_t>();
  e.otherwise = unsigned(bytes.below(16));
  for (unsigned& suits : e.out_of) suits = bytes.below(4) ? 0 : unsigned(bytes.byte());
  if (!sound(e)) return;
  Watch watch;
  const auto found = solve_sure(e, watch, STEPS);
  if (!open || e.every || e.layouts.size() > 1 || e.otherwise != AS_EVER) return;
  const Values seen = solved(p);
  const int turn = (p.leader + p.played) & 3, left = std::popcount(p.hands[std::size_t(turn)]);
  const bool ours = (turn ^ e.declarer) % 2 == 0;
  for (const SureCard& c : found) {
    const int mine = seen.tricks[std::size_t(c.card)];
    require(c.sure == ((ours ? mine : left - mine) >= e.need));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  switch (bytes.below(4)) {
    case 0:
      anything(bytes);
      break;
    case 1:
      cards(bytes);
      break;
    case 2:
      ending(bytes);
      break;
    default:
      sure(bytes);
  }
  return 0;
}
