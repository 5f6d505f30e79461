import { beforeEach, expect, test } from "vitest";
import { explained } from "../src/lib/thoughts";
import { hear } from "./texts";

beforeEach(() => hear("en"));

const said = (id: string, rest: Record<string, unknown> = {}) => ({ id, arguments: rest });
const spades = said("robot-count-length", { strain: "♠" });
const enough = said("robot-at-least", { count: spades, bound: "4" });

test("what is counted is told once, with the bound and the kind of bid", () => {
  const raise = said("robot-kind-raise");
  expect(explained(said("robot-idea-count", { counts: spades }), enough)).toBe("at least 4 cards in ♠");
  expect(explained(said("robot-idea-kind-count", { kind: raise, counts: spades }), enough)).toBe(
    "raise: at least 4 cards in ♠",
  );
});

test("what to count is told where the reason counts nothing", () => {
  expect(explained(said("robot-idea-count", { counts: spades }), said("robot-nothing"))).toBe(
    "Count first: cards in ♠; nothing else fits",
  );
});

test("an idea that asks is followed by the answer, and the same thing is not said twice", () => {
  const asks = said("robot-idea-later");
  expect(explained(asks, said("robot-play-claim-accept"))).toMatch(/\? the claim is just$/);
  expect(explained(enough, enough)).toBe("at least 4 cards in ♠");
});
