/** One table as I may see it: the socket, kept open, and what came over it. */
import { forget, me, Refused } from "./api";
import { Pauses, retryAfter } from "./pauses";
import { lifts, witness } from "../proof/record";
import { heard, naming, rulingText, told } from "../laws/law";
import { announced } from "./words";
import { language, t } from "./texts.svelte";
import type { Action, ChatLine, Happened, Me, Meaning, Room, Ruling, Values, View } from "./types";

/** How long a full trick stays before the next view is shown: so many paces of the robots, at most this. */
const LINGER_PACES = 1800;
const LINGER = 1100;
/** How long a ruling stays on the cloth; the log keeps it. */
const HEARD = 9000;

/** What the referee has said between two views; a new deal tells why the one before was void. */
function newRulings(before: View, now: View): Ruling[] {
  const law = now.deal?.law;
  if (now.draw) return now.draw.log.slice(before.draw?.log.length ?? 0);
  if (!law) return [];
  if (before.deal?.law && before.deal.number === now.deal?.number && before.deal.cut === now.deal?.cut) {
    return law.log.slice(before.deal.law.log.length);
  }
  const log = law.log.filter((one) => one.message !== "draw-again");
  return before.stage === "deal" ? log : [...law.story, ...log];
}

export type Link = "joining" | "open" | "lost" | "refused";

export class TableSocket {
  view = $state.raw<View | null>(null);
  last = $state.raw<Happened | null>(null);
  room = $state.raw<Room | null>(null);
  /** When the room was as it is: its seconds count from there. */
  roomAt = $state(0);
  me = $state.raw<Me | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  meanings = $state.raw<Meaning[]>([]);
  /** What the referee has just said. */
  rulings = $state.raw<Ruling[]>([]);
  link = $state<Link>("joining");
  gone = $state("");
  error = $state("");
  spoken = $state("");
  unread = $state(0);

  #socket: WebSocket | null = null;
  #closed = false;
  #pauses = new Pauses();
  /** Seconds that the server wants us to wait before the next try. */
  #wait = 0;
  #next = 1;
  #queue: { view: View; last: Happened | null }[] = [];
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** The newest view there is, shown or not. */
  #newest: View | null = null;
  /** The commitment this socket gave a number to, and that message. */
  #given: { commitment: string; id: number; seq: number } | null = null;
  readonly table: string;

  constructor(table: string) {
    this.table = table;
    void this.#connect();
  }

