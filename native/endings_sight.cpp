#include "endings_sight.hpp"

#include <bit>

namespace sansatout::endings {

Sight::Sight(const Ending& ending) : strain_(ending.strain) {
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

u32 Sight::own_legal(const Table& t) const {
  const u32 held = hand_[t.turn()] & t.alive;
  u32 follow = 0;
  if (t.led < 4)
    for (u32 m = held; m; m &= m - 1)
      if (suit_[std::countr_zero(m)] == t.led) follow |= m & -m;
  return follow ? follow : held;
}

u32 Sight::own_moves(const Table& t) const {
  const u32 held = hand_[t.turn()] & t.alive, legal = own_legal(t);
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

int Sight::moves(const Table& t, Lot lot, Moves& out) const {
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

}  // namespace sansatout::endings
