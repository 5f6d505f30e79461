// Which layouts of the hidden cards are still possible while a sure line is sought, in two ways: any
// list of them, or all that keep two lengths. Both are narrowed down by what a defender shows.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace sansatout::sure {

using u64 = std::uint64_t;

constexpr int suit_of(int card) { return card / 13; }
constexpr u64 suit_cards(int suit) { return 0x1fffULL << (13 * suit); }

inline u64 mix(u64 x) {
  x += 0x9e3779b97f4a7c15ULL;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

// How many cards of each group, four bits a group.
using Counts = u64;

struct Table {
  std::array<u64, 2> own{};  // the hand of declarer and that of dummy
  Counts rest = 0;           // cards of each group that are out
  std::array<signed char, 4> in_suit{};  // how many that is in each suit
  u64 out = 0;               // the highest card of every group that is not spent
  int leader = 0;
  int played = 0;
  int led = 4;
  int best = -1;   // card; of a group its highest
  int group = -1;  // of the best card
  const int* suit_of_group = nullptr;
  bool over = false, under = false;  // whether others of that group rank above and below it
  int winner = 0;
  int need = 0;
  int left = 0;
  bool either = false;  // whether the declaring side leads from the hand it likes

  int turn() const { return (leader + played) & 3; }
};

// What a defender shows by a card: the group, and the suits of which he has none. Without a group he
// shows no card.
struct Shown {
  bool first;  // whether it is the defender whose cards are counted
  int group;
  unsigned none;
};

// Any layouts: what the first defender holds in each.
class Listed {
 public:
  std::vector<Counts> lots;  // in order
  // The layouts that agree with what is shown, in `kept`; whether there are any.
  bool keep(const Table& t, const Shown& shown, const std::array<Counts, 4>& groups,
            Listed& kept) const {
    kept.lots.clear();
    Counts none = 0;
    for (int suit = 0; suit < 4; ++suit)
      if (shown.none >> suit & 1) none |= groups[std::size_t(suit)];
    const Counts one = shown.group < 0 ? 0 : 1ULL << (4 * shown.group);
    for (Counts lot : lots) {
      const Counts held = shown.first ? lot : t.rest - lot;
      if (!(held & none) && (!one || (held & 15 * one))) kept.lots.push_back(shown.first ? lot - one : lot);
    }
    return !kept.lots.empty();
  }

  std::array<u64, 2> hash() const {
    u64 sum = 0, squares = 0;
    for (Counts lot : lots) {
      const u64 h = mix(lot);
      sum += h;
      squares += h * h;
    }
    return {sum, squares};
  }
};

// All layouts in which each defender holds so many cards, and none of the suits that he is out of.
class Lengths {
 public:
  std::array<signed char, 2> cards{};
  std::array<unsigned char, 2> out_of{};

  bool keep(const Table& t, const Shown& shown, const std::array<Counts, 4>&, Lengths& kept) const {
    kept = *this;
    const std::size_t who = shown.first ? 0 : 1;
    auto rest = t.in_suit;
    kept.out_of[who] |= static_cast<unsigned char>(shown.none);
    if (shown.group >= 0) {
      const int suit = t.suit_of_group[std::size_t(shown.group)];
      if (kept.out_of[who] >> suit & 1) return false;
      --kept.cards[who];
      --rest[std::size_t(suit)];
    }
    return kept.settle(rest);
  }

  // Draws every conclusion about who is out of what; whether such layouts exist.
  bool settle(const std::array<signed char, 4>& rest) {
    for (int round = 0; round < 2; ++round) {
      std::array<int, 2> least{};
      for (std::size_t suit = 0; suit < 4; ++suit) {
        const unsigned bit = 1U << suit;
        const bool a = (out_of[0] & bit) != 0, b = (out_of[1] & bit) != 0;
        if (!rest[suit]) {
          out_of[0] |= static_cast<unsigned char>(bit);
          out_of[1] |= static_cast<unsigned char>(bit);
        } else if (a && b) {
          return false;
        } else if (a) {
          least[1] += rest[suit];
        } else if (b) {
          least[0] += rest[suit];
        }
      }
      if (least[0] > cards[0] || least[1] > cards[1]) return false;
      for (std::size_t who = 0; who < 2; ++who)
        if (least[who] == cards[who])
          out_of[who] |= static_cast<unsigned char>(15 & ~out_of[1 - who]);
    }
    return true;
  }

  std::array<u64, 2> hash() const {
    const u64 all = u64(cards[0]) | u64(cards[1]) << 8 | u64(out_of[0]) << 16 | u64(out_of[1]) << 24;
    return {mix(all), mix(~all)};
  }
};

}  // namespace sansatout::sure
