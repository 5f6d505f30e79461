// The engine over the search, compiled once for each instruction set.
#pragma once

#include <algorithm>
#include <bit>

#include "engine.hpp"
#include "search.hpp"

namespace sansatout::SANSATOUT_ISA {

inline int inner(int card) { return (card / 13) * 16 + 12 - card % 13; }
inline int outer(int card) { return (card >> 4) * 13 + 12 - (card & 15); }

inline u64 inner_set(u64 cards) {
  u64 out = 0;
  for (int s = 0; s < 4; ++s) {
    u32 ranks = u32(cards >> (13 * s)) & 0x1fff;
    ranks = (ranks & 0x5555) << 1 | ((ranks >> 1) & 0x5555);
    ranks = (ranks & 0x3333) << 2 | ((ranks >> 2) & 0x3333);
    ranks = (ranks & 0x0f0f) << 4 | ((ranks >> 4) & 0x0f0f);
    ranks = (ranks & 0x00ff) << 8 | (ranks >> 8);
    out |= u64(ranks >> 3) << (16 * s);
  }
  return out;
}

class SearchEngine final : public Engine {
 public:
  Values values(const Position& p, Keep keep) override;
  int tricks(const Position& p, Keep keep, int guess) override;
  std::array<u8, 4> declarers(const std::array<u64, 4>& hands, int strain, unsigned asked) override;
  void watch(Watch* watch) override { search_.watch = watch; }
  u64 nodes() const override { return search_.nodes; }
  void renew() override {
    search_.renew();
    strain_ = -1;
  }

 private:
  // A position set up for the search.
  struct Root {
    Search::Trick trick;
    u64 beat, rest, shape;
    int best, seat, place;
    u64 legal, others;
  };

  Root set_up(const Position& p, Keep keep);
  Result ask(const Root& root, int card, int need);
  Result ask_all(const Root& root, int need);
  // The exact tricks of the trick's leader when `question(need)` answers; adds up what mattered.
  template <class Question>
  static int settle(Question question, int least, int most, int guess, u64& wins);

