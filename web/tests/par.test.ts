import { describe, expect, test } from "vitest";
import { danger, grouped } from "../src/lib/par";
import type { ParContract, Seat } from "../src/lib/types";

const played = (contract: string, ...seats: Seat[]): ParContract[] =>
  seats.map((declarer) => ({ contract, declarer, tricks: 9 }));

describe("par", () => {
  test("names a side, and of each strain the highest contract only", () => {
    const contracts = [...played("1NT", "E", "W"), ...played("2NT", "E", "W"), ...played("3C", "E", "W")];
    expect(grouped(contracts)).toEqual([{ by: "EW", contracts: ["3C", "2NT"] }]);
  });

  test("names the one who alone can play it, and both sides where both can", () => {
    const contracts = [...played("4SX", "N", "S"), ...played("4H", "E")];
    expect(grouped(contracts)).toEqual([
      { by: "NS", contracts: ["4SX"] },
      { by: "E", contracts: ["4H"] },
    ]);
  });

  test("says who is vulnerable", () => {
    expect([danger([]), danger(["N", "S"]), danger(["E", "W"]), danger(["N", "E", "S", "W"])]).toEqual([
      "None",
      "NS",
      "EW",
      "All",
    ]);
  });
});
