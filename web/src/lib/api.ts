// What the page asks the server over HTTP. The types of it all are in wire.ts, which is written from the server's own.

import type {
  BeginStudy,
  ChangeSeat,
  Channel,
  CheckedDeck,
  ClientMessage,
  ContinueMatch,
  EmailWish,
  Error as Problem,
  Gallery,
  GalleryDeckText,
  Game,
  GameFile,
  GameSummary,
  Health,
  Hints,
  Invitation,
  Language,
  LayTable,
  Lesson,
  Looking,
  MyTable,
  NewChannel,
  NoticeKind,
  NoticeWays,
  OpenedProfile,
  OwnDeck,
  Params,
  Person,
  Points,
  PrintDeck,
  Profile,
  ProfileLink,
  PushTarget,
  PushWish,
  Puzzle,
  PuzzleSummary,
  Reasons,
  Replay,
  Review,
  SearchNotice,
  Scenario,
  Scenarios,
  Seated,
  Seek,
  SeekLanguage,
  SettingsWish,
  SitDown,
  Sought,
  StartLesson,
  StateMessage,
  Statistic,
  Story,
  Study,
  SubmitDeck,
  Submitted,
  Table,
  Tried,
  TryMoves,
  Turn,
  Watch,
  WatchCommand,
  WebhookWish,
  Workshop,
} from './wire'

export type * from './wire'
export { LANGUAGES, LONGEST } from './wire'
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

