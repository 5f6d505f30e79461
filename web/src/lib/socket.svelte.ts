/** One table as I may see it: the socket, kept open, and what came over it. */
import { Line } from "./line";
import { forgetSeen, lookForNewer } from "./offline.svelte";
import { lifts, witness } from "../proof/record";
import { heard, naming, rulingText, told } from "../laws/law";
import { doing, setOver, taken } from "./doing";
import { settings } from "./settings.svelte";
import { ended } from "./ended";
import { newActId } from "./ids";
import { Learning } from "./learning.svelte";
import { newRulings, wholeWords } from "./since";
import { type Sent, Underway } from "./underway";
import { announced, refusalText } from "./words";
import { language, t } from "./texts.svelte";
import type {
  Action,
  CallMeaning,
  ChatLine,
  Happened,
  Hello,
  Refusal,
  RoomView,
  RulingView,
  Seat,
  TableAsked,
  TableTold,
  View,
  ViewMessage,
  Words,
  You,
} from "./types";
import type { Values } from "./values";

/** How long a full trick stays before the next view is shown: so many paces of the robots, at most this. */
const LINGER_PACES = 1800;
const LINGER = 1100;
/** How long a ruling stays on the cloth; the log keeps it. */
const HEARD = 9000;

/** How many sentences the live region keeps: a reader that is behind still finds them. */
const SENTENCES = 6;
/** For how many events it stays told that somebody did not agree. */
const REMEMBERED = 8;

/** Why a server lets go of a socket that should come back: to it, or to another one. */
const COME_BACK = ["stopping", "elsewhere", "slow"];

export type Link = "joining" | "open" | "lost" | "refused";

export class TableSocket {
  view = $state.raw<View | null>(null);
  last = $state.raw<Happened | null>(null);
  room = $state.raw<RoomView | null>(null);
  /** When the room was as it is: its seconds count from there. */
  roomAt = $state(0);
  me = $state.raw<You | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  meanings = $state.raw<CallMeaning[]>([]);
  /** What the referee has just said. */
  rulings = $state.raw<RulingView[]>([]);
  link = $state<Link>("joining");
  gone = $state("");
  error = $state("");
  /** What was said to a screen reader, the newest last. */
  spoken = $state.raw<{ id: number; text: string }[]>([]);
  /** What was said before the play, held until I go on. */
  held = $state.raw<Words | null>(null);
  /** Who did not agree to what was asked, and when. */
  refusal = $state.raw<{ seat: Seat; answer: string; seq: number } | null>(null);
  readonly learning = new Learning((message) => (this.send(message) ? this.#next - 1 : null));
  /** Whether the answer I was given is still looked at. */
  answerOpen = $state(false);
  unread = $state(0);
  /** What I wanted to say and was not let. */
  unsaid = $state("");

  #line: Line<TableTold>;
  #next = 1;
  #queue: ViewMessage[] = [];
  /** What was said of calls that are not shown yet. */
  #early: CallMeaning[] = [];
  #shownAt = 0;
  /** Whether what came while something was held is still to be shown, one after the other. */
  #behind = false;
  /** The last act sent, so that a second click does not send it again. */
  #sent = { what: "", id: "" };
  #underway = new Underway();
  #sentences = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The newest view there is, shown or not. */
  #newest: View | null = null;
  /** The commitment this socket gave a number to, and that message. */
  #given: { commitment: string; id: string; seq: number } | null = null;
  /** The last line of talk I sent, until it is answered. */
  #said: { text: string; id: string } | null = null;
  readonly table: string;

  constructor(table: string) {
    this.table = table;
    const path = () => `/ws/tables/${encodeURIComponent(table)}?lang=${language()}&contributes=1`;
    this.#line = new Line(path, {
      told: (message) => this.#received(message),
      lost: (code) => this.#lost(code),
      isSlow: () => this.room?.stores === false,
    });
    void this.#line.open();
  }

