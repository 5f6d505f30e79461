/** What a deal came to, in a sentence. */
import { headOf, ordered } from "./sides";
import { t } from "./texts.svelte";
import type { View } from "./types";
import { callName, seatName, strainName } from "./words";

/** Whether the deal was left unfinished when the round was broken off. */
export const unfinished = (view: View) => view.deal?.phase === undefined && view.sheet.over;

/** Why nobody plays the deal, as far as what was said tells. */
function untouched(view: View): string {
  const words = view.deal?.dialogue;
  if (words && "announced" in words) return t("page-void-points");
  if (words && "calls" in words && words.calls.every((call) => call === "Pass")) return t("page-void-passed");
  return t("page-deal-void");
}

export function resultText(view: View): string {
  const { deal } = view;
  if (unfinished(view)) return t("page-deal-unfinished", { number: deal?.number ?? 0 });
  if (deal?.phase === "void") return untouched(view);
  const bargain = deal?.bargain;
  if (deal?.laid_down) return t("page-deal-laid-down");
  if (!bargain || !deal?.won) return t("page-deal-void");
  const what = bargain.contract ? callName(bargain.contract) : strainName(bargain.strain);
  return t("page-deal-result", { what, seat: seatName(bargain.declarer), tricks: deal.won.declaring });
}

/** The end of a deal for the ear: what it came to, and where the sides stand. */
export function ended(view: View): string {
  const totals = ordered(view.sheet.owners, view.you).map((owner) =>
    t("page-score-of", { side: headOf(owner, view.you), points: view.sheet.totals[owner]?.all ?? 0 }),
  );
  return `${resultText(view)}. ${totals.join(", ")}.`;
}
