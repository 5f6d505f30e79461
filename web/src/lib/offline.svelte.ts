/** Whether there is a line to the server, and a newer page than this one. */
/** The copies of answers that the service worker keeps. */
const SEEN = "sansatout-seen";
/** How often we look for the server while there is no line. */
const LOOK = 4000;
/** How seldom we look for a newer page while nothing calls for it. */
const SELDOM = 60_000;
const RELOADED = "sansatout-reloaded";
/** How many answers of a first visit are asked for again. */
const EARLY = 20;

const line = $state({ down: false, newer: false });
let looking: ReturnType<typeof setTimeout> | undefined;
let looked = 0;
/** What was asked for before a service worker could keep the answer. */
let unkept: [string, RequestInit][] = [];

export const isOffline = (): boolean => line.down;
export const isNewer = (): boolean => line.newer;

/** Note what an answer tells of the line. */
export function noted(answer: Response): void {
  if (answer.headers.has("x-seen-before")) lost();
  else found();
}

/** Note that no answer came. */
export function lost(): void {
  line.down = true;
  looking ??= setTimeout(() => void look(), LOOK);
}

function found(): void {
  if (line.down) void lookForNewer(true);
  line.down = false;
  clearTimeout(looking);
  looking = undefined;
}

async function look(): Promise<void> {
  looking = undefined;
  try {
    const answer = await fetch("/health/live", { cache: "no-store" });
    if (answer.ok) found();
    else lost();
  } catch {
    lost();
  }
}

/** Note what is read: on a first visit the page reads before its service worker can keep anything. */
export function reads(path: string, request: RequestInit = {}): void {
  const alone = "serviceWorker" in navigator && !navigator.serviceWorker.controller;
  if (alone && unkept.length < EARLY) unkept.push([path, request]);
}

/** Read it once more, now that it will be kept. */
function readAgain(): void {
  for (const [path, request] of unkept) void fetch(path, request).catch(() => undefined);
  unkept = [];
}

/** Forget what was read here: it was somebody else who read it. */
export async function forgetSeen(): Promise<void> {
  unkept = [];
  if ("caches" in globalThis) await caches.delete(SEEN).catch(() => false);
}

/** The script of a page has another name whenever anything in it has changed. */
const scriptOf = (page: ParentNode) => page.querySelector("script[type=module][src]")?.getAttribute("src") ?? "";

/** Whether something was typed that a new page would lose. */
function typed(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("input[type=text], textarea");
  return [...fields].some((field) => !field.readOnly && field.value !== "");
}

/** Ask the server for its page; if that is a newer one, be it. */
export async function lookForNewer(atOnce = false): Promise<void> {
  if (line.newer || (!atOnce && Date.now() - looked < SELDOM)) return;
  looked = Date.now();
  const html = await fetch("/", { cache: "no-store" }).then(
    (answer) => (answer.ok ? answer.text() : ""),
    () => "",
  );
  const script = scriptOf(new DOMParser().parseFromString(html, "text/html"));
  if (!script || script === scriptOf(document)) return;
  // A page that stays the old one is told of, not loaded for ever.
  if (sessionStorage.getItem(RELOADED) === script || typed()) line.newer = true;
  else {
    sessionStorage.setItem(RELOADED, script);
    location.reload();
  }
}

/** Keep the page for times without a network, where browsers let us, and look for a newer one on coming back. */
export function keepPage(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    navigator.serviceWorker.addEventListener("controllerchange", readAgain);
    void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  }
  addEventListener("online", () => void look());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void lookForNewer();
  });
}
