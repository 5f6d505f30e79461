/** Which page the address means; links are ordinary, clicks on them stay in the page. */
export interface Place {
  path: string[];
  query: URLSearchParams;
}

/** A part of an address as text; as it stands if it is none (%ff). */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(): Place {
  const path = location.pathname.split("/").filter(Boolean).map(decoded);
  return { path, query: new URLSearchParams(location.search) };
}

const here = $state<{ place: Place }>({ place: read() });

export function place(): Place {
  return here.place;
}

export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  here.place = read();
  scrollTo(0, 0);
}

function inside(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download")) return null;
  const own = link.origin === location.origin && !/^\/(api|schema)\//.test(link.pathname);
  return own && !link.getAttribute("href")?.startsWith("#") ? link : null;
}

export function listen(): void {
  addEventListener("popstate", () => (here.place = read()));
  addEventListener("click", (event) => {
    const link = inside(event);
    if (!link) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
