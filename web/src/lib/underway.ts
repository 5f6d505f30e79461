/**
 * Acts that were sent and are not answered yet. When the line breaks they are sent again as they were: the server knows
 * by their ids which of them it has done. Others may act in the same moment: the server then refuses what was meant for
 * the table of before. What means the same at the new one is sent anew, and of anything else I am told.
 */
import type { Action, Refusal, View } from "./types";
import type { Values } from "./values";

/** One act on its way. */
export interface Sent {
  /** The view it was chosen from. */
  view: View;
  action: Action;
  payload: Values;
  tries: number;
}

/** How often an act is sent before I am told that others are too fast. */
const TRIES = 4;
/** What can be said at any time: what it means does not depend on the last card. */
const ANY_TIME = ["claim", "concede", "ask", "review", "look-back", "name-cards"];

/** Whether an act can be said whoever's turn it is. */
const isAnyTime = ({ action }: Sent): boolean => ANY_TIME.includes(action.kind) || action.door === "speak";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a view offers the act with what was chosen for it. */
function offers(view: View, { action, payload }: Sent): boolean {
  const takes = (one: Action) =>
    Object.entries(one.payload).every(([name, value]) => same(value, payload[name])) &&
    Object.entries(one.choices ?? {}).every(([name, values]) =>
      [payload[name] ?? []].flat().every((value) => values.some((choice) => same(choice, value))),
    );
  return view.actions.some((one) => one.kind === action.kind && one.irregular === action.irregular && takes(one));
}

const tricks = ({ deal }: View): number => (deal?.won?.declaring ?? 0) + (deal?.won?.defending ?? 0);

/** Whether an act means the same at a newer view; a number of tricks does so until the next one is won. */
function meansTheSame(sent: Sent, view: View): boolean {
  const before = sent.view;
  const stands = before.stage === view.stage && before.deal?.number === view.deal?.number && before.you === view.you;
  return stands && offers(view, sent) && (!("tricks" in sent.payload) || tricks(before) === tricks(view));
}

export type Verdict = "again" | "told" | "done";

export class Underway {
  // Nothing of it is shown.
  #sent: [string, Sent][] = [];
  /** Those that others overtook, with the event that has to be seen before they are judged. */
  #late: { sent: Sent; seq: number }[] = [];
  /** From which view the last act of mine was done. */
  #done = -1;

  add(id: string, sent: Sent): void {
    this.#sent.push([id, sent]);
  }

  /** What no answer has come to, with its ids. */
  get unanswered(): readonly [string, Sent][] {
    return this.#sent;
  }

  #take(id: unknown): Sent | undefined {
    const sent = this.#sent.find(([one]) => one === id)?.[1];
    this.#sent = this.#sent.filter(([one]) => one !== id);
    return sent;
  }

  done(id: unknown): void {
    const sent = this.#take(id);
    if (sent) this.#done = sent.view.seq;
  }

  /** Note a refusal; tell whether it is only that others were faster. */
  refused({ id, message, arguments: given }: Refusal): boolean {
    const sent = this.#take(id);
    if (!sent || message !== "sequence") return false;
    this.#late.push({ sent, seq: Number(given.expected) });
    return true;
  }

  /** What to do with acts that others overtook, as far as it can be told from the newest view. */
  judged(view: View): { sent: Sent; verdict: Verdict }[] {
    const ready = this.#late.filter(({ seq }) => seq <= view.seq);
    this.#late = this.#late.filter(({ seq }) => seq > view.seq);
    return ready.map(({ sent }) => ({ sent, verdict: this.#verdict(sent, view) }));
  }

  #verdict(sent: Sent, view: View): Verdict {
    if (isAnyTime(sent)) return sent.tries < TRIES && meansTheSame(sent, view) ? "again" : "told";
    return sent.view.seq === this.#done ? "done" : "told";
  }
}
