/** The title of the window: what calls for me, the page, its game. */
const title = $state({ call: "", parts: [] as string[] });

/** Name the page that is shown, for as long as it is; what is empty is left out. */
export function entitle(parts: () => (string | undefined)[]): void {
  $effect(() => {
    title.parts = parts().filter((part): part is string => Boolean(part));
  });
}

/** Put a word before the title that is worth coming back for; none takes it away. */
export function callFor(word: string): void {
  title.call = word;
}

export const wholeTitle = () => [title.call, ...title.parts, "Sansatout"].filter(Boolean).join(" · ");
