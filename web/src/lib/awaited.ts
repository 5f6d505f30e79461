/** Whom the table waits for, as far as a view tells. */
import type { Room, Seat, View } from "./types";

function seatsDue(view: View): Seat[] {
  if (view.pending) return view.pending.waiting;
  const choosers = view.deal?.law?.offers.flatMap((offer) => offer.chooser) ?? [];
  if (view.stage === "deal") return choosers.length ? choosers : view.deal?.actor ? [view.deal.actor] : [];
  return view.stage === "cut" && view.deal ? [view.deal.ceremony?.by ?? view.deal.cutter] : [];
}

/** The people, not me, without whom nothing goes on. */
export function awaited(view: View, room: Room, me: string | null): string[] {
  let due = seatsDue(view).map((seat) => view.players[seat] ?? "");
  if (view.stage === "draw") due = view.draw?.to_draw ?? [];
  if (view.stage === "between" && !view.pending) due = Object.keys(room.players).filter((key) => !room.ready.includes(key));
  const one = (key: string) => room.players[key];
  return [...new Set(due)].filter((key) => key !== me && one(key)?.kind === "person" && one(key)?.acts === "person" && one(key)?.here);
}
