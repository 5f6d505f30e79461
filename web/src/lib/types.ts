/** Made from the server's types by `python -m tools.wire_types --write`; not by hand. */

export type Seat = "N" | "E" | "S" | "W";

export type Side = "NS" | "EW";

export type SuitLetter = "S" | "H" | "D" | "C";

export type Strain = "S" | "H" | "D" | "C" | "NT";

export type Column = "we" | "they" | "N" | "E" | "S" | "W";

export type Vulnerability = "None" | "NS" | "EW" | "All";

/** What I want to be called. */
export interface Rename {
  name: string;
}

/** The answers somebody holds to be his rights. */
export interface Marking {
  chosen: string[];
}

/** Who shall be a player. */
export interface SeatWanted {
  kind: "me" | "robot" | "open";
  name?: string;
  level?: string | null;
  system?: string | null;
}

/** A table as somebody wants it. */
export interface NewTable {
  variant: string;
  name?: string;
  options?: Record<string, Scalar>;
  laws?: string;
  seating?: "draw" | "fixed";
  seats?: Partial<Record<Seat, SeatWanted>> | null;
  waiting?: SeatWanted[];
  pace?: number | null;
  deal?: string | null;
  dealer?: Seat;
  clock?: number | null;
  /**
   * Whether a robot that declares leaves the play to a person opposite; `null`: if there is one person only.
   */
  hand_over?: boolean | null;
  /** Whether players may ask a robot for advice; `null`: who plays among robots alone. */
  hints?: boolean | null;
  /** Whether all hands lie open, and everybody may take back any act. */
  teaching?: boolean;
  /** What defenders' small cards say by agreement. */
  signals?: "" | "standard";
}

/** Which open place I take. */
export interface TakePlace {
  player: string;
}

/** From where on I want to play a finished deal again. */
export interface Branch {
  deal: string;
  /** After how many cards; `null` for the first word. */
  cards?: number | null;
  /** Before which act of the deal, in place of `cards`. */
  seq?: number | null;
  me?: Seat;
}

/** A deal, or a file with some, and perhaps a position in the play of one. */
export interface Analyse {
  text: string;
  strain?: Strain | null;
  leader?: Seat | null;
  play?: string[];
  /** Which deal of the file alone is wanted, from nought. */
  board?: number | null;
  dealer?: Seat | null;
  vulnerability?: Vulnerability | null;
  contract?: string | null;
  declarer?: Seat | null;
}

/** A score that somebody wants to keep. */
export interface NewSheet {
  system: string;
  options?: Record<string, Scalar>;
  names?: string[];
  others?: string[];
}

/** Something to be done to a sheet. */
export interface SheetOperation {
  do: string;
  /** How many operations made the sheet it was made for; a `key` can stand in its place. */
  count?: number | null;
  /** Sent again with the same key, it is done once. */
  key?: string | null;
  line?: string | null;
  deal?: number | null;
  round?: number | null;
  names?: string[] | null;
  others?: string[] | null;
}

/** An answer to a question; `tries` counts the answers to it with this one. */
export interface Answered {
  answer?: string[];
  tries?: number;
}

/** The cards of declarer and dummy that a learner has played to a problem, in order. */
export interface CardsPlayed {
  cards?: string[];
}

/** The answers to a whole test, by steps. */
export interface TestAnswers {
  answers: Partial<Record<string, string[]>>;
}

/** The answers to a test that was passed, and what stands on its certificate. */
export interface AwardWanted {
  answers: Partial<Record<string, string[]>>;
  name: string;
  day: unknown;
}

/** A class that somebody wants to teach. */
export interface NewClass {
  title?: string;
}

/** What a teacher changes about a class; what is left out stays. */
export interface ClassChange {
  title?: string | null;
  kept?: boolean | null;
  /** Let nobody in any more, or by a new code only. */
  door?: "close" | "new-code" | null;
}

/** What I want to be called in a class. */
export interface JoinClass {
  name: string;
}

/** Deals from one of three sources. */
export interface DealsWanted {
  /** So many, drawn at random. */
  random?: number | null;
  /** The condition they fit, as `sansatout deal --where` takes it. */
  where?: string | null;
  /** What draws the same deals again. */
  seed?: string | null;
  /** The text of a file with deals. */
  pbn?: string | null;
  /** A played step of a lesson (`minibridge/declarer/first-deal`). */
  school?: string | null;
}

/** What a class is given: a lesson, or deals for all tables. */
export interface NewRound {
  /** Course and lesson, and perhaps the step where it begins. */
  lesson?: string | null;
  deals?: DealsWanted | null;
  game?: string;
  options?: Record<string, Scalar>;
  /** How many pupils sit at a table; `null`: as many as play. */
  pupils?: number | null;
  level?: string | null;
  hints?: boolean | null;
  clock?: number | null;
  pace?: number | null;
}

/** Whether nobody acts, at one table or at all of them. */
export interface Stopping {
  paused: boolean;
  table?: number | null;
}

/** How far a deal goes back, at one table or at all of them. */
export interface Rewinding {
  table?: number | null;
  /** To when so many cards were played; `null`: before the first word. */
  cards?: number | null;
}

/** A position that a teacher explains to all. */
export interface ShowPosition {
  table: number;
  /** `null`: the one that is played there. */
  deal?: number | null;
  /** After so many cards; `null`: as it stands. */
  cards?: number | null;
  /** Whose cards are seen; `null`: everybody's. */
  hands?: Seat[] | null;
  words?: string;
}

/** What a code leads to, before anybody comes in. */
export interface ClassDoor {
  id: string;
  title: string;
  /** What I am called in the class; empty where I am not in it. */
  name: string;
  /** Whether it is my own. */
  teacher: boolean;
}

/** A class in a list. */
export interface ClassListed {
  id: string;
  title: string;
  made: string;
  /** Whether I teach it, or learn in it. */
  teacher: boolean;
}

/** The classes that I teach or learn in, newest first. */
export interface MyClasses {
  classes: ClassListed[];
}

/** A pupil as the teacher sees one. */
export interface PupilInfo {
  number: number;
  name: string;
  /** Whether a page of theirs is open. */
  here: boolean;
  /** The number of the table where they sit in this round. */
  table: number | null;
  /** How many steps of the lesson that was given they have done. */
  done: number | null;
}

/** A table as it is seen on the wall: no card that is not played. */
export interface WallTable {
  number: number;
  table: string;
  names: Partial<Record<Seat, string>>;
  /** Where a robot acts now. */
  robots: Seat[];
  /** The numbers of the pupils who sit here. */
  pupils: Partial<Record<Seat, number>>;
  /** Whose page is closed. */
  away: Seat[];
  deal: number;
  deals: number;
  stage: "draw" | "seats" | "shuffle" | "cut" | "deal" | "between";
  phase: "dialogue" | "play" | "over" | "void" | null;
  bargain: BargainView | null;
  trick: CardView[];
  won: TricksWon | null;
  /** How many cards were played; `null` before the play. */
  cards: number | null;
  /** Who has to do something before the table goes on. */
  waits_for: Seat[];
  paused: boolean;
  /** Whether all deals of the round are played here. */
  over: boolean;
}

/** What is being played, who plays it, and for what stake. */
export interface BargainView {
  strain: Strain;
  declarer: Seat;
  dummy: Seat;
  /** `null` in games without contracts. */
  contract: string | null;
  multiplier: number;
  namer: Seat | null;
  bonus: boolean;
  /** How many tricks the declaring side needs. */
  target: number;
  /**
   * The seats in the order of play, from any of them: so they are drawn (MB-AMB-05).
   *
   * Summaries stored before it was told have none.
   */
  order?: Seat[];
}

/** A card and the hand it came from. */
export interface CardView {
  seat: Seat;
  card: string;
}

/** The tricks of both sides. */
export interface TricksWon {
  declaring: number;
  defending: number;
}

