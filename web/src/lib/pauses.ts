/** How long to wait before trying again: longer each time, and not all clients at the same moment. */
const FIRST = 250;
const LONGEST = 4000;

export class Pauses {
  #tries = 0;

  /** The next pause in milliseconds; no shorter than the server asked for. */
  next(atLeastSeconds = 0): number {
    // The first is shared by all who were at one server that stops.
    const spread = this.#tries ? 0.25 : 0.8;
    const pause = Math.min(LONGEST, FIRST * 2 ** this.#tries++) * (1 + spread * (2 * Math.random() - 1));
    return Math.max(pause, atLeastSeconds * 1000 * (1 + Math.random() / 4));
  }

  reset(): void {
    this.#tries = 0;
  }
}

/** The seconds that an error of the server asks to wait, if it is one of that kind. */
export function retryAfter(message: { arguments?: unknown }): number {
  const seconds = (message.arguments as { retry_after?: unknown } | undefined)?.retry_after;
  return typeof seconds === "number" ? seconds : 0;
}