  Search search_;
  int strain_ = -1;
};

template <class Question>
int SearchEngine::settle(Question question, int least, int most, int guess, u64& wins) {
  int need = std::clamp(guess, least + 1, most);
  while (least < most) {
    const Result r = question(need);
    wins |= r.wins;
    if (r.value >= need) {
      least = r.value;
      need = r.value + 1;
    } else {
      most = r.value;
      need = r.value;
    }
  }
  return least;
}

inline SearchEngine::Root SearchEngine::set_up(const Position& p, Keep keep) {
  if (keep == Keep::NOTHING || p.strain != strain_)
    search_.forget();
  else if (keep == Keep::PATTERNS)
    search_.new_hints();
  strain_ = p.strain;
  search_.trumps(p.strain);
  for (int i = 0; i < 4; ++i) search_.hand[i] = inner_set(p.hands[i]);
  Root root{};
  root.place = p.played;
  root.seat = (p.leader + p.played) & 3;
  root.rest = search_.all();
  root.shape = search_.shape();
  root.trick.all = root.rest;
  root.trick.leader = p.leader;
  root.trick.tricks = count(search_.hand[root.seat]);
  for (int i = 0; i < p.played; ++i) {
    const int card = inner(p.trick[i]);
    root.trick.all |= bit(card);
    if (i == 0) root.trick.lane = lane(suit_of(card));
    if (i == 0 || (root.beat & bit(card))) {
      root.beat = search_.beaters(card);
      root.best = card | i << 8;
    }
  }
  search_.expect(root.trick.tricks);
  const u64 mine = search_.hand[root.seat];
  const u64 follow = p.played ? mine & root.trick.lane : 0;
  root.legal = follow ? follow : mine;
  root.others = (p.played ? root.rest | bit(root.best & 63) : root.rest) & ~root.legal;
  return root;
}

inline Result SearchEngine::ask(const Root& root, int card, int need) {
  Search::Trick t = root.trick;
  t.need = need;
  switch (root.place) {
    case 0:
      t.lane = lane(suit_of(card));
      return search_.step<0>(t, card, root.beat, root.rest, root.shape, root.best);
    case 1:
      return search_.step<1>(t, card, root.beat, root.rest, root.shape, root.best);
    case 2:
      return search_.step<2>(t, card, root.beat, root.rest, root.shape, root.best);
    default:
      return search_.step<3>(t, card, root.beat, root.rest, root.shape, root.best);
  }
}

inline Result SearchEngine::ask_all(const Root& root, int need) {
  Search::Trick t = root.trick;
  t.need = need;
  switch (root.place) {
    case 0:
      return search_.start(t.leader, need, t.tricks, root.rest, root.shape);
    case 1:
      return search_.play<1>(t, root.beat, root.rest, root.shape, root.best);
    case 2:
      return search_.play<2>(t, root.beat, root.rest, root.shape, root.best);
    default:
      return search_.play<3>(t, root.beat, root.rest, root.shape, root.best);
  }
}

inline Values SearchEngine::values(const Position& p, Keep keep) {
  const Root root = set_up(p, keep);
  const bool ours = root.place % 2 == 0;  // the side to play leads the trick
  const int tricks = root.trick.tricks;
  Values out;
  out.tricks.fill(-1);
  out.best = -1;
  u64 wins = 0;
  int guess = (tricks + 1) / 2;
  for (u64 tops = group_tops(root.legal, root.others); tops; tops &= tops - 1) {
    const int card = top(tops);
    u64 w = 0;
    const int v = settle([&](int need) { return ask(root, card, need); }, 0, tricks, guess, w);
    guess = v;
    const int mine = ours ? v : tricks - v;
    out.best = std::max(out.best, mine);
    const u64 below = (root.others | FENCES) & ~((bit(card) << 1) - 1);
    const u64 group = root.legal & ((below & -below) - 1) & ~(bit(card) - 1);
    for (u64 g = group; g; g &= g - 1) out.tricks[outer(top(g))] = std::int8_t(mine);
    if ((w & lane(suit_of(card))) >> card) w |= bit(bottom(group));
    wins |= w;
  }
  for (int s = 0; s < 4; ++s) {
    const u64 w = wins & lane(s);
    out.idle[s] = u8(count(root.trick.all & lane(s) & ~(w ? (bit(bottom(w)) << 1) - 1 : 0)));
  }
  return out;
}

inline int SearchEngine::tricks(const Position& p, Keep keep, int guess) {
  const Root root = set_up(p, keep);
  const bool ours = root.place % 2 == 0;
  const int tricks = root.trick.tricks;
  if (guess < 0) guess = (tricks + 1) / 2;
  if (!ours) guess = tricks - guess;
  u64 wins = 0;
  const int v = settle([&](int need) { return ask_all(root, need); }, 0, tricks, guess, wins);
  return ours ? v : tricks - v;
}

inline std::array<u8, 4> SearchEngine::declarers(const std::array<u64, 4>& hands, int strain,
                                                 unsigned asked) {
  Position p;
  p.hands = hands;
  p.strain = strain;
  std::array<u8, 4> out{};
  Keep keep = Keep::NOTHING;
  int guess[2] = {-1, -1};  // by side on lead
  for (int leader = 0; leader < 4; ++leader) {
    const int declarer = (leader + 3) & 3;
    if (!(asked >> declarer & 1)) continue;
    p.leader = leader;
    const int led = tricks(p, keep, guess[leader & 1]);
    keep = Keep::ALL;
    // A side mostly takes the same tricks whichever of its hands leads.
    guess[leader & 1] = led;
    if (guess[~leader & 1] < 0) guess[~leader & 1] = 13 - led;
    out[declarer] = u8(13 - led);
  }
  return out;
}

}  // namespace sansatout::SANSATOUT_ISA
