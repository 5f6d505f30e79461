/** REST under /api; a refusal becomes a Refused with the server's own words. */
import { refusal } from "./refused";
import { language } from "./texts.svelte";

export { Refused } from "./refused";

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, headers: { "Accept-Language": language() } };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, "Content-Type": "application/json" };
  }
  const answer = await fetch(path, request);
  if (answer.ok) return (await answer.json()) as T;
  throw await refusal(answer);
}

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
export const remove = <T>(path: string) => call<T>("DELETE", path);
export const patch = <T>(path: string, body: unknown) => call<T>("PATCH", path, body);

let known: Promise<{ person: string; name: string }> | undefined;

/** Who I am; the first answer sets the cookie that sockets need. */
export function me(): Promise<{ person: string; name: string }> {
  known ??= get<{ person: string; name: string }>("/api/me").catch((wrong: unknown) => {
    known = undefined;
    throw wrong;
  });
  return known;
}

/** Ask anew who I am: the cookie is gone, or somebody else's. */
export function forget(): void {
  known = undefined;
}

export async function rename(name: string): Promise<void> {
  known = Promise.resolve(await patch("/api/me", { name }));
}
