/** What this browser notes of every deal before its cards are dealt, so that nobody can change it afterwards. */
import { SEATS } from "../lib/cards";
import type { Happened, RoomView, Seat, View } from "../lib/types";
import { toHex } from "./shuffle";

const KEY = "sansatout-record";
const MOST = 500;

export interface Note {
  /** The table's address; a table played on from a copy keeps the first one's name in its shuffles. */
  room: string;
  table: string;
  deal: number;
  commitment: string;
  seat: Seat | null;
  /** My number, once the table has shown that it took it. */
  number: string | null;
  cut: number | null;
  people: Seat[];
  hand: string | null;
}

/** A note with what I have sent and not yet seen taken. */
interface Draft extends Note {
  offered?: string;
  lifted?: number;
}

function stored(): Draft[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Draft[];
  } catch {
    return [];
  }
}

function keep(note: Draft): void {
  const others = stored().filter((one) => one.room !== note.room || one.deal !== note.deal);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, note].slice(-MOST)));
  } catch {
    // A browser that keeps nothing still plays; it can prove nothing.
  }
}

export const noteOf = (room: string, deal: number): Draft | null =>
  stored().find((one) => one.room === room && one.deal === deal) ?? null;

const sitting = (view: View, room: RoomView | null) =>
  SEATS.filter((seat) => room?.players[view.players[seat] ?? ""]?.kind === "person");

function begun(view: View, room: string): Draft {
  const deal = view.deal!;
  const mine = { seat: view.you, number: null, cut: null, people: [], hand: null };
  return { room, table: view.table, deal: deal.number, commitment: deal.commitment!, ...mine };
}

function newNumber(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Note what a view tells of its deal; return my number for the shuffle as long as the table has not shown it. */
export function witness(address: string, view: View, last: Happened | null, room: RoomView | null): string | null {
  const deal = view.deal;
  if (!deal?.commitment) return null;
  const open = view.stage === "cut" && deal.cut === null;
  const known = noteOf(address, deal.number);
  const note = known ? { ...known } : open ? begun(view, address) : null;
  // The first commitment counts: whatever comes later for the same deal does not fit it.
  if (!note || note.commitment !== deal.commitment) return null;
  if (open) beforeTheCut(note, view, room);
  seen(note, view, last);
  if (JSON.stringify(note) !== JSON.stringify(known)) keep(note);
  return open && note.seat && !deal.contributions[note.seat] ? note.offered! : null;
}

function beforeTheCut(note: Draft, view: View, room: RoomView | null): void {
  note.seat ??= view.you;
  note.people = SEATS.filter((seat) => note.people.includes(seat) || sitting(view, room).includes(seat));
  if (note.seat) note.offered ??= newNumber();
}

function seen(note: Draft, view: View, last: Happened | null): void {
  const deal = view.deal!;
  const mine = note.seat;
  if (!mine) return;
  if (note.offered && deal.contributions[mine] === note.offered) note.number = note.offered;
  const cuts = last?.kind === "cut" && last.seat === mine;
  if (note.lifted !== undefined && (cuts || deal.cut === note.lifted)) note.cut = note.lifted;
  if (view.stage === "deal" && deal.phase === "dialogue" && mine === view.you) note.hand ??= deal.hands?.[mine] ?? null;
}

/** Note that I cut. */
export function lifts(room: string, deal: number, count: number): void {
  const note = noteOf(room, deal);
  if (note) keep({ ...note, lifted: count });
}

/** The notes of one table as `sansatout verify --record` reads them, a line each. */
export function recordText(address: string): string {
  const notes = stored().filter((one) => one.room === address);
  return notes
    .map(
      ({ room, table, deal, commitment, seat, number, cut, people, hand }) =>
        `${JSON.stringify({ room, table, deal, commitment, seat, number, cut, people, hand })}\n`,
    )
    .join("");
}
