// Contracts of one deal that are the same game: turned to another seat and with the suits renamed.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

namespace sansatout {

// Contracts are numbered 4 * strain + declarer.
constexpr int CONTRACTS = 20;

// A contract as its declarer sees it: who holds which ranks of each suit, counted from the declarer
// on; trumps stand first, the names of the other suits do not count.
inline std::array<std::uint64_t, 5> seen_by_declarer(const std::array<std::uint64_t, 4>& hands, int contract) {
  const int strain = contract / 4, declarer = contract % 4;
  std::array<std::uint64_t, 5> suits{};
  auto end = suits.begin() + 1;
  for (int suit = 0; suit < 4; ++suit) {
    std::uint64_t held = 0;
    for (int i = 0; i < 4; ++i) held = held << 13 | (hands[(declarer + i) & 3] >> (13 * suit) & 0x1fff);
    (suit == strain ? suits[0] : *end++) = held;
  }
  std::sort(suits.begin() + 1, end);
  return suits;
}

// For each contract the first one that is the same game; mostly each is the only one.
inline std::array<int, CONTRACTS> first_alike(const std::array<std::uint64_t, 4>& hands) {
  std::array<std::array<std::uint64_t, 5>, CONTRACTS> seen;
  std::array<int, CONTRACTS> first{};
  for (int contract = 0; contract < CONTRACTS; ++contract) {
    seen[contract] = seen_by_declarer(hands, contract);
    first[contract] = int(std::find(seen.begin(), seen.begin() + contract, seen[contract]) - seen.begin());
  }
  return first;
}

// The declarers of a strain whose contract is the first of its kind, a bit each.
inline unsigned first_declarers(const std::array<int, CONTRACTS>& first, int strain) {
  unsigned out = 0;
  for (int declarer = 0; declarer < 4; ++declarer)
    out |= unsigned(first[4 * strain + declarer] == 4 * strain + declarer) << declarer;
  return out;
}

}  // namespace sansatout
