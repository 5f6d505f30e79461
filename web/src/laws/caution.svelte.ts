/** The question before something irregular is done; the settings can leave it out. */
import { settings } from "../lib/settings.svelte";

class Caution {
  asked = $state.raw<{ what: string; go: () => void } | null>(null);

  ask(what: string, go: () => void): void {
    if (settings.warnings === "off") go();
    else this.asked = { what, go };
  }

  go(): void {
    const asked = this.asked;
    this.asked = null;
    asked?.go();
  }
}

export const caution = new Caution();
