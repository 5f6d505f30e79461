/** What the server refuses, in its own words. */
import { retryAfter } from "./pauses";

export class Refused extends Error {
  readonly status: number;
  readonly id: string;
  /** Seconds that the server asks to wait before trying again. */
  readonly retryAfter: number;

  constructor(status: number, id: string, text: string, retryAfter = 0) {
    super(text);
    this.status = status;
    this.id = id;
    this.retryAfter = retryAfter;
  }
}

interface Wrong {
  message: string;
  text: string;
  arguments: unknown;
}

/** The error that an answer of the server means. */
export async function refusal(answer: Response): Promise<Refused> {
  const wrong = (await answer.json().catch(() => null)) as { error?: Partial<Wrong> } | null;
  const error = wrong?.error ?? {};
  return new Refused(answer.status, error.message ?? "", error.text ?? answer.statusText, retryAfter(error));
}
