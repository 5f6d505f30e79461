import { beforeEach, describe, expect, test } from "vitest";
import { chosenBy, entered, first, pressed, type Chosen } from "../src/lib/entry";
import { thought } from "../src/lib/thoughts";
import type { EntryField, EntryForm, EntryKey } from "../src/lib/types";
import { hear } from "./texts";

beforeEach(() => hear("en"));

describe("what a robot thought", () => {
  const ace = { kind: "play", payload: { card: "SA" } };

  test("is told in words, messages within messages too", () => {
    const count = { id: "robot-count-suit-honour-tricks", arguments: { strain: "♥" } };
    const reason = { id: "robot-at-least", arguments: { count, bound: "2½" } };
    const { reason: text } = thought({ ...ace, reason, rules: [], samples: 0 });
    expect(text).not.toContain("robot-");
    expect(text).toContain("2½");
  });

  test("names what was weighed, what it would bring and by which rules", () => {
    const reason = { id: "robot-play-cash", arguments: {} };
    const weighed = { ...ace, points: 12.3, tricks: 9.5, rules: ["BW-PLAY-4"], reason };
    const { others } = thought({ ...ace, reason, candidates: [weighed] });
    expect(others[0]!.act).toBe("ace of spades");
    expect(others[0]!.worth).toBe("12.3 points expected, 9.5 tricks expected");
    expect(others[0]!.rules).toEqual(["BW-PLAY-4"]);
  });
});

describe("a deal of real cards", () => {
  const key = (writes: string, more: Partial<EntryKey> = {}): EntryKey => ({
    writes,
    label: writes,
    sets: {},
    of: "",
    when: {},
    line: "",
    ...more,
  });
  const field = (name: string, keys: EntryKey[], more: Partial<EntryField> = {}): EntryField => ({
    name,
    label: "page-contract",
    keys,
    first: "",
    looks: "text",
    joined: false,
    several: false,
    part: "",
    when: {},
    ...more,
  });
  const clubs = { strain: ["C"] };
  const form: EntryForm = {
    line: "{strain} {times} {who}:{tricks} {chicane} {board}",
    fields: [
      field("strain", [key("C", { sets: { tricks: "9" } }), key("NT")], { first: "NT" }),
      field("times", [key(""), key("x2")]),
      field("who", [key("we"), key("they")]),
      field("tricks", [key("7"), key("9"), key("10")]),
      field("chicane", [key("chicane we"), key("chicane they")], { several: true, when: clubs }),
      field("board", [key("board")], { looks: "number" }),
      field("down", [key("no"), key("yes", { line: "{strain} laid-down {who}" })], { when: clubs }),
    ],
    others: [],
    help: "cli-sheet-help",
  };
  const press = (chosen: Chosen, ...taps: [string, string][]): Chosen =>
    taps.reduce((now, [name, writes]) => {
      const at = form.fields.find((one) => one.name === name)!;
      return pressed(
        now,
        at,
        at.keys.find((one) => one.writes === writes)!,
      );
    }, chosen);

  test("begins with what is most likely", () => {
    expect(entered(form, first(form))).toBe("NT we:7");
  });

  test("is told in one line, and a key pressed twice where several can be is taken back", () => {
    const both = press(first(form), ["strain", "C"], ["times", "x2"], ["chicane", "chicane we"]);
    expect(entered(form, both)).toBe("C x2 we:9 chicane we");
    const other = press(both, ["chicane", "chicane they"], ["chicane", "chicane we"]);
    expect(entered(form, other)).toBe("C x2 we:9 chicane they");
  });

  test("leaves out what is not asked any more", () => {
    const clubby = press(first(form), ["strain", "C"], ["chicane", "chicane we"], ["down", "yes"]);
    expect(entered(form, clubby)).toBe("C laid-down we");
    expect(entered(form, press(clubby, ["strain", "NT"]))).toBe("NT we:9");
  });

  test("finds the keys of a line that was entered", () => {
    for (const line of ["NT we:7", "C x2 they:10 chicane we chicane they", "NT they:9 board 12"])
      expect(entered(form, chosenBy(form, line)!)).toBe(line);
    expect(chosenBy(form, "C laid-down we")).toBeNull();
    expect(chosenBy(form, "NT we:8")).toBeNull();
  });
});
