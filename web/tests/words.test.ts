import { beforeEach, describe, expect, test } from "vitest";
import { spoken } from "../src/laws/law";
import { headOf, ordered } from "../src/lib/sides";
import { settings } from "../src/lib/settings.svelte";
import { has, signed, t, tryText, when } from "../src/lib/texts.svelte";
import { announced, callName, cardName, gameName, lettered, letteredHolding, said, seatName } from "../src/lib/words";
import { hear, LANGUAGES } from "./texts";

beforeEach(() => hear("en"));

describe("words of a card, a call, an act", () => {
  test("are English where English is spoken", () => {
    expect(cardName("HT")).toBe("ten of hearts");
    expect(callName("3NTX")).toBe("3 no trump, doubled");
    expect(callName("Pass")).toBe(t("page-call-Pass"));
    expect(said("choose", { strain: "H", bonus: true })).toContain("hearts");
  });

  test.each(LANGUAGES)("are all there in %s", (language) => {
    hear(language);
    const cards = [..."SHDC"].flatMap((suit) => [..."AKQJT98765432"].map((rank) => cardName(suit + rank)));
    expect(new Set(cards).size).toBe(52);
    const calls = [..."1234567"].flatMap((level) =>
      ["C", "D", "H", "S", "NT"].map((strain) => callName(level + strain)),
    );
    expect(new Set(calls).size).toBe(35);
    expect([...cards, ...calls, ..."NESW".split("").map(seatName)].filter((word) => word.includes("page-"))).toEqual(
      [],
    );
  });

  test("have the letters that are on the cards", () => {
    hear("hu");
    expect(lettered("♥Q, ♠AK, 3♦ Aki")).toBe("♥Q, ♠AK, 3♦ Aki");
    settings.indices = "national";
    expect(lettered("♥Q. ♠AJ10, 3♦ Aki, ♦Az")).toBe("♥D. ♠ÁB10, 3♦ Aki, ♦Az");
    expect(["A Q 10", "K x + Q x", "A", "Kor"].map(letteredHolding)).toEqual([
      "Á\u00a0D\u00a010",
      "K\u00a0x\u00a0+\u00a0D\u00a0x",
      "Á",
      "Kor",
    ]);
    settings.indices = "english";
  });

  test("count a bid over seven like any other", () => {
    expect(spoken("text", "8H")).toBe("8 hearts");
    hear("et");
    expect(spoken("text", "8H")).toBe("8 ärtut");
    expect(spoken("text", "9NT")).toBe("9 trumbita");
  });

  test("are silent about what need not be told", () => {
    expect(said("shuffle", {})).toBe("");
    expect(announced({ seq: 1, seat: null, kind: "call", payload: { call: "Pass" }, text: "call" })).toBe("");
    expect(announced({ seq: 1, seat: "N", kind: "call", payload: { call: "Pass" }, text: "call" })).toContain("North");
  });
});

describe("texts", () => {
  test("show their id where there are none, so that it is seen", () => {
    expect(t("page-there-is-none")).toBe("page-there-is-none");
    expect(has("page-there-is-none")).toBe(false);
    expect(gameName("a-game-of-tomorrow")).toBe("a-game-of-tomorrow");
  });

  test("are the first that there is", () => {
    expect(tryText(["page-there-is-none", "page-you"])).toBe(t("page-you"));
    expect(tryText(["page-there-is-none", "as it stands"])).toBe("as it stands");
  });
});

test("figures have a sign unless they are nothing", () => {
  expect([signed(1430), signed(0), signed(-50)]).toEqual(["+1,430", "0", "-50"]);
});

test("a moment that cannot be read is shown as it stands", () => {
  expect(when("yesterday")).toBe("yesterday");
  expect(when("1935-05-04T12:00:00Z")).toContain("1935");
});

describe("columns of a sheet", () => {
  test("are we and they for a player, the sides for a watcher", () => {
    expect(headOf("they", "E")).toBe(t("draw-we"));
    expect(headOf("we", "E")).toBe(t("draw-they"));
    expect(headOf("we", null)).toBe(t("page-side-NS"));
    expect(headOf("S", "E")).toBe("South");
  });

  test("begin with one's own", () => {
    expect(ordered(["we", "they"], "W")).toEqual(["they", "we"]);
    expect(ordered(["E", "S", "W"], "W")).toEqual(["W", "E", "S"]);
    expect(ordered(["we", "they"], null)).toEqual(["we", "they"]);
  });
});
