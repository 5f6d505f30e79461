/** The service worker: the page's own files, and what was read before, for times without a network. */
declare const __BUILT__: string[];

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Tapped extends Lasting {
  notification: Notification;
}
interface Worker {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(of: { type: "window" }): Promise<{ url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

const worker = globalThis as unknown as Worker;
const BUILT = __BUILT__;
const FILES = [...BUILT, "/icon.svg", "/icon-180.png", "/icon-192.png", "/icon-512.png", "/manifest.webmanifest"];
const PAGE = `sansatout-page-${BUILT.join()}`;
/** Its name is known to `lib/offline.svelte.ts`, which forgets it with the person. */
const SEEN = "sansatout-seen";
const MOST_SEEN = 300;
/** Answers that are worth reading again; nothing of a running table is among them. */
const READ = /^\/api\/(me|games|languages|locales|history|rules\/.*|deals\/.*|sheets\/.*|trainer.*)$/;
const NO_VIEW = /^\/(api|schema|health|ws)(\/|$)/;

async function settle(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith("sansatout-page-") && name !== PAGE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** A file that the page is made of: its name changes with its content, or it hardly ever does. */
async function own(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: PAGE })) ?? fetch(request);
}

/** The page as the server has it; without a line, as it was when it was last loaded. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (wrong) {
    const kept = await caches.match("/", { cacheName: PAGE });
    if (kept) return kept;
    throw wrong;
  }
}

async function keep(request: Request, answer: Response): Promise<void> {
  const seen = await caches.open(SEEN);
  await seen.put(request, answer);
  const all = await seen.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_SEEN)).map((one) => seen.delete(one)));
}

/** What the server says; without a line, what it said before, marked so. */
async function read(event: Asked): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keep(event.request, answer.clone()));
    return answer;
  } catch (wrong) {
    const kept = await caches.match(event.request, { cacheName: SEEN });
    if (!kept) throw wrong;
    const headers = new Headers(kept.headers);
    headers.set("x-seen-before", "1");
    return new Response(kept.body, { status: kept.status, headers });
  }
}

async function come(url: string): Promise<void> {
  const open = (await worker.clients.matchAll({ type: "window" })).find((one) => new URL(one.url).pathname === url);
  await (open ? open.focus() : worker.clients.openWindow(url));
}

addEventListener("install", (event) => {
  const files = caches.open(PAGE).then((cache) => cache.addAll(["/", ...FILES]));
  (event as Lasting).waitUntil(files.then(() => worker.skipWaiting()));
});

addEventListener("activate", (event) => (event as Lasting).waitUntil(settle()));

addEventListener("fetch", (event) => {
  const asked = event as Asked;
  const { request } = asked;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!NO_VIEW.test(url.pathname)) asked.respondWith(page(request));
  } else if (FILES.includes(url.pathname)) asked.respondWith(own(request));
  else if (READ.test(url.pathname)) asked.respondWith(read(asked));
});

addEventListener("notificationclick", (event) => {
  const { notification } = event as Tapped;
  notification.close();
  (event as Lasting).waitUntil(come(`/table/${notification.tag}`));
});
