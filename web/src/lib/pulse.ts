/**
 * Whether the server is still there. A machine that is frozen or cut off closes no line: it only falls silent, and
 * then one has to come back elsewhere.
 */

/** After so many milliseconds of silence the server is asked for a sign of life. */
const QUIET = 20_000;
/** How long it may be silent when it was asked for anything. */
const PATIENCE = 5_000;
/** How long it may take to greet: it greets many at once after others have failed. */
export const GREETING = 10_000;

export class Pulse {
  #heard: number;
  /** Until when an answer is waited for. */
  #until: number | null = null;

  constructor(now: number) {
    this.#heard = now;
  }

  /** Something came; whatever it was, the server lives. */
  heard(now: number): void {
    this.#heard = now;
    this.#until = null;
  }

  /** Something was sent that has an answer. */
  asked(now: number, patience = PATIENCE): void {
    this.#until ??= now + patience;
  }

  /** What to do now: nothing, ask for a sign of life, or take the line for dead. */
  look(now: number): "well" | "ask" | "dead" {
    if (this.#until !== null) return now > this.#until ? "dead" : "well";
    return now - this.#heard > QUIET ? "ask" : "well";
  }
}
