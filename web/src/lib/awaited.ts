/** Whom the table waits for, as far as a view tells. */
import type { RoomView, Seat, View } from "./types";

function seatsDue(view: View): Seat[] {
  if (view.pending) return view.pending.waiting;
  const choosers = view.deal?.law?.offers.flatMap((offer) => offer.chooser) ?? [];
  if (view.stage === "deal") return choosers.length ? choosers : view.deal?.actor ? [view.deal.actor] : [];
  if (view.stage !== "cut" || !view.deal) return [];
  const done = view.deal.ceremony;
  return [done?.by ?? (done?.cut ? view.dealer : view.deal.cutter)];
}

/** The players without whom nothing goes on. */
export function waitsFor(view: View, room: RoomView): string[] {
  let due = seatsDue(view).map((seat) => view.players[seat] ?? "");
  if (view.stage === "draw") due = view.draw?.to_draw ?? [];
  if (view.stage === "seats" && view.draw?.chooses) due = [view.draw.chooses];
  if (view.stage === "between" && !view.pending)
    due = Object.keys(room.players).filter((key) => !room.ready.includes(key));
  return [...new Set(due)];
}

/** The people, not me, without whom nothing goes on. */
export function awaited(view: View, room: RoomView, me: string | null): string[] {
  const one = (key: string) => room.players[key];
  return waitsFor(view, room).filter(
    (key) => key !== me && one(key)?.kind === "person" && one(key)?.acts === "person" && one(key)?.here,
  );
}

/** Whether somebody else's robot has not come yet. */
export const robotMissing = (room: RoomView | null): boolean =>
  Object.values(room?.players ?? {}).some((one) => one.kind === "robot" && !one.here);
