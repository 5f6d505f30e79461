/** SHA-256 of our own: the browser's is missing where the page comes over plain http, as in a house. */
const WORD = 2 ** 32;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

const fraction = (value: number) => ((value % 1) * WORD) >>> 0;
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function padded(data: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  bytes.set(data);
  bytes[data.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor((data.length * 8) / WORD));
  view.setUint32(bytes.length - 4, (data.length * 8) >>> 0);
  return view;
}

function schedule(view: DataView, at: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let n = 0; n < 16; n++) words[n] = view.getUint32(at + n * 4);
  for (let n = 16; n < 64; n++) {
    const low = words[n - 15]!;
    const high = words[n - 2]!;
    const small = turn(low, 7) ^ turn(low, 18) ^ (low >>> 3);
    words[n] = words[n - 16]! + small + words[n - 7]! + (turn(high, 17) ^ turn(high, 19) ^ (high >>> 10));
  }
  return words;
}

function mixed(state: number[], words: Uint32Array): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < 64; n++) {
    const big = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + big + ((e & f) ^ (~e & g)) + ROUNDS[n]! + words[n]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, n) => (word + state[n]!) >>> 0);
}

export function sha256(data: Uint8Array): Uint8Array {
  const view = padded(data);
  let state = START;
  for (let at = 0; at < view.byteLength; at += 64) state = mixed(state, schedule(view, at));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => digest.setUint32(n * 4, word));
  return new Uint8Array(digest.buffer);
}
