// What the server says and hears: the types of docs/api.md, and its HTTP part.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export type View = { [name: string]: Json }
export type Value = boolean | number | string
export type Language = 'en' | 'fr' | 'nl'
/** The files of texts that a game may have. */
export type GameFile = 'game' | 'rules' | 'guide' | 'scenarios'

export interface Slot {
  name: string
  /** `player`, `number`, or the vocabulary whose words may stand there. */
  kind: string
  many: boolean
}

export interface Form {
  pattern: string
  words: string[]
  slots: (Slot | null)[]
}

export interface Option {
  name: string
  default: Value
  values: Value[]
  least?: number
  most?: number
}

export type CardFields = { copies?: number; group?: string } & { [field: string]: Json | undefined }

export interface GameSummary {
  name: string
  prefix: string
  players: { least: number; most: number }
  options: Option[]
  bots: string[]
}

export interface Game extends GameSummary {
  forms: Form[]
  vocabularies: Record<string, string[]>
  cards: Record<string, CardFields>
  /** Numbers of the rules that the game's texts name. */
  figures: Record<string, number>
}

export interface Seat {
  seat: number
  kind: 'person' | 'bot' | 'open'
  player: string | null
  name: string
  language: Language
  bot: string | null
  host: boolean
  present: boolean
  left: boolean
  muted: boolean
  /** What its browser committed to for the shuffle, and what became of that. */
  commitment: string | null
  contribution_state: 'none' | 'committed' | 'revealed' | 'withheld'
}

export interface Clock {
  kind: 'none' | 'decision' | 'match'
  seconds?: number
}

export interface Asking {
  id: string
  what: 'takeback' | 'abandon'
  by: number
  number: number
  of: number[]
  agreed: number[]
  /** Whose agreement is still missing: who stays away is not waited for. */
  awaited: number[]
}

/** What keeps a match from going on: an error, as the API tells it. */
export interface Problem {
  error: string
  message: string
  params: { [name: string]: Json }
}

export interface Result {
  ranking: { place: number; player: string; score: number }[]
  winners: string[]
  reason: string
  rule: string
}

export interface Table {
  id: string
  game: string
  options: Record<string, Value>
  own_deck: boolean
  visibility: 'public' | 'invitation'
  key: string | null
  status: 'open' | 'shuffling' | 'playing' | 'finished' | 'abandoned'
  clock: Clock
  absence: 'default' | 'bot'
  grace: number
  replay: string
  commitment: string | null
  /** The protocol of docs/fairness.md. */
  fairness: number
  seats: Seat[]
  you: number | null
  spectators: number
  asking: Asking | null
  rematch: string | null
  created: number
  result: Result | null
  problem: Problem | null
}

export interface Event {
  what: string
  [figure: string]: Json
}

export interface LogEntry {
  number: number
  /** Nobody for the setting up, which has no move either. */
  by: string | null
  move: string | null
  events: Event[]
}

export interface Refusal {
  rule: string
  params: { [name: string]: Json }
}

export interface Answer {
  id: string
  accepted?: number
  refused?: Refusal
  why?: ({ move: string } & Refusal)[]
  error?: string
  message?: string
  params?: { [name: string]: Json }
}

export interface State {
  number: number
  full: boolean
  view: View
  legal: string[]
  decision: string | null
  awaited: string[]
  log: LogEntry[]
  clocks: Record<string, number>
  /** Milliseconds until the table moves by itself, if it will. */
  time: number | null
  answer?: Answer | null
  result: Result | null
}

export interface ChatMessage {
  id: number
  seat: number | null
  name: string
  text: string
  at: number
  removed: boolean
}

/** What the websocket says. */
export type Said =
  | { kind: 'table'; table: Table }
  | ({ kind: 'state' } & State)
  | ({ kind: 'answer' } & Answer)
  | { kind: 'chat'; messages: ChatMessage[] }
  | { kind: 'error'; error: string; message: string; params: { [name: string]: Json } }

