// Written by `make wire` from the definition in src/parcours/server/wire. Don't edit it.

export type Json = null | boolean | number | string | Json[] | {[name: string]: Json}

export type Absence = 'wait' | 'default' | 'bot'
export type QuestionKind = 'takeback' | 'abandon'
export type Change = 'added' | 'removed' | 'changed'
export type Language = 'en' | 'fr' | 'nl'
export type ChannelKind = 'push' | 'email' | 'webhook'
export type Colour = 'study' | 'work' | 'money' | 'love' | 'goods' | 'blow' | 'special' | 'either'
export type ClockKind = 'none' | 'decision' | 'match'
export type HiddenCards = 'as_dealt' | 'redealt'
export type ContributionState = 'none' | 'committed' | 'revealed' | 'withheld'
export type FieldType = 'whole' | 'half' | 'flag' | 'word' | 'list' | 'table'
export type FactKind = 'follows' | 'needs' | 'more' | 'saves' | 'others' | 'chance'
export type OptionValue = boolean | number | string
export type Grade = 'easy' | 'medium' | 'hard'
export type Visibility = 'public' | 'invitation'
export type ReplayAccess = 'public' | 'players'
export type Seating = 'lot' | 'as_seated'
export type SeekPace = 'live' | 'days'
export type TableStatus = 'open' | 'shuffling' | 'playing' | 'finished' | 'abandoned'
export type SeatKind = 'open' | 'person' | 'bot'
export type NoticeKind = 'turn' | 'half' | 'end' | 'rematch' | 'invitation' | 'found'
export type StepKind = 'given' | 'move' | 'expect' | 'offers' | 'legal' | 'refuse' | 'dice' | 'over'
export type SeekLanguage = ('en' | 'fr' | 'nl') | 'any'
export type StudyState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'
export type WebhookForm = 'json' | 'text'
export type ClientMessage =
  | WatchCommand
  | MoveCommand
  | WhyCommand
  | TakebackCommand
  | AbandonCommand
  | AgreeCommand
  | ChatCommand
  | PaceCommand
  | LessonCommand
  | PingCommand
export type Pace = 'wait' | 'slow' | 'normal' | 'fast' | 'skip'
export type StandIn = 'clock' | 'away' | 'left'
export type ServerMessage = TableMessage | StateMessage | AnswerMessage | ChatMessages | ErrorMessage

/**
 * A card with which somebody can do nothing now, or moves that somebody can't make.
 */
