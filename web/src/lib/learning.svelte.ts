/** What a learner asks at the table: a hint, why a robot did something, what words would promise. */
import type { Action, HintTold, PromisedWords, PromisesTold, TableAsked, View, WhyTold } from "./types";

export class Learning {
  /** What a robot would do in my place, first the idea alone; `asked` while it thinks. */
  hint = $state.raw<HintTold | "asked" | null>(null);
  why = $state.raw<WhyTold | null>(null);
  #promises = $state.raw<PromisesTold | null>(null);
  #hinted: number | null = null;
  /** The view whose words were asked about. */
  #promisesOf = -1;
  #send: (message: TableAsked) => number | null;

  /** @param send sends a message and gives its number; `null` if it did not go out */
  constructor(send: (message: TableAsked) => number | null) {
    this.#send = send;
  }

  askHint(step: "idea" | "act"): void {
    const sent = this.#send({ t: "hint", step });
    if (sent === null) return;
    this.#hinted = sent;
    this.why = null;
    this.hint = "asked";
  }

  askWhy(): void {
    this.hint = null;
    this.#send({ t: "why" });
  }

  /** Ask once a turn what my words would promise. */
  askPromises(view: View): void {
    if (this.#promisesOf === view.seq) return;
    if (this.#send({ t: "promises" }) !== null) this.#promisesOf = view.seq;
  }

  promise(action: Action, view: View): PromisedWords | undefined {
    if (this.#promises?.seq !== view.seq) return undefined;
    const wanted = JSON.stringify(action.payload);
    const same = (one: PromisedWords) => one.act.kind === action.kind && JSON.stringify(one.act.payload) === wanted;
    return this.#promises.promises.find(same);
  }

  told(message: HintTold | WhyTold | PromisesTold, view: View | null): void {
    if (message.t === "why") this.why = message;
    else if (message.seq !== view?.seq) return;
    else if (message.t === "hint") this.hint = message;
    else this.#promises = message;
  }

  refused(id: number | string | null): void {
    if (this.hint === "asked" && id === this.#hinted) this.hint = null;
  }

  /** The table has gone on: what was told of it is past. */
  forget(): void {
    this.hint = this.why = null;
  }
}
