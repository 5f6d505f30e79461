/** What this browser keeps of a sheet: how it was, and the deals that could not be sent yet. */
import type { KeptSheet, SystemInfo } from "./types";

export interface Waiting {
  /** The server does what has one key once, however often it is sent. */
  key: string;
  line: string;
  /** Why the server did not want it. */
  refused?: string;
}

export interface Remembered {
  sheet: KeptSheet;
  system: SystemInfo;
  at: string;
}

const MOST = 20;
const ORDER = "sansatout-sheets";
const place = (id: string, what: string) => `sansatout-sheet-${what}-${id}`;

function read<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // No room, or none allowed: the page works without.
  }
}

export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const waitingFor = (id: string): Waiting[] => read<Waiting[]>(place(id, "waits")) ?? [];

export function keepWaiting(id: string, waiting: Waiting[]): void {
  if (waiting.length) write(place(id, "waits"), waiting);
  else localStorage.removeItem(place(id, "waits"));
}

export const remembered = (id: string): Remembered | null => read<Remembered>(place(id, "kept"));

/** Keep a sheet as it is now; of those that nothing waits for, only the newest stay. */
export function remember(sheet: KeptSheet, system: SystemInfo): void {
  write(place(sheet.sheet, "kept"), { sheet, system, at: new Date().toISOString() });
  const order = [sheet.sheet, ...(read<string[]>(ORDER) ?? []).filter((one) => one !== sheet.sheet)];
  for (const old of order.splice(MOST)) {
    if (waitingFor(old).length) order.push(old);
    else localStorage.removeItem(place(old, "kept"));
  }
  write(ORDER, order);
}
