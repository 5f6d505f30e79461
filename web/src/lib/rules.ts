/** The short rules of a game, section by section, as far as its booklet has them. */
import { has, t, tryText } from "./texts.svelte";

const SECTIONS = ["aim", "seats", "deal", "talk", "play", "score", "end"];

export interface Section {
  key: string;
  head: string;
  text: string;
}

export function sections(game: { variant: string; booklet: string }): Section[] {
  const ids = (key: string) => [`page-rules-${game.variant}-${key}`, `page-rules-${game.booklet}-${key}`];
  return SECTIONS.filter((key) => ids(key).some(has)).map((key) => ({
    key,
    head: t(`page-rules-${key}`),
    text: tryText(ids(key)),
  }));
}
