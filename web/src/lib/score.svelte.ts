/** A kept score: followed live, written on, and kept in this browser while the server does not answer. */
import { get, me, post, Refused } from "./api";
import { Line } from "./line";
import { keepWaiting, newKey, remember, remembered, waitingFor, type Waiting } from "./outbox";
import { language } from "./texts.svelte";
import type { Games, KeptSheet, SheetPreview, SheetTold, SystemInfo } from "./types";

/** Something to be done to a sheet, without what only the sending needs. */
export interface Operation {
  do: string;
  line?: string;
  deal?: number;
  round?: number;
  names?: string[];
  others?: string[];
}

/** Whether nobody has answered: no connection, or a server that is not itself. */
const unanswered = (error: unknown) => !(error instanceof Refused) || error.status >= 502;

export class Score {
  readonly id: string;
  sheet = $state.raw<KeptSheet | null>(null);
  system = $state.raw<SystemInfo | undefined>();
  wrong = $state("");
  stores = $state(true);
  /** Since when the server does not answer, as far as the sheet tells; empty while it does. */
  since = $state("");
  waiting = $state.raw<Waiting[]>([]);
  /** How many deals this page has entered: with each the form begins anew. */
  entered = $state(0);

  readonly #line: Line<SheetTold>;
  #sending = false;

  constructor(id: string) {
    this.id = id;
    this.waiting = waitingFor(id);
    const path = () => `/ws/sheets/${encodeURIComponent(id)}?lang=${language()}`;
    this.#line = new Line(path, { told: (message) => this.#told(message), lost: () => this.#lost() });
  }

  get #address(): string {
    return `/api/sheets/${encodeURIComponent(this.id)}`;
  }

  async begin(token: string | null): Promise<void> {
    try {
      await me();
      if (token) await post(`/api/join-sheet/${encodeURIComponent(token)}`);
      const found = await get<KeptSheet>(this.#address);
      const games = await get<Games>("/api/games");
      this.system = games.systems.find((one) => one.key === found.system);
      this.#show(found);
      void this.#send();
    } catch (error) {
      const kept = remembered(this.id);
      if (!unanswered(error) || !kept) {
        this.wrong = (error as Error).message;
        return;
      }
      this.sheet = kept.sheet;
      this.system = kept.system;
      this.since = kept.at;
    }
    void this.#line.open();
  }

  close(): void {
    this.#line.close();
  }

  #show(sheet: KeptSheet): void {
    this.sheet = { ...sheet, write: sheet.write ?? this.sheet?.write ?? null };
    this.since = "";
    if (this.system) remember(this.sheet, this.system);
  }

  #lost(): boolean {
    this.since ||= remembered(this.id)?.at ?? this.sheet?.changed ?? "";
    return true;
  }

  #told(message: SheetTold): void {
    if (message.t === "error") this.#line.heed(message);
    if (message.t !== "sheet") return;
    this.#line.isWell();
    this.stores = message.stores;
    this.#show(message.sheet);
    void this.#send();
  }

  async #operate(operation: Operation & { key?: string; count?: number }): Promise<void> {
    this.#show(await post<KeptSheet>(`${this.#address}/operations`, operation));
  }

  /** Do something that is only right for the sheet as it is seen here. */
  async operate(operation: Operation): Promise<boolean> {
    try {
      await this.#operate({ ...operation, count: this.sheet!.count });
      this.wrong = "";
      return true;
    } catch (error) {
      this.wrong = (error as Error).message;
      return false;
    }
  }

  /** Enter a deal: at once, or when the server answers again. */
  async enter(line: string): Promise<void> {
    const one = { key: newKey(), line };
    if (!this.waiting.length && !this.since) {
      try {
        await this.#operate({ do: "deal", ...one, count: this.sheet!.count });
        this.wrong = "";
        this.entered += 1;
        return;
      } catch (error) {
        if (!unanswered(error)) {
          this.wrong = (error as Error).message;
          return;
        }
        this.#lost();
      }
    }
    this.#keep([...this.waiting, one]);
    this.entered += 1;
    if (!this.since) void this.#send();
  }

  drop(key: string): void {
    this.#keep(this.waiting.filter((one) => one.key !== key));
    void this.#send();
  }

  #keep(waiting: Waiting[]): void {
    this.waiting = waiting;
    keepWaiting(this.id, waiting);
  }

  /** Send what waits, one after another; what is refused stays in its place and holds up the rest. */
  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      while (this.waiting.length && !this.waiting[0]!.refused) {
        const [one] = this.waiting as [Waiting];
        await this.#operate({ do: "deal", key: one.key, line: one.line });
        this.#keep(this.waiting.filter((other) => other.key !== one.key));
      }
    } catch (error) {
      if (unanswered(error)) this.#lost();
      else {
        const [one, ...rest] = this.waiting as [Waiting];
        this.#keep([{ ...one, refused: (error as Error).message }, ...rest]);
      }
    } finally {
      this.#sending = false;
    }
  }

  /** What an operation would write; nothing while nobody can tell. */
  async foretell(operation: Operation): Promise<SheetPreview | null> {
    if (this.since || this.waiting.length) return null;
    try {
      return await post<SheetPreview>(`${this.#address}/preview`, { ...operation, count: this.sheet!.count });
    } catch (error) {
      if (unanswered(error)) return null;
      throw error;
    }
  }
}
