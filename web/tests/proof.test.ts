import { describe, expect, test } from "vitest";
import { sha256 } from "../src/proof/sha256";
import { commitment, dealt, tableCut, toHex } from "../src/proof/shuffle";
import type { Note } from "../src/proof/record";
import { judged } from "../src/proof/verdict";
import type { DealPage, DealProof } from "../src/lib/types";

const bytes = (length: number) => Uint8Array.from({ length }, (_, n) => (n * 31 + length) % 256);

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])("SHA-256 of %d bytes is the browser's", async (length) => {
  const data = bytes(length);
  expect(toHex(sha256(data))).toBe(toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", data))));
});

const SECRET = "07".repeat(32);
const alone: DealProof = {
  secret: SECRET,
  commitment: commitment(SECRET),
  contributions: {},
  cut: 30,
  cut_by: "S",
  table: "t1",
  deal: 3,
  dealer: "E",
  cards: "",
};
const together: DealProof = {
  ...alone,
  contributions: { N: "11".repeat(32), W: "33".repeat(32) },
  cut: 9,
  cut_by: null,
};
const written = (proof: DealProof) => {
  const hands = dealt(proof);
  return `N:${hands.N} ${hands.E} ${hands.S} ${hands.W}`;
};

describe("the shuffle done again", () => {
  test("gives the hands that sansatout.table.shuffle gives", () => {
    expect(written(alone)).toBe("N:T82.QJ8742.Q.754 QJ53.AKT.KT.K832 K97.53.A9764.AQJ A64.96.J8532.T96");
    expect(written(together)).toBe("N:98.T652.AJ632.Q7 KT7643.Q83.K5.J9 J.AJ4.T984.KT432 AQ52.K97.Q7.A865");
    expect(tableCut(together)).toBe(9);
  });

  test("gives others for another cut, table, deal or number", () => {
    const others = [
      { ...together, cut: 31 },
      { ...together, table: "t2" },
      { ...together, deal: 4 },
      { ...together, contributions: { ...together.contributions, N: "12".repeat(32) } },
    ];
    expect(new Set([together, ...others].map(written)).size).toBe(5);
  });
});

describe("a finished deal", () => {
  const deal = { hands: dealt(together), proof: together } as unknown as DealPage;
  const note: Note = {
    room: "r",
    table: "t1",
    deal: 3,
    commitment: commitment(SECRET),
    seat: "N",
    number: "11".repeat(32),
    cut: null,
    people: ["N", "W"],
    hand: dealt(together).N,
  };

  test("is fair where everything that was noted came true", () => {
    expect(judged(deal, note)).toEqual({ verdict: "fair", faults: [], givers: ["N", "W"] });
  });

  test("is unseen without a note, and chosen without a shuffle", () => {
    expect(judged(deal, null).verdict).toBe("unseen");
    expect(judged({ ...deal, proof: null }, note).verdict).toBe("chosen");
  });

  test.each([
    ["commitment", { commitment: commitment("08".repeat(32)) }],
    ["commitment", { deal: 4 }],
    ["number", { number: "44".repeat(32) }],
    ["cut", { cut: 12 }],
    ["robot", { people: ["N"] }],
    ["hand", { hand: dealt(together).S }],
  ] as [string, Partial<Note>][])("is wrong by its %s where the note says %o", (fault, other) => {
    expect(judged(deal, { ...note, ...other })).toMatchObject({ verdict: "wrong", faults: [fault] });
  });

  test("is wrong where the hands or the table's cut do not follow from the secret", () => {
    expect(judged({ ...deal, hands: dealt(alone) }, null).faults).toEqual(["pack"]);
    const moved = { ...together, cut: 10 };
    expect(judged({ ...deal, hands: dealt(moved), proof: moved }, null).faults).toEqual(["table-cut"]);
  });
});
