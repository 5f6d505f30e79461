/** The messages of docs/protocol.md, as far as the page reads them. */

export type Seat = "N" | "E" | "S" | "W";
export type SuitLetter = "S" | "H" | "D" | "C";
export type Strain = SuitLetter | "NT";
export type Column = "we" | "they" | Seat;
export type Values = Record<string, unknown>;

/** A value of a free field; of cards led together, a card for each seat. */
export type Choice = string | number | Partial<Record<Seat, string>>;

export interface Action {
  kind: string;
  payload: Values;
  choices?: Record<string, Choice[]>;
  /** Breaks, or may break, a law: only where irregularities can happen. */
  irregular?: boolean;
  /** The law that gives a remedy. */
  law?: string;
  /** Fields that may not stay empty. */
  needs?: string[];
  /** So many of the places of a draw are taken, if not one. */
  at_once?: number;
}

export interface Ruling {
  message: string;
  law: string;
  arguments: Values;
}

export interface LawOffer {
  irregularity: string;
  law: string;
  offender: Seat;
  chooser: Seat[];
  remedies: string[];
  card: string | null;
}

export interface Bond {
  seat: Seat;
  kind: string;
  suit: SuitLetter | null;
  card: string | null;
}

/** What the laws make public of a deal in which irregularities can happen. */
export interface LawView {
  open_call: [Seat, string] | null;
  must_pass: Seat[];
  must_correct: Seat | null;
  wrong_lead: [Seat, string] | null;
  exposed: [Seat, string][];
  offers: LawOffer[];
  attention: { irregularity: string; offender: Seat }[];
  lead_limits: Bond[];
  play_limits: Bond[];
  claim: [Seat, number] | null;
  inspecting: [Seat, string] | null;
  dummy_away: boolean;
  log: Ruling[];
  lapsed: LawOffer[];
  story: Ruling[];
}

export interface Played {
  seat: Seat;
  card: string;
}

export interface Bargain {
  strain: Strain;
  declarer: Seat;
  dummy: Seat;
  contract: string | null;
  multiplier: number;
  namer: Seat | null;
  bonus: boolean;
  target: number | null;
}

export interface AuctionWords {
  name?: string;
  dealer: Seat;
  calls: string[];
  /** Who made each call, where that need not be the order of the seats. */
  by?: Seat[];
}

export interface NamingWords {
  name?: string;
  dealer: Seat;
  said: { seat: Seat; kind: "name" | "remit" | "speak"; strain?: Strain; words?: string }[];
  namer: Seat | null;
  strain: Strain | null;
  multiplier: number;
}

export interface AnnouncingWords {
  name?: string;
  announced: Partial<Record<Seat, number>>;
  order: Seat[];
  exposed: Seat | null;
  recounts: number;
  declarer: Seat | null;
  strain: Strain | null;
  bonus: boolean | null;
}

export type Words = AuctionWords | NamingWords | AnnouncingWords;

export interface DealView {
  number: number;
  pack: number;
  commitment: string | null;
  /** The players' own numbers in the shuffle. */
  contributions: Partial<Record<Seat, string>>;
  cutter: Seat;
  cut: number | null;
  secret: string | null;
  vulnerable: Seat[];
  phase?: "dialogue" | "play" | "over" | "void";
  dialogue?: Words | null;
  bargain?: Bargain | null;
  turn?: Seat | null;
  actor?: Seat | null;
  hands?: Partial<Record<Seat, string>>;
  counts?: Record<Seat, number>;
  trick?: { cards: Played[]; winner: Seat; complete: boolean } | null;
  won?: { declaring: number; defending: number } | null;
  tricks?: Played[][] | null;
  agreed?: number | null;
  laid_down?: boolean;
  doubted?: string[];
  law?: LawView;
  /** Shuffle, cut and deal by the players' own hands, where they can go wrong. */
  ceremony?: { shuffled: Seat[]; cut: boolean; pack: string; by: Seat | null; dealt: number };
}

export interface Entry {
  owner: Column;
  place: "above" | "below" | string;
  points: number;
  label: string;
  count: number | null;
  rule: string;
  deal: number | null;
}

export interface SheetView {
  number?: number;
  owners: Column[];
  lines: { played: boolean; entries: Entry[]; game_to: Column | null }[];
  extra: Entry[];
  totals: Record<string, Record<string, number>>;
  standing: Record<string, number> | null;
  games: Record<string, number> | null;
  over: boolean;
  options: { name: string; reading: string; rule: string }[];
}

export interface DrawView {
  commitment: string | null;
  drawn: Record<string, string>;
  taken: number[];
  edge: number;
  order: string[];
  chooses: string | null;
  seats: Seat[];
  to_draw: string[];
  log: Ruling[];
}

export interface View {
  seq: number;
  table: string;
  variant: string;
  booklet: string;
  laws: string;
  options: Record<string, string>;
  /** Readings of the laws that are not the usual ones. */
  readings: { name: string; reading: string; rule: string; law: string }[];
  stage: "draw" | "seats" | "shuffle" | "cut" | "deal" | "between";
  you: Seat | null;
  players: Partial<Record<Seat, string>>;
  waiting: string[];
  draw: DrawView | null;
  dealer: Seat;
  deal: DealView | null;
  pending: { what: string; by: Seat; waiting: Seat[]; act: { kind: string; payload: Values } } | null;
  answer: { kind: string; content: unknown } | null;
  sheet: SheetView;
  accounts: Record<string, number>;
  actions: Action[];
}

export interface RoomPlayer {
  name: string;
  kind: "person" | "robot" | "open";
  level?: string | null;
  system?: string | null;
  here: boolean;
  acts: "person" | "robot";
}

