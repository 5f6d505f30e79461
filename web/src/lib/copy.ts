/** Put a text where it can be pasted from; tell whether that went well. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

/** Over plain http browsers have no clipboard for pages; what is selected can still be copied. */
function copiedByHand(text: string): boolean {
  const field = document.createElement("textarea");
  const before = document.activeElement;
  field.className = "hidden";
  field.value = text;
  // Beside an open dialog nothing can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