async function ask<T>(method: string, path: string, body?: unknown, key?: string | null, more: Record<string, string> = {}): Promise<T> {
  const headers: Record<string, string> = { ...more }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (key) headers['X-Table-Key'] = key
  let response: Response
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body), keepalive: method === 'DELETE' })
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
const lessons = (game: string, rest = '') => `/api/games/${encodeURIComponent(game)}/lessons${rest}`
const puzzles = (game: string, rest = '') => `/api/games/${encodeURIComponent(game)}/puzzles${rest}`
const person = (id: string, rest = '') => `/api/me/people/${encodeURIComponent(id)}${rest}`
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const inChannel = (secret: string) => ({ 'X-Channel': secret })
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
  lessons: (game: string) => ask<Lesson[]>('GET', lessons(game)),
  startLesson: (game: string, id: string, wish: StartLesson) => ask<Seated>('POST', lessons(game, `/${encodeURIComponent(id)}`), wish),
  puzzles: (game: string) => ask<PuzzleSummary[]>('GET', puzzles(game)),
  puzzle: (game: string, number: number) => ask<Puzzle>('GET', puzzles(game, `/${number}`)),
  workshop: (game: string) => ask<Workshop>('GET', `/api/games/${encodeURIComponent(game)}/workshop`),
  /** A deck in the making, or the text of a deck file. */
  checkDeck: (game: string, deck: OwnDeck | string) => ask<CheckedDeck>('POST', `/api/games/${encodeURIComponent(game)}/decks/check`, { deck }),
  gallery: (game: string) => ask<Gallery>('GET', `/api/games/${encodeURIComponent(game)}/gallery`),
  galleryDeck: (id: string) => ask<GalleryDeckText>('GET', `/api/gallery/${encodeURIComponent(id)}`),
  submitDeck: (game: string, wish: SubmitDeck) => ask<Submitted>('POST', `/api/games/${encodeURIComponent(game)}/gallery`, wish),
  beginStudy: (game: string, wish: BeginStudy) => ask<Study>('POST', `/api/games/${encodeURIComponent(game)}/studies`, wish),
  study: (id: string) => ask<Study>('GET', `/api/studies/${encodeURIComponent(id)}`),
  cancelStudy: (id: string) => ask<unknown>('DELETE', `/api/studies/${encodeURIComponent(id)}`),
  tables: () => ask<Table[]>('GET', '/api/tables'),
  table: (id: string, key?: string | null) => ask<Table>('GET', at(id), undefined, key),
  turn: (id: string, key?: string | null) => ask<Turn>('GET', at(id, '/turn'), undefined, key),
  tableGame: (id: string, key?: string | null) => ask<Game>('GET', at(id, '/game'), undefined, key),
  lay: (wish: LayTable, commitment: string) => ask<Seated>('POST', '/api/tables', { ...wish, commitment }),
  changeSettings: (id: string, wish: SettingsWish) => ask<Table>('PATCH', at(id), wish),
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
  reasons: (id: string, number: number, key: string | null) => ask<Reasons>('GET', at(id, `/reasons?number=${number}`), undefined, key),
  review: (id: string, key: string | null) => ask<Review>('GET', at(id, '/review'), undefined, key),
  playOn: (id: string, wish: ContinueMatch, key: string | null) => ask<Seated>('POST', at(id, '/continue'), wish, key),
  hint: (id: string) => ask<Hints>('POST', at(id, '/hints'), {}),
  story: (id: string, player: string, language: Language, key: string | null) =>
    ask<Story>('GET', at(id, `/story?player=${encodeURIComponent(player)}&language=${language}`), undefined, key),
  replay: (id: string, eyes: string | null, from: number, steps: number, key: string | null) =>
    ask<Replay>('GET', at(id, `/replay?from=${from}&steps=${steps}${eyes ? `&eyes=${encodeURIComponent(eyes)}` : ''}`), undefined, key),
  invitation: (id: string, seat: number) => ask<Invitation>('POST', at(id, `/seats/${seat}/invitation`), {}),
  claim: (id: string, invitation: string, commitment: string) => ask<Seated>('POST', at(id, '/claim'), { invitation, commitment }),
  noticeWays: () => ask<NoticeWays>('GET', '/api/notices'),
  renewChannel: (secret: string, renewed: PushTarget) => ask<unknown>('PUT', '/api/notices/channel', renewed, null, inChannel(secret)),
  addChannel: (wish: PushWish | EmailWish | WebhookWish) => ask<NewChannel>('POST', '/api/notices/channels', wish),
  channel: (secret: string) => ask<Channel>('GET', '/api/notices/channel', undefined, null, inChannel(secret)),
  forgetChannel: (secret: string) => ask<unknown>('DELETE', '/api/notices/channel', undefined, null, inChannel(secret)),
  wants: (id: string, secret: string) => ask<Watch>('GET', at(id, '/notices'), undefined, null, inChannel(secret)).then(({ wants }) => wants),
  setWants: (id: string, secret: string, wants: NoticeKind[]) => ask<unknown>('PUT', at(id, '/notices'), { wants }, null, inChannel(secret)),
  confirmAddress: (token: string) => ask<unknown>('POST', '/api/notices/confirm', { token }),
  unsubscribe: (token: string) => ask<unknown>('POST', `/api/notices/unsubscribe/${encodeURIComponent(token)}`),
  keep: (id: string) => ask<unknown>('PUT', at(id, '/kept')),
  me: () => ask<Profile>('GET', '/api/me'),
  makePlace: (name: string, language: Language) => ask<OpenedProfile>('POST', '/api/me', { name, language }),
  changePlace: (name: string, language: Language) => ask<Profile>('PATCH', '/api/me', { name, language }),
  deletePlace: () => ask<unknown>('DELETE', '/api/me'),
  myTables: (before?: number) => ask<MyTable[]>('GET', `/api/me/tables${before === undefined ? '' : `?before=${before}`}`),
  statistics: () => ask<Statistic[]>('GET', '/api/me/statistics'),
  /** Those with whom I have played; with a table, those of them who don't sit there. */
  people: (table?: string) => ask<Person[]>('GET', `/api/me/people${table ? `?table=${encodeURIComponent(table)}` : ''}`),
  removePerson: (id: string) => ask<unknown>('DELETE', person(id)),
  invitePerson: (id: string, table: string) => ask<unknown>('POST', person(id, '/invitation'), { table }),
  decline: (table: string) => ask<unknown>('DELETE', `/api/me/invitations/${encodeURIComponent(table)}`),
  makeLink: () => ask<ProfileLink>('POST', '/api/me/link'),
  openPlace: (code: string) => ask<OpenedProfile>('POST', '/api/me/devices', { code }),
  closeElsewhere: () => ask<unknown>('DELETE', '/api/me/devices'),
  passkeyOptions: () => ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/me/passkeys/options'),
  addPasskey: (credential: unknown) => ask<Profile>('POST', '/api/me/passkeys', { credential }),
  removePasskey: (id: string) => ask<Profile>('DELETE', `/api/me/passkeys/${encodeURIComponent(id)}`),
  signInOptions: () => ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/me/sign-in/options'),
  signIn: (credential: unknown) => ask<OpenedProfile>('POST', '/api/me/sign-in', { credential }),
  searches: (wanted: SeekLanguage) => ask<Looking[]>('GET', `/api/seekers?wanted=${wanted}`),
  seek: (wish: Seek) => ask<Sought>('POST', '/api/seekers', wish),
  sought: (token: string) => ask<Sought>('PUT', '/api/seekers/mine', undefined, null, bearer(token)),
  tellSeeker: (token: string, secret: string) =>
    ask<unknown>('PUT', '/api/seekers/mine/notices', { wanted: true } satisfies SearchNotice, null, { ...bearer(token), ...inChannel(secret) }),
  stopSeeking: (token: string) => ask<unknown>('DELETE', '/api/seekers/mine', undefined, null, bearer(token)),
  /** The PDF of a deck. */
  async printDeck(game: string, wish: PrintDeck): Promise<Blob> {
    const body = JSON.stringify(wish)
    const response = await fetch(`/api/games/${encodeURIComponent(game)}/decks/pdf`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }).catch(() => {
      throw new ApiError('offline')
    })
    if (!response.ok) throw new ApiError(((await response.json().catch(() => null)) as { error?: string } | null)?.error ?? 'failed')
    return response.blob()
  },
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
