/** What the referee says, in words: the page knows no law, only how each thing is called. */
import { t, tryText } from "../lib/texts.svelte";
import type { Action, Bond, Happened, LawOffer, Room, Ruling, Strain, Values } from "../lib/types";
import { callName, cardName, seatName, strainName } from "../lib/words";

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
  text: (value) => `${value[0]} ${strainName(value.slice(1) as Strain)}`,
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
  if (values.of && values.trick) return t("page-law-revoke-of-at", { seat: spoken("of", values.of), trick: values.trick });
  const act = String(values.act);
  return tryText([`page-law-do-${act}-${values.what}`, `page-law-do-${act}`, act]);
}

/** Calls that lie in the auction for all to see: that they are wrong is for the players to notice. */
const SEEN = ["INSUFFICIENT", "BID_AT_RHO_TURN"];
const seen = (one: Ruling) => one.message === "fault-noted" && SEEN.includes(String(one.arguments.irregularity));
export const told = (rulings: Ruling[]) => rulings.filter((one) => !seen(one));

/** The name of an act among its texts: acts of one kind differ by what is fixed in them. */
export function actKey({ kind, payload, choices = {} }: Action): string {
  const fixed = payload.why ?? payload.what;
  const marks: [string, unknown][] = [
    [String(fixed), fixed],
    ["named", choices.named],
    ["asked", payload.asked],
    ["pending", payload.pending],
    ["shown", payload.faces_seen],
    ["hidden", payload.hidden],
    ["fault", choices.fault ?? payload.fault],
    ["own", kind === "look" && payload.whose],
    ["wrong", kind === "deal-cards" && choices.pack],
    ["pack", kind === "drop-card" && !choices.card],
  ];
  return [kind, ...marks.filter(([, given]) => given).map(([mark]) => mark)].join("-");
}

/** How players are called who have no seats yet. */
export type Naming = (player: string) => string;
export const naming = (room: Room | null): Naming => (player) => room?.players[player]?.name || t("page-guest");

export function rulingText(ruling: Ruling, nameOf?: Naming): string {
  const words = worded(ruling.arguments);
  if (nameOf && words.player) words.player = nameOf(String(words.player));
  if (ruling.message === "allegation-refused") words.act = alleged(ruling.arguments);
  const text = t(`ruling-${ruling.message}`, words);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What everybody saw happen, in a sentence; empty where there are no words for it. */
export function heard({ kind, seat, payload }: Happened): string {
  if (!seat) return "";
  const { faces_seen: shown, hidden, fault, whose, what, named } = payload;
  const marks: [string, unknown][] = [
    ["deal-fault", kind === "deal-cards" && fault],
    ["hint", kind === "dummy-act" && what === "hint"],
    ["hand", kind === "dummy-act" && what === "hand"],
    [`${kind}-seen`, shown],
    [`${kind}-hidden`, hidden],
    [`${kind}-named`, kind === "call" && named],
    ["look-other", kind === "look" && whose !== seat],
    ["call", kind === "call-over-seven"],
  ];
  const key = marks.find(([, given]) => given)?.[0] ?? kind;
  const cards = Object.values((payload.cards ?? []) as object).map((card) => cardName(String(card)));
  const words: Values = { ...worded(payload), seat: seatName(seat), cards: cards.join(", ") };
  const more = { count: payload.dealt ?? payload.count, call: words.call ?? words.text, irregularity: words.irregularity ?? words.fault, pack: payload.pack };
  return tryText([`trainer-told-${key}`, ""], { ...words, ...more });
}

export const offerText = (offer: LawOffer) =>
  t("page-law-offer", { seat: seatName(offer.offender), what: spoken("irregularity", offer.irregularity) });

export function bondText(bond: Bond): string {
  const suit = bond.suit ? spoken("suit", bond.suit) : "";
  const card = bond.card ? cardName(bond.card) : "";
  return t(`page-law-bond-${bond.kind}`, { seat: seatName(bond.seat), suit, card });
}

/** The text of a law; the pamphlet's sections have points in their numbers, which messages cannot have. */
export const lawTexts = (id: string): string[] => {
  const key = id.replace(".", "_");
  return [`law-${key}`, `law-example-${key}`, `law-example-${key}-b`].map((one) => tryText([one, ""])).filter(Boolean);
};
