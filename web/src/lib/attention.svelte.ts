/** Call me when the table waits for me: in the title, by a sound, by a notification. */
import { onDestroy } from "svelte";
import { waitsFor } from "./awaited";
import { settings } from "./settings.svelte";
import type { TableSocket } from "./socket.svelte";
import { play } from "./sounds";
import { t } from "./texts.svelte";
import { callFor } from "./title.svelte";
import { gameName } from "./words";

/** Whether browsers can notify at all here: not over plain http. */
export const canNotify = (): boolean => "Notification" in globalThis && isSecureContext;

async function notify(text: string, tag: string): Promise<void> {
  if (settings.notify !== "on" || !canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  const options = { body: text, tag, icon: "/icon-192.png" };
  // On phones only a service worker may notify.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) await worker.showNotification("Sansatout", options);
  else new Notification("Sansatout", options);
}

export function attend(table: TableSocket): void {
  let before = { mine: false, stage: "", seq: 0 };
  $effect(() => {
    const { view, room, me, last } = table;
    if (!view || !room) return;
    const mine = Boolean(me?.player && room.started && waitsFor(view, room).includes(me.player));
    const over = view.stage === "between";
    callFor(mine && !over ? t("page-turn-mine") : "");
    const came = mine && !over && !before.mine;
    if (before.seq && view.seq > before.seq && last?.kind === "play") play("card");
    if (before.stage && over && before.stage !== "between") play("end");
    if (came && before.stage) {
      play("turn");
      void notify(t("page-notify-turn", { game: gameName(view.variant) }), table.table).catch(() => undefined);
    }
    before = { mine: mine && !over, stage: view.stage, seq: view.seq };
  });
  onDestroy(() => callFor(""));
}
