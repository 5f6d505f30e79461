/** The texts that the server sends, read from where it has them. */
import { understand } from "../src/lib/texts.svelte";

const SOURCES: Record<string, string> = import.meta.glob("../../src/sansatout/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const LANGUAGES = [...new Set(Object.keys(SOURCES).map((path) => path.split("/").at(-2)!))];

export function hear(language: string): void {
  const files = Object.entries(SOURCES).filter(([path]) => path.includes(`/${language}/`));
  understand(language, files.map(([, source]) => source).join("\n"));
}
