import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { newActId } from "../src/lib/ids";
import { Pulse } from "../src/lib/pulse";
import { TableSocket } from "../src/lib/socket.svelte";
import { Underway } from "../src/lib/underway";
import type { Action, View } from "../src/lib/types";
import { hear } from "./texts";

const CARD = { kind: "play", payload: { card: "SA" } } as unknown as Action;
const view = (seq: number, more: object = {}) =>
  ({
    seq,
    you: "S",
    stage: "deal",
    laws: "enforced",
    players: {},
    actions: [CARD],
    deal: null,
    ...more,
  }) as unknown as View;

/** A server of which only the socket is seen. */
class Fake {
  static readonly OPEN = 1;
  static all: Fake[] = [];
  readyState = 1;
  sent: { t: string; id: unknown; seq?: number; payload?: unknown }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Fake.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Fake["sent"][number]);
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  greet(seq: number, chat: object[] = []): void {
    const hello = {
      t: "hello",
      you: { player: "p3", seat: "S" },
      view: view(seq),
      room: { players: {}, stores: true },
      chat,
    };
    this.tell(hello);
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
const newest = () => Fake.all.at(-1)!;
/** Let the next try to connect be made. */
const again = async () => {
  await vi.advanceTimersByTimeAsync(1000);
  return newest();
};

let table: TableSocket;

beforeEach(async () => {
  hear("en");
  vi.useFakeTimers();
  Fake.all = [];
  vi.stubGlobal("WebSocket", Fake);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ person: "me", name: "" }))));
  // Whether there is a newer page is looked up in the one that comes.
  vi.stubGlobal(
    "DOMParser",
    class {
      parseFromString = () => ({ querySelector: () => null });
    },
  );
  table = new TableSocket("one");
  await vi.advanceTimersByTimeAsync(0);
  newest().greet(7);
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("an act that no answer came to", () => {
  test("is sent again with its id and seq when the line is back", async () => {
    table.act(CARD);
    const [first] = newest().sent;
    newest().close();
    expect(table.link).toBe("lost");
    const back = await again();
    // What it led to may be seen already; whether it was mine only the server knows.
    back.greet(8);
    expect(back.sent).toEqual([first]);
    expect(typeof first!.id).toBe("string");
    back.tell({ t: "ack", id: first!.id, seq: 8 });
    back.close();
    (await again()).greet(8);
    expect(newest().sent).toEqual([]);
    expect(table.error).toBe("");
  });

  test("is told of if it was not done and the table has gone on", async () => {
    table.act(CARD);
    newest().close();
    const back = await again();
    back.greet(9);
    back.tell({ t: "error", id: back.sent[0]!.id, message: "sequence", arguments: { expected: 9 }, text: "" });
    expect(table.error).toContain("choose again");
  });

  test("is not sent a second time by a second click", async () => {
    table.act(CARD);
    newest().close();
    const back = await again();
    back.greet(7);
    table.act(CARD);
    expect(back.sent).toHaveLength(1);
  });

  test("is not sent a second time while what became of it waits behind a full trick", () => {
    const deal = { number: 1, trick: { complete: true, cards: [] } };
    const tell = (seq: number, more: object) =>
      newest().tell({ t: "view", view: view(seq, { deal, ...more }), last: null });
    tell(8, {});
    table.act(CARD);
    const [sent] = newest().sent;
    newest().tell({ t: "ack", id: sent!.id, seq: 9 });
    tell(9, { actions: [] });
    expect(table.view?.seq).toBe(8);
    table.act(CARD);
    expect(newest().sent).toEqual([sent]);
    expect(table.view?.seq).toBe(9);
  });
});

test("what was said and not answered is said again as it was, until it is answered", async () => {
  table.say("hello");
  const [said] = newest().sent;
  newest().close();
  const back = await again();
  back.greet(7);
  expect(back.sent).toEqual([said]);
  expect(typeof said!.id).toBe("string");
  back.tell({ t: "ack", id: said!.id, seq: 7 });
  back.close();
  (await again()).greet(7);
  expect(newest().sent).toEqual([]);
  expect(table.unsaid).toBe("");
});

