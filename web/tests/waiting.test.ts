import { describe, expect, test } from "vitest";
import { awaited, robotMissing } from "../src/lib/awaited";
import { doing } from "../src/lib/doing";
import { Pauses, retryAfter } from "../src/lib/pauses";
import type { RoomPlayer, RoomView, View } from "../src/lib/types";
import { hear } from "./texts";

const person: RoomPlayer = { name: "", kind: "person", level: null, system: null, here: true, acts: "person" };
const players: Record<string, RoomPlayer> = {
  ann: person,
  ben: person,
  cleo: { ...person, here: false },
  robot: { ...person, kind: "robot", acts: "robot" },
};
const room = { players, ready: ["ann"] } as unknown as RoomView;
const seats = { N: "ann", E: "ben", S: "cleo", W: "robot" };
const view = (more: object) =>
  ({ players: seats, stage: "deal", pending: null, deal: null, ...more }) as unknown as View;

describe("a table waits", () => {
  test("for who is to act, unless that is me, a robot or somebody away", () => {
    const turn = (actor: string) => awaited(view({ deal: { actor } }), room, "ann");
    expect([turn("N"), turn("E"), turn("S"), turn("W")]).toEqual([[], ["ben"], [], []]);
  });

  test("for who chooses a remedy before whose turn it is", () => {
    const deal = { actor: "E", law: { offers: [{ chooser: ["N"] }] } };
    expect(awaited(view({ deal }), room, null)).toEqual(["ann"]);
  });

  test("for who is not ready between two deals", () => {
    expect(awaited(view({ stage: "between" }), room, null)).toEqual(["ben"]);
  });
});

test("robots from elsewhere that have not come are waited for, and no cards are shuffled", () => {
  hear("en");
  const table = (here: boolean) => ({
    view: view({ stage: "shuffle", actions: [] }),
    room: { started: true, players: { ...players, robot: { ...players.robot, here } } } as unknown as RoomView,
    me: null,
  });
  expect([true, false].map((here) => robotMissing(table(here).room))).toEqual([false, true]);
  expect(doing(table(true)).text).toBe("The cards are being shuffled.");
  expect(doing(table(false)).text).toBe("The table waits for players.");
});

describe("pauses", () => {
  test("grow up to five seconds, and begin anew", () => {
    const pauses = new Pauses();
    const first = pauses.next();
    const all = Array.from({ length: 20 }, () => pauses.next());
    expect(first).toBeLessThanOrEqual(450);
    expect(Math.max(...all)).toBeLessThanOrEqual(5000);
    expect(all.at(-1)).toBeGreaterThan(first);
    pauses.reset();
    expect(pauses.next()).toBeLessThanOrEqual(450);
  });

  test("are not the same for all who were at one server", () => {
    const first = Array.from({ length: 200 }, () => new Pauses().next());
    expect(Math.max(...first) - Math.min(...first)).toBeGreaterThan(250);
  });

  test("are no shorter than the server asks", () => {
    expect(new Pauses().next(30)).toBeGreaterThanOrEqual(30_000);
    expect(retryAfter({ arguments: { retry_after: 7 } })).toBe(7);
    expect([retryAfter({}), retryAfter({ arguments: { retry_after: "soon" } })]).toEqual([0, 0]);
  });
});
