// One card after another, for the player whose turn it is.
#pragma once

#include "search.hpp"

namespace sansatout::SANSATOUT_ISA {

template <int POS>
[[gnu::always_inline]] inline Result Search::step(Trick& t, int card, u64 beat, u64 rest, u64 shape, int best) {
  const int seat = (t.leader + POS) & 3;
  const u64 b = bit(card);
  hand[seat] ^= b;
  rest ^= b;
  shape -= one(seat, card);
  if (POS == 0 || (beat & b)) {
    beat = beaters(card);
    best = card | POS << 8;
  }
  Result r;
  if constexpr (POS < 3) {
    r = play<POS + 1>(t, beat, rest, shape, best);
  } else {
    const int place = best >> 8, winner = (t.leader + place) & 3, left = t.tricks - 1;
    if (place & 1) {
      r = start(winner, t.tricks - t.need, left, rest, shape);
      r.value = left - r.value;
    } else {
      r = start(winner, t.need - 1, left, rest, shape);
      r.value += 1;
    }
    const int c = best & 63;
    if (count((t.all ^ rest) & lane(suit_of(c))) > 1) r.wins |= bit(c);
  }
  hand[seat] ^= b;
  return r;
}

template <int POS>
Result Search::play(Trick& t, u64 beat, u64 rest, u64 shape, int best) {
  if constexpr (POS == 1) {
    Result r;
    if (winner_sure(t, best & 63, shape, r)) return r;
  }
  const int seat = (t.leader + POS) & 3;
  const u64 mine = hand[seat];
  const u64 follow = POS == 0 ? 0 : mine & t.lane;
  const u64 legal = follow ? follow : mine;
  const u64 others = (POS == 0 ? rest : rest | bit(best & 63)) & ~legal;
  const Turn turn{beat, rest, shape, best, seat, legal, others, group_tops(legal, others)};
  if (!(turn.tops & (turn.tops - 1))) return only_card<POS>(t, turn);
  return follow ? follow_suit<POS>(t, turn) : any_suit<POS>(t, turn);
}

// One card, or cards that are all one.
template <int POS>
[[gnu::always_inline]] inline Result Search::only_card(Trick& t, const Turn& turn) {
  const int c = top(turn.tops);
  Result r = step<POS>(t, c, turn);
  if (!enough<POS>(t, r) && (r.wins & lane(suit_of(c))) >> c) r.wins |= turn.lowest_like(c);
  return r;
}

template <int POS>
[[gnu::always_inline]] inline Result Search::follow_suit(Trick& t, const Turn& turn) {
  Hint hint;
  u64 left = turn.tops, first = 0;
  bool ordered = false, high = false;
  // The last hand is the commonest, and its order good enough without a hint.
  int c = POS == 3 ? NONE : hinted<POS>(hint, t, turn);
  if (c != NONE) left = turn.without_group(c);
  Result out = nothing<POS>();
  for (;;) {
    if (POS == 3 || c == NONE) {
      if (!ordered) first = first_choice<POS>(high, left, t, turn);
      ordered = true;
      const u64 from = first & left;
      c = !from ? bottom(left) : high ? top(from) : bottom(from);
      left ^= bit(c);
    }
    const Result r = step<POS>(t, c, turn);
    if (enough<POS>(t, r)) {
      if constexpr (POS < 3) hint.keep(c);
      return r;
    }
    // As add_failed, of one suit: here a branch is the faster.
    out.value = POS % 2 == 0 ? std::max(out.value, r.value) : std::min(out.value, r.value);
    out.wins |= r.wins;
    const u64 w = r.wins & t.lane;
    if (w >> c)
      out.wins |= turn.lowest_like(c);
    else
      left &= down_to(w);
    if (!left) return out;
    c = NONE;
  }
}

template <int POS>
[[gnu::always_inline]] inline Result Search::any_suit(Trick& t, const Turn& turn) {
  Hint hint;
  u64 left = turn.tops;
  Moves moves;
  const auto order = [&](u64 cards) {
    if constexpr (POS == 0)
      order_leads(moves, cards, turn.seat, t.all);
    else
      order_void<POS>(moves, cards, t, turn.beat, turn.best, turn.seat, turn.shape);
  };
  int c = POS == 3 ? NONE : hinted<POS>(hint, t, turn);
  bool ordered = c == NONE;
  if (ordered)
    order(left);
  else
    left = turn.without_group(c);
  Result out = nothing<POS>();
  for (int i = 0;;) {
    if (POS == 3 || c == NONE) {
      if (i < moves.size) {
        c = moves.card[i++];
        if (!(left & bit(c))) {
          c = NONE;
          continue;
        }
      } else {
        if (!left) return out;
        c = top(left);
      }
      left ^= bit(c);
    }
    const Result r = step<POS>(t, c, turn);
    if (enough<POS>(t, r)) {
      if constexpr (POS < 3) hint.keep(c);
      return r;
    }
    left &= add_failed<POS>(out, r, c, turn);
    if (!ordered) {
      order(left);
      ordered = true;
    }
    c = NONE;
  }
}

}  // namespace sansatout::SANSATOUT_ISA
