/** The keys of the table: letters that lead somewhere, besides what every page has. */
export const KEYS = [
  ["?", "help"],
  ["h", "hand"],
  ["o", "open"],
  ["a", "asked"],
  ["t", "trick"],
  ["s", "status"],
  ["u", "undo"],
  ["← →", "arrows"],
  ["Enter", "enter"],
  ["Esc", "escape"],
] as const;

export type KeyName = (typeof KEYS)[number][1];

/** What a key means here; nothing while somebody writes, chooses or has a window open. */
export function keyMeant(event: KeyboardEvent): KeyName | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  const at = event.target as Element | null;
  if (at?.closest("input, textarea, select, [contenteditable], dialog")) return undefined;
  return KEYS.find(([key]) => key === event.key)?.[1];
}
