/** How cards, calls, seats and acts are said aloud and written. */
import { bidParts, rankOf, suitOf } from "./cards";
import { t, tryText } from "./texts.svelte";
import type { Happened, Strain } from "./types";

export const cardName = (card: string) =>
  t("page-card", { rank: t(`page-rank-${rankOf(card)}`), suit: t(`page-suit-${suitOf(card)}`) });
export const seatName = (seat: string) => t(`page-seat-${seat}`);
export const strainName = (strain: Strain) => t(`page-strain-${strain}`);
export const gameName = (key: string) => tryText([`page-game-${key}`, `cli-game-${key}`, key]);

export function callName(call: string): string {
  const bid = bidParts(call);
  if (!bid) return tryText([`page-call-${call}`, call]);
  const doubled = bid.doubled ? `, ${t(`page-doubled-${bid.doubled}`)}` : "";
  return `${t(`page-bid-${bid.strain}`, { level: Number(bid.level) })}${doubled}`;
}

/** A contract with who plays it, like those that are par. */
export const playedBy = (one: { contract: string; declarer: string }) => `${callName(one.contract)} (${seatName(one.declarer)})`;

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
    case "speak":
      return t(`page-said-${String(payload.words)}`);
    case "announce":
      return t("page-said-announce", { points: Number(payload.points) });
    case "choose": {
      const strain = strainName(payload.strain as Strain);
      return t(payload.bonus ? "page-said-choose-bonus" : "page-said-choose", { strain });
    }
    case "claim":
    case "concede":
      return t(`page-said-${kind}`, { tricks: Number(payload.tricks) });
    case "ask":
      return t(`page-said-ask-${String(payload.what)}`);
    case "respond":
      return t(`page-answer-${String(payload.answer)}`);
    default:
      return "";
  }
}

/** One sentence for the live region; empty for what need not be told. */
export function announced(happened: Happened): string {
  const what = said(happened.kind, happened.payload);
  if (!what || !happened.seat) return "";
  return t("page-announced", { seat: seatName(happened.seat), what });
}
