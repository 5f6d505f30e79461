/** A booklet's options in plain words. */
import { t, tryText } from "./texts.svelte";

export const optionName = (name: string) => t(`page-option-${name}`);
export const optionValue = (name: string, value: unknown) =>
  tryText([`page-value-${name}-${value}`, `page-value-${value}`, String(value)]);
