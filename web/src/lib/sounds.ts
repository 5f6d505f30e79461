/** Sounds made in the page, for who wants them. */
import { settings } from "./settings.svelte";

export type Sound = "card" | "turn" | "end";

/** Tones in hertz, one after the other; a card is a short knock. */
const TONES: Record<Sound, number[]> = { card: [180], turn: [660, 880], end: [523, 659, 784] };
const LENGTH: Record<Sound, number> = { card: 0.06, turn: 0.16, end: 0.22 };
const LOUD = 0.12;

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (settings.sounds !== "on" || typeof AudioContext !== "function") return;
  try {
    context ??= new AudioContext();
    // Browsers keep a page silent until somebody has touched it.
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    TONES[sound].forEach((tone, n) => ring(context!, tone, n * LENGTH[sound], LENGTH[sound]));
  } catch {
    // A machine without sound still plays.
  }
}

function ring(at: AudioContext, tone: number, after: number, length: number): void {
  const source = at.createOscillator();
  const volume = at.createGain();
  const begin = at.currentTime + after;
  source.type = "triangle";
  source.frequency.setValueAtTime(tone, begin);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUD, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
  source.connect(volume).connect(at.destination);
  source.start(begin);
  source.stop(begin + length);
}
