/** What happens at the table and what is wanted of me, in plain words: only what view and room say. */
import type { TableSocket } from "./socket.svelte";
import { robotMissing } from "./awaited";
import { calledAt } from "./named";
import { t } from "./texts.svelte";
import type { Action, DealView, RoomView, Seat, View } from "./types";
import { cardName, seatName } from "./words";

export interface Doing {
  text: string;
  /** Whether the table waits for me. */
  mine: boolean;
}

const mine = (text: string): Doing => ({ text, mine: true });
const others = (text: string): Doing => ({ text, mine: false });
const seats = (all: Seat[]) => all.map(seatName).join(", ");

/** What I may say, by what is offered: the first that is. */
const WORDS: [string, (all: Action[]) => string][] = [
  ["call", () => "page-now-call"],
  ["remit", () => "page-now-name"],
  ["name", () => "page-now-name-must"],
  ["speak", (all) => (all.some((one) => one.payload.words === "redouble") ? "page-now-redouble" : "page-now-double")],
  ["announce", () => "page-now-announce"],
  ["choose", () => "page-now-choose"],
];

/** Who is waited for: a robot thinks, a person has a name. */
function awaits(view: View, room: RoomView | null, seat: Seat): string {
  const player = room?.players[view.players[seat] ?? ""];
  if (player?.acts !== "person" || !player.name) return t("page-now-thinks", { seat: seatName(seat) });
  return t("page-now-person", { seat: seatName(seat), name: player.name });
}

/** Which cards are played by whom, as long as I am not asked for one. */
function roles(view: View, deal: DealView): string {
  const { you } = view;
  const { bargain } = deal;
  if (!you || !bargain || deal.phase !== "play") return "";
  const player = deal.player ?? bargain.declarer;
  const both = [bargain.declarer, bargain.dummy];
  if (!both.includes(you)) return "";
  if (you !== player) return t("page-now-idle");
  return t("page-now-both", { seat: seatName(both.find((seat) => seat !== you)!) });
}

function card(view: View, deal: DealView, plays: Action[]): Doing {
  const hand = (plays[0]!.payload.hand as Seat | undefined) ?? view.you!;
  const seat = seatName(hand);
  const led = deal.trick && !deal.trick.complete ? deal.trick.cards[0] : undefined;
  if (!led) return mine(hand === view.you ? t("page-now-lead") : t("page-now-lead-from", { seat }));
  const card = cardName(led.card);
  return mine(hand === view.you ? t("page-now-card", { card }) : t("page-now-card-from", { seat, card }));
}

/** Who takes the trick that lies there, told while it does. */
export function taken(deal: DealView, you: Seat | null): string {
  if (!deal.trick?.complete) return "";
  const { winner } = deal.trick;
  return winner === you ? t("page-now-trick-mine") : t("page-now-trick", { seat: seatName(winner) });
}

function inDeal(view: View, room: RoomView | null, deal: DealView): Doing {
  const lawful = view.actions.filter((one) => !one.irregular && !one.choices);
  const word = WORDS.find(([kind]) => lawful.some((one) => one.kind === kind));
  if (word) return mine(t(word[1](lawful.filter((one) => one.kind === word[0]))));
  const plays = lawful.filter((one) => one.kind === "play");
  const won = taken(deal, view.you);
  if (plays.length) {
    const due = card(view, deal, plays);
    return mine([won, due.text].filter(Boolean).join(" "));
  }
  const waits = deal.actor ? awaits(view, room, deal.actor) : "";
  return others([won || waits, roles(view, deal)].filter(Boolean).join(" "));
}

function beforeDeal(view: View, room: RoomView | null, me: string | null): Doing {
  if (view.stage === "draw")
    return me && view.draw?.to_draw.includes(me) ? mine(t("page-now-draw")) : others(t("page-now-draws"));
  if (view.stage === "seats" && view.draw?.chooses)
    return view.draw.chooses === me
      ? mine(t("page-choose-seat"))
      : others(t("page-chooses-seat", { name: calledAt(room, view.draw.chooses) }));
  if (view.actions.some((one) => one.kind === "cut" && !one.irregular)) return mine(t("page-now-cut"));
  if (view.stage === "cut" && view.deal && !view.deal.ceremony)
    return others(t("page-now-cuts", { seat: seatName(view.deal.cutter) }));
  return others(t("page-now-shuffle"));
}

/** Whether all deals are played that a teacher chose. */
export const setOver = (view: View, room: RoomView | null): boolean =>
  view.stage === "between" && Boolean(room?.deals) && (view.deal?.number ?? 0) >= room!.deals!;

/** What is said then: a class goes on by its teacher, a match is over. */
const setOverText = (room: RoomView | null): string => (room?.overseen ? t("page-set-over") : t("page-match-over"));

/** The line near my hand. */
export function doing({ view, room, me }: Pick<TableSocket, "view" | "room" | "me">): Doing {
  if (!view) return others("");
  const key = me?.player ?? null;
  if (room && (!room.started || robotMissing(room))) return others(t("page-now-waiting"));
  if (room?.paused) return others(t("page-table-paused"));
  if (key && room?.players[key]?.acts === "robot") return others(t("page-now-robot"));
  if (view.pending) {
    const asked = view.actions.some((one) => one.kind === "respond");
    return asked
      ? mine(t("page-now-answer", { seat: seatName(view.pending.by) }))
      : others(t("page-now-answers", { seats: seats(view.pending.waiting) }));
  }
  const choosers = view.deal?.law?.offers.flatMap((offer) => offer.chooser) ?? [];
  if (choosers.length)
    return view.you && choosers.includes(view.you)
      ? mine(t("page-now-remedy"))
      : others(t("page-now-remedies", { seats: seats([...new Set(choosers)]) }));
  const asker = view.deal?.law?.claimed?.seat ?? view.deal?.law?.inspecting?.[0];
  if (asker && view.stage === "deal")
    return view.actions.some((one) => one.kind === "respond")
      ? mine(t("page-now-answer", { seat: seatName(asker) }))
      : others(t("page-waiting-others"));
  if (setOver(view, room)) return others(setOverText(room));
  if (view.stage === "between") {
    const next = view.actions.some((one) => one.kind === "next-deal");
    return next && !(key && room?.ready.includes(key)) ? mine(t("page-now-between")) : others(t("page-waiting-others"));
  }
  return view.stage === "deal" && view.deal ? inDeal(view, room, view.deal) : beforeDeal(view, room, key);
}