export interface AskAbout {
  player: string
  card?: string
  moves?: string[]
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
/**
 * A deck to be tried: so many matches with it, and as many with the standard deck on the same deals.
 */
export interface BeginStudy {
  deck: string
  matches?: number
  players?: number | null
}
export interface Bounds {
  least: number
  most: number
}
/**
 * A card that is new, gone or different from the standard deck's. Texts and looks change nothing in play.
 */
export interface CardChange {
  card: string
  how: Change
  fields: FieldChange[]
  own_texts: boolean
  own_look: boolean
}
/**
 * A field with another value; null where the card has no such field.
 */
export interface FieldChange {
  field: string
  standard: Json
  own: Json
}
export interface CardFields {
  [k: string]: Json
}
/**
 * What a deck calls a card, and what it says about it.
 */
export interface CardText {
  name?: string
  about?: string
}
/**
 * By which part of all seats a card was used, and what its users won above the even share.
 */
export interface CardUse {
  used: number
  effect: Estimate | null
}
/**
 * A number with its 95 % interval, where one is known, and on how many observations it stands.
 */
export interface Estimate {
  value: number
  low: number | null
  high: number | null
  count: number
}
export interface ChangeProfile {
  name?: string | null
  language?: Language | null
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
 * A way to reach somebody, and how many of the tables that it was chosen for wait for them.
 */
export interface Channel {
  kind: ChannelKind
  address: string
  confirmed: boolean
  waiting: number
}
/**
 * A deck in the making, or the text of a deck file.
 */
export interface CheckDeck {
  deck: string | DeckDraft
}
/**
 * A deck in the making: anything may be wrong with it, which is told at its field.
 */
export interface DeckDraft {
  title?: {
    [k: string]: string
  }
  about?: {
    [k: string]: string
  }
  cards: {
    [k: string]: {
      [k: string]: Json
    }
  }
  texts?: {
    [k: string]: {
      [k: string]: {
        [k: string]: string
      }
    }
  }
  looks?: {
    [k: string]: {
      [k: string]: string
    }
  }
}
/**
 * A deck, which can be played with if `problems` is empty.
 *
 * `text` is its file, to be kept, sent and played with. `deck` is null where the text can't be read at all. Without
 * problems, `changed` is what differs from the standard deck, `total` how many cards there are. `unprinted` is no
 * problem but on paper, where a `?` stands for these letters.
 */
export interface CheckedDeck {
  problems: DeckProblem[]
  unprinted: UnprintedText[]
  text: string
  deck: OwnDeck | null
  total: number
  fingerprint: string
  changed: CardChange[]
}
/**
 * What is wrong with a deck: at which card, or at none, and at which field of it (`effects.0.when` is inside one).
 *
 * The sentence for people is the message `problem-CODE`, with the params; `text` is for programmers.
 */
export interface DeckProblem {
  card: string
  field: string
  code: string
  params: Params
  text: string
}
export interface Params {
  [k: string]: Json
}
/**
 * A card's own text, by its place (`texts.fr.name`), with these letters that no font of printed cards has.
 */
export interface UnprintedText {
  card: string
  field: string
  letters: string
}
/**
 * A deck with everything that its file says.
 */
export interface OwnDeck {
  title: {
    [k: string]: string
  }
  about: {
    [k: string]: string
  }
  texts: {
    [k: string]: {
      [k: string]: CardText
    }
  }
  looks: {
    [k: string]: Look
  }
  cards: {
    [k: string]: CardFields
  }
}
/**
 * How a deck shows a card: `icon` is the card of the standard deck whose picture it has.
 */
export interface Look {
  icon?: string
  colour?: Colour
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
  increment: number
}
/**
 * Time for each decision (15 seconds to 14 days) or for the whole match (5 minutes to 30 days).
 *
 * `increment` is what the time for a match grows by with each decision.
 */
export interface ClockWish {
  kind?: ClockKind
  seconds?: number
  increment?: number
}
/**
 * What stands in the link of a mail.
 */
export interface Confirm {
  token: string
}
/**
 * Somebody who plays on from a finished match after its first `number` moves, as that player, against bots.
 *
 * What the player could not know is as it was, or dealt again.
 */
export interface ContinueMatch {
  name: string
  language?: Language
  number: number
  player: string
  hidden?: HiddenCards
}
/**
 * What the browser answers about a passkey, as its `toJSON` writes it.
 */
export interface Credential {
  credential: {
    [k: string]: Json
  }
}
/**
 * A field of a card. `least` and `most` bound a number, or how many items a list has.
 *
 * Cards of these `groups` and these `kinds` have it, or all where both are null. `items` says what stands in a list,
 * `parts` what stands in a table, `patterns` what a text may look like. Its name is the message `field-NAME` of the
 * game, what it means is `field-NAME.about`.
 */
export interface DeckField {
  name: string
  type: FieldType
  least: number
  most: number
  choices: string[] | null
  patterns: string[] | null
  groups: string[] | null
  kinds: string[] | null
  optional: boolean
  rules: string[]
  items: DeckField | null
  parts: DeckField[] | null
}
/**
 * An e-mail address, to which a link for its confirmation is sent.
 */
export interface EmailWish {
  kind: 'email'
  address: string
  language?: Language
}
/**
 * What could not be done: a code, a sentence for programmers, and the figures of it.
 */
export interface Error {
  error: string
  message: string
  params: Params
}
/**
 * What happened, and its figures.
 */
export interface Event {
  what: string
  /**
   * The player whom it harms.
   */
  against?: string
  [k: string]: Json | string | undefined
}
/**
 * What speaks for a move; the page has a sentence for each `kind`.
 *
 * `follows`: `move` comes next. `needs`: the same, and otherwise `refusal` would forbid it. `more`: it adds `number`
 * to that `part` of the score. `others`: `player` gets `number` less. `chance`: it wins more often, and no more can be
 * said.
 */
export interface Fact {
  kind: FactKind
  move: string | null
  part: string | null
  player: string | null
  number: number
  refusal: Refusal | null
}
/**
 * The rule that forbids a move, and the figures of the sentence that says so.
 */
export interface Refusal {
  rule: string
  params: Params
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
 * The decks that everybody may play, the most played first; `open` is whether there is a gallery at all.
 */
export interface Gallery {
  open: boolean
  decks: GalleryDeck[]
}
/**
 * A deck of the gallery, from whom it is, and how many matches have begun with it.
 */
export interface GalleryDeck {
  id: string
  game: string
  title: {
    [k: string]: string
  }
  about: {
    [k: string]: string
  }
  name: string
  played: number
  submitted: number
}
/**
 * The same with its file.
 */
export interface GalleryDeckText {
  id: string
  game: string
  title: {
    [k: string]: string
  }
  about: {
    [k: string]: string
  }
  name: string
  played: number
  submitted: number
  text: string
}
/**
 * A game with its deck, its notation, and what is printed on its board.
 *
 * `routine` are events that need not be told again, `measures` the numbers of a player's view that tell how well they
 * stand, the score first.
 */
export interface Game {
  name: string
  prefix: string
  players: Bounds
  options: Option[]
  bots: string[]
  levels: string[]
  default_bot: string
  lessons: string[]
  puzzles: number
  forms: Form[]
  vocabularies: {
    [k: string]: string[]
  }
  cards: {
    [k: string]: CardFields
  }
  card_rules: {
    [k: string]: string[]
  }
  deck: TableDeck
  printed: Printed
  numbers: {
    [k: string]: number
  }
  routine: string[]
  measures: string[]
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
/**
 * The deck of a table, and what differs from the standard deck: nothing at a table with that one.
 */
export interface TableDeck {
  title: {
    [k: string]: string
  }
  about: {
    [k: string]: string
  }
  texts: {
    [k: string]: {
      [k: string]: CardText
    }
  }
  looks: {
    [k: string]: Look
  }
  changed: CardChange[]
}
export interface Printed {
  [k: string]: Json
}
/**
 * A game, and who can play it. Of the bots, `levels` are for people, the easiest first; `default_bot` is the one
 * that plays where none is named.
 */
export interface GameSummary {
  name: string
  prefix: string
  players: Bounds
  options: Option[]
  bots: string[]
  levels: string[]
  default_bot: string
  lessons: string[]
  puzzles: number
}
export interface HTTPValidationError {
  detail?: ValidationError[]
}
export interface ValidationError {
  loc: (string | number)[]
  msg: string
  type: string
  input?: Json
  ctx?: {}
}
export interface Health {
  status: 'ok'
  version: string
}
/**
 * A move that somebody may make now, its chance to win (0 to 1), and what speaks for it.
 */
export interface Hint {
  move: string
  chance: number
  why: Fact[]
}
/**
 * The best moves that a player has as the answer to that decision, best first, and how many hints were used.
 */
export interface Hints {
  decision: string
  hints: Hint[]
  used: number
}
export interface Invitation {
  invitation: string
}
/**
 * The open table, at which one sits, to which somebody is asked.
 */
export interface InvitePerson {
  table: string
}
/**
 * A table to be laid; its sender sits at its first seat for a person.
 */
export interface LayTable {
  title?: string
  visibility?: Visibility
  clock?: ClockWish
  absence?: Absence | null
  grace?: number
  replay?: ReplayAccess
  seating?: Seating
  game: string
  options?: {
    [k: string]: OptionValue
  }
  deck?: string | null
  variant?: string | null
  seats: SeatWish[]
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
/**
 * A match that teaches its game. What the bots do in it is told as it happens.
 */
export interface Lesson {
  id: string
  notes: LessonNote[]
}
/**
 * What is said to the learner once that many moves have been made: its message is `lesson-<lesson>-<note>`.
 *
 * `point` is what it speaks of: a name of the view, a zone and a card in it, or `question`. `move` is what the learner
 * is asked to do, or null where there is only something to read.
 */
export interface LessonNote {
  note: string
  point: string
  at: number
  move: string | null
}
/**
 * A game for which people are looked for: how many wait, and how many it takes.
 */
export interface Looking {
  game: string
  pace: SeekPace
  waiting: number
  needed: number
}
/**
 * Somebody who wants a place of their own.
 */
export interface MakeProfile {
  name: string
  language?: Language
}
export interface Mentions {
  parse: string[]
}
export interface Muted {
  muted: boolean
}
/**
 * A table of mine, and when its match ended, if it did.
 */
export interface MyTable {
  table: Table
  ended: number | null
}
/**
 * A table, as its reader may see it.
 *
 * `fairness` is the protocol of the shuffle. `lot` are the players as they sat before lots were drawn for the
 * seats, if they were. `lesson` is the one that guides the match, until it is left. `problem` is what keeps its
 * match from going on, if something does.
 */
export interface Table {
  title: string
  visibility: Visibility
  clock: Clock
  absence: Absence
  grace: number
  replay: ReplayAccess
  seating: Seating
  id: string
  game: string
  options: {
    [k: string]: OptionValue
  }
  own_deck: boolean
  key: string | null
  status: TableStatus
  commitment: string | null
  fairness: number
  lot: string[] | null
  seats: Seat[]
  you: number | null
  spectators: number
  asking: Asking | null
  rematch: string | null
  lesson: string | null
  created: number
  result: Result | null
  problem: Error | null
}
/**
 * A seat; its `player` is what it is called in views and moves, its `name` what people read.
 *
 * `grace` is how many milliseconds are left to a player who is away before moves are made for them. `hints` is how
 * many hints the player was given.
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
  grace: number | null
  commitment: string | null
  contribution_state: ContributionState
  hints: number
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
export interface Place {
  place: number
  player: string
  score: number
}
/**
 * Whether a deck may have new kinds of a group; `problem` is why not.
 */
export interface NewCards {
  group: string
  problem: DeckProblem | null
}
/**
 * A way to reach somebody. The holder of its secret, shown in the header `X-Channel`, says what it is used for.
 */
export interface NewChannel {
  secret: string
  confirmed: boolean
}
/**
 * How this server can reach people: by push with this public key, by e-mail, by webhook.
 */
export interface NoticeWays {
  push: string | null
  email: boolean
  webhook: boolean
}
/**
 * The code of a link that brings a place to this device.
 */
export interface OpenProfile {
  code: string
}
/**
 * A place, and this device's key to it, which is also set as a cookie.
 */
export interface OpenedProfile {
  profile: Profile
  key: string
}
/**
 * A place of one's own, as its owner sees it: nobody else does. `devices` are those that have a key to it.
 */
export interface Profile {
  name: string
  language: Language
  created: number
  devices: number
  passkeys: Passkey[]
  invitations: PersonalInvitation[]
}
export interface Passkey {
  id: string
  created: number
}
/**
 * An open table to which somebody asks whom they have played with; `name` is what they are called there.
 */
export interface PersonalInvitation {
  table: string
  key: string
  game: string
  title: string
  name: string
}
/**
 * Somebody with whom one has played: what they were called the last time, which game it was, and when it ended.
 */
export interface Person {
  id: string
  name: string
  game: string
  matches: number
  last: number
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
 * A deck to be printed, or the standard one: all copies of its cards, or one of each.
 */
export interface PrintDeck {
  deck?: string | null
  language?: Language
  copies?: 'all' | 'one'
}
/**
 * What brings a place to another device, once and within so many seconds.
 */
export interface ProfileLink {
  code: string
  seconds: number
}
/**
 * The keys of a push subscription, as browsers give them.
 */
export interface PushKeys {
  p256dh: string
  auth: string
}
/**
 * What a browser decrypts: a title, a line, the path to open, and how many tables wait, for the badge.
 */
export interface PushMessage {
  title: string
  body: string
  path: string
  waiting: number
}
/**
 * Where a browser can be reached, and with which keys.
 */
export interface PushTarget {
  endpoint: string
  keys: PushKeys
}
/**
 * The push subscription of a browser.
 */
export interface PushWish {
  endpoint: string
  keys: PushKeys
  kind: 'push'
  language?: Language
}
/**
 * A position in which one move is clearly best, as the player who is to move sees it.
 *
 * `legal` are that player's moves, folded as on the websocket; `answers` are the same one by one, best first. `greedy`
 * is the one that looks best at once.
 */
export interface Puzzle {
  number: number
  grade: Grade
  players: string[]
  player: string
  options: {
    [k: string]: OptionValue
  }
  view: View
  figures: Figures
  awaited: string[]
  legal: string[]
  greedy: string
  answers: PuzzleAnswer[]
}
export interface View {
  [k: string]: Json
}
/**
 * A legal move and its chance to win (0 to 1). `why` is what speaks for the best move: against this one or, where
 * this is the best one, against the one that looks best at once.
 */
export interface PuzzleAnswer {
  move: string
  chance: number
  why: Fact[]
}
export interface PuzzleSummary {
  number: number
  grade: Grade
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
 * A move that a bot weighed, its expected chance to win (0 to 1) if the bot tells it, and on how many simulations
 * that rests.
 */
export interface Reason {
  move: string
  chance: number | null
  simulations: number
}
/**
 * What a bot weighs where it made the move with that number, best first and the best ones only; worked out again.
 *
 * `choice` is what it would do now: it may differ from what it did. There are no reasons where no other move was
 * possible.
 */
export interface Reasons {
  number: number
  player: string
  bot: string
  move: string
  choice: string
  reasons: Reason[]
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
/**
 * The contribution that a seat has committed to.
 */
export interface Reveal {
  contribution: string
}
/**
 * What decided a match. Until `progress` is 100 it is being made: the rest of the curve is a rough one, and
 * there are neither decisions nor shares.
 */
export interface Review {
  progress: number
  players: string[]
  by_luck: boolean
  points: ReviewPoint[]
  decisions: ReviewDecision[]
  shares: {
    [k: string]: ReviewShare
  }
}
/**
 * After the move with that number, for each player: the chance to win (0 to 1) from what the player knew and with
 * all cards open; and since the point before, what moves (`decided`) and all else (`luck`) changed of it.
 */
export interface ReviewPoint {
  number: number
  known: number[]
  true: number[]
  decided: number[]
  luck: number[]
}
/**
 * A move that another one would have beaten: the chances to win after both, and why.
 */
export interface ReviewDecision {
  number: number
  player: string
  made: string
  better: string
  made_chance: number
  better_chance: number
  why: Fact[]
}
/**
 * What a player owes to luck and to everybody's moves, in chance to win, and how much of what could be lost by bad
 * moves the player kept, over so many decisions.
 */
export interface ReviewShare {
  luck: number
  decided: number
  accuracy: number
  decisions: number
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
 * Whether a channel is to tell somebody who looks for people that there is a table.
 */
export interface SearchNotice {
  wanted: boolean
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
 * Somebody who looks for people to play with. `wanted` is the language to play in, `language` the one they read.
 */
export interface Seek {
  game: string
  pace: SeekPace
  wanted?: SeekLanguage
  name: string
  language?: Language
  commitment?: string | null
}
/**
 * The settings of a table as its host asks for them. A title of which nothing can be seen is none.
 *
 * Where only one person plays, there is no lot for the seats. Without `absence`, a table waits for those who are away
 * if it has no clock or a slow one, and makes the default move for them otherwise.
 */
export interface SettingsWish {
  title?: string
  visibility?: Visibility
  clock?: ClockWish
  absence?: Absence | null
  grace?: number
  replay?: ReplayAccess
  seating?: Seating
}
/**
 * Somebody who sits down.
 */
export interface SitDown {
  name: string
  language?: Language
  commitment?: string | null
  seat?: number | null
}
/**
 * What became of looking for people. `seated` is the table, once enough were there; the token opens its seat.
 */
export interface Sought {
  game: string
  pace: SeekPace
  waiting: number
  needed: number
  token: string
  seated: Seated | null
}
/**
 * Numbers in order: the least, the quarter, the half, three quarters, and the most.
 */
export interface Spread {
  least: number
  low: number
  median: number
  high: number
  most: number
}
/**
 * Somebody who wants to learn a game.
 */
export interface StartLesson {
  name: string
  language?: Language
}
/**
 * How many matches of a game somebody has finished and won: against `people`, bots of one level, or `mixed`
 * levels. One person among bots makes it a match against people.
 */
export interface Statistic {
  game: string
  against: string
  played: number
  won: number
}
export interface Story {
  player: string
  language: Language
  text: string
}
/**
 * A changed card with each deck; null with the deck that does not have it.
 */
export interface StudiedCard {
  card: string
  how: Change
  standard: CardUse | null
  own: CardUse | null
}
/**
 * What the matches with one deck were like; `seats` are what each seat won, counted from who begins.
 */
export interface StudiedDeck {
  seats: Estimate[]
  length: Spread
  scores: Spread
}
/**
 * How far a study is; `ahead` is how many others come first. A study that takes too long ends with what it has.
 */
export interface Study {
  id: string
  game: string
  state: StudyState
  done: number
  matches: number
  ahead: number
  result: StudyResult | null
}
/**
 * A deck beside the standard one. `unit` is what the length counts.
 */
export interface StudyResult {
  game: string
  players: number
  matches: number
  seed: number
  unit: string
  standard: StudiedDeck
  own: StudiedDeck
  cards: StudiedCard[]
}
/**
 * A deck for the gallery, and who it is from. It needs a title.
 */
export interface SubmitDeck {
  deck: string
  name: string
}
/**
 * What a submitted deck is called. Nobody sees it before the operator has accepted it.
 */
export interface Submitted {
  id: string
  accepted: boolean
}
/**
 * How many characters a text may have: of a deck the title and what it says about itself, of a card the name and
 * what it says; and the whole file.
 */
export interface TextLimits {
  title: number
  summary: number
  name: number
  about: number
  file: number
}
/**
 * The table of a scenario after the moves that were tried: `number` of them stand, and the next one is refused.
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
 * Moves to be made at the table of a scenario after the first `after` of its steps: each is a player and a move.
 */
export interface TryMoves {
  after?: number
  moves?: string[][]
  why?: AskAbout | null
}
/**
 * Whose turn it is at a table; `waiting` and `clocks` are milliseconds: since when, and what is left to them.
 */
export interface Turn {
  awaited: string[]
  waiting: number
  clocks: {
    [k: string]: number
  }
}
/**
 * A deck that the game brings along beside the standard one.
 */
export interface Variant {
  name: string
  text: string
  deck: OwnDeck
  changed: CardChange[]
}
export interface Watch {
  wants: NoticeKind[]
}
/**
 * What one wants to be told of a table; nothing ends it.
 */
export interface WatchWish {
  wants: NoticeKind[]
}
/**
 * A notice with all its fields. `names` are those whom it is about.
 */
export interface WebhookNotice {
  kind: NoticeKind
  game: string
  table: string
  title: string
  names: string
  winners: string[]
  text: string
  link: string
}
/**
 * A line for chat tools: Slack and its like read `text`, Discord `content`, with nobody to be called by a name.
 */
export interface WebhookText {
  text: string
  content: string
  allowed_mentions: Mentions
}
/**
 * An address to which notices about everybody at a table are posted.
 */
export interface WebhookWish {
  kind: 'webhook'
  url: string
  form?: WebhookForm
  language?: Language
}
/**
 * What a deck of a game may be.
 *
 * `group` names the field that sorts cards into groups, `copies` the one that tells how many there are of a kind.
 * `fixed` are the cards that a deck can't leave out. A card may have the picture of any card of the `standard` deck.
 */
export interface Workshop {
  game: string
  fields: DeckField[]
  group: string
  copies: string
  new: NewCards[]
  fixed: string[]
  colours: Colour[]
  languages: Language[]
  limits: TextLimits
  most_cards: number
  standard: OwnDeck
  standard_text: string
  variants: Variant[]
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
 * How fast the bots are to play. It counts while the sender is the only person at the table.
 */
export interface PaceCommand {
  do: 'pace'
  id: string
  pace: Pace
}
/**
 * Let the bots of a lesson move until `until` moves have been made; null leaves the lesson.
 */
export interface LessonCommand {
  do: 'lesson'
  id: string
  until: number | null
}
/**
 * Nothing: a client that gets an answer is still connected.
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
 *
 * `stand_in` tells why the move was made for its player, if it was.
 */
export interface LogEntry {
  number: number
  by: string | null
  move: string | null
  events: Event[]
  stand_in: StandIn | null
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
 * `out` are those who have nothing more to decide in this match.
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
  out: string[]
  clocks: {
    [k: string]: number
  }
  time: number | null
  result: Result | null
  answer?: Answer
}

/** The files of texts that a game may have. */
export type GameFile = 'game' | 'rules' | 'guide' | 'aid' | 'scenarios' | 'lessons' | 'workshop'

/** The most characters of each text that is sent. */
export const LONGEST = {
  SitDown: { name: 24 },
  LayTable: { title: 60, game: 64, name: 24 },
  ChatCommand: { id: 64, text: 300 },
}
export const LANGUAGES: Language[] = ['en', 'fr', 'nl']
