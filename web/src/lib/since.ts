/** What has happened between two views. */
import type { Happened, RulingView, View, Words } from "./types";

/** What was said before the play, with the last word, where the play hides it. */
export function wholeWords(before: View, now: View, last: Happened): Words | null {
  if (now.deal?.dialogue) return now.deal.dialogue;
  const words = before.deal?.dialogue ?? null;
  if (!words || !("calls" in words) || last.kind !== "call") return words;
  const by = words.by && last.seat ? { by: [...words.by, last.seat] } : {};
  return { ...words, ...by, calls: [...words.calls, String(last.payload.call)] };
}

/** What the referee has said between two views; a new deal tells why the one before was void. */
export function newRulings(before: View, now: View): RulingView[] {
  const law = now.deal?.law;
  if (now.draw) return now.draw.log.slice(before.draw?.log.length ?? 0);
  if (!law) return [];
  if (before.deal?.law && before.deal.number === now.deal?.number && before.deal.cut === now.deal?.cut) {
    return [...law.story.slice(before.deal.law.story.length), ...law.log.slice(before.deal.law.log.length)];
  }
  const log = law.log.filter((one) => one.message !== "draw-again");
  return before.stage === "deal" ? log : [...law.story, ...log];
}
