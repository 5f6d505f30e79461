/** A class as I may see it, kept up to date. */
import { Line } from "../lib/line";
import { language } from "../lib/texts.svelte";
import type { ClassTold, ClassView, PupilClass } from "../lib/types";

export class ClassSocket {
  /** The class, where I teach it. */
  teaches = $state.raw<ClassView | null>(null);
  /** The class, where I learn in it. */
  learns = $state.raw<PupilClass | null>(null);
  link = $state<"joining" | "open" | "lost" | "refused">("joining");
  gone = $state("");
  #line: Line<ClassTold>;

  constructor(id: string) {
    const path = () => `/ws/classes/${encodeURIComponent(id)}?lang=${language()}`;
    this.#line = new Line(path, {
      told: (message) => this.#told(message),
      lost: (code) => this.#lost(code),
    });
    void this.#line.open();
  }

  #told(message: ClassTold): void {
    if (message.t === "class" || message.t === "pupil") {
      this.#line.isWell();
      this.link = "open";
      if (message.t === "class") this.teaches = message.class;
      else this.learns = message.class;
    } else if (message.t === "gone") this.gone = message.reason;
    else if (message.t === "error" && message.id === null) this.#line.heed(message);
  }

  #lost(code?: number): boolean {
    const over = this.gone === "sent-out" || this.gone === "class-over" || this.gone === "signed-out";
    const refused = over || code === 4403 || code === 4404;
    this.link = refused ? "refused" : "lost";
    return !refused;
  }

  close(): void {
    this.#line.close();
  }
}
