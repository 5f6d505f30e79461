import { t } from "./texts.svelte";
import type { RoomView } from "./types";

/** What a player (`p3`) is called: by name, by number where there is none. */
export const called = (player: string, name: string | undefined): string =>
  name || t("page-player-number", { number: player.slice(1) });

export const calledAt = (room: RoomView | null, player: string): string => called(player, room?.players[player]?.name);
