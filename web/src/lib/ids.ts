/**
 * Ids of acts. The server keeps each with its act for ever and answers it alike whenever it comes again, so no other
 * act of mine may have it, from this page or from any that I open later.
 */
import { newKey } from "./outbox";

const PAGE = newKey().slice(0, 20);
let acts = 0;

export const newActId = (): string => `${PAGE}-${++acts}`;
