// Exact endings: the best line of the declaring side when it does not see the defenders' cards.
//
// The game. Every layout of the hidden cards that may be is given with its weight. The declaring
// side, which is to play, settles on a pure policy: a card for everything it may have seen by then.
// Defenders see all cards and know the policy; in each layout they play what holds it to the fewest
// tricks. A line is worth the weighted mean over the layouts of what its tricks are worth. This is
// the best-defence model of Frank and Basin, with expected worth in place of a chance to make.
//
// What is seen. Of a defender's card the policy sees the suit, which cards of the declaring side
// (or lying in the trick when the ending begins) rank above and below it, and whether it is best in
// the trick so far. Hidden cards that touch in that sense look alike, whoever holds them: a policy
// does not go by which of them a defender chose to spend. With this sight the answer is exact.
//
// The search. At each point of the play there is a front: for every policy from there on the tricks
// in each of the layouts still possible, policies left out that another equals or beats in all of
// them. Own turns unite the fronts of the cards; at a defender's turn the fronts of what he may
// show are joined by the minimum, layout by layout. What a layout can bring at all (double dummy,
// or less where another card of the defender's already holds it) caps every front: a policy that
// reaches the caps everywhere ends the work at that point.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine.hpp"

namespace sansatout {

constexpr int MOST_LEFT = 7;  // tricks

struct Ending {
  std::vector<std::array<std::uint64_t, 4>> layouts;  // 52-bit sets, North first
  std::vector<double> weights;
  int strain = 4;
  int leader = 0;
  std::vector<int> trick;
  // What 0, 1, ... more tricks of the declaring side are worth; never less for more.
  std::vector<double> aim;
  std::vector<double> points;  // what they score; does not enter the choice
};

struct EndingCard {
  int card;
  double worth;
  double tricks;  // of a line with this worth, as many as can be
  double points;  // of that line
};

// Whether the layouts agree on the declaring side's cards, and each is a position.
bool sound(const Ending& ending);

// The worth of every legal card of the declaring side. Nothing if that takes more than so many
// steps; Stopped is thrown when the watch says so.
std::vector<EndingCard> solve_ending(const Ending& ending, Watch& watch, std::uint64_t steps);

}  // namespace sansatout
