import { describe, expect, test } from "vitest";
import { lying, winner, without } from "../src/lib/ending";
import type { CardView } from "../src/lib/types";

describe("an ending card after card", () => {
  const cards: CardView[] = [
    { seat: "W", card: "S5" },
    { seat: "N", card: "SA" },
    { seat: "E", card: "S2" },
    { seat: "S", card: "S3" },
    { seat: "N", card: "HK" },
  ];

  test("a full trick lies until the next card is led", () => {
    expect(lying(cards, 0)).toEqual([]);
    expect(lying(cards, 4)).toEqual(cards.slice(0, 4));
    expect(lying(cards, 5)).toEqual(cards.slice(4));
  });

  test("who won it plays on", () => {
    expect(winner(cards, 3, "S")).toBeNull();
    expect(winner(cards, 4, "S")).toBe("N");
    expect(winner(cards.slice(0, 4), 4, "E")).toBe("E");
  });

  test("a hand loses the cards that were played", () => {
    expect(without("A9.K.T.", cards)).toBe("9..T.");
  });
});
