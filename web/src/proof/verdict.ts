/** A finished deal held against what this browser noted before it; as `sansatout.table.proof` does it. */
import { SEATS } from "../lib/cards";
import type { DealPage, DealProof, Seat } from "../lib/types";
import type { Note } from "./record";
import { commitment, dealt, tableCut } from "./shuffle";

export interface Judged {
  verdict: "fair" | "cut" | "host" | "unseen" | "chosen" | "wrong";
  faults: string[];
  givers: Seat[];
}

const COUNT = 13;
const size = (hand: string) => hand.replaceAll(".", "").length;

/** Where the dealing went wrong by hand, the hands are unequal; the deal of the shuffle stands in the proof. */
function packDiffers(deal: DealPage, proof: DealProof): boolean {
  const hands = dealt(proof);
  if (SEATS.every((seat) => size(deal.hands[seat]) === COUNT))
    return SEATS.some((seat) => hands[seat] !== deal.hands[seat]);
  return `N:${SEATS.map((seat) => hands[seat]).join(" ")}` !== proof.cards;
}

function ownFaults(deal: DealPage, proof: DealProof, givers: Seat[]): Record<string, boolean> {
  const byTable = proof.cut !== null && proof.cut_by === null && givers.length > 0;
  return { pack: packDiffers(deal, proof), "table-cut": byTable && proof.cut !== tableCut(proof) };
}

function against(deal: DealPage, proof: DealProof, note: Note, givers: Seat[]): Record<string, boolean> {
  const { seat } = note;
  const acted = proof.cut_by ? [...givers, proof.cut_by] : givers;
  const another = proof.table !== note.table || proof.deal !== note.deal;
  return {
    commitment: another || commitment(proof.secret) !== note.commitment,
    number: note.number !== null && (seat === null || proof.contributions[seat] !== note.number),
    cut: note.cut !== null && (proof.cut !== note.cut || proof.cut_by !== seat),
    robot: acted.some((one) => !note.people.includes(one)),
    hand: note.hand !== null && (seat === null || deal.hands[seat] !== note.hand),
  };
}

export function judged(deal: DealPage, note: Note | null): Judged {
  const proof = deal.proof;
  if (!proof) return { verdict: "chosen", faults: [], givers: [] };
  const givers = SEATS.filter((seat) => seat in proof.contributions);
  const checks = { ...ownFaults(deal, proof, givers), ...(note ? against(deal, proof, note, givers) : {}) };
  const faults = Object.keys(checks).filter((name) => checks[name as keyof typeof checks]);
  const part = givers.length ? "fair" : proof.cut_by ? "cut" : "host";
  return { verdict: faults.length ? "wrong" : note ? part : "unseen", faults, givers };
}
