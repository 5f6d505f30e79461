/** One tap or two: with two, the first only arms what the second does. */
import { settings } from "./settings.svelte";

const last = $state<{ guard: Guard | null; name: string }>({ guard: null, name: "" });

export class Guard {
  armed = $state("");

  /** @param name what is armed, as the line near the hand calls it */
  tap(key: string, act: () => void, name = ""): void {
    if (settings.taps === "two" && this.armed !== key) {
      disarm();
      this.armed = key;
      last.guard = this;
      last.name = name;
      return;
    }
    this.armed = "";
    act();
  }
}

/** What waits for its second tap; `null` for nothing. */
export const lifted = () => (last.guard?.armed ? last.name : null);

/** What was armed is no more: something else happened. */
export function disarm(): void {
  if (last.guard) last.guard.armed = "";
  last.guard = null;
}