  async #connect(): Promise<void> {
    try {
      await me();
    } catch (wrong) {
      if (wrong instanceof Refused) this.#wait = wrong.retryAfter;
      this.#retry();
      return;
    }
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/ws/tables/${encodeURIComponent(this.table)}?lang=${language()}&contributes=1`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    this.#given = null;
    socket.onmessage = (event) => this.#received(JSON.parse(String(event.data)) as Values);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    this.#socket = null;
    if (this.#closed) return;
    if (code === 4401) forget();
    if (code === 4403 || code === 4404 || (this.gone && this.gone !== "stopping" && this.gone !== "slow")) {
      this.link = "refused";
      return;
    }
    this.#retry();
  }

  #retry(): void {
    if (this.#closed) return;
    this.link = "lost";
    this.#again = setTimeout(() => void this.#connect(), this.#pauses.next(this.#wait));
    this.#wait = 0;
  }

  #received(message: Values): void {
    switch (message.t) {
      case "hello":
        this.#hello(message);
        break;
      case "view":
        this.#queue.push(message as unknown as { view: View; last: Happened | null });
        this.#witness(message.view as View, message.last as Happened | null);
        this.#advance();
        break;
      case "room":
        this.#enterRoom(message.room as Room);
        this.#witness(this.#newest, null);
        break;
      case "chat":
        this.chat = [...this.chat, message as unknown as ChatLine];
        this.unread += 1;
        break;
      case "meaning":
        this.#meaning(message as unknown as Meaning);
        break;
      case "error":
        if (message.id === null) this.#wait = retryAfter(message);
        if (message.id !== null && message.id === this.#given?.id) this.#refusedNumber(message);
        else if (message.message !== "sequence") this.complain(String(message.text));
        break;
      case "gone":
        this.gone = String(message.reason);
        break;
    }
  }

  #hello(message: Values): void {
    this.#pauses.reset();
    this.link = "open";
    this.gone = "";
    this.me = message.you as Me;
    this.#enterRoom(message.room as Room);
    this.chat = message.chat as ChatLine[];
    this.#queue = [];
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#witness(message.view as View, null);
    this.#show(message.view as View, null);
  }

  /** Note what is promised before the deal, and give the shuffle a number of mine. */
  #witness(view: View | null, last: Happened | null): void {
    this.#newest = view;
    const number = view && witness(this.table, view, last, this.room);
    const commitment = view?.deal?.commitment;
    if (!number || !commitment || commitment === this.#given?.commitment) return;
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#given = { commitment, id: this.#next, seq: view.seq };
    this.send({ t: "act", seq: view.seq, kind: "contribute", payload: { number } });
  }

  /** A number sent from an outdated view is given again from a newer one; otherwise it is too late, or another window gave mine. */
  #refusedNumber(message: Values): void {
    if (message.message !== "sequence") return;
    const seq = this.#given?.seq ?? 0;
    this.#given = null;
    if (this.#newest && this.#newest.seq > seq) this.#witness(this.#newest, null);
  }

  #enterRoom(room: Room): void {
    this.room = room;
    this.roomAt = Date.now();
  }

  #meaning(meaning: Meaning): void {
    const others = this.meanings.filter((one) => one.call !== meaning.call);
    this.meanings = [...others, meaning];
  }

  /** Show the views that came, in order; a full trick lingers before the next one. */
  #advance(): void {
    if (this.#timer !== undefined) return;
    const next = this.#queue[0];
    if (!next) return;
    const lying = this.view?.deal?.trick;
    const linger = Math.min(LINGER, LINGER_PACES * (this.room?.pace ?? 1));
    const wait = lying?.complete ? this.#shownAt + linger - Date.now() : 0;
    if (wait > 0 && this.#queue.length < 6) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#step();
      }, wait);
      return;
    }
    this.#step();
  }

  #step(): void {
    const next = this.#queue.shift();
    if (next) this.#show(next.view, next.last);
    this.#advance();
  }

  #show(view: View, last: Happened | null): void {
    if (this.view && this.view.deal?.number !== view.deal?.number) this.meanings = [];
    const ruled = this.view ? told(newRulings(this.view, view)) : [];
    this.view = view;
    this.last = last;
    this.#shownAt = Date.now();
    if (this.me && this.me.seat !== view.you) this.me = { ...this.me, seat: view.you };
    if (ruled.length) this.#rule(ruled);
    if (!last && !ruled.length) return;
    const mine = view.you && view.deal?.actor === view.you ? t("page-your-turn") : "";
    const seen = last && !ruled.length && view.laws === "at-the-table" ? heard(last) : "";
    const happened = last ? announced(last) || seen : "";
    this.spoken = [happened, ...ruled.map((one) => `${rulingText(one, naming(this.room))}.`), mine].filter(Boolean).join(" ");
  }

  #rule(rulings: Ruling[]): void {
    this.rulings = rulings;
    setTimeout(() => {
      if (this.rulings === rulings) this.rulings = [];
    }, HEARD);
  }

  /** Hurry: do not wait for the trick to be looked at. */
  hurry(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#step();
  }

  complain(text: string): void {
    this.error = text;
    setTimeout(() => {
      if (this.error === text) this.error = "";
    }, 6000);
  }

  act(action: Action, values: Values = {}): void {
    while (this.#timer !== undefined) this.hurry();
    if (!this.view) return;
    const payload = { ...action.payload, ...values };
    if (action.kind === "cut" && this.view.deal) lifts(this.table, this.view.deal.number, Number(payload.count));
    this.send({ t: "act", seq: this.view.seq, kind: action.kind, payload });
  }

  send(message: Values): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      this.complain(t("page-link-lost"));
      return;
    }
    this.#socket.send(JSON.stringify({ ...message, id: this.#next++ }));
  }

  /** Come back as whoever I am by now. */
  reconnect(): void {
    this.#socket?.close();
  }

  actions(kind: string): Action[] {
    return this.view?.actions.filter((action) => action.kind === kind) ?? [];
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#again);
    this.#socket?.close();
  }
}
