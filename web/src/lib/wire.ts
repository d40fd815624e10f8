// Written by `make wire` from the definition in src/parcours/server/wire. Don't edit it.

export type Json = null | boolean | number | string | Json[] | {[name: string]: Json}

export type Absence = 'default' | 'bot'
export type QuestionKind = 'takeback' | 'abandon'
export type Language = 'en' | 'fr' | 'nl'
export type ClockKind = 'none' | 'decision' | 'match'
export type ContributionState = 'none' | 'committed' | 'revealed' | 'withheld'
export type OptionValue = boolean | number | string
export type Visibility = 'public' | 'invitation'
export type ReplayAccess = 'public' | 'players'
export type StepKind = 'given' | 'move' | 'expect' | 'offers' | 'legal' | 'refuse' | 'dice' | 'over'
export type SeatKind = 'open' | 'person' | 'bot'
export type TableStatus = 'open' | 'shuffling' | 'playing' | 'finished' | 'abandoned'
export type ClientMessage =
  WatchCommand | MoveCommand | WhyCommand | TakebackCommand | AbandonCommand | AgreeCommand | ChatCommand | PingCommand
export type ServerMessage = TableMessage | StateMessage | AnswerMessage | ChatMessages | ErrorMessage

/**
 * A card with which somebody can do nothing now.
 */
export interface AskAbout {
  player: string
  card: string
}
/**
 * A question that is open at a table. `awaited` are those whose agreement is still missing.
 */
export interface Asking {
  id: string
  what: QuestionKind
  by: number
  number: number
  of: number[]
  agreed: number[]
  awaited: number[]
}
export interface Bounds {
  least: number
  most: number
}
export interface CardFields {
  [k: string]: Json
}
/**
 * One's own name, language and commitment; or, by the host before the start, who a seat is for.
 */
export interface ChangeSeat {
  name?: string | null
  language?: Language | null
  kind?: ('open' | 'bot') | null
  bot?: string | null
  commitment?: string | null
}
/**
 * An invitation to one seat.
 */
export interface Claim {
  invitation: string
  name?: string | null
  language?: Language | null
  commitment?: string | null
}
export interface Clock {
  kind: ClockKind
  seconds: number
}
/**
 * Time for each decision, or for the whole match.
 */
export interface ClockWish {
  kind?: ClockKind
  seconds?: number
}
/**
 * What could not be done: a code, a sentence for programmers, and the figures of it.
 */
export interface Error {
  error: string
  message: string
  params: Params
}
export interface Params {
  [k: string]: Json
}
/**
 * What happened, and its figures.
 */
export interface Event {
  what: string
  [k: string]: Json | string
}
export interface Figures {
  [k: string]: Json
}
/**
 * What a move may look like: plain words, for which there is no slot, and slots.
 */
export interface Form {
  pattern: string
  words: string[]
  slots: (Slot | null)[]
}
/**
 * A place in a form. Its kind is `player`, `number`, or the vocabulary whose words may stand there.
 */
export interface Slot {
  name: string
  kind: string
  many: boolean
}
/**
 * A game with its deck, its notation, and what is printed on its board.
 */
export interface Game {
  name: string
  prefix: string
  players: Bounds
  options: Option[]
  bots: string[]
  forms: Form[]
  vocabularies: {
    [k: string]: string[]
  }
  cards: {
    [k: string]: CardFields
  }
  printed: Printed
  numbers: {
    [k: string]: number
  }
}
/**
 * One of `values`, or a whole number of the range where there are none. A `most` below `least`: no highest one.
 */
export interface Option {
  name: string
  default: OptionValue
  values: OptionValue[]
  least: number
  most: number
}
export interface Printed {
  [k: string]: Json
}
export interface GameSummary {
  name: string
  prefix: string
  players: Bounds
  options: Option[]
  bots: string[]
}
export interface Health {
  status: 'ok'
  version: string
}
export interface Invitation {
  invitation: string
}
/**
 * A table to be laid; whoever asks sits at its first seat for a person.
 */
