/** A socket to the server that is kept open: after a loss it is tried again, later each time. */
import { forget, me, Refused } from "./api";
import { Pauses, retryAfter } from "./pauses";
import { GREETING, Pulse } from "./pulse";

/** How often the line is looked at, in milliseconds. */
const LOOK = 1000;

interface Listener<Told> {
  told(message: Told): void;
  /** The line is down, with the code it was closed by, if it was open; tell whether to try again. */
  lost(code?: number): boolean;
  /** Whether the server has said that answers take long now. */
  isSlow?(): boolean;
}

export class Line<Told extends { t: string }> {
  readonly #path: () => string;
  readonly #listener: Listener<Told>;
  #socket: WebSocket | null = null;
  #closed = false;
  #pauses = new Pauses();
  /** Seconds that the server wants us to wait before the next try. */
  #wait = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pulse = new Pulse(0);
  #looking: ReturnType<typeof setInterval> | undefined;

  constructor(path: () => string, listener: Listener<Told>) {
    this.#path = path;
    this.#listener = listener;
  }

  async open(): Promise<void> {
    try {
      await me();
    } catch (wrong) {
      if (wrong instanceof Refused) this.#wait = wrong.retryAfter;
      this.#lost();
      return;
    }
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.#path()}`);
    this.#socket = socket;
    this.#pulse = new Pulse(performance.now());
    this.#pulse.asked(performance.now(), GREETING);
    this.#looking = setInterval(() => this.#look(), LOOK);
    socket.onmessage = (event) => {
      this.#pulse.heard(performance.now());
      this.#listener.told(JSON.parse(String(event.data)) as Told);
    };
    socket.onclose = (event) => {
      if (event.code === 4401 && !this.#closed) forget();
      this.#down(event.code);
    };
  }

  #look(): void {
    const found = this.#listener.isSlow?.() ? "well" : this.#pulse.look(performance.now());
    if (found === "ask" && this.isOpen) this.send({ t: "ping" });
    else if (found === "dead" && this.#socket) {
      // Who does not answer does not say goodbye either.
      this.#socket.onclose = this.#socket.onmessage = null;
      this.#socket.close();
      this.#down();
    }
  }

  #down(code?: number): void {
    this.#socket = null;
    clearInterval(this.#looking);
    this.#lost(code);
  }

  #lost(code?: number): void {
    if (this.#closed || !this.#listener.lost(code)) return;
    this.#again = setTimeout(() => void this.open(), this.#pauses.next(this.#wait));
    this.#wait = 0;
  }

  /** Note that the server is itself: the next loss begins with a short pause. */
  isWell(): void {
    this.#pauses.reset();
  }

  /** Wait before the next try as long as an error of the server asks for. */
  heed(error: { arguments?: unknown }): void {
    this.#wait = retryAfter(error);
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: object): void {
    this.#pulse.asked(performance.now());
    this.#socket?.send(JSON.stringify(message));
  }

  /** Come back on a new line. */
  reopen(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    clearInterval(this.#looking);
    this.#socket?.close();
  }
}
