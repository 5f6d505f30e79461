/** What a person likes, kept in this browser. */
export interface Settings {
  language: string;
  theme: "auto" | "light" | "dark";
  colours: "two" | "four";
  cards: "normal" | "large";
  indices: "english" | "national";
  back: "booklet" | "red" | "blue" | "green";
  motion: "auto" | "less";
  taps: "one" | "two";
  warnings: "on" | "off";
  sounds: "off" | "on";
  notify: "off" | "on";
  /** Whether what was said before the play stays until a tap. */
  reading: "on" | "off";
  hints: "on" | "off";
  /** Whether single letters are keys of the table. */
  keys: "on" | "off";
  /** What is printed on. */
  paper: "a4" | "letter";
}

const KEY = "sansatout-settings";
const touch = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

const lettered = typeof navigator === "object" && /-(US|CA|MX|PH|CL|CO|VE)$/.test(navigator.language);

const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  colours: "two",
  cards: "normal",
  indices: "english",
  back: "booklet",
  motion: "auto",
  taps: touch ? "two" : "one",
  warnings: "on",
  sounds: "off",
  notify: "off",
  reading: "on",
  hints: "on",
  keys: "on",
  paper: lettered ? "letter" : "a4",
};

function stored(): Partial<Settings> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    if (typeof kept.hints === "boolean") delete kept.hints;
    return kept;
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
  root.back = settings.back;
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
