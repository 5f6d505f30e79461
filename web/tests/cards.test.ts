import { describe, expect, test } from "vitest";
import { bidParts, bySuit, cardsOf, columnOf, inTwo, seatAfter, SEATS, sideOf, suitOf } from "../src/lib/cards";

describe("hands", () => {
  test("are laid out with black and red suits in turn", () => {
    expect(cardsOf("AK.QT..2")).toEqual(["SA", "SK", "HQ", "HT", "C2"]);
  });

  test("keep all thirteen cards", () => {
    expect(new Set(cardsOf("AK5.KJT64.74.763")).size).toBe(13);
  });

  test("show trumps first", () => {
    const suits = (trumps: Parameters<typeof bySuit>[1]) => bySuit(cardsOf("A.K.Q.J"), trumps).map(([suit]) => suit);
    expect(suits("D")).toEqual(["D", "S", "H", "C"]);
    expect(suits("NT")).toEqual(["S", "H", "C", "D"]);
    expect(suits(null)).toEqual(suits("NT"));
  });

  const rows = (hand: string) => inTwo(bySuit(cardsOf(hand), null).map(([, cards]) => cards));

  test("lie in one row of a phone as soon as they fit", () => {
    expect(rows("A...2")).toEqual([["SA", "C2"]]);
    expect(rows("AK5.K64..7").map((row) => row.length)).toEqual([7]);
    expect(rows("AK5.K64.9.7")).toHaveLength(2);
  });

  test("split no suit between two rows unless one is so long that it has to be", () => {
    const split = (hand: string) => {
      const [first = [], second = []] = rows(hand);
      return first.some((card) => second.map(suitOf).includes(suitOf(card)));
    };
    for (const hand of ["AK5.KJT64.74.763", "AQ963.AKQ5.A5.K3", "A.KJT6432.74.763", "AKQ2.J.T98.76543"])
      expect([hand, split(hand)]).toEqual([hand, false]);
    expect(split("A2.KQJT98765.74.")).toBe(true);
  });
});

describe("seats", () => {
  test("go round clockwise, and back", () => {
    expect(SEATS.map((seat) => seatAfter(seat, 1))).toEqual(["E", "S", "W", "N"]);
    for (const seat of SEATS) expect(seatAfter(seatAfter(seat, 3), 1)).toBe(seat);
    expect(seatAfter("N", -1)).toBe("W");
  });

  test("stand so that my left-hand neighbour is on the left and my partner on top", () => {
    for (const me of SEATS)
      expect([0, 1, 2, 3].map((places) => sideOf(seatAfter(me, places), me))).toEqual([
        "bottom",
        "left",
        "top",
        "right",
      ]);
  });

  test("share the column of their side", () => {
    expect(SEATS.map(columnOf)).toEqual(["we", "they", "we", "they"]);
  });
});

test.each([
  ["3NTX", { level: "3", strain: "NT", doubled: "X" }],
  ["7CXX", { level: "7", strain: "C", doubled: "XX" }],
  ["1S", { level: "1", strain: "S", doubled: "" }],
])("%s is a bid in parts", (call, parts) => {
  expect(bidParts(call)).toEqual(parts);
});

test.each(["Pass", "X", "XX", "8C", "3N", "1SXXX", ""])("%s is no bid", (call) => {
  expect(bidParts(call)).toBeNull();
});
