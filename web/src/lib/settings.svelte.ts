/** What a person likes, kept in this browser. */
export interface Settings {
  language: string;
  theme: "auto" | "light" | "dark";
  colours: "two" | "four";
  cards: "normal" | "large";
  motion: "auto" | "less";
  taps: "one" | "two";
  warnings: "on" | "off";
  hints: boolean;
}

const KEY = "sansatout-settings";
const touch = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  colours: "two",
  cards: "normal",
  motion: "auto",
  taps: touch ? "two" : "one",
  warnings: "on",
  hints: true,
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

/** Keep the settings and put them on the root element, where the style sheets look. */
export function apply(): void {
  const root = document.documentElement.dataset;
  root.theme = settings.theme;
  root.colours = settings.colours;
  root.cards = settings.cards;
  root.motion = settings.motion;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function still(): boolean {
  return settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
