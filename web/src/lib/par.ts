/** Par in few words: contracts by who plays them, of each strain the highest that scores the same. */
import { bidParts } from "./cards";
import type { ParContract, Seat, Side, Vulnerability } from "./types";

export interface ParGroup {
  /** A side if either of its players can, else the one who can. */
  by: Side | Seat;
  contracts: string[];
}

const SIDES: [Side, Seat[]][] = [
  ["NS", ["N", "S"]],
  ["EW", ["E", "W"]],
];
const ORDER = ["C", "D", "H", "S", "NT"];

function highest(contracts: string[]): string[] {
  const found: Record<string, string> = {};
  for (const contract of contracts) {
    const { level, strain, doubled } = bidParts(contract)!;
    const best = found[strain + doubled];
    if (!best || level > bidParts(best)!.level) found[strain + doubled] = contract;
  }
  const rank = (contract: string) => ORDER.indexOf(bidParts(contract)!.strain);
  return Object.values(found).sort((one, other) => rank(one) - rank(other));
}

export function grouped(contracts: ParContract[]): ParGroup[] {
  const groups: ParGroup[] = [];
  for (const [side, seats] of SIDES) {
    const of = (seat: Seat) => contracts.filter((one) => one.declarer === seat).map((one) => one.contract);
    const [first, second] = seats as [Seat, Seat];
    const both = of(first).filter((one) => of(second).includes(one));
    groups.push({ by: side, contracts: highest(both) });
    for (const seat of seats)
      groups.push({ by: seat, contracts: highest(of(seat).filter((one) => !both.includes(one))) });
  }
  return groups.filter((group) => group.contracts.length);
}

/** Who is vulnerable, in one word. */
export function danger(seats: Seat[]): Vulnerability {
  const [ns, ew] = [seats.includes("N"), seats.includes("E")];
  return ns && ew ? "All" : ns ? "NS" : ew ? "EW" : "None";
}
