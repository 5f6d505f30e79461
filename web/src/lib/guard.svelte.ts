/** One tap or two: with two, the first only arms what the second does. */
import { settings } from "./settings.svelte";

export class Guard {
  armed = $state("");

  tap(key: string, act: () => void): void {
    if (settings.taps === "two" && this.armed !== key) {
      this.armed = key;
      return;
    }
    this.armed = "";
    act();
  }
}