/** What the class was given. */
export interface RoundInfo {
  number: number;
  made: string;
  kind: "lesson" | "deals";
  /** Course and lesson, and the step where it begins if one was named (`minibridge/tricks`). */
  lesson: string | null;
  /** What the lesson is called; empty for deals. */
  title: string;
  /** How many steps the lesson has; nought for deals. */
  steps: number;
  game: string | null;
  deals: number;
  tables: number;
}

/** A position that the teacher explains to all. */
export interface ShownPosition {
  words: string;
  table: number;
  deal: number;
  booklet: string;
  variant: string;
  dealer: Seat;
  vulnerable: Seat[];
  /** The cards left in the hands that are shown. */
  hands: Partial<Record<Seat, string>>;
  /** What was said so far; which of the three it is, its `name` tells. */
  dialogue: Words;
  bargain: BargainView | null;
  trick: CardView[];
  turn: Seat | null;
  won: TricksWon | null;
  /** After how many cards. */
  cards: number;
  /** How many were played in all, so far. */
  last: number;
}

/** A class as its teacher sees it. */
export interface ClassView {
  id: string;
  title: string;
  made: string;
  /** Whether the pupils' names stay. */
  kept: boolean;
  /** When the first of their names are deleted; `null` where they stay, or there are none. */
  deletes: string | null;
  /** What pupils type; `null` while the door is closed. */
  code: string | null;
  expires: string | null;
  link: string | null;
  pupils: PupilInfo[];
  rounds: RoundInfo[];
  /** Those of the last round. */
  tables: WallTable[];
  shown: ShownPosition | null;
}

/** A class as one of its pupils sees it. */
export interface PupilClass {
  id: string;
  title: string;
  name: string;
  /** The number of the last round, nought before the first. */
  round: number;
  /** The page where I am to be; `null` while I wait. */
  where: string | null;
  /** Whether the teacher has stopped my table. */
  paused: boolean;
  shown: ShownPosition | null;
}

/** What a table made of a deal. */
export interface ResultCell {
  table: number;
  names: Partial<Record<Seat, string>>;
  /** The finished deal's id; `null` until it is over. */
  deal: string | null;
  /** Whether it is over and was not played. */
  void: boolean;
  bargain: BargainView | null;
  /** Those of the declaring side. */
  tricks: number | null;
  /** What the deal brought each column of the sheet. */
  points: Partial<Record<Column, number>>;
  /** The declaring side's tricks with best play of all, all cards in sight. */
  possible: number | null;
}

/** A deal and what the tables made of it. */
export interface ResultRow {
  number: number;
  cards: string;
  dealer: Seat;
  cells: ResultCell[];
}

/** The results of a round, every deal at every table. */
export interface Results {
  round: number;
  game: string;
  /** The columns of the game's sheet; `we` are North and South. */
  columns: Column[];
  rows: ResultRow[];
}

/** At which tables the deal went back. */
export interface Rewound {
  tables: number[];
}

/** What came of the cards at one table. */
export interface DailyResult {
  /** The finished deal; empty for the robots'. */
  deal: string;
  name: string;
  contract: string | null;
  declarer: Seat | null;
  tricks: number | null;
  /** For North-South, the learner's side. */
  points: number;
}

/** A day's deal as I may see it. */
export interface DailyDeal {
  day: string;
  /** The digest of the day's secret, told since the day before. */
  commitment: string;
  /** That of the next day. */
  tomorrow: string;
  /** Where I play it; `null` if I have not begun. */
  table: string | null;
  over: boolean;
  /** Nothing before I have played it to the end. */
  results: DailyResult[];
  robots: DailyResult | null;
  /** Told once I have played. */
  secret: string | null;
}

/** A contract that neither side can better. */
export interface ParContract {
  contract: string;
  declarer: Seat;
  tricks: number;
}

/** What both sides reach who bid and play as well as the cards allow. */
export interface ParInfo {
  /** That of North and South. */
  score: number;
  contracts: ParContract[];
}

/** A card that gave tricks away. */
export interface Mistake {
  /** Among the cards of the deal, from nought. */
  number: number;
  seat: Seat;
  card: string;
  cost: number;
}

/** How the tricks to be had changed with every card. */
export interface PlayTrace {
  /** The declaring side. */
  side: Side;
  /** Its tricks with best play before the first card and after each. */
  tricks: number[];
  mistakes: Mistake[];
}

/** What a deal was worth double dummy; nothing of hands that were unequal. */
export interface Analysis {
  table: Record<Seat, Record<Strain, number>> | null;
  /** By the game's own figures; `null` where nobody bids for a contract. */
  par: ParInfo | null;
  trace: PlayTrace | null;
}

/** Who had a seat. */
export interface DealPlayer {
  player: string;
  name: string;
}

/** What a robot thought at an act. */
export interface DealThought {
  seq: number;
  seat: Seat;
  kind: string;
  payload: Record<string, unknown>;
  thoughts: Record<string, unknown>;
}

