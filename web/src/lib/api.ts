/** REST under /api; a refusal becomes a Refused with the server's own words. */
import { forgetSeen, lost, noted, reads } from "./offline.svelte";
import { refusal } from "./refused";
import { language, t } from "./texts.svelte";
import type { LanguageInfo, Languages, WhoIAm } from "./types";

export { Refused } from "./refused";

/** No answer came: there is no line to the server, and none was kept of what was asked for. */
export class Unanswered extends TypeError {}

async function sent(method: string, path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method, headers: { "Accept-Language": language() } };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, "Content-Type": "application/json" };
  }
  if (method === "GET") reads(path, request);
  const answer = await fetch(path, request).catch(() => {
    lost();
    throw new Unanswered(t("page-offline-unseen"));
  });
  noted(answer);
  if (answer.ok) return answer;
  throw await refusal(answer);
}
const call = async <T>(method: string, path: string, body?: unknown) =>
  (await (await sent(method, path, body)).json()) as T;

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
export const postForFile = async (path: string, body: unknown) => (await sent("POST", path, body)).blob();
export const remove = <T>(path: string) => call<T>("DELETE", path);
export const patch = <T>(path: string, body: unknown) => call<T>("PATCH", path, body);

let known: Promise<WhoIAm> | undefined;
let spoken: Promise<LanguageInfo[]> | undefined;

/** The languages of the server, each in its own words. */
export function languages(): Promise<LanguageInfo[]> {
  spoken ??= get<Languages>("/api/languages").then(
    (all) => all.languages,
    (wrong: unknown) => {
      spoken = undefined;
      throw wrong;
    },
  );
  return spoken;
}

/** Who I am; the first answer sets the cookie that sockets need. */
export function me(): Promise<WhoIAm> {
  known ??= get<WhoIAm>("/api/me").catch((wrong: unknown) => {
    known = undefined;
    throw wrong;
  });
  return known;
}

/** Ask anew who I am: the cookie is gone, or somebody else's. */
export function forget(): void {
  known = undefined;
  void forgetSeen();
}

export async function rename(name: string): Promise<void> {
  known = Promise.resolve(await patch<WhoIAm>("/api/me", { name }));
}