export interface LayTable {
  game: string
  options?: {
    [k: string]: OptionValue
  }
  deck?: string | null
  seats: SeatWish[]
  visibility?: Visibility
  clock?: ClockWish
  absence?: Absence
  grace?: number
  replay?: ReplayAccess
  name: string
  language?: Language
  commitment?: string | null
}
/**
 * A seat of a table to be laid. A bot that is not named is the server's usual one.
 */
export interface SeatWish {
  kind?: 'person' | 'bot'
  bot?: string | null
  name?: string | null
}
export interface Muted {
  muted: boolean
}
export interface Place {
  place: number
  player: string
  score: number
}
/**
 * Everybody's score after each move that changed one, and what it was made of at the end.
 */
export interface Points {
  players: string[]
  steps: PointsStep[]
  earned: {
    [k: string]: {
      [k: string]: number
    }
  }
}
export interface PointsStep {
  number: number
  scores: number[]
}
/**
 * Whether the server can write to its database.
 */
export interface Ready {
  status: 'ok' | 'degraded'
  version: string
  database: string
}
/**
 * The rule that forbids a move, and the figures of the sentence that says so.
 */
export interface Refusal {
  rule: string
  params: Params
}
export interface Rematch {
  commitment?: string | null
}
/**
 * Steps of a match, beginning with `from`; `number` is that of the last move. Step 0 is before the first.
 */
export interface Replay {
  from: number
  number: number
  steps: Step[]
  result: Result | null
}
/**
 * A step of a replay, and what is to be seen after it.
 */
export interface Step {
  number: number
  by: string | null
  move: string | null
  events: Event[]
  view: View
  figures: Figures
  awaited: string[]
}
export interface View {
  [k: string]: Json
}
/**
 * How a match ended.
 */
export interface Result {
  ranking: Place[]
  winners: string[]
  reason: string
  rule: string
}
/**
 * The contribution that a seat has committed to.
 */
export interface Reveal {
  contribution: string
}
/**
 * A scenario step by step; step 0 is the table as it is laid out.
 *
 * `game` is there where the scenario brings cards of its own: the game with them.
 */
export interface Scenario {
  id: string
  title: string
  players: string[]
  rules: string[]
  options: {
    [k: string]: OptionValue
  }
  game: Game | null
  steps: ScenarioStep[]
}
export interface ScenarioStep {
  number: number
  kind: StepKind
  tries: Try[]
  value: Json
  events: Event[]
  view: View
  figures: Figures
  awaited: string[]
  result: Result | null
}
/**
 * A move that a step makes or asks about, and what refuses it.
 */
export interface Try {
  player: string
  move: string
  refused: Refusal | null
}
/**
 * A scenario: a table laid out to show some rules. Its title is in English.
 */
export interface ScenarioSummary {
  id: string
  title: string
  players: string[]
  rules: string[]
}
/**
 * The scenarios of a game, and for each rule that they show their ids.
 */
export interface Scenarios {
  scenarios: ScenarioSummary[]
  rules: {
    [k: string]: string[]
  }
}
/**
 * A seat; its `player` is what it is called in views and moves, its `name` what people read.
 */
export interface Seat {
  seat: number
  kind: SeatKind
  player: string | null
  name: string
  language: Language
  bot: string | null
  host: boolean
  left: boolean
  muted: boolean
  present: boolean
  commitment: string | null
  contribution_state: ContributionState
}
/**
 * A seat that is yours: the token is also set as a cookie.
 */
export interface Seated {
  table: Table
  seat: number
  token: string
}
/**
 * A table, as its reader may see it.
 *
 * `fairness` is the protocol of the shuffle. `problem` is what keeps its match from going on, if something does.
 */
export interface Table {
  id: string
  game: string
  options: {
    [k: string]: OptionValue
  }
  own_deck: boolean
  visibility: Visibility
  key: string | null
  status: TableStatus
  clock: Clock
  absence: Absence
  grace: number
  replay: ReplayAccess
  commitment: string | null
  fairness: number
  seats: Seat[]
  you: number | null
  spectators: number
  asking: Asking | null
  rematch: string | null
  created: number
  result: Result | null
  problem: Error | null
}
/**
 * Whoever sits down.
 */
