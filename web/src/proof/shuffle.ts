/** The shuffle done again in the browser, as `sansatout.table.shuffle` describes it. */
import { SEATS, seatAfter } from "../lib/cards";
import type { DealProof, Seat } from "../lib/types";
import { sha256 } from "./sha256";

const WORDS = 2 ** 32;
const LEAST_CUT = 4;
const MOST_CUT = 48;
const RANKS = "23456789TJQKA";
const PACK = [..."CDHS"].flatMap((suit) => [...RANKS].map((rank) => suit + rank));

export const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (digits: string) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const text = (value: string) => new TextEncoder().encode(value);

function number(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

function* stream(seed: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block++) {
    const digest = new DataView(sha256(joined(seed, number(block))).buffer);
    for (let at = 0; at < 32; at += 4) yield digest.getUint32(at);
  }
}

/** A number below the count, each equally likely. */
function below(words: Generator<number, never>, count: number): number {
  const limit = WORDS - (WORDS % count);
  let word = words.next().value;
  while (word >= limit) word = words.next().value;
  return word % count;
}

function given(proof: DealProof): Uint8Array {
  const seats = SEATS.filter((seat) => seat in proof.contributions);
  return joined(number(seats.length), ...seats.map((seat) => joined(text(seat), fromHex(proof.contributions[seat]!))));
}

export const commitment = (secret: string) => toHex(sha256(fromHex(secret)));

function pack(proof: DealProof): string[] {
  const parts = [fromHex(proof.secret), number(proof.cut ?? 0), number(proof.deal)];
  const some = Object.keys(proof.contributions).length > 0;
  const name = text(some ? "sansatout-shuffle-2" : "sansatout-shuffle-1");
  const words = stream(sha256(joined(name, ...parts, some ? given(proof) : text(""), text(proof.table))));
  const cards = [...PACK];
  for (let top = 51; top > 0; top--) {
    const place = below(words, top + 1);
    [cards[top], cards[place]] = [cards[place]!, cards[top]!];
  }
  return cards;
}

const written = (cards: string[]) =>
  [..."SHDC"]
    .map((suit) =>
      [...RANKS]
        .reverse()
        .filter((rank) => cards.includes(suit + rank))
        .join(""),
    )
    .join(".");

/** The four hands that follow from what was told of a shuffle. */
export function dealt(proof: DealProof): Record<Seat, string> {
  const cards = pack(proof);
  const hands = SEATS.map((_, turn) => [
    seatAfter(proof.dealer, turn + 1),
    written(cards.filter((_card, n) => n % 4 === turn)),
  ]);
  return Object.fromEntries(hands) as Record<Seat, string>;
}

/** How many cards the table has to lift where it cuts itself. */
export function tableCut(proof: DealProof): number {
  const parts = [fromHex(proof.secret), number(proof.deal), given(proof), text(proof.table)];
  return LEAST_CUT + below(stream(sha256(joined(text("sansatout-cut-2"), ...parts))), MOST_CUT - LEAST_CUT + 1);
}
