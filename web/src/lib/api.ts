// What the page asks the server over HTTP. The types of it all are in wire.ts, which is written from the server's own.

import type {
  ChangeSeat,
  ClientMessage,
  Error as Problem,
  Game,
  GameFile,
  GameSummary,
  Health,
  Invitation,
  Language,
  LayTable,
  Params,
  Points,
  Replay,
  Scenario,
  Scenarios,
  Seated,
  SitDown,
  StateMessage,
  Story,
  Table,
  Tried,
  TryMoves,
  WatchCommand,
} from './wire'

export type * from './wire'
export { LANGUAGES, LONGEST_CHAT, LONGEST_NAME } from './wire'
export type { Problem }

/** What a table shows. */
export type State = Omit<StateMessage, 'kind'>

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
/** What is sent to a table; `Live` gives it its id, and begins with `watch` by itself. */
export type Command = WithoutId<Exclude<ClientMessage, WatchCommand>>

/** An answer that is no success; its text is the message `error-<code>`. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly params: Params = {},
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
  const told = said as Partial<Problem> | null
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
  version: () => ask<Health>('GET', '/health').then((health) => health.version),
  games: () => ask<GameSummary[]>('GET', '/api/games'),
  game: (name: string) => ask<Game>('GET', `/api/games/${encodeURIComponent(name)}`),
  gameTexts: (game: string, language: Language, file: GameFile) =>
    askText(`/api/games/${encodeURIComponent(game)}/texts/${language}/${file}`),
  scenarios: (game: string) => ask<Scenarios>('GET', `/api/games/${encodeURIComponent(game)}/scenarios`),
  scenario: (game: string, id: string) => ask<Scenario>('GET', scenario(game, id, '?eyes=open')),
  tryMoves: (game: string, id: string, wish: TryMoves) => ask<Tried>('POST', scenario(game, id, '/try'), wish),
  tables: () => ask<Table[]>('GET', '/api/tables'),
  table: (id: string, key?: string | null) => ask<Table>('GET', at(id), undefined, key),
  tableGame: (id: string, key?: string | null) => ask<Game>('GET', at(id, '/game'), undefined, key),
  lay: (wish: LayTable, commitment: string) => ask<Seated>('POST', '/api/tables', { ...wish, commitment }),
  sit: (id: string, wish: SitDown, key: string | null, commitment: string) =>
    ask<Seated>('POST', at(id, '/seats'), { ...wish, commitment }, key),
  change: (id: string, seat: number, wish: ChangeSeat) =>
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
    ask<Story>('GET', at(id, `/story?player=${encodeURIComponent(player)}&language=${language}`), undefined, key),
  replay: (id: string, eyes: string | null, from: number, steps: number, key: string | null) =>
    ask<Replay>('GET', at(id, `/replay?from=${from}&steps=${steps}${eyes ? `&eyes=${encodeURIComponent(eyes)}` : ''}`), undefined, key),
  invitation: (id: string, seat: number) => ask<Invitation>('POST', at(id, `/seats/${seat}/invitation`), {}),
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