export interface SitDown {
  name: string
  language?: Language
  commitment?: string | null
  seat?: number | null
}
export interface Story {
  player: string
  language: Language
  text: string
}
/**
 * The table of a scenario after the moves that were tried: so many of them stand, and the next one is refused.
 *
 * `legal` are the moves of each who may act, folded as on the websocket; `events` what the last move brought about.
 */
export interface Tried {
  number: number
  refused: Refusal | null
  events: Event[]
  view: View
  figures: Figures
  awaited: string[]
  legal: {
    [k: string]: string[]
  }
  why: WhyNot[]
  result: Result | null
}
/**
 * A move, and the rule that forbids it, or none.
 */
export interface WhyNot {
  move: string
  rule: string | null
  params: Params
}
/**
 * Moves to be made at the table of a scenario once so many of its steps are done: each is a player and a move.
 */
export interface TryMoves {
  after?: number
  moves?: string[][]
  why?: AskAbout | null
}
/**
 * Ask all to end the match.
 */
export interface AbandonCommand {
  do: 'abandon'
  id: string
}
/**
 * Answer the question with that id.
 */
export interface AgreeCommand {
  do: 'agree'
  id: string
  question: string
  yes: boolean
}
/**
 * What became of a command: one of `accepted`, `refused`, `asked`, `why`, or an error; of a ping, nothing more.
 */
export interface Answer {
  id: string
  accepted?: number
  refused?: Refusal
  asked?: true
  why?: WhyNot[]
  error?: string
  message?: string
  params?: Params
}
/**
 * The answer to a command.
 */
export interface AnswerMessage {
  id: string
  accepted?: number
  refused?: Refusal
  asked?: true
  why?: WhyNot[]
  error?: string
  message?: string
  params?: Params
  kind: 'answer'
}
/**
 * Say something to all.
 */
export interface ChatCommand {
  do: 'chat'
  id: string
  text: string
}
/**
 * What somebody said. Of a message that the host removed, the text is empty.
 */
export interface ChatMessage {
  id: number
  seat: number
  name: string
  text: string
  at: number
  removed: boolean
}
/**
 * Messages of the chat that are new or changed.
 */
export interface ChatMessages {
  kind: 'chat'
  messages: ChatMessage[]
}
/**
 * Begin to watch the table, or catch up. `since` is the last number that was seen.
 */
export interface WatchCommand {
  do: 'watch'
  id?: string | null
  since?: number | null
  key?: string | null
}
/**
 * Make a move; `decision` is the one of the last state.
 */
export interface MoveCommand {
  do: 'move'
  id: string
  decision?: string | null
  move: string
}
/**
 * Ask why these moves are refused now, or what can't be done with a card.
 */
export interface WhyCommand {
  do: 'why'
  id: string
  moves?: string[]
  card?: string
}
/**
 * Take one's last move back, or ask those who moved since.
 */
export interface TakebackCommand {
  do: 'takeback'
  id: string
}
/**
 * Nothing: whoever gets an answer is still connected.
 */
export interface PingCommand {
  do: 'ping'
  id: string
}
/**
 * About a message that has no usable id.
 */
export interface ErrorMessage {
  error: string
  message: string
  params: Params
  kind: 'error'
}
/**
 * A move and what it brought about. Number 0 is the setting up, which is nobody's and no move.
 */
export interface LogEntry {
  number: number
  by: string | null
  move: string | null
  events: Event[]
}
/**
 * How the table is now.
 */
export interface TableMessage {
  kind: 'table'
  table: Table
}
/**
 * What the reader may know of the match, and may do. With `full`, the log is the whole one.
 *
 * `clocks` and `time` are milliseconds: what is left to those who are awaited, and until the table moves by itself.
 */
export interface StateMessage {
  kind: 'state'
  number: number
  full: boolean
  view: View
  figures: Figures
  legal: string[]
  decision: string | null
  log: LogEntry[]
  awaited: string[]
  clocks: {
    [k: string]: number
  }
  time: number | null
  result: Result | null
  answer?: Answer
}

/** The files of texts that a game may have. */
export type GameFile = 'game' | 'rules' | 'guide' | 'scenarios'

export const LONGEST_NAME = 24
export const LONGEST_CHAT = 300
export const LANGUAGES: Language[] = ['en', 'fr', 'nl']
