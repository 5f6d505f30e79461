// Sure lines: which cards of the declaring side still reach so many tricks whatever layout of the
// hidden cards it meets, and which cards of the defenders leave it such a line.
//
// The game. Everybody sees what was played. The declaring side has a sure line if it can answer
// every card that a defender may hold in some layout that agrees with all that was seen. Nobody has
// to settle on a layout before the end, so this is a game between two players who know the same: if
// there is no sure line, the defenders have an answer to every line.
//
// Layouts. Hidden cards of a suit that no card of `apart` lies between form a group; one that is of
// `apart` itself is alone. The layouts must be closed under exchanging cards of a group; then how
// many of each group the first defender holds is all there is to know. They are a list of such
// counts, or all that keep two lengths and the suits that a defender is out of, which play never
// makes into anything else.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine.hpp"

namespace sansatout {

constexpr int MOST_SURE = 8;  // tricks

// Other rules of play, to see what a line depends on.
enum Otherwise : unsigned {
  AS_EVER = 0,
  FREE_LEADS = 1,     // the declaring side leads from either hand once it has won a trick
  NO_RUFFS = 2,       // defenders ruff only if they hold nothing else
  LEAD_BACK = 4,      // after a trick of the defenders the declaring side leads, from either hand
  IDLE_DISCARDS = 8,  // a defender who cannot follow need not part with a card
};

struct SureEnding {
  std::vector<std::array<std::uint64_t, 4>> layouts;  // 52-bit sets, North first
  // Whether one layout stands for all with its lengths in which each seat is out of these suits.
  bool every = false;
  std::array<unsigned, 4> out_of{};
  int strain = 4;
  int leader = 0;
  std::vector<int> trick;
  int declarer = 0;
  std::uint64_t apart = 0;
  int need = 0;
  unsigned otherwise = AS_EVER;
};

struct SureCard {
  int card;
  bool sure;
};

// Whether the layouts agree on the declaring side's cards, and each is a position.
bool sound(const SureEnding& ending);

// Every card that may be played now, in some layout where a defender is to play. Nothing if that
// takes more than so many steps; Stopped is thrown when the watch says so.
std::vector<SureCard> solve_sure(const SureEnding& ending, Watch& watch, std::uint64_t steps);

}  // namespace sansatout