/** What the shuffle of a finished deal can be done again with. */
export interface DealProof {
  secret: string;
  commitment: string;
  /** The players' own numbers. */
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

/** What everybody may know of a deal once it is over. */
export interface PublicDeal {
  number: number;
  variant: string;
  booklet: string;
  options: Record<string, Scalar>;
  dealer: Seat;
  vulnerable: Seat[];
  phase: "dialogue" | "play" | "over" | "void";
  /** As they were dealt. */
  hands: Record<Seat, string>;
  cards: string;
  /** What was said before the play; which of the three it is, its `name` tells. */
  dialogue: Words;
  bargain: BargainView | null;
  /** The cards in the order played. */
  play: CardView[];
  tricks: TricksWon | null;
  agreed: number | null;
  /** The deal's figures on the sheet. */
  entries: EntryView[];
  /** What was ruled on it once its play was over, and what that changed. */
  late: RulingView[];
  proof: DealProof | null;
}

/** One figure of a sheet with its reason. */
export interface EntryView {
  owner: Column;
  place: string;
  points: number;
  label: string;
  count: number | null;
  rule: string;
  deal: number | null;
  /** Whether another figure has taken its place on the pad. */
  struck?: boolean;
}

/** Something the referee says; its text is `ruling-<message>`. */
export interface RulingView {
  message: string;
  law: string;
  arguments: Record<string, number | string>;
  /** Whether everybody can see it for himself, so that a page need not say it. */
  in_sight: boolean;
}

/** A finished deal with all that can be said about it. */
export interface DealPage {
  number: number;
  variant: string;
  booklet: string;
  options: Record<string, Scalar>;
  dealer: Seat;
  vulnerable: Seat[];
  phase: "dialogue" | "play" | "over" | "void";
  /** As they were dealt. */
  hands: Record<Seat, string>;
  cards: string;
  /** What was said before the play; which of the three it is, its `name` tells. */
  dialogue: Words;
  bargain: BargainView | null;
  /** The cards in the order played. */
  play: CardView[];
  tricks: TricksWon | null;
  agreed: number | null;
  /** The deal's figures on the sheet. */
  entries: EntryView[];
  /** What was ruled on it once its play was over, and what that changed. */
  late: RulingView[];
  proof: DealProof | null;
  deal: string;
  table: string;
  finished: string;
  players: Partial<Record<Seat, DealPlayer>>;
  you: Seat | null;
  analysis: Analysis;
  thoughts: DealThought[];
  /** Addresses of files by their suffixes. */
  downloads: Record<string, string>;
}

/** A position in the play with what every card gives its side. */
export interface SolvedPosition {
  turn: Seat | null;
  hands: Partial<Record<Seat, string>>;
  trick: string[];
  values: Record<string, number>;
}

/** A deal that somebody brought along. */
export interface AnalysedDeal {
  board: string;
  dealer: Seat;
  vulnerable: Seat[];
  cards: string;
  hands: Record<Seat, string>;
  table: Record<Seat, Record<Strain, number>>;
  par: ParInfo | null;
  contract: string | null;
  declarer: Seat | null;
  play: string[];
  vulnerability: Vulnerability;
  /** Who leads to the contract. */
  leader: Seat | null;
  /** The address of this deal's analysis. */
  link: string;
}

/** Deals of a text, and a position in the play of the first of them. */
export interface AnalysisAnswer {
  deals: AnalysedDeal[];
  position: SolvedPosition | null;
  /** What all deals of the text are called there. */
  boards: string[];
}

/** What a player's cards gave away, with all cards in sight. */
export interface DealCost {
  /** `null` for who played no card. */
  tricks: number | null;
}

/** What words led to, and what that is worth to my side with all cards seen. */
export interface CoachedReach {
  /** `null` where nobody plays. */
  bargain: BargainView | null;
  /** Those of the declaring side with best play. */
  tricks: number;
  points: number;
}

/** A decision of mine that cost something, and what would have been better. */
export interface CoachedDecision {
  /** Before which act the deal can be played on otherwise. */
  seq: number;
  /** Which card of the deal, from nought; `null` for words. */
  card: number | null;
  act: ActView;
  /** The cards that cost nothing with all cards seen; of words, what the system says. */
  better: ActView[];
  /** What it cost my side by the game's figures, the state of the sheet included. */
  points: number;
  /** What a card cost; nought for words. */
  tricks: number;
  /** Of words: what they led to. */
  here: CoachedReach | null;
  /** Of words: what robots would have come to after the better ones. */
  there: CoachedReach | null;
  /** What a robot would have done that saw what I saw; `null` if it had no time to think. */
  robot: ActView | null;
  /** What it thought of, a message. */
  idea: Record<string, unknown> | null;
  reason: Record<string, unknown> | null;
}

/** An act that waits for answers. */
export interface ActView {
  kind: string;
  payload: Record<string, Value>;
}

/** My costliest decisions in a finished deal, at most three. */
export interface Coach {
  /** Where I sat; `null` for who did not play it. */
  seat: Seat | null;
  decisions: CoachedDecision[];
}

/** A deal that I played. */
export interface HistoryDeal {
  deal: string;
  table: string;
  number: number;
  variant: string;
  finished: string;
  seat: Seat | null;
  summary: DealSummary;
  names: Partial<Record<Seat, string>>;
  /** What the deal brought my side, less what it brought the other. */
  points: number | null;
  /** Tricks that my cards gave away, where that has been reckoned. */
  cost: number | null;
}

/** What was played and what came of it. */
export interface DealSummary {
  phase: "dialogue" | "play" | "over" | "void";
  bargain: BargainView | null;
  /** Those of the declaring side. */
  tricks: number | null;
  players: Partial<Record<Seat, string>>;
  /** Whether it was played at a teaching table. */
  teaching: boolean;
}

/** A score that I kept. */
export interface HistorySheet {
  sheet: string;
  system: string;
  names: string[];
  changed: string;
}

/** What I have played and scored, newest first. */
export interface History {
  tables: TableSummary[];
  deals: HistoryDeal[];
  sheets: HistorySheet[];
}

/** A table as a person may see it from outside. */
export interface TableSummary {
  table: string;
  variant: string;
  booklet: string;
  name: string;
  laws: string;
  seating: string;
  options: Record<string, Scalar>;
  created: string;
  started: boolean;
  /** Whether it is mine. */
  owner: boolean;
  you: OwnPlace | null;
  players: PlayerSummary[];
  deals: DealListed[];
  copy_of: string | null;
  clock: number | null;
  /** What the person who made it is called; empty if they never said. */
  host: string;
  /** Whether a robot may be asked for advice; `null`: by who plays among robots alone. */
  hints: boolean | null;
  /** Whether all hands lie open there; its deals are in nobody's history. */
  teaching: boolean;
  /** What defenders' small cards say by agreement; empty for nothing. */
  signals: string;
  /** Whether an open place is only for who has the link to it. */
  by_link: boolean;
}

/** My player, and the link that makes any device the same. */
export interface OwnPlace {
  player: string;
  link: string;
}

/** A player of a table, from outside. */
export interface PlayerSummary {
  player: string;
  kind: "person" | "robot" | "open";
  name: string;
  level: string | null;
  system: string | null;
  /** For the owner alone, of open places. */
  invite: string | null;
  /** Where the player will sit, as long as neither a draw nor a rubber decides it. */
  seat: Seat | null;
}

/** A finished deal of a table. */
export interface DealListed {
  deal: string;
  number: number;
  finished: string;
  summary: DealSummary;
}

/** Do one of the view's actions. */
export interface Act {
  t: "act";
  seq: number;
  kind: string;
  payload: Record<string, unknown>;
  id?: string | number | null;
}

/** Say something to the table. */
export interface Chat {
  t: "chat";
  text: string;
  id?: string | number | null;
}

/** Ask what a call means. */
export interface Meaning {
  t: "meaning";
  call: number;
  id?: string | number | null;
}

/** Ask what a robot would do in my place. */
export interface Hint {
  t: "hint";
  /** Whether only the idea is wanted, or what it would do as well. */
  step?: "idea" | "act";
  id?: string | number | null;
}

/** Ask why a robot did what it did last, as far as that may be told during the deal. */
export interface Why {
  t: "why";
  id?: string | number | null;
}

/** Ask what each of the words that I may say now would promise. */
export interface Promises {
  t: "promises";
  id?: string | number | null;
}

/** Say what an own call means. */
export interface Explain {
  t: "explain";
  call: number;
  text: string;
  id?: string | number | null;
}

/** Leave the place to a robot. */
export interface Stand {
  t: "stand";
  id?: string | number | null;
}

/** Come back to the own place. */
export interface Sit {
  t: "sit";
  id?: string | number | null;
}

/** Ask a player who does nothing whether they are there. */
export interface AskThere {
  t: "ask-there";
  player: string;
  id?: string | number | null;
}

/** Say that one is there. */
export interface Here {
  t: "here";
  id?: string | number | null;
}

/** Have robots play the rest of the deal without a pause. */
export interface Skip {
  t: "skip";
  id?: string | number | null;
}

/** Replace the own private link. */
export interface Relink {
  t: "relink";
  id?: string | number | null;
}

/** Begin although places are open. */
export interface Start {
  t: "start";
  id?: string | number | null;
}

/** Give a place to a robot. */
export interface Robot {
  t: "robot";
  player: string;
  level?: string | null;
  system?: string | null;
  id?: string | number | null;
}

/** Open a place, of a robot or of somebody who is not there, to a person. */
export interface Open {
  t: "open";
  player: string;
  id?: string | number | null;
}

/** Say how fast robots act. */
export interface Pace {
  t: "pace";
  seconds: number;
  id?: string | number | null;
}

/** Ask whether the server is there. */
export interface Ping {
  t: "ping";
  id?: string | number | null;
}

/** Write on a score sheet. */
export interface Operation {
  t: "operation";
  id?: string | number | null;
  do: string;
  count?: number | null;
  key?: string | null;
  line?: string | null;
  deal?: number | null;
  round?: number | null;
  names?: string[] | null;
  others?: string[] | null;
}

/** Who the reader is at a table. */
export interface You {
  person: string;
  player: string | null;
  seat: Seat | null;
  owner: boolean;
  /** The private link that makes any device the same player. */
  link: string | null;
  /** Who I was before the host gave my place away. */
  was: string | null;
}

/** What everybody may know of an event. */
export interface Happened {
  seq: number;
  seat: Seat | null;
  kind: string;
  payload: Record<string, unknown>;
  /** The name of the text that tells of it, if there is one. */
  text: string;
}

/** The first message of a table's socket, and again when I become somebody else. */
export interface Hello {
  t: "hello";
  v: number;
  table: string;
  you: You;
  view: View;
  room: RoomView;
  chat: ChatLine[];
}

/** All that a seat, or a watcher, may see of a table. */
export interface View {
  v: number;
  table: string;
  variant: string;
  booklet: string;
  /** `enforced` or `at-the-table`. */
  laws: string;
  options: Record<string, string>;
  readings: ReadingView[];
  players: Partial<Record<Seat, string>>;
  waiting: string[];
  dealer: Seat;
  sheet: SheetView;
  /** Every player's plus or minus over what is finished. */
  accounts: Record<string, number>;
  /** The end of the sheet, when it is over. */
  ended: EndedView | null;
  /** Whether all hands lie open to everybody. */
  teaching: boolean;
  /** The number of the next event; it goes into the next act. */
  seq: number;
  stage: "draw" | "seats" | "shuffle" | "cut" | "deal" | "between";
  /** In the stages of the draw. */
  draw: DrawView | null;
  pending: PendingView | null;
  you: Seat | null;
  answer: AnswerView | null;
  /** What the seat may do now. */
  actions: Action[];
  /** `null` before the first shuffle. */
  deal: DealView | null;
}

/** A reading of a law that is not the usual one. */
export interface ReadingView {
  name: string;
  reading: string;
  rule: string;
  law: string;
}

/** A score sheet of any game; North-South are "we". */
export interface SheetView {
  /** Which rubber, sitting or set it is. */
  number: number;
  owners: Column[];
  lines: LineView[];
  /** What ends the sheet: premiums, settling up. */
  extra: EntryView[];
  /** Labels of entries that are added beneath the sums, where a booklet writes them there. */
  beneath?: string[];
  /** The figures game by game as they are kept, where not each is written by itself. */
  pad?: EntryView[][];
  /** What is left in the columns, where points are struck from the opponents. */
  left?: Partial<Record<Column, number>>;
  /** By owner and place; `all` is the sum. */
  totals: Partial<Record<Column, Record<string, number>>>;
  /** Points towards the current game, where there are games. */
  standing: Partial<Record<Column, number>> | null;
  games: Partial<Record<Column, number>> | null;
  over: boolean;
  options: OptionReading[];
  /** The deals, where each stands by itself and is compared with another table. */
  boards?: BoardView[];
  /** North-South's sum over the boards compared. */
  imps?: number;
}

/** What one deal left on the sheet. */
export interface LineView {
  played: boolean;
  entries: EntryView[];
  game_to: Column | null;
}

/** An option as it is read here. */
export interface OptionReading {
  name: string;
  reading: string;
  rule: string;
}

/** A board: the result here, that of robots with the same cards, and the difference. */
export interface BoardView {
  number: number;
  dealer: Seat;
  vulnerable: Side[];
  here: BoardResultView;
  /** `null` as long as robots still play it. */
  there: BoardResultView | null;
  /** North-South's. */
  imps: number | null;
}

/** What became of a board at one table. */
export interface BoardResultView {
  /** `null` when all passed. */
  contract: string | null;
  declarer: Seat | null;
  by: Column | null;
  tricks: number | null;
  /** North-South's, as one number. */
  points: number;
}

/** The rubber or sitting that has just ended, and what comes next. */
export interface EndedView {
  /** Who gains by it; `null` if nobody does. */
  winner: Column | null;
  /** `false` if it was broken off. */
  complete: boolean;
  settling: SettlingView[];
  /** Player and plus or minus. */
  accounts: Record<string, number>;
  next: NextRoundView;
}

/** One figure on the way to what the players win or lose (`settling-<label>`). */
export interface SettlingView {
  label: string;
  points: number;
}

/** Who sits where in the next rubber or sitting. */
export interface NextRoundView {
  /** Nobody yet where seats are drawn anew. */
  players: Partial<Record<Seat, string>>;
  waiting: string[];
  /** Whether somebody gets another partner, or sits out. */
  changes: boolean;
  /** Whether seats are drawn first. */
  draws: boolean;
}

/** The draw for seats. */
export interface DrawView {
  commitment: string | null;
  secret: string | null;
  /** Player and card. */
  drawn: Record<string, string>;
  taken: number[];
  /** So many cards at either end of the spread may not be drawn. */
  edge: number;
  order: string[];
  chooses: string | null;
  /** Among which the player chooses. */
  seats: Seat[];
  to_draw: string[];
  log: RulingView[];
}

/** A claim, concession or request, and who has still to answer. */
export interface PendingView {
  what: string;
  by: Seat;
  waiting: Seat[];
  act: ActView;
}

/** What the seat alone was told. */
export interface AnswerView {
  kind: string;
  content: AuctionWords | NamingWords | AnnouncingWords | BargainView | TrickAnswer | HandAnswer | CardView[] | null;
}

/** The calls of an auction. */
export interface AuctionWords {
  /** Which stage this is; not told with an answer to a question. */
  name?: "auction";
  dealer: Seat;
  calls: string[];
  /** Who made each call, where that need not be the order of the seats. */
  by?: Seat[];
}

/** The naming of bridge-whist and its doubling. */
export interface NamingWords {
  name?: "naming" | "doubling";
  dealer: Seat;
  said: SaidWords[];
  namer: Seat | null;
  strain: Strain | null;
  multiplier: number;
}

/** One word of naming and doubling. */
export interface SaidWords {
  seat: Seat;
  kind: "name" | "remit" | "speak";
  strain?: Strain;
  words?: "ask" | "lead" | "double" | "redouble" | "pass";
}

/** The announcements of minibridge and declarer's choice. */
export interface AnnouncingWords {
  name?: "announcing" | "choosing";
  /** Points, in the order in which they were announced. */
  announced: Partial<Record<Seat, number>>;
  order: Seat[];
  /** The hand that lies open at once, with three players. */
  exposed: Seat | null;
  recounts: number;
  declarer: Seat | null;
  strain: Strain | null;
  bonus: boolean | null;
  /** Whether the table told the points after the players had miscounted too often. */
  told: boolean;
}

/** A gathered trick that was looked at. */
export interface TrickAnswer {
  trick: number;
  cards: CardView[];
}

/** A hand that dummy peeped into. */
export interface HandAnswer {
  seat: Seat;
  hand: string;
}

/** An act open to a seat, in the form in which a view has it. */
export interface Action {
  kind: string;
  /** The fields that are fixed. */
  payload: Record<string, Value>;
  /** The law that gives a remedy. */
  law?: string;
  /** The fields that are free, with all they may be. */
  choices?: Record<string, Choice[]>;
  /** Whether it breaks, or may break, a law, so that a page can warn first. */
  irregular?: boolean;
  /** How many of the places of a draw are taken, if not one. */
  at_once?: number;
  /** The fields that may not stay empty. */
  needs?: string[];
  /** The name of its text among what can be done, if it is not the kind. */
  text?: string;
  /** Where a page has it that has no place for it: with what one may `speak` of, or `do`. */
  door?: string;
  /** Whether it is what a beginner can be helped with: the points that the hand counts. */
  suggested?: boolean;
}

/** The deal: its pack, and once the cards are dealt what is said and played. */
export interface DealView {
  number: number;
  pack: number;
  /** The hash of the secret that the shuffle follows from; `null` for cards laid out. */
  commitment: string | null;
  /** The players' own numbers in the shuffle. */
  contributions: Partial<Record<Seat, string>>;
  cutter: Seat;
  cut: number | null;
  /** Told when the deal is over. */
  secret: string | null;
  vulnerable: Seat[];
  /** After the deal: whose second game the next one is, once the players have agreed on it. */
  next_second?: Seat[];
  phase?: "dialogue" | "play" | "over" | "void";
  /** `null` when the booklet hides it during the play. */
  dialogue?: Words | null;
  bargain?: BargainView | null;
  /**
   * How the booklet calls the players during the play: `declarer dummy senior junior`; the text is `page-<role>`.
   */
  roles?: Partial<Record<Seat, string>>;
  /** The seat to speak, or the hand to play. */
  turn?: Seat | null;
  /** Who plays that hand. */
  actor?: Seat | null;
  /** Who plays declarer's hand and dummy's, where declarer has left them to the partner. */
  player?: Seat;
  /** The cards still held, of the hands the seat may see. */
  hands?: Partial<Record<Seat, string>>;
  /** How many cards every hand holds, as far as the seat can tell. */
  counts?: Partial<Record<Seat, number>>;
  trick?: TrickView | null;
  won?: TricksWon | null;
  /** All tricks, when the deal is over. */
  tricks?: CardView[][] | null;
  /** All hands as they were dealt, when the deal is over. */
  deal?: string | null;
  /** The declaring side's tricks, where a claim or concession ended the play. */
  agreed?: number | null;
  laid_down?: boolean;
  /** The sides whose claim was refused in this deal. */
  doubted?: Side[];
  looks?: LookView[];
  ceremony?: CeremonyView;
  law?: LawView;
  /** What each hand counts as it was dealt, at a teaching table. */
  points?: Partial<Record<Seat, number>>;
}

/** The trick that lies on the table, in the order played. */
export interface TrickView {
  cards: CardView[];
  /** Whose card is best so far. */
  winner: Seat;
  complete: boolean;
}

/** A gathered trick that somebody looked at. */
export interface LookView {
  seat: Seat;
  trick: number;
}

/** Shuffle, cut and deal by the players' own hands, where they can go wrong. */
export interface CeremonyView {
  shuffled: Seat[];
  cut: boolean;
  pack: string;
  /** Who deals. */
  by: Seat | null;
  /** How many cards. */
  dealt: number;
}

/** What the laws make public of a deal in which irregularities can happen. */
export interface LawView {
  /** The referee's: `shuffle deal auction play after_play rubber_end passed_out`. */
  phase: string;
  dealer: Seat | null;
  turn: Seat | null;
  /** The calls that count; empty for a player who no longer has them before him (L-INFO-3). */
  calls: [Seat, string][];
  /** An irregular call nobody has acted on. */
  open_call: [Seat, string] | null;
  may_call: Seat[];
  must_pass: Seat[];
  must_correct: Seat | null;
  contract: string | null;
  declarer: Seat | null;
  explain_due: Seat | null;
  /** The trick that is complete and not yet gathered. */
  last_trick: [Seat, string][] | null;
  wrong_lead: [Seat, string] | null;
  exposed: [Seat, string][];
  /** Other cards that everybody has seen in a hand. */
  shown: [Seat, string][];
  /** Cards that the seat alone was shown (L-CLAIM-4). */
  shown_to_you: [Seat, string][];
  tricks: Partial<Record<Side, number>>;
  offers: OfferView[];
  /** Those of the offers that are the seat's own. */
  choices: OfferView[];
  attention: FaultView[];
  lead_limits: BondView[];
  play_limits: BondView[];
  may_play: Seat[];
  right_lost: string[];
  claim: [Seat, number] | null;
  /** The same claim with all that was said of it. */
  claimed: ClaimView | null;
  open_play: boolean;
  /** The order of cards declarer stated and has to keep (L-CLAIM-9). */
  line: string[];
  /** What declarer said of a claim by which the play goes on (L-CLAIM-9). */
  explained: string;
  inspecting: [Seat, string] | null;
  dummy_away: boolean;
  revokes: [Seat, number, string][];
  /** From whom, to whom, how many tricks. */
  transferred: [Side, Side, number][];
  peeks: Side[];
  redeal: [Seat, string] | null;
  next_dealer: Seat | null;
  log: RulingView[];
  /** After the deal, the rights nobody used. */
  lapsed: OfferView[];
  /**
   * What the referee kept to himself in the deal before, what was ruled on it once its play was over, or why it was
   * void.
   */
  story: RulingView[];
  /** After the deal, what was ruled since its play was over, and what that changed. */
  late: RulingView[];
}

/** A choice that the laws give somebody. */
export interface OfferView {
  irregularity: string;
  law: string;
  offender: Seat;
  chooser: Seat[];
  remedies: string[];
  card: string | null;
}

/** An irregularity to which attention can be called. */
export interface FaultView {
  irregularity: string;
  offender: Seat;
}

/** What a hand is bound to lead or play. */
export interface BondView {
  seat: Seat;
  kind: string;
  suit: SuitLetter | null;
  card: string | null;
}

/** A claim that waits for answers, as it was explained. */
export interface ClaimView {
  seat: Seat;
  tricks: number;
  words: string;
  /** The cards in the order in which they will be played. */
  line: string[];
  /** Who has agreed to it. */
  agreed: Seat[];
  /** Whether the claimer has been asked to say more (L-CLAIM-10). */
  more: boolean;
}

/** Who is at a table and who acts for whom. */
export interface RoomView {
  name: string;
  owner: string | null;
  started: boolean;
  pace: number;
  players: Record<string, RoomPlayer>;
  watchers: number;
  /** Who wants the next deal. */
  ready: string[];
  thinking: string[];
  /** Whether the server can store anything at the moment. */
  stores: boolean;
  /** Seconds for one act. */
  clock: number | null;
  /** The seconds that are left to those the table waits for. */
  left: Record<string, number>;
  /** Who is asked whether they are there, with the seconds to answer. */
  asked: Record<string, number>;
  /** For whom a robot plays until they are heard of. */
  absent: string[];
  /** For whom a robot acted because the time was up. */
  late: string[];
  /** Where the same people may play on, if somebody has made a table for it; for players alone. */
  again: Again | null;
  /** Whether robots alone play on in this deal, so that `skip` may spare the pauses. */
  can_skip: boolean;
  /** Whether the pauses of this deal are spared. */
  skips: boolean;
  /** Whether players may ask a robot for advice, and what calls would promise. */
  hints: boolean;
  /** Whether nobody acts until whoever teaches here lets them go on. */
  paused: boolean;
  /** How many deals were chosen for this table; `null` where it shuffles on and on. */
  deals: number | null;
  /** Whether the table belongs to a class, whose teacher sees all hands. */
  overseen: boolean;
  /** Whether robots play its boards as well, and the results will be compared. */
  compared: boolean;
  /** How often each player has asked for advice in this deal. */
  hinted: Record<string, number>;
}

/** A player of a table while anybody is at it. */
export interface RoomPlayer {
  name: string;
  kind: "person" | "robot" | "open";
  level: string | null;
  system: string | null;
  here: boolean;
  /** Who acts for the player now. */
  acts: "person" | "robot";
}

/** A new table for the same people. */
export interface Again {
  table: string;
  /** The player who made it. */
  by: string;
}

/** Something said at a table. */
export interface ChatLine {
  from: ChatSpeaker;
  text: string;
  at: string;
}

/** Who said something; a watcher is no player. */
export interface ChatSpeaker {
  player: string | null;
  name: string;
}

/** What the seat may see after an event. */
export interface ViewMessage {
  t: "view";
  view: View;
  /** The event that led here; `null` when it is not public. */
  last: Happened | null;
}

/** Who is here and who acts for whom. */
export interface RoomMessage {
  t: "room";
  room: RoomView;
}

/** What was asked for is stored and done. */
export interface Ack {
  t: "ack";
  id: string | number | null;
  /** The number of the next event; of a sheet, how many operations it has. */
  seq: number;
}

/** What was asked for changed nothing. */
export interface Refusal {
  t: "error";
  id: string | number | null;
  message: string;
  arguments: Record<string, string | number>;
  text: string;
  rule: string | null;
}

/** Somebody said something. */
export interface ChatMessage {
  t: "chat";
  from: ChatSpeaker;
  text: string;
  at: string;
}

/** What a call means, or that somebody asks. */
export interface CallMeaning {
  t: "meaning";
  /** Who called. */
  seat: Seat;
  /** The call's number in the auction, from nought. */
  call: number;
  /** The player who asked. */
  asked: string;
  text: string | null;
  /** Of a robot's call: in a few words what every hand has that makes it. */
  plain: string | null;
  /**
   * The same twice, few words first, as messages with their arguments: a page whose language changes says them anew.
   */
  told: [Record<string, unknown>, Record<string, unknown>] | null;
}

/** What a robot would do in the place of who asked, from what that player sees alone. */
export interface HintTold {
  t: "hint";
  /** The view's that was asked about. */
  seq: number;
  /** `null` where it has no advice. */
  act: ActView | null;
  /** Why: a message with its arguments, as in a robot's `thoughts`. */
  reason: Record<string, unknown> | null;
  /** What was asked for; before `act`, neither `act` nor `reason` are told. */
  step: "idea" | "act";
  /** What to think of, a message that does not name the act; `null` where it has no advice. */
  idea: Record<string, unknown> | null;
  /** All that led to the act and what else was considered, as in `thoughts` of a deal. */
  thoughts: Record<string, unknown> | null;
}

/** Why a robot did something, without anything that its hidden cards would tell. */
export interface WhyTold {
  t: "why";
  /** Whose word or card it was. */
  seat: Seat;
  act: ActView;
  /** A message; `null` where there is nothing to tell before the deal is over. */
  told: Record<string, unknown> | null;
}

/** What words would promise, in a few words and whole, as messages. */
export interface PromisedWords {
  act: ActView;
  plain: Record<string, unknown>;
  whole: Record<string, unknown>;
}

/** What each of the words that I may say now would promise; from the talk alone. */
export interface PromisesTold {
  t: "promises";
  /** The view's that was asked about. */
  seq: number;
  promises: PromisedWords[];
}

/** The server is there. */
export interface Pong {
  t: "pong";
  id: string | number | null;
}

/** The socket ends. */
export interface Gone {
  t: "gone";
  reason: string;
}

/** A kept score as it is now. */
export interface SheetMessage {
  t: "sheet";
  /** Encoded once for all who see the same. */
  sheet: KeptSheet;
  /** Whether the server can store anything at the moment. */
  stores: boolean;
}

/** A score as a person sees it. */
export interface KeptSheet {
  sheet: string;
  /** How many operations made it; the next one has to say. */
  count: number;
  /** The link that lets others write; `null` for readers. */
  write: string | null;
  changed: string;
  system: string;
  names: string[];
  /** Who sits out. */
  others: string[];
  options: OptionReading[];
  heads: Partial<Record<Column, string>>;
  rounds: KeptRound[];
  accounts: Record<string, number>;
  /** The deals of the round as they were told. */
  lines: string[];
  /** What is asked about a deal where these options are in force. */
  form: EntryForm;
  /** `null` while a rubber goes on. */
  next: NextRound | null;
  /** Addresses of files by their suffixes. */
  downloads: Record<string, string>;
}

/** A rubber or set, and who played it. */
export interface KeptRound {
  names: string[];
  /** Whose column is which. */
  heads: Partial<Record<Column, string>>;
  sheet: SheetView;
  /** Who sat out. */
  others: string[];
  /** Its deals as they were told. */
  lines: string[];
  /** What is paid after the last deal, or how the round is settled, in the reader's words. */
  remarks: string[];
}

/** All questions about a deal. */
export interface EntryForm {
  /** The line of the sheet, with the names of fields in braces; it may be added to. */
  line: string;
  fields: EntryField[];
  /** Whole lines that need no question. */
  others: EntryKey[];
  /** The message that explains a line. */
  help: string;
}

/** One question. */
export interface EntryField {
  name: string;
  /** A message id. */
  label: string;
  /** The first is chosen until another is, unless `first` says which. */
  keys: EntryKey[];
  first: string;
  /**
   * How the keys are shown: as they are, as suits, as heads of columns, as something to tick.
   *
   * A number is typed and follows what the only key writes.
   */
  looks: "text" | "strain" | "column" | "switch" | "number";
  /** Whether any number of keys can be chosen, or none. */
  several: boolean;
  /** The part of a deal that it tells, where most deals have none: asked for on demand. */
  part: string;
  /** It is asked while these fields have one of these answers. */
  when: Record<string, string[]>;
  /** Whether it goes on with the question before, which has said what is asked. */
  joined: boolean;
}

/** One answer to choose. */
export interface EntryKey {
  /** What it puts into the line. */
  writes: string;
  /** A message id, or notation. */
  label: string;
  /** What other fields are then most likely to be. */
  sets: Record<string, string>;
  /** Whose column it speaks of, where that is part of the answer. */
  of: string;
  /** It is offered while these fields have one of these answers. */
  when: Record<string, string[]>;
  /** The line of the sheet while this is chosen, where it is another than the form's. */
  line: string;
}

/** Who would play after a round that can end here, by the rules of the game. */
export interface NextRound {
  names: string[];
  others: string[];
  /** The same people in the next pairing. */
  changed: string[];
}

/** A class as it is now, for its teacher. */
export interface ClassMessage {
  t: "class";
  class: ClassView;
}

/** A class as it is now, for one of its pupils. */
export interface PupilMessage {
  t: "pupil";
  class: PupilClass;
}

/** What went wrong. */
export interface ErrorBody {
  /** The text is `error-<message>`. */
  message: string;
  arguments: Record<string, string | number>;
  text: string;
  /** The booklet's rule that was broken, if one was. */
  rule: string | null;
}

/** The answer to a request that cannot be served. */
export interface ErrorAnswer {
  error: ErrorBody;
}

/** Where others on the network find the server. */
export interface Addresses {
  /** Whether who asks sits at the machine itself, which others know by another name. */
  here: boolean;
  /** None for who is elsewhere, or where only the machine itself can open the page. */
  addresses: string[];
}

/** A person, as only that person is told. */
export interface WhoIAm {
  person: string;
  /** Empty until chosen. */
  name: string;
}

/** A link that makes another browser mine, once. */
export interface LinkMade {
  link: string;
  id: string;
  expires: string;
}

/** Where a link leads. */
export interface LinkTarget {
  name: string;
  /** Whether I am that person already. */
  same: boolean;
  /** The tables and sheets that this browser's person has. */
  loses: number;
}

/** Where I am signed in, or (with `expires`) a link to me that nobody has used. */
export interface Browser {
  id: string;
  label: string;
  made: string | null;
  used: string | null;
  expires: string | null;
  this: boolean;
}

/** The oldest first. */
export interface BrowserList {
  browsers: Browser[];
}

/** The process answers. */
export interface Live {
  live: boolean;
}

/** The store can be read and written. */
export interface Ready {
  ready: boolean;
}

/** All problems, and what I have done of them. */
export interface ProblemList {
  problems: EndingInfo[];
  solved: string[];
  /** Those whose line I asked for before I solved them. */
  shown: string[];
}

/** What stands in the list of problems. */
export interface EndingInfo {
  id: string;
  /** Tricks left. */
  left: number;
  goal: number;
  strain: Strain;
  themes: string[];
  difficulty: string;
  /** Whether there is a line that always reaches the goal; otherwise the best chance is asked. */
  sure: boolean;
}

/** The first card after which nothing was sure any more, or the best chance was gone. */
export interface WrongCard {
  seat: Seat;
  card: string;
  /** In which trick of the ending it was played, from one. */
  trick: number;
  /** The cards after which there would have been a sure line. */
  right: string[];
}

/** A problem as far as I have played it. */
export interface ProblemView {
  attempt: AttemptView;
  /** Tricks of the whole ending. */
  tricks: number;
  /** Tricks that the declaring side has taken, those before the ending included. */
  won: number;
  lost: number;
  /** Once the goal is missed: where the sure line was left. */
  fault: WrongCard | null;
  solved: boolean;
  shown: boolean;
  /** The problem after it. */
  next: string | null;
}

/** A problem as far as it was played; nothing is told of the defenders' cards before the end. */
export interface AttemptView {
  id: string;
  contract: string;
  declarer: Seat;
  strain: Strain;
  goal: number;
  /** Tricks left, the one under way included. */
  left: number;
  /** Tricks still to be won for the goal. */
  need: number;
  /** What declarer and dummy hold now. */
  hands: Partial<Record<Seat, string>>;
  /** The cards that the defenders hold between them. */
  unseen: string;
  /** The suits that each defender has shown to be out of. */
  out_of: Partial<Record<Seat, SuitLetter[]>>;
  turn: Seat;
  /** The cards that may be played; none when it is over. */
  legal: string[];
  trick: [Seat, string][];
  /** Every card since the ending began. */
  cards: [Seat, string][];
  /** How many layouts were possible when it began. */
  count: number;
  /** In how many of them the best line reaches the goal. */
  wins: number;
  /** Whether the goal was reached; not told while it is open. */
  verdict: boolean | null;
  /** At the end: how the cards lay when the ending began. */
  layout: Partial<Record<Seat, string>> | null;
  /** At the end: what made the plan necessary. */
  themes: string[];
  difficulty: string;
}

/** A line that reaches the goal, with what defenders may answer. */
export interface SureLine {
  cards: [Seat, string][];
}

/** All courses, and what I have done of them. */
export interface SchoolView {
  courses: CourseView[];
  /** The steps that I have done, by course and lesson (`minibridge/tricks`). */
  done: Record<string, string[]>;
  laws: LawsLearned;
}

/** A course with its lessons. */
export interface CourseView {
  key: string;
  title: string;
  lead: string;
  booklet: string;
  lessons: LessonInfo[];
}

/** A lesson in a list. */
export interface LessonInfo {
  key: string;
  title: string;
  /** The keys of its steps. */
  steps: string[];
  /** Those of its steps that are played with chosen cards. */
  deals: string[];
  test: boolean;
}

/** The chapters of the laws that can be practised. */
export interface LawsLearned {
  booklet: string;
  chapters: LearnedChapter[];
}

/** How well I know the laws of a chapter. */
export interface LearnedChapter {
  chapter: string;
  /** How many of its laws are asked about. */
  laws: number;
  /** Of how many of them I was. */
  asked: number;
  firm: number;
  /** How likely it is that I know one of its laws, from 0 to 1. */
  firmness: number;
}

/** The steps of a lesson that I have done. */
export interface StepsDone {
  done: string[];
}

/** A table at which a step of a lesson is played. */
export interface LessonTable {
  table: string;
  course: string;
  lesson: string;
  step: string;
  /** Whether the first deal is over. */
  over: boolean;
  reached: boolean;
  /** What there is to say to the result; empty before it is over. */
  said: string;
  /** The step after it. */
  next: string | null;
}

/** A test with its marks. */
export interface TestMarks {
  marks: Record<string, MarkView>;
  right: number;
  all: number;
  passed: boolean;
}

/** What becomes of an answer. */
export interface MarkView {
  right: boolean;
  said: string[];
  rules: string[];
  /** A right answer, once nobody is left to find it. */
  solution: string[];
  /** What is opened once it is answered. */
  figure: PictureView | null;
}

/** A picture with what the program adds to it. */
export interface PictureView {
  /** What each seat holds and the learner sees. */
  hands?: Partial<Record<Seat, string>>;
  /** Whose eyes the learner has. */
  me?: Seat;
  /** Cards in a row. */
  cards?: string[];
  leader?: Seat;
  /** The cards of a trick from the leader on. */
  trick?: string[];
  strain?: Strain;
  bonus?: boolean;
  declarer?: Seat;
  /** What is played, with `X` or `XX` behind it where it is doubled or redoubled. */
  contract?: string;
  dealer?: Seat;
  /** The calls from the dealer on. */
  calls?: string[];
  /** The bidding system in which the calls are made. */
  system?: string;
  /** What each seat has announced. */
  points?: Partial<Record<Seat, number>>;
  /** How many tricks declarer has taken. */
  tricks?: number;
  vulnerable?: Seat[];
  /** Who has named the strain, in bridge-whist. */
  namer?: Seat;
  /** Who has doubled it first. */
  doubler?: Seat;
  sheet?: LessonSheet;
  /** Who sits where. */
  players?: Partial<Record<Seat, string>>;
  /** Where a deal with something wrong in it stands. */
  position?: ExercisePosition;
  /** A table of figures that the program makes, by its name. */
  table?: string;
  /** A line of its own, where pictures follow one another. */
  text?: string;
  /** The table of figures that is named. */
  figures?: FiguresView;
  /** What stands on the sheet. */
  kept?: SheetView;
}

/** A sheet after some deals, and the deal whose figures come next. */
export interface LessonSheet {
  /** The key of a scoring system. */
  system: string;
  /** What stands on the sheet, told as players type it. */
  deals?: string[];
  /** The deal that is asked about; empty where none is. */
  next?: string;
  /** Readings that are not the usual ones. */
  options?: Record<string, Scalar>;
}

/** What lies and was said in an exercise, not what the referee offers. */
export interface ExercisePosition {
  phase: string;
  dealer: Seat | null;
  turn: Seat | null;
  calls: [Seat, string][];
  open_call: [Seat, string] | null;
  contract: string | null;
  declarer: Seat | null;
  hands: Partial<Record<Seat, string>>;
  trick: [Seat, string][];
  last_trick: [Seat, string][] | null;
  wrong_lead: [Seat, string] | null;
  exposed: [Seat, string][];
  tricks: Partial<Record<Side, number>>;
}

/** A table of figures in words; the first column holds the heads of the rows. */
export interface FiguresView {
  caption: string;
  columns: string[];
  rows: string[][];
}

/** A question of the practice. */
export interface PractiseView {
  kind: string;
  number: number;
  level: number;
  text: string[];
  question: QuestionView;
  figure: PictureView | null;
}

/** A question, which does not tell what is right. */
export interface QuestionView {
  /** `choose`, `several`, `number`, `card`, `call` or `order`. */
  form: string;
  answers?: PossibleView[];
  least?: number;
  most?: number;
  /** 2 where halves can be answered, 4 for quarters. */
  parts?: number;
  /** The cards or calls that can be answered. */
  words?: string[];
}

/** Something that can be answered. */
export interface PossibleView {
  key: string;
  text: string;
  /** Whether its key is a card or a call, to be drawn as the reader likes them. */
  sign?: "" | "card" | "call";
}

/** How well I know a rule. */
export interface LearnedRule {
  rule: string;
  /** `firm`, `fading` or `new`. */
  state: string;
  firmness: number;
  due: string | null;
  right: number;
  asked: number;
  level: number;
}

/** What I have learned. */
export interface MyLearning {
  done: Record<string, string[]>;
  rules: LearnedRule[];
  /** What can be practised. */
  kinds: string[];
}

/** What the decision table says to two hands. */
export interface Decided {
  points: number;
  strain: Strain;
  bonus: boolean;
  trumps: number;
  /** The row of the table that answers; `null` where too few trumps are for any. */
  row: number | null;
  said: string;
}

/** A word with its meaning. */
export interface WordView {
  key: string;
  word: string;
  means: string;
}

/** The words of the booklets. */
export interface WordList {
  words: WordView[];
}

/** What something would write on a sheet. */
export interface SheetPreview {
  /** The deal in its plain form. */
  line: string;
  entries: EntryView[];
  game_to: Column | null;
  /** Whether the round would be over. */
  over: boolean;
  /** The sums as they are. */
  before: Partial<Record<Column, number>>;
  after: Partial<Record<Column, number>>;
}

/** Something that can be read in two ways. */
export interface OptionInfo {
  name: string;
  rule: string;
  default: Scalar;
  /** All readings, the default first; none where any whole number will do. */
  values: Scalar[];
  /** The law it reads, if it is a reading of one. */
  law: string | null;
}

/** A game. */
export interface VariantInfo {
  key: string;
  booklet: string;
  /** The score that can be kept of it. */
  system: string;
  /** Whether its laws can be practised. */
  trainer: boolean;
  /** Whether a result counts by what others reach with the same cards. */
  compares_boards: boolean;
  players: number;
  /** With those who sit out. */
  most_players: number;
  places: Seat[];
  /** Whether somebody sits at dummy's place, to whom the play could be handed over. */
  has_partners: boolean;
  seating: ("draw" | "fixed")[];
  laws: string[];
  options: OptionInfo[];
  /** Where its laws can be read in two ways. */
  readings: OptionInfo[];
  /** Whether players bid for a contract, so that robots need a system for it. */
  bids: boolean;
}

/** What the rules page of a game shows. */
export interface RulesPage {
  key: string;
  booklet: string;
  /** The score that can be kept of it. */
  system: string;
  /** Whether its laws can be practised. */
  trainer: boolean;
  /** Whether a result counts by what others reach with the same cards. */
  compares_boards: boolean;
  players: number;
  /** With those who sit out. */
  most_players: number;
  places: Seat[];
  /** Whether somebody sits at dummy's place, to whom the play could be handed over. */
  has_partners: boolean;
  seating: ("draw" | "fixed")[];
  laws: string[];
  options: OptionInfo[];
  /** Where its laws can be read in two ways. */
  readings: OptionInfo[];
  /** Whether players bid for a contract, so that robots need a system for it. */
  bids: boolean;
  variant: string;
  tables: RuleTable[];
  /** What a newcomer meets: `page-word-…` and `page-word-…-means` say each. */
  words: string[];
}

/** A score table of the rules page; the first column holds the heads of the rows. */
export interface RuleTable {
  id: string;
  columns: RuleCell[];
  rows: RuleCell[][];
  rule: string;
}

/** A booklet on the shelf. */
export interface BookletInfo {
  key: string;
  variants: string[];
}

/** A score that can be kept with real cards. */
export interface SystemInfo {
  key: string;
  booklet: string;
  players: number;
  options: OptionInfo[];
  form: EntryForm;
  /** The rule that limits corrections of a wrong score; empty where there is none. */
  correction_rule: string;
}

/** How well robots play, and what they bid. */
export interface RobotInfo {
  levels: string[];
  systems: string[];
  usual_level: string;
  usual_system: string;
}

/** The shelf. */
export interface Games {
  booklets: BookletInfo[];
  variants: VariantInfo[];
  systems: SystemInfo[];
  robots: RobotInfo;
  languages: string[];
  /** The game for who wants to play at once. */
  play_now: string;
}

/** A language by its tag, and what it calls itself. */
export interface LanguageInfo {
  key: string;
  name: string;
}

/** The languages of all texts. */
export interface Languages {
  languages: LanguageInfo[];
}

/** What a link to a table leads to, before anybody sits down. */
export interface Invitation {
  table: TableSummary;
  /** The player whom one becomes by it; `null` for who chooses among the open places. */
  place: string | null;
  /** Whether it is that player's own link. */
  private: boolean;
  /** Whether nobody else can sit down by it any more. */
  taken: boolean;
}

/** A table at which I have a place, as it stands. */
export interface GoingOn {
  table: TableSummary;
  /** When it was made, or a deal was last finished. */
  changed: string;
  /** Where I sit. */
  seat: Seat | null;
  owners: Column[];
  /** What stands on the sheet. */
  totals: Partial<Record<Column, number>>;
  /** The players without whom nothing goes on. */
  waits_for: string[];
}

/** The tables at which I can go on, newest first. */
export interface TablesGoingOn {
  tables: GoingOn[];
}

/** The rubbers or sittings of a table that are over. */
export interface Rounds {
  rounds: RoundView[];
}

/** A rubber or sitting of before, with its sheet. */
export interface RoundView {
  /** Who gains by it; `null` if nobody does. */
  winner: Column | null;
  /** `false` if it was broken off. */
  complete: boolean;
  settling: SettlingView[];
  /** Player and plus or minus. */
  accounts: Record<string, number>;
  players: Partial<Record<Seat, string>>;
  sheet: SheetView;
}

/** All events of a table up to its last finished deal. */
export interface EventList {
  events: Record<string, unknown>[];
}

/** One step: what it says and shows, and what it asks for. */
export interface StepView {
  key: string;
  /** `explain`, `show`, `ask`, `play` or `practise`. */
  kind: string;
  /** Paragraphs. */
  text: string[];
  rules?: string[];
  figure?: PictureView;
  frames?: PictureView[];
  question?: QuestionView;
  /** The game that is played. */
  game?: string;
  /** The kind of questions that are practised. */
  questions?: string;
  count?: number;
}

/** A whole lesson, without what is right. */
export interface LessonView {
  course: string;
  key: string;
  title: string;
  lead: string;
  booklet: string;
  test: boolean;
  pass_mark: number;
  steps: StepView[];
  /** The lesson after it. */
  next: string | null;
}

/** What came of a step that was played. */
export interface OutcomeView {
  over: boolean;
  reached: boolean;
  tricks: number;
  contract: string;
  said: string;
}

/** A message with arguments; in an argument `#` and a message id stand for that message. */
export interface Line {
  id: string;
  arguments: Record<string, string | number>;
}

/** Something that may be one's right. */
export interface ExerciseAnswer {
  id: string;
  arguments: Record<string, string | number>;
  key: string;
}

/** An exercise, which does not tell what is right. */
export interface ExerciseView {
  chapter: string;
  number: number;
  /** The booklet whose laws are asked. */
  booklet: string;
  source: string;
  /** Who answers. */
  seat: Seat;
  position: ExercisePosition;
  /** All tricks, where the play is over. */
  played: [Seat, string][][];
  question: Line;
  /** What happened last. */
  told: Line[];
  answers: ExerciseAnswer[];
}

/** Whether an answer is right, and whether it was chosen. */
export interface AnswerMark {
  key: string;
  right: boolean;
  chosen: boolean;
  /** The law to which a wrong one belongs; empty if there is none. */
  law: string;
  /** What there is to say about it. */
  verdict: Line;
}

/** A law in words. */
export interface LawText {
  law: string;
  text: string;
}

/** How the answers were, with the law in words. */
export interface MarksView {
  right: boolean;
  irregularity: string | null;
  answers: AnswerMark[];
  law: string;
  text: string;
  examples: string[];
  chapter: LawText[];
}

/** What can be practised. */
export interface ChapterList {
  chapters: string[];
  booklet: string;
}

export type Value = boolean | number | string | Scalar[] | Record<string, Scalar> | null;

export type Choice = boolean | number | string | Record<string, string>;

export type RuleCell = string | number | RuleHead | null;

/** A head in words that speak of a number. */
export interface RuleHead {
  id: string;
  arguments: Record<string, number>;
}

export type Scalar = boolean | number | string;

export type Words = AuctionWords | NamingWords | AnnouncingWords;

export type TableTold =
  | Hello
  | ViewMessage
  | RoomMessage
  | Ack
  | Refusal
  | ChatMessage
  | CallMeaning
  | HintTold
  | WhyTold
  | PromisesTold
  | Pong
  | Gone;

export type SheetTold = SheetMessage | Ack | Refusal | Pong | Gone;

export type ClassTold = ClassMessage | PupilMessage | Refusal | Pong | Gone;

export type TableAsked =
  | Act
  | AskThere
  | Chat
  | Explain
  | Here
  | Hint
  | Meaning
  | Open
  | Pace
  | Ping
  | Promises
  | Relink
  | Robot
  | Sit
  | Skip
  | Stand
  | Start
  | Why;

export type SheetAsked = Operation | Ping;
