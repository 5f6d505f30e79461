/** Cards as the protocol writes them (SA, HT) and how a hand is laid out. No rules. */
import type { Seat, Strain, SuitLetter } from "./types";

export const SEATS: Seat[] = ["N", "E", "S", "W"];
export const SUITS: SuitLetter[] = ["S", "H", "C", "D"];
export const STRAINS: Strain[] = ["C", "D", "H", "S", "NT"];
/** As diagrams are written, and hands in the protocol. */
export const WRITTEN: SuitLetter[] = ["S", "H", "D", "C"];

export const suitOf = (card: string) => card[0] as SuitLetter;
export const rankOf = (card: string) => card[1]!;

/** "AK5.KJT64.74.763" as cards, black and red suits in turn. */
export function cardsOf(hand: string): string[] {
  const holdings = hand.split(".");
  return SUITS.flatMap((suit) => {
    const ranks = holdings[WRITTEN.indexOf(suit)] ?? "";
    return [...ranks].map((rank) => suit + rank);
  });
}

/** The holdings of a hand as a diagram has them, from spades to clubs. */
export function inWriting(hand: string): [SuitLetter, string[]][] {
  return WRITTEN.map((suit) => [suit, cardsOf(hand).filter((card) => suitOf(card) === suit)]);
}

/** The holdings of a hand, trumps first where there are any. */
export function bySuit(cards: string[], trumps: Strain | null): [SuitLetter, string[]][] {
  const order = trumps && trumps !== "NT" ? [trumps, ...SUITS.filter((s) => s !== trumps)] : SUITS;
  return order.map((suit) => [suit, cards.filter((card) => suitOf(card) === suit)]);
}

/** How many cards lie in one row of a phone without crowding. */
const ROW = 7;

/** A hand in one row or, where it is too long, two of about the same length: no suit in both, if it can be. */
export function inTwo(suits: string[][]): string[][] {
  const cards = suits.flat();
  if (cards.length <= ROW) return cards.length ? [cards] : [];
  const half = cards.length / 2;
  const ends = suits.map((_, n) => suits.slice(0, n).flat().length);
  const nearest = ends.reduce((best, end) => (Math.abs(end - half) < Math.abs(best - half) ? end : best), 0);
  const at = Math.abs(nearest - half) <= 2.5 ? nearest : Math.ceil(half);
  return [cards.slice(0, at), cards.slice(at)];
}

/** The seat so many places clockwise. */
export function seatAfter(seat: Seat, places: number): Seat {
  return SEATS[(SEATS.indexOf(seat) + places + 4) % 4]!;
}

export type Side = "bottom" | "left" | "top" | "right";
const SIDES: Side[] = ["bottom", "left", "top", "right"];

/** Where a seat is drawn when `me` sits at the bottom; `round` are the seats in the order of play. */
export function sideOf(seat: Seat, me: Seat, round: Seat[] = SEATS): Side {
  return SIDES[(round.indexOf(seat) - round.indexOf(me) + 4) % 4]!;
}

export const columnOf = (seat: Seat) => (seat === "N" || seat === "S" ? "we" : "they");

/** A call or contract in parts: 3NTX, Pass, XX. */
export function bidParts(call: string): { level: string; strain: Strain; doubled: string } | null {
  const found = /^([1-7])(NT|[CDHS])(X{0,2})$/.exec(call);
  return found && { level: found[1]!, strain: found[2] as Strain, doubled: found[3]! };
}
