/** How cards, calls, seats and acts are said aloud and written. */
import { bidParts, rankOf, suitOf } from "./cards";
import { settings } from "./settings.svelte";
import { has, t, tryText } from "./texts.svelte";
import type { BargainView, Happened, Refusal, Strain } from "./types";

export const cardName = (card: string) =>
  t("page-card", { rank: t(`page-rank-${rankOf(card)}`), suit: t(`page-suit-${suitOf(card)}`) });
/** The sign of a rank in the corner of a card: A, K, Q and J, or the letters of the language. */
export function rankSign(rank: string): string {
  if (rank === "T") return "10";
  return settings.indices === "national" && "AKQJ".includes(rank) ? t(`page-index-${rank}`) : rank;
}
/** A text that names cards by signs, with the letters that are on the cards: ♥Q becomes ♥D. */
export const lettered = (text: string) =>
  text.replace(/[♠♥♦♣](?:[AKQJx]|\d+)+(?!\p{L})/gu, (held) => held.replace(/[AKQJ]/g, rankSign));
/** What is held in a suit, "A Q 10" or "K x + Q x", with the letters that are on the cards, in one line. */
export const letteredHolding = (text: string) =>
  /^(?:[AKQJx]|10)(?: (?:[AKQJx+]|10))*$/.test(text)
    ? text.replace(/[AKQJ]/g, rankSign).replaceAll(" ", "\u00a0")
    : text;
export const seatName = (seat: string) => t(`page-seat-${seat}`);
export const strainName = (strain: Strain) => t(`page-strain-${strain}`);
export const gameName = (key: string) => tryText([`page-game-${key}`, `cli-game-${key}`, key]);

export function callName(call: string): string {
  const bid = bidParts(call);
  if (!bid) return tryText([`page-call-${call}`, call]);
  const doubled = bid.doubled ? `, ${t(`page-doubled-${bid.doubled}`)}` : "";
  return `${t(`page-bid-${bid.strain}`, { level: Number(bid.level) })}${doubled}`;
}

/** The words of an act that is no card and no call. */
export function said(kind: string, payload: Record<string, unknown>): string {
  switch (kind) {
    case "call":
      return callName(String(payload.call));
    case "play":
      return cardName(String(payload.card));
    case "name":
      return t("page-said-name", { strain: strainName(payload.strain as Strain) });
    case "remit":
      return t("page-said-remit");
    case "hand-over":
      return t("page-said-hand-over");
    case "speak":
      return t(`page-said-${String(payload.words)}`);
    case "announce":
      return t("page-said-announce", { points: Number(payload.points) });
    case "choose": {
      const strain = strainName(payload.strain as Strain);
      const said = payload.bonus ? "-bonus" : payload.bonus === false ? "-no-bonus" : "";
      return t(`page-said-choose${said}`, { strain });
    }
    case "claim":
    case "concede":
      return t(`page-said-${kind}`, { tricks: Number(payload.tricks) });
    case "ask":
      if (payload.what !== "second-game") return t(`page-said-ask-${String(payload.what)}`);
      return t(payload.second ? "page-said-ask-second-game" : "page-said-ask-first-game", {
        seats: seatNames(payload.second),
      });
    case "respond":
      return t(`page-answer-${String(payload.answer)}`);
    default:
      return "";
  }
}

/** Seats as they are told one after the other. */
export function seatNames(seats: unknown): string {
  return Array.isArray(seats) ? seats.map((seat) => seatName(String(seat))).join(", ") : "";
}

/** One sentence for the live region; empty for what need not be told. A card is told with the hand it came from. */
export function announced(happened: Happened, bargain?: BargainView | null): string {
  const what = said(happened.kind, happened.payload);
  if (!what || !happened.seat) return "";
  const hand = String(happened.payload.hand ?? happened.seat);
  const dummy = happened.kind === "play" && hand === bargain?.dummy;
  return t(dummy ? "page-announced-dummy" : "page-announced", { seat: seatName(hand), what });
}

/** A refusal over a socket in the page's language, which may have changed since the socket was opened. */
export function refusalText({ message, arguments: given, text, rule }: Refusal): string {
  const id = `error-${message}`;
  if (!has(id)) return text;
  return rule ? `${t(id, given)} (${rule})` : t(id, given);
}
