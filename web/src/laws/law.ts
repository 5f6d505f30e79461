/** What the referee says, in words: the page knows no law, only how each thing is called. */
import { calledAt } from "../lib/named";
import { t, tryText } from "../lib/texts.svelte";
import type { Action, BondView, Happened, OfferView, RoomView, RulingView } from "../lib/types";
import type { Values } from "../lib/values";
import { callName, cardName, seatName } from "../lib/words";

const seats = (value: string) => value.split(" ").map(seatName).join(", ");
const SPOKEN: Record<string, (value: string) => string> = {
  seat: seats,
  of: seats,
  offender: seats,
  chooser: seats,
  declarer: seats,
  dealer: seats,
  hand: seats,
  to: seats,
  whose: seats,
  fault: (value) => tryText([`irregularity-${value}`, value]),
  side: (value) => t(`page-side-${value}`),
  giver: (value) => t(`page-side-${value}`),
  taker: (value) => t(`page-side-${value}`),
  card: cardName,
  cards: cardName,
  call: callName,
  bid: callName,
  named: callName,
  text: (value) => t(`page-bid-${value.slice(1)}`, { level: Number(value[0]) }),
  suit: (value) => t(`page-suit-${value}`),
  irregularity: (value) => tryText([`irregularity-${value}`, value]),
  what: (value) => tryText([`remark-${value}`, value]),
  kind: (value) => tryText([`remark-${value}`, value]),
  remedy: (value) => tryText([`remedy-${value}`, value]),
  reason: (value) => t(`page-law-reason-${value}`),
  pack: (value) => t("page-law-pack", { pack: value }),
  trick: (value) => t("page-trick-number", { number: Number(value) }),
};

/** The value of a field of an act as one says it. */
export const spoken = (name: string, value: unknown) => SPOKEN[name]?.(String(value)) ?? String(value);

function worded(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? value : spoken(name, value)]),
  );
}

/** What was alleged, for the answer that it is not so. */
function alleged(values: Values): string {
  if (values.irregularity) return spoken("irregularity", values.irregularity);
  if (values.remedy) return spoken("remedy", values.remedy);
  if (values.of && values.trick)
    return t("page-law-revoke-of-at", { seat: spoken("of", values.of), trick: values.trick });
  const act = String(values.act);
  return tryText([`page-law-do-${act}-${values.what}`, `page-law-do-${act}`, act]);
}

/** What lies before everybody is for the players to notice. */
export const told = (rulings: RulingView[]) => rulings.filter((one) => !one.in_sight);

/** What an act is called that can be done. */
export const deed = (action: Action) => action.text ?? action.kind;

/** How players are called who have no seats yet. */
export type Naming = (player: string) => string;
export const naming =
  (room: RoomView | null): Naming =>
  (player) =>
    calledAt(room, player);

export function rulingText(ruling: RulingView, nameOf?: Naming): string {
  const words = worded(ruling.arguments);
  if (nameOf && words.player) words.player = nameOf(String(words.player));
  if (ruling.message === "allegation-refused") words.act = alleged(ruling.arguments);
  const text = t(`ruling-${ruling.message}`, words);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What everybody saw happen, in a sentence; empty where there are no words for it. */
export function heard({ seat, payload, text }: Happened): string {
  if (!seat) return "";
  const cards = Object.values(payload.cards ?? []).map((card) => cardName(String(card)));
  const words: Values = { ...worded(payload), seat: seatName(seat), cards: cards.join(", ") };
  const more = {
    count: payload.dealt ?? payload.count,
    call: words.call ?? words.text,
    irregularity: words.irregularity ?? words.fault,
    pack: payload.pack,
  };
  return tryText([`trainer-told-${text}`, ""], { ...words, ...more });
}

export const offerText = (offer: OfferView) =>
  t("page-law-offer", { seat: seatName(offer.offender), what: spoken("irregularity", offer.irregularity) });

export function bondText(bond: BondView): string {
  const suit = bond.suit ? spoken("suit", bond.suit) : "";
  const card = bond.card ? cardName(bond.card) : "";
  return t(`page-law-bond-${bond.kind}`, { seat: seatName(bond.seat), suit, card });
}

/** The text of a law; sections of a booklet have points in their numbers, which messages cannot have. */
export const lawTexts = (id: string): string[] => {
  const key = id.replace(".", "_");
  return [`law-${key}`, `law-example-${key}`, `law-example-${key}-b`].map((one) => tryText([one, ""])).filter(Boolean);
};