/** What the websocket hears; the id is added by `Live`. */
export type Command =
  | { do: 'move'; decision: string; move: string }
  | { do: 'why'; moves?: string[]; card?: string }
  | { do: 'takeback' }
  | { do: 'abandon' }
  | { do: 'agree'; question: string; yes: boolean }
  | { do: 'chat'; text: string }
  | { do: 'ping' }

/** Everybody's score after each move that changed one, and what it was made of at the end. */
export interface Points {
  players: string[]
  steps: { number: number; scores: number[] }[]
  earned: Record<string, Record<string, number>>
}

/** One step of a replay; step 0 is the table before the first move. */
export interface Step {
  number: number
  by: string | null
  move: string | null
  events: Event[]
  view: View
  awaited: string[]
}

export interface Replay {
  from: number
  /** How many moves there are. */
  number: number
  steps: Step[]
  result: Result | null
}

/** A scenario: a table laid out to show some rules. Its title is in English. */
export interface ScenarioSummary {
  id: string
  title: string
  players: string[]
  rules: string[]
}

export interface Scenarios {
  scenarios: ScenarioSummary[]
  /** For each rule that scenarios show, their ids. */
  rules: Record<string, string[]>
}

/** One step of a scenario, and what is to be seen after it. */
export interface ScenarioStep {
  number: number
  kind: 'given' | 'move' | 'expect' | 'offers' | 'legal' | 'refuse' | 'dice' | 'over'
  /** The move that it makes, or those that it asks about. */
  tries: { player: string; move: string; refused: Refusal | null }[]
  value: Json
  events: Event[]
  view: View
  awaited: string[]
  result: Result | null
}

export interface Scenario extends ScenarioSummary {
  options: Record<string, Value>
  /** The game with the scenario's own cards, if it brings any. */
  game: Game | null
  steps: ScenarioStep[]
}

export interface TryWish {
  /** How many steps of the scenario are done before. */
  after: number
  moves: [player: string, move: string][]
  why?: { player: string; card: string }
}

/** The table of a scenario after other moves: so many stand, and the next one is refused. */
export interface Tried {
  number: number
  refused: Refusal | null
  events: Event[]
  view: View
  awaited: string[]
  legal: Record<string, string[]>
  why: { move: string; rule: string | null; params: Refusal['params'] }[]
  result: Result | null
}

export interface SeatWish {
  kind: 'person' | 'bot'
  bot?: string
  name?: string
}

export interface TableWish {
  game: string
  seats: SeatWish[]
  name: string
  language?: Language
  options?: Record<string, Value>
  deck?: string | null
  visibility?: Table['visibility']
  clock?: Clock
  absence?: Table['absence']
  grace?: number
  replay?: string
}

export interface Seated {
  table: Table
  seat: number
  token: string
}

