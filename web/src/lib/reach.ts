/** Under which addresses others find what I see here. */
import { get } from "./api";
import type { Addresses } from "./types";

/** The beginnings of links that others can open; none where only this computer can. */
export async function reachable(): Promise<string[]> {
  const { here, addresses } = await get<Addresses>("/api/addresses");
  return here ? addresses : [location.origin];
}
