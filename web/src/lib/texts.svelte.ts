/** The texts of page and command: one Fluent source a language, from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";
import { refusal } from "./refused";

export const LANGUAGES = ["en", "et", "sv", "hu", "sl"] as const;
const sources = new Map<string, Promise<FluentBundle>>();
const current = $state<{ language: string; bundle: FluentBundle | null }>({
  language: "en",
  bundle: null,
});

function wanted(): string {
  const tags = [settings.language, ...navigator.languages];
  const known = tags.map((tag) => tag.split("-")[0]!.toLowerCase());
  return known.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) ?? "en";
}

async function fetched(language: string): Promise<FluentBundle> {
  const answer = await fetch(`/api/locales/${language}`);
  if (!answer.ok) throw await refusal(answer);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  return bundle;
}

/** Show all texts in the language of the settings, or the browser's. */
export async function speak(): Promise<void> {
  const language = wanted();
  if (!sources.has(language)) sources.set(language, fetched(language));
  try {
    const bundle = await sources.get(language)!;
    current.bundle = bundle;
    current.language = language;
    document.documentElement.lang = language;
  } catch (wrong) {
    sources.delete(language);
    throw wrong;
  }
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
  const date = new Date(iso);
  const format = new Intl.DateTimeFormat(current.language, { dateStyle: "medium", timeStyle: "short" });
  return Number.isNaN(date.valueOf()) ? iso : format.format(date);
}

export function signed(points: number): string {
  const format = new Intl.NumberFormat(current.language, { signDisplay: "exceptZero" });
  return format.format(points);
}
