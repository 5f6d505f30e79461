/** Whose column is whose, seen from a seat. */
import { columnOf } from "./cards";
import { t, tryText } from "./texts.svelte";
import type { BargainView, Column, RoomView, Seat, View } from "./types";
import { seatName } from "./words";

/** The head of a column of the sheet: we and they for a player, the seats for a watcher. */
export function headOf(owner: Column, me: Seat | null): string {
  if (owner !== "we" && owner !== "they") return seatName(owner);
  if (!me) return t(owner === "we" ? "page-side-NS" : "page-side-EW");
  return t(owner === columnOf(me) ? "draw-we" : "draw-they");
}

/** The columns in the order a seat reads them: its own first. */
export function ordered(owners: Column[], me: Seat | null): Column[] {
  if (!me) return owners;
  const mine = owners.includes(me) ? me : columnOf(me);
  return [...owners.filter((one) => one === mine), ...owners.filter((one) => one !== mine)];
}

/** What it is called to have more at stake: the word of the booklet, where it has one. */
export const danger = (booklet: string) => tryText([`page-vulnerable-${booklet}`, "page-vulnerable"]);

export const declares = (bargain: BargainView, seat: Seat | null) =>
  seat === bargain.declarer || seat === bargain.dummy;

export function namesOf(owner: Column, view: View, room: RoomView | null): string {
  const seats: Seat[] = owner === "we" ? ["N", "S"] : owner === "they" ? ["E", "W"] : [owner];
  const names = seats.map((seat) => playerName(view, room, seat));
  return names.filter(Boolean).join(", ");
}

export function playerName(view: View, room: RoomView | null, seat: Seat): string {
  const key = view.players[seat];
  if (!key) return "";
  if (seat === view.you) return t("page-you");
  return room?.players[key]?.name || seatName(seat);
}