/** An answer that is no success; its text is the message `error-<code>`. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly params: { [name: string]: Json } = {},
    message = code,
  ) {
    super(message)
  }
}

async function ask<T>(method: string, path: string, body?: unknown, key?: string | null): Promise<T> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (key) headers['X-Table-Key'] = key
  let response: Response
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    throw new ApiError('offline')
  }
  const said: unknown = await response.json().catch(() => null)
  if (response.ok) return said as T
  const told = said as { error?: string; params?: { [name: string]: Json }; message?: string } | null
  throw new ApiError(told?.error ?? 'failed', told?.params, told?.message)
}

async function askText(path: string): Promise<string> {
  const response = await fetch(path).catch(() => {
    throw new ApiError('offline')
  })
  if (!response.ok) throw new ApiError('failed')
  return response.text()
}

const scenario = (game: string, id: string, rest = '') =>
  `/api/games/${encodeURIComponent(game)}/scenarios/${encodeURIComponent(id)}${rest}`
const at = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`

export const api = {
  version: () => ask<{ version?: string }>('GET', '/health').then((health) => health.version ?? ''),
  games: () => ask<GameSummary[]>('GET', '/api/games'),
  game: (name: string) => ask<Game>('GET', `/api/games/${encodeURIComponent(name)}`),
  gameTexts: (game: string, language: Language, file: GameFile) =>
    askText(`/api/games/${encodeURIComponent(game)}/texts/${language}/${file}`),
  scenarios: (game: string) => ask<Scenarios>('GET', `/api/games/${encodeURIComponent(game)}/scenarios`),
  scenario: (game: string, id: string) => ask<Scenario>('GET', scenario(game, id, '?eyes=open')),
  tryMoves: (game: string, id: string, wish: TryWish) => ask<Tried>('POST', scenario(game, id, '/try'), wish),
  tables: () => ask<Table[]>('GET', '/api/tables'),
  table: (id: string, key?: string | null) => ask<Table>('GET', at(id), undefined, key),
  tableGame: (id: string, key?: string | null) => ask<Game>('GET', at(id, '/game'), undefined, key),
  lay: (wish: TableWish, commitment: string) => ask<Seated>('POST', '/api/tables', { ...wish, commitment }),
  sit: (id: string, wish: { name: string; language: Language; seat?: number }, key: string | null, commitment: string) =>
    ask<Seated>('POST', at(id, '/seats'), { ...wish, commitment }, key),
  change: (id: string, seat: number, wish: { name?: string; language?: Language; kind?: 'bot' | 'open'; bot?: string; commitment?: string }) =>
    ask<Table>('PATCH', at(id, `/seats/${seat}`), wish),
  standUp: (id: string, seat: number) => ask<unknown>('DELETE', at(id, `/seats/${seat}`)),
  comeBack: (id: string, seat: number) => ask<unknown>('POST', at(id, `/seats/${seat}/return`), {}),
  mute: (id: string, seat: number, muted: boolean) => ask<unknown>('PUT', at(id, `/seats/${seat}/muted`), { muted }),
  removeMessage: (id: string, message: number) => ask<unknown>('DELETE', at(id, `/chat/${message}`)),
  reveal: (id: string, seat: number, contribution: string) => ask<unknown>('POST', at(id, `/seats/${seat}/contribution`), { contribution }),
  start: (id: string) => ask<unknown>('POST', at(id, '/start'), {}),
  abandon: (id: string) => ask<unknown>('POST', at(id, '/abandon'), {}),
  rematch: (id: string, commitment: string) => ask<Seated>('POST', at(id, '/rematch'), { commitment }),
  points: (id: string, key: string | null) => ask<Points>('GET', at(id, '/points'), undefined, key),
  story: (id: string, player: string, language: Language, key: string | null) =>
    ask<{ text: string }>('GET', at(id, `/story?player=${encodeURIComponent(player)}&language=${language}`), undefined, key),
  replay: (id: string, eyes: string | null, from: number, steps: number, key: string | null) =>
    ask<Replay>('GET', at(id, `/replay?from=${from}&steps=${steps}${eyes ? `&eyes=${encodeURIComponent(eyes)}` : ''}`), undefined, key),
  invitation: (id: string, seat: number) => ask<{ invitation: string }>('POST', at(id, `/seats/${seat}/invitation`), {}),
  claim: (id: string, invitation: string, commitment: string) => ask<Seated>('POST', at(id, '/claim'), { invitation, commitment }),
  async record(id: string, key: string | null): Promise<string> {
    const response = await fetch(at(id, '/record'), { headers: key ? { 'X-Table-Key': key } : {} })
    if (!response.ok) throw new ApiError(((await response.json().catch(() => null)) as { error?: string } | null)?.error ?? 'failed')
    return response.text()
  },
}

/** 32 random digits. Not crypto.randomUUID, which browsers only have on https and localhost, and a table may be on a LAN. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