  #lost(code?: number): boolean {
    this.#given = null;
    const final = this.gone && !COME_BACK.includes(this.gone);
    const refused = code !== undefined && (code === 4403 || code === 4404 || Boolean(final));
    this.link = refused ? "refused" : "lost";
    return !refused;
  }

  #received(message: TableTold): void {
    switch (message.t) {
      case "hello":
        this.#hello(message);
        break;
      case "view":
        this.#queue.push(message);
        this.#witness(message.view, message.last);
        this.#advance();
        this.#judge();
        break;
      case "ack":
        this.#underway.done(message.id);
        if (message.id === this.#said?.id) this.#said = null;
        break;
      case "room":
        this.#enterRoom(message.room);
        this.#witness(this.#newest, null);
        break;
      case "chat":
        this.chat = [...this.chat, message];
        this.unread += 1;
        break;
      case "hint":
      case "why":
      case "promises":
        this.learning.told(message, this.view);
        break;
      case "meaning":
        this.#meaning(message);
        break;
      case "error":
        if (message.id === null) this.#line.heed(message);
        if (message.id === this.#sent.id) this.#sent.what = "";
        if (this.#said && message.id === this.#said.id) {
          this.unsaid = this.#said.text;
          this.#said = null;
        }
        this.learning.refused(message.id);
        if (message.id !== null && message.id === this.#given?.id) this.#refusedNumber(message);
        else if (this.#underway.refused(message)) this.#judge();
        else this.complain(refusalText(message));
        break;
      case "gone":
        this.gone = message.reason;
        if (message.reason === "signed-out") void forgetSeen();
        break;
    }
  }

  #hello(message: Hello): void {
    this.#line.isWell();
    // A server that was away may have come back with a newer page.
    if (this.link === "lost") void lookForNewer(true);
    const returned = this.link !== "open";
    this.link = "open";
    this.gone = "";
    this.error = "";
    this.me = message.you;
    this.#enterRoom(message.room);
    this.chat = message.chat;
    this.#queue = [];
    this.#early = [];
    this.held = null;
    this.#behind = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#witness(message.view, null);
    this.#show(message.view, null);
    if (returned) this.#resume();
    this.#judge();
  }

  /** Ask for the answers that the broken line did not bring. */
  #resume(): void {
    const { unanswered } = this.#underway;
    if (!unanswered.length) this.#sent.what = "";
    for (const [id, sent] of unanswered) this.#put(id, sent);
    if (this.#said) this.send({ t: "chat", ...this.#said });
  }

  /** Look what becomes of acts that others overtook: what still means the same is sent anew, I am told of the rest. */
  #judge(): void {
    const view = this.#newest;
    for (const { sent, verdict } of view ? this.#underway.judged(view) : []) {
      if (verdict === "again") this.#transmit(newActId(), { ...sent, view: view! });
      else if (verdict === "told") this.complain(t("page-overtaken"));
    }
  }

  #transmit(id: string, sent: Sent): void {
    if (this.#put(id, sent)) this.#underway.add(id, { ...sent, tries: sent.tries + 1 });
  }

  #put(id: string, { view, action, payload }: Sent): boolean {
    return this.send({ t: "act", seq: view.seq, kind: action.kind, payload, id });
  }

  /** Note what is promised before the deal, and give the shuffle a number of mine. */
  #witness(view: View | null, last: Happened | null): void {
    this.#newest = view;
    const number = view && witness(this.table, view, last, this.room);
    const commitment = view?.deal?.commitment;
    if (!number || !commitment || commitment === this.#given?.commitment) return;
    if (!this.#line.isOpen) return;
    const id = newActId();
    this.#given = { commitment, id, seq: view.seq };
    this.send({ t: "act", seq: view.seq, kind: "contribute", payload: { number }, id });
  }

  /**
   * A number sent from an outdated view is given again from a newer one; otherwise it is too late, or another window
   * gave mine.
   */
  #refusedNumber(message: Refusal): void {
    if (message.message !== "sequence") return;
    const seq = this.#given?.seq ?? 0;
    this.#given = null;
    if (this.#newest && this.#newest.seq > seq) this.#witness(this.#newest, null);
  }

  #enterRoom(room: RoomView): void {
    this.room = room;
    this.roomAt = Date.now();
  }

  #meaning(meaning: CallMeaning): void {
    if (this.#queue.length) {
      this.#early.push(meaning);
      return;
    }
    const others = this.meanings.filter((one) => one.call !== meaning.call);
    this.meanings = [...others, meaning];
  }

  /** Whether a robot can be asked for advice: where it was agreed, and I have something to decide. */
  get takesHints(): boolean {
    const { view } = this;
    if (!this.room?.hints || !view?.you || view.stage !== "deal" || !view.deal) return false;
    if (view.pending) return view.pending.what === "claim" && view.pending.waiting.includes(view.you);
    return view.deal.actor === view.you || Boolean(view.deal.law?.choices.length);
  }

  /** Whether a robot can be asked why: it has said or played something in this deal. */
  get takesWhy(): boolean {
    const { view, room } = this;
    const deal = view?.deal;
    if (!room?.hints || !view?.you || view.stage !== "deal" || !deal || !this.last?.seat) return false;
    const said = ["call", "name", "remit", "speak", "play"].includes(this.last.kind);
    const hand = this.last.seat;
    const player = deal.bargain && hand === deal.bargain.dummy ? deal.bargain.declarer : hand;
    return said && room.players[view.players[player] ?? ""]?.acts === "robot";
  }

  /** Put a meaning away that was read. */
  forgetMeaning(call: number): void {
    this.meanings = this.meanings.filter((one) => one.call !== call);
  }

  /** Show the views that came, in order; a full trick lingers before the next one. */
  #advance(): void {
    if (this.#timer !== undefined || this.held) return;
    const next = this.#queue[0];
    if (!next) {
      this.#behind = false;
      for (const meaning of this.#early.splice(0)) this.#meaning(meaning);
      return;
    }
    const lying = this.view?.deal?.trick;
    const pace = this.room?.skips ? 0 : (this.room?.pace ?? 1);
    const linger = Math.min(LINGER, LINGER_PACES * pace);
    const stays = lying?.complete ? linger : this.#behind ? 1000 * pace : 0;
    const wait = this.#shownAt + stays - Date.now();
    if (wait > 0 && (this.#behind || this.#queue.length < 6)) {
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
    const before = this.view;
    if (before && before.deal?.number !== view.deal?.number) this.meanings = [];
    this.learning.forget();
    const ruled = before ? told(newRulings(before, view)) : [];
    this.view = view;
    this.last = last;
    this.#shownAt = Date.now();
    if (this.me && this.me.seat !== view.you) this.me = { ...this.me, seat: view.you };
    if (ruled.length) this.#rule(ruled);
    this.#look(before, view, last);
    if (last && before && this.#stops(before, view, last)) this.held = wholeWords(before, view, last);
    if (last || ruled.length) this.#tell(view, last, ruled);
  }

  /** Note answers that I was given or that others gave, and put away what the play has left behind. */
  #look(before: View | null, view: View, last: Happened | null): void {
    const mark = (one: View | null) =>
      [one?.stage, one?.deal?.number, one?.deal?.phase, one?.deal?.won?.declaring, one?.deal?.won?.defending].join();
    /* What is asked is nobody else's business: no event is told with the answer. */
    if (view.answer && before && last === null) this.answerOpen = true;
    else if (!view.answer || mark(before) !== mark(view)) this.answerOpen = false;
    if (last?.kind === "respond" && last.seat && last.payload.answer !== "accept")
      this.refusal = { seat: last.seat, answer: String(last.payload.answer), seq: view.seq };
    else if (this.refusal && (view.pending || view.stage !== "deal" || view.seq > this.refusal.seq + REMEMBERED))
      this.refusal = null;
  }

  /** Whether what was said stays until I go on: where I am alone among robots, nobody else waits, and no clock runs. */
  #stops(before: View, view: View, last: Happened): boolean {
    const people = Object.values(this.room?.players ?? {}).filter((player) => player.kind !== "robot");
    return (
      settings.reading === "on" &&
      before.deal?.phase === "dialogue" &&
      view.deal?.phase === "play" &&
      last.seat !== view.you &&
      view.laws === "enforced" &&
      Boolean(this.me?.player) &&
      people.length === 1 &&
      !this.room?.clock
    );
  }

  /** Go on from what was held; what came meanwhile follows at the table's pace. */
  goOn(): void {
    if (!this.held) return;
    this.held = null;
    this.#behind = true;
    this.#shownAt = Date.now();
    this.#advance();
  }

  #tell(view: View, last: Happened | null, ruled: RulingView[]): void {
    const seen = last && !ruled.length && view.laws === "at-the-table" ? heard(last) : "";
    const happened = last ? announced(last, view.deal?.bargain) || seen : "";
    const now = doing(this);
    const won = view.deal && last?.kind === "play" && !now.mine ? taken(view.deal, view.you) : "";
    const rulings = ruled.map((one) => `${rulingText(one, naming(this.room))}.`);
    const over = view.stage === "between" && last?.kind !== "next-deal" ? ended(view) : "";
    const told = now.mine || (over && setOver(view, this.room));
    this.aloud(happened, won, ...rulings, over, told ? now.text : "");
  }

  /** Say something to a screen reader. */
  aloud(...parts: string[]): void {
    const text = parts.filter(Boolean).join(" ");
    if (text) this.spoken = [...this.spoken, { id: this.#sentences++, text }].slice(-SENTENCES);
  }

  #rule(rulings: RulingView[]): void {
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

  /** Show what is wrong for a while; why I am not let in, until I am. */
  complain(text: string): void {
    this.error = text;
    setTimeout(() => {
      if (this.error === text && this.view) this.error = "";
    }, 6000);
  }

  act(action: Action, values: Values = {}): void {
    const payload = { ...action.payload, ...values };
    const chosen = () => JSON.stringify([this.view?.seq, action.kind, payload]);
    // What has become of it may not be shown yet: a second click is none at the table that comes.
    const again = chosen() === this.#sent.what;
    this.goOn();
    while (this.#timer !== undefined) this.hurry();
    const what = chosen();
    if (!this.view || again || what === this.#sent.what) return;
    const id = newActId();
    this.#sent = { what, id };
    if (action.kind === "cut" && this.view.deal) lifts(this.table, this.view.deal.number, Number(payload.count));
    this.#transmit(id, { view: this.view, action, payload, tries: 0 });
  }

  /** Send a message; tell whether it went out. */
  send(message: TableAsked): boolean {
    if (!this.#line.isOpen) {
      // The line breaks just now; that it is down is told in one place.
      if (this.link === "open") this.link = "lost";
      return false;
    }
    this.#line.send({ ...message, id: message.id ?? this.#next++ });
    return true;
  }

  /** Say something to the others; what is refused is `unsaid`. */
  say(text: string): boolean {
    const said = { text, id: newActId() };
    if (!this.send({ t: "chat", ...said })) return false;
    this.#said = said;
    return true;
  }

  /** Come back as whoever I am by now. */
  reconnect(): void {
    this.#line.reopen();
  }

  actions(kind: string): Action[] {
    return this.view?.actions.filter((action) => action.kind === kind) ?? [];
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#line.close();
  }
}
