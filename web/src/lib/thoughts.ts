/** What a robot thought: messages in our words, acts as they are said, figures with their names. */
import { t } from "./texts.svelte";
import type { Values } from "./values";
import { said } from "./words";

interface Message {
  id: string;
  arguments?: Values;
}
const isMessage = (value: unknown): value is Message =>
  typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";

/** The text of a message; its arguments may be messages themselves. */
export function worded(value: unknown): string {
  if (!isMessage(value)) return value === null || value === undefined ? "" : String(value);
  const words = Object.entries(value.arguments ?? {}).map(([key, one]) => [key, argument(one)]);
  return t(value.id, Object.fromEntries(words) as Values);
}

const argument = (one: unknown): unknown =>
  typeof one === "number" ? one : Array.isArray(one) ? one.map(worded).join("; ") : worded(one);

/** Ideas that say what to count: a reason with the counts in it says that again. */
const COUNTING = ["robot-idea-count", "robot-idea-kind-count"];

const counts = (reason: unknown): boolean =>
  isMessage(reason) && Object.entries(reason.arguments ?? {}).some(([key, one]) => key === "count" || counts(one));

/** An idea and the reason that followed from it, in one; neither says what the other has said. */
export function explained(idea: unknown, reason: unknown): string {
  const why = worded(reason);
  if (isMessage(idea) && COUNTING.includes(idea.id) && counts(reason)) {
    const kind = worded(idea.arguments?.kind);
    return kind ? `${kind}: ${why}` : why;
  }
  const asks = worded(idea).replace(/\.$/, "");
  if (asks === why) return why;
  return [asks, why].filter(Boolean).join(asks.endsWith("?") ? " " : "; ");
}

/** An act that was weighed: what it is, what it was thought to bring, why, and by which rules. */
export interface Weighed {
  act: string;
  worth: string;
  reason: string;
  rules: string[];
}

function weighed(one: Values): Weighed {
  const figures = (["points", "tricks"] as const)
    .filter((name) => typeof one[name] === "number")
    .map((name) => t(`page-thought-${name}`, { count: Number(one[name]) }));
  return {
    act: said(String(one.kind), (one.payload ?? {}) as Values) || String(one.kind),
    worth: figures.join(", "),
    reason: worded(one.reason),
    rules: Array.isArray(one.rules) ? one.rules.map(String) : [],
  };
}

/** What was decided and why, and what else was weighed, the best first. */
export function thought(thoughts: Values): Weighed & { samples: number; others: Weighed[] } {
  const others = Array.isArray(thoughts.candidates) ? (thoughts.candidates as Values[]).map(weighed) : [];
  return { ...weighed(thoughts), samples: Number(thoughts.samples ?? 0), others };
}
