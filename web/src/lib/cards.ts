/** Cards as the protocol writes them (SA, HT) and how a hand is laid out. No rules. */
import type { Seat, Strain, SuitLetter } from "./types";

export const SEATS: Seat[] = ["N", "E", "S", "W"];
export const SUITS: SuitLetter[] = ["S", "H", "C", "D"];
export const STRAINS: Strain[] = ["C", "D", "H", "S", "NT"];
const WRITTEN: SuitLetter[] = ["S", "H", "D", "C"];

export const suitOf = (card: string) => card[0] as SuitLetter;
export const rankOf = (card: string) => card[1]!;
export const shownRank = (rank: string) => (rank === "T" ? "10" : rank);

/** "AK5.KJT64.74.763" as cards, black and red suits in turn. */
export function cardsOf(hand: string): string[] {
  const holdings = hand.split(".");
  return SUITS.flatMap((suit) => {
    const ranks = holdings[WRITTEN.indexOf(suit)] ?? "";
    return [...ranks].map((rank) => suit + rank);
  });
}

/** The holdings of a hand, trumps first where there are any. */
export function bySuit(cards: string[], trumps: Strain | null): [SuitLetter, string[]][] {
  const order = trumps && trumps !== "NT" ? [trumps, ...SUITS.filter((s) => s !== trumps)] : SUITS;
  return order.map((suit) => [suit, cards.filter((card) => suitOf(card) === suit)]);
}

/** The seat so many places clockwise. */
export function seatAfter(seat: Seat, places: number): Seat {
  return SEATS[(SEATS.indexOf(seat) + places + 4) % 4]!;
}

export type Side = "bottom" | "left" | "top" | "right";
const SIDES: Side[] = ["bottom", "left", "top", "right"];

/** Where a seat is drawn when `me` sits at the bottom. */
export function sideOf(seat: Seat, me: Seat): Side {
  return SIDES[(SEATS.indexOf(seat) - SEATS.indexOf(me) + 4) % 4]!;
}

export const columnOf = (seat: Seat) => (seat === "N" || seat === "S" ? "we" : "they");

/** A call or contract in parts: 3NTX, Pass, XX. */
export function bidParts(call: string): { level: string; strain: Strain; doubled: string } | null {
  const found = /^([1-7])(NT|[CDHS])(X{0,2})$/.exec(call);
  return found && { level: found[1]!, strain: found[2] as Strain, doubled: found[3]! };
}