export interface Room {
  name: string;
  owner: string | null;
  started: boolean;
  pace: number;
  players: Record<string, RoomPlayer>;
  watchers: number;
  ready: string[];
  thinking: string[];
  /** Whether the server can store anything at the moment. */
  stores: boolean;
  /** Seconds for one act, and what is left of them to those the table waits for. */
  clock: number | null;
  left: Record<string, number>;
  /** Who is asked whether they are there, with the seconds to answer; for whom a robot plays until they do. */
  asked: Record<string, number>;
  absent: string[];
  /** For whom a robot acted because the time was up. */
  late: string[];
}

export interface Me {
  person: string;
  player: string | null;
  seat: Seat | null;
  owner: boolean;
  link: string | null;
  /** Who I was before the host gave my place away. */
  was: string | null;
}

/** A browser in which I am signed in, or (with `expires`) a link to me that nobody has used. */
export interface Browser {
  id: string;
  label: string;
  made: string | null;
  used: string | null;
  expires: string | null;
  this: boolean;
}

export interface Happened {
  seq: number;
  seat: Seat | null;
  kind: string;
  payload: Values;
}

export interface ChatLine {
  from: { player: string | null; name: string };
  text: string;
  at: string;
}

export interface Meaning {
  seat: Seat;
  call: number;
  asked: string;
  text: string | null;
  message: string | null;
  arguments?: Values;
}

export interface OptionInfo {
  name: string;
  rule: string;
  /** The law it reads, if it is a reading of one. */
  law?: string;
  default: string | number | boolean;
  values: (string | number | boolean)[];
}

export interface VariantInfo {
  key: string;
  booklet: string;
  players: number;
  most_players: number;
  places: Seat[];
  seating: string[];
  laws: string[];
  options: OptionInfo[];
  /** Where its laws can be read in two ways. */
  readings: OptionInfo[];
}

export interface SystemInfo {
  key: string;
  players: number;
  options: OptionInfo[];
}

export interface Games {
  booklets: { key: string; variants: string[] }[];
  variants: VariantInfo[];
  systems: SystemInfo[];
  robots: { levels: string[]; systems: string[] };
  languages: string[];
}

export interface PlayerSummary {
  player: string;
  kind: "person" | "robot" | "open";
  name: string;
  level: string | null;
  system: string | null;
  invite?: string | null;
}

export interface TableSummary {
  table: string;
  variant: string;
  booklet: string;
  name: string;
  seating: string;
  options: Record<string, unknown>;
  created: string;
  started: boolean;
  owner: boolean;
  you: { player: string; link: string } | null;
  players: PlayerSummary[];
  deals: { deal: string; number: number; finished: string; summary: Values }[];
  copy_of: string | null;
}

/** What the shuffle of a finished deal can be done again with. */
export interface Proof {
  secret: string;
  commitment: string;
  contributions: Partial<Record<Seat, string>>;
  cut: number | null;
  /** `null` where the table cut. */
  cut_by: Seat | null;
  table: string;
  deal: number;
  dealer: Seat;
  /** The deal of the shuffle. */
  cards: string;
}

export interface FinishedDeal {
  deal: string;
  table: string;
  number: number;
  variant: string;
  booklet: string;
  finished: string;
  players: Partial<Record<Seat, { player: string; name: string }>>;
  you: Seat | null;
  dealer: Seat;
  vulnerable: Seat[];
  phase: "over" | "void";
  hands: Record<Seat, string>;
  cards: string;
  dialogue: Words;
  bargain: Bargain | null;
  play: Played[];
  tricks: { declaring: number; defending: number } | null;
  agreed: number | null;
  entries: Entry[];
  analysis: Analysis;
  thoughts: Thought[];
  proof: Proof | null;
  downloads: Record<string, string>;
}

export interface Par {
  score: number;
  contracts: { contract: string; declarer: Seat; tricks: number }[];
}

export interface Analysis {
  table: Record<Seat, Record<Strain, number>> | null;
  par: Par | null;
  trace: {
    side: string;
    tricks: number[];
    mistakes: { number: number; seat: Seat; card: string; cost: number }[];
  } | null;
}

export interface Thought {
  seq: number;
  seat: Seat;
  kind: string;
  payload: Values;
  thoughts: Values;
}

export interface AnalysedDeal {
  board: string | number | null;
  dealer: Seat | null;
  vulnerable: Seat[] | string | null;
  cards: string;
  hands: Record<Seat, string>;
  table: Record<Seat, Record<Strain, number>>;
  par: Par | null;
  contract: string | null;
  declarer: Seat | null;
  play: string[];
}

export interface Position {
  turn: Seat | null;
  hands: Record<Seat, string>;
  trick: Played[];
  values: Record<string, number>;
}

export interface KeptSheet {
  sheet: string;
  system: string;
  count: number;
  write: string | null;
  names: string[];
  options: { name: string; reading: string; rule: string }[];
  heads: Record<string, string>;
  rounds: { names: string[]; sheet: SheetView }[];
  accounts: Record<string, number>;
  lines: string[];
  changed: string;
}

export interface History {
  tables: { table: string; variant: string; name: string; created: string; deals?: unknown[] }[];
  deals: {
    deal: string;
    table: string;
    number: number;
    variant: string;
    finished: string;
    seat: Seat | null;
    summary: Values;
  }[];
  sheets: { sheet: string; system: string; names?: string[]; changed: string }[];
}

export type RuleCell = string | number | null | { id: string; arguments: Record<string, number> };

export interface RuleTable {
  id: string;
  columns: RuleCell[];
  rows: RuleCell[][];
  rule: string;
}