test("what was said and refused is there to be said later", () => {
  table.say("hello");
  newest().tell({ t: "error", id: newest().sent[0]!.id, message: "watchers-are-silent", arguments: {}, text: "" });
  expect(table.unsaid).toBe("hello");
});

describe("a server that lets go", () => {
  test.each(["stopping", "elsewhere", "slow"])("of a socket as %s is come back to at once", async (reason) => {
    newest().tell({ t: "gone", reason });
    newest().close(4000);
    expect(table.link).toBe("lost");
    await vi.advanceTimersByTimeAsync(500);
    expect(Fake.all).toHaveLength(2);
    newest().greet(7);
    expect([table.link, table.gone]).toEqual(["open", ""]);
  });

  test("for good is not asked again", async () => {
    newest().tell({ t: "gone", reason: "too-many" });
    newest().close(4000);
    expect(table.link).toBe("refused");
    await again();
    expect(Fake.all).toHaveLength(1);
  });

  test("silently is found out: soon after an act, later if nothing is asked", async () => {
    table.act(CARD);
    await vi.advanceTimersByTimeAsync(7000);
    expect(Fake.all).toHaveLength(2);
    newest().greet(7);
    newest().tell({ t: "ack", id: newest().sent[0]!.id, seq: 8 });
    await vi.advanceTimersByTimeAsync(22_000);
    expect(newest().sent.at(-1)).toEqual({ t: "ping" });
    newest().tell({ t: "pong", id: null });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(Fake.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(Fake.all).toHaveLength(3);
  });

  test("before it greets is left for the next one", async () => {
    newest().close();
    await again();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(Fake.all).toHaveLength(3);
  });

  test("is waited for while it says that it cannot store", async () => {
    newest().tell({ t: "room", room: { players: {}, stores: false } });
    table.act(CARD);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(Fake.all).toHaveLength(1);
  });
});

describe("a line", () => {
  test("is dead when nothing comes for five seconds to what was asked", () => {
    const pulse = new Pulse(0);
    expect([pulse.look(20_000), pulse.look(20_001)]).toEqual(["well", "ask"]);
    pulse.asked(21_000);
    pulse.asked(25_000);
    expect([pulse.look(26_000), pulse.look(26_001)]).toEqual(["well", "dead"]);
    pulse.heard(26_002);
    expect(pulse.look(40_000)).toBe("well");
  });
});

describe("ids of acts", () => {
  test("are never the same again, also not on a page that is loaded later", async () => {
    const here = Array.from({ length: 50 }, newActId);
    vi.resetModules();
    const later = await import("../src/lib/ids");
    const all = [...here, ...Array.from({ length: 50 }, later.newActId)];
    expect(new Set(all).size).toBe(100);
    expect(Math.max(...all.map((id) => id.length))).toBeLessThanOrEqual(64);
  });
});

describe("acts underway", () => {
  const sent = (action: Action) => ({ view: view(7), action, payload: action.payload, tries: 1 });

  test("stay as they are until they are answered", () => {
    const underway = new Underway();
    underway.add("a-1", sent(CARD));
    expect(underway.unanswered.map(([id]) => id)).toEqual(["a-1"]);
    underway.done("a-1");
    expect(underway.unanswered).toEqual([]);
  });

  test("that others overtook are sent anew if they can be said at any time", () => {
    const underway = new Underway();
    const ask = { kind: "ask", payload: { what: "undo" } } as unknown as Action;
    for (const [id, action] of [
      ["a-1", CARD],
      ["a-2", ask],
    ] as const)
      underway.add(id, sent(action));
    for (const id of ["a-1", "a-2"]) underway.refused({ id, message: "sequence", arguments: { expected: 8 } } as never);
    expect(underway.judged(view(7))).toEqual([]);
    const verdicts = underway.judged(view(8, { actions: [ask] })).map(({ verdict }) => verdict);
    expect(verdicts).toEqual(["told", "again"]);
  });
});
