// The cards of an ending as the declaring side sees them, and how they are played.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "endings.hpp"

namespace sansatout::endings {

using u8 = std::uint8_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

constexpr int NONE = 31;  // no slot

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

using Lots = std::vector<Lot>;

struct Move {
  int sight;  // the group, twice, and 1 more if it is best so far
  Lot lot;
};
using Moves = std::array<Move, 2 * MOST_LEFT>;

class Sight {
 public:
  explicit Sight(const Ending& ending);

  const Table& root() const { return root_; }
  const Lots& lots() const { return lots_; }  // of the layouts, in their order
  bool ours(int seat) const { return (seat & 1) == side_; }
  int hidden(const Table& t) const { return t.start[groups_]; }

  // The own cards that may be played, as slots.
  u32 own_legal(const Table& t) const;
  // One card, the lowest, of each group of these that nothing parts.
  u32 own_moves(const Table& t) const;
  int card(int slot) const { return card_[slot]; }
  // The cards of a defender, of those that leave the same lot and are seen alike one.
  int moves(const Table& t, Lot lot, Moves& out) const;

  // These play a card and return whether the declaring side won a trick with it.
  bool play_own(Table& t, int slot) const;
  bool play_hidden(Table& t, int sight) const;
  // What a lot is once the declaring side has played that card.
  Lot lot_after(const Table& t, int slot, Lot lot) const;

 private:
  bool beats(const Table& t, int slot) const;
  bool put(Table& t, int slot, bool best) const;

  int strain_;
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
  Table root_;
  Lots lots_;
};

inline bool Sight::beats(const Table& t, int slot) const {
  if (t.best == NONE) return true;
  if (suit_[slot] == suit_[t.best]) return slot < t.best;
  return suit_[slot] == strain_;
}

inline bool Sight::put(Table& t, int slot, bool best) const {
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

inline bool Sight::play_own(Table& t, int slot) const {
  t.alive ^= 1U << slot;
  t.key ^= own_bit_[slot];
  return put(t, slot, beats(t, slot));
}

inline bool Sight::play_hidden(Table& t, int sight) const {
  const int group = sight >> 1;
  t.key -= radix_[group];
  for (int g = group + 1; g <= groups_; ++g) --t.start[g];
  if (t.start[group] == t.start[group + 1]) t.alive ^= 1U << slot_[group];
  return put(t, slot_[group], sight & 1);
}

inline Lot Sight::lot_after(const Table& t, int slot, Lot lot) const {
  return beats(t, slot) || t.played == 3 ? lot & CARDS : lot;
}

}  // namespace sansatout::endings
