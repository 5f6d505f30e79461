/** The texts of page and command: one Fluent source a language, from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { reads } from "./offline.svelte";
import { settings } from "./settings.svelte";
import { refusal } from "./refused";

interface Texts {
  language: string;
  source: string;
}
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- fetched once each, never shown itself
const sources = new Map<string, Promise<Texts>>();
const current = $state<{ language: string; bundle: FluentBundle | null }>({
  language: "en",
  bundle: null,
});

/** The texts in the language wanted; in the browser's, as far as the server has it, where none is. */
async function fetched(wanted: string, part: string): Promise<Texts> {
  const asked = new URLSearchParams({ ...(wanted && { lang: wanted }), ...(part && { part }) }).toString();
  const path = asked ? `/api/locales?${asked}` : "/api/locales";
  reads(path);
  const answer = await fetch(path);
  if (!answer.ok) throw await refusal(answer);
  return { language: answer.headers.get("content-language") ?? "en", source: await answer.text() };
}

/** Show all texts as a Fluent source says them. */
export function understand(language: string, source: string): void {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  current.bundle = bundle;
  current.language = language;
}

/** Texts that only some pages need, of those that were opened. */
const parts = [""];

async function known(wanted: string, part: string): Promise<Texts> {
  const key = `${wanted} ${part}`;
  const kept = sources.get(key) ?? fetched(wanted, part);
  sources.set(key, kept);
  return kept.catch((wrong: unknown) => {
    sources.delete(key);
    throw wrong;
  });
}

/** Show all texts in the language of the settings, or the browser's. */
export async function speak(): Promise<void> {
  const wanted = settings.language;
  const all = await Promise.all(parts.map((part) => known(wanted, part)));
  const { language } = all[0]!;
  understand(language, all.map((one) => one.source).join("\n\n"));
  document.documentElement.lang = language;
}

/** Know the texts of a part as well. */
export async function also(part: string): Promise<void> {
  if (parts.includes(part)) return;
  parts.push(part);
  await speak().catch((wrong: unknown) => {
    parts.splice(parts.indexOf(part), 1);
    throw wrong;
  });
}

export function language(): string {
  return current.language;
}

export function has(id: string): boolean {
  return current.bundle?.hasMessage(id) ?? false;
}

/** The text of a message; its id where no language has it, so that it is seen. */
export function t(id: string, values: Record<string, unknown> = {}): string {
  const bundle = current.bundle;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  return bundle.formatPattern(pattern, values as Record<string, FluentVariable>, []);
}

/** The text of the first id that has one. */
export function tryText(ids: string[], values: Record<string, unknown> = {}): string {
  const id = ids.find(has);
  return id ? t(id, values) : ids[ids.length - 1]!;
}

export function when(iso: string): string {
  const date = Date.parse(iso);
  const format = new Intl.DateTimeFormat(current.language, { dateStyle: "medium", timeStyle: "short" });
  return Number.isNaN(date) ? iso : format.format(date);
}

export function signed(points: number): string {
  const format = new Intl.NumberFormat(current.language, { signDisplay: "exceptZero" });
  return format.format(points);
}
