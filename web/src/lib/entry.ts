/** A form about a deal: what it asks, what is chosen, and the line of a sheet that this makes. */
import type { EntryField, EntryForm, EntryKey } from "./types";

export type Chosen = Record<string, string[]>;

const beginning = (field: EntryField): string[] =>
  field.several || field.looks === "number" ? [] : [field.first || field.keys[0]!.writes];

/** What is chosen before anything is. */
export const first = (form: EntryForm): Chosen =>
  Object.fromEntries(form.fields.map((field) => [field.name, beginning(field)]));

const fits = (form: EntryForm, chosen: Chosen, when: Record<string, string[]>): boolean =>
  Object.entries(when).every(([name, wanted]) => answer(form, chosen, name).some((one) => wanted.includes(one)));

/** Whether a question is asked as the others are answered. */
export const asked = (form: EntryForm, chosen: Chosen, field: EntryField): boolean => fits(form, chosen, field.when);

/** The answers that a question offers as the others are answered. */
export const offered = (form: EntryForm, chosen: Chosen, field: EntryField): EntryKey[] =>
  field.keys.filter((key) => fits(form, chosen, key.when));

/** What counts of what was chosen for a question: nothing that is no longer offered. */
export function answer(form: EntryForm, chosen: Chosen, name: string): string[] {
  const field = form.fields.find((one) => one.name === name)!;
  if (!asked(form, chosen, field)) return beginning(field);
  const mine = chosen[name] ?? [];
  if (field.looks === "number") return mine;
  const keys = offered(form, chosen, field);
  return mine.filter((one) => keys.some((key) => key.writes === one));
}

/** What is chosen after a key was pressed; where several can be, pressing again takes it back. */
export function pressed(chosen: Chosen, field: EntryField, key: EntryKey): Chosen {
  const mine = chosen[field.name] ?? [];
  const others = mine.filter((one) => one !== key.writes);
  const next = !field.several ? [key.writes] : others.length < mine.length ? others : [...mine, key.writes];
  const sets = Object.fromEntries(Object.entries(key.sets).map(([name, value]) => [name, [value]]));
  return { ...chosen, ...sets, [field.name]: next };
}

/** The line with what was chosen. */
export function entered(form: EntryForm, chosen: Chosen): string {
  const visible = form.fields.filter((field) => asked(form, chosen, field));
  const special = visible
    .flatMap((field) => field.keys.filter((key) => answer(form, chosen, field.name).includes(key.writes)))
    .find((key) => key.line);
  const written = (name: string) =>
    visible.some((field) => field.name === name) ? answer(form, chosen, name).join(" ") : "";
  return (special?.line ?? form.line)
    .replace(/\{(\w+)\}/g, (_, name: string) => written(name))
    .trim()
    .replace(/\s+/g, " ");
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function pattern(field: EntryField): string {
  if (field.looks === "number") return `(?:${literal(field.keys[0]!.writes)} [0-9]+)?`;
  const words = [...new Set(field.keys.map((key) => key.writes))].sort((a, b) => b.length - a.length);
  const one = `(?:${words.map(literal).join("|")})`;
  return field.several ? `(?:${one}(?:\\s+${one})*)?` : `(?:${one})?`;
}

/** What has to be chosen to make a line that was entered; null if it can only be written. */
export function chosenBy(form: EntryForm, line: string): Chosen | null {
  const source = literal(form.line)
    .replace(/\s+/g, "\\s*")
    .replace(/\\\{(\w+)\\\}/g, (_, name: string) => {
      const field = form.fields.find((one) => one.name === name)!;
      return `(?<${name}>${pattern(field)})`;
    });
  const found = new RegExp(`^${source}$`).exec(line)?.groups;
  if (!found) return null;
  const chosen = first(form);
  for (const field of form.fields) {
    const text = (found[field.name] ?? "").trim();
    if (field.looks === "number") chosen[field.name] = text ? [text] : [];
    else if (field.several) {
      chosen[field.name] = field.keys.map((key) => key.writes).filter((one) => text.includes(one));
    } else if (field.name in found) chosen[field.name] = [text];
  }
  return entered(form, chosen) === line ? chosen : null;
}
