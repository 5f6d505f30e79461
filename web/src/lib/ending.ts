/** The play of a problem as it is shown, card after card. No rules: who won a trick plays on. */
import { cardsOf, suitOf, rankOf, WRITTEN } from "./cards";
import type { CardView, Seat } from "./types";

/** The trick that lies on the table after so many cards; a full one lies until the next card. */
export function lying(cards: CardView[], count: number): CardView[] {
  return count ? cards.slice(Math.floor((count - 1) / 4) * 4, count) : [];
}

/** Who won the trick that lies there in full; `next` plays after the last card. */
export function winner(cards: CardView[], count: number, next: Seat): Seat | null {
  return count && count % 4 === 0 ? (cards[count]?.seat ?? next) : null;
}

/** A hand after cards have been played from it. */
export function without(hand: string, played: CardView[]): string {
  const gone = new Set(played.map((one) => one.card));
  const left = cardsOf(hand).filter((card) => !gone.has(card));
  return WRITTEN.map((suit) =>
    left
      .filter((card) => suitOf(card) === suit)
      .map(rankOf)
      .join(""),
  ).join(".");
}
