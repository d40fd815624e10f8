// One table as this browser sees it: the table, the state, the log and the chat, kept up to date by the live connection.

import { api, ApiError, type Answer, type ChatMessage, type Command, type Game, type LogEntry, type Pace, type Refusal, type ServerMessage, type State, type Table } from './api'
import { concerns, undone, type Happening } from './happened'
import { Live, type Connection, type Socket } from './live'
import { mine } from './mine.svelte'
import { page } from './page.svelte'
import { settings, type MyPace } from './settings.svelte'
import { Why } from './why.svelte'

// Milliseconds that a state is shown at least, so that one can see what the bots do.
const SHOWN_FOR: Record<MyPace, number> = { slow: 1200, normal: 500, fast: 150, skip: 0 }
// When more states than this wait, all are shown at once.
const MAX_WAITING = 8

export class Match {
  readonly id: string
  table = $state.raw<Table | null>(null)
  game = $state.raw<Game | null>(null)
  state = $state.raw<State | null>(null)
  log = $state.raw<LogEntry[]>([])
  chat = $state.raw<ChatMessage[]>([])
  /** How many messages have been read, and what is being written. */
  read = $state(0)
  draft = $state('')
  connection = $state<Connection>('connecting')
  /** The move that was sent and is not answered yet. */
  sent = $state<string | null>(null)
  /** Why the last move was refused, until the next state. */
  refused = $state.raw<{ move: string; refusal: Refusal } | null>(null)
  /** When the clocks of the state were told, by this computer's clock. */
  told = $state(0)
  /** When the table was told, with how long those who are away have left. */
  tableTold = $state(0)
  /** What happened to me and I have not seen yet. */
  happened = $state.raw<Happening[]>([])
  /** The first of the moves that were just taken back, until the next move. */
  takenBack = $state.raw<LogEntry | null>(null)
  /** Whether the bots are to play without a pause until it is my turn. */
  skipping = $state(false)
  readonly why: Why

  #live: Live | null = null
  #key: string | null
  #waiting: State[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #shownAt = 0
  #closed = false
  #hasChat = false

  readonly me: string | null = $derived.by(() => {
    const { table } = this
    return table?.you == null ? null : (table.seats[table.you]?.player ?? null)
  })

  readonly players: string[] = $derived((this.table?.seats ?? []).flatMap((seat) => (seat.player ? [seat.player] : [])))

  /** The others as they sit around, beginning after me. */
  readonly others: string[] = $derived.by(() => {
    const at = this.me === null ? -1 : this.players.indexOf(this.me)
    return at < 0 ? this.players : [...this.players.slice(at + 1), ...this.players.slice(0, at)]
  })

  /** Whether I play with bots alone: then they play as fast as I like, and wait for me. */
  readonly isAlone: boolean = $derived.by(() => {
    const people = (this.table?.seats ?? []).filter((seat) => seat.kind === 'person' && !seat.left)
    return people.length === 1 && people[0]!.seat === this.table?.you
  })

  /** How fast the bots are to play now. */
  readonly pace: Pace = $derived(this.happened.length ? 'wait' : this.skipping ? 'skip' : settings.pace)

  constructor(id: string, key: string | null) {
    this.id = id
    this.#key = key
    this.why = new Why(async (about) => (await this.send({ do: 'why', ...about })).why ?? [])
  }

  /** Fetch what the table is and stay connected; ApiError if it may not be seen. */
  async open(): Promise<void> {
    const [game] = await Promise.all([
      api.tableGame(this.id, this.#key),
      // At once: the shuffle waits for this browser's part, and only so long.
      api.table(this.id, this.#key).then((table) => (this.table = table)),
    ])
    if (this.#closed) return
    this.game = game
    this.connect()
  }

  /** Connect, or reconnect with the seat that was just taken. */
  connect(): void {
    if (this.#closed) return
    this.#live?.close()
    const address = `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(this.id)}/live`
    this.#live = new Live(
      { received: (message) => this.#receive(message), connectionChanged: (connection) => this.#connectionChanged(connection) },
      () => new WebSocket(address) as unknown as Socket,
      this.#key,
    )
  }

  close(): void {
    this.#closed = true
    this.#live?.close()
    clearTimeout(this.#timer)
  }

  /** Try to connect at once, as the reader is back. */
  retry(): void {
    this.#live?.retry()
  }

  /** Send a command; the promise resolves to the server's answer. */
  async send(command: Command): Promise<Answer> {
    if (!this.#live) return { id: '', error: 'offline' }
    return this.#live.send(command)
  }

  /** Send a command and show its error. True if it was accepted. */
  async do(command: Command): Promise<boolean> {
    const answer = await this.send(command)
    if (answer.refused) this.refused = { move: command.do, refusal: answer.refused }
    else if (answer.error) this.#showError(answer)
    return !answer.refused && !answer.error
  }

  /** Tell the server how fast the bots are to play, where that is mine to say. */
  tellPace(): void {
    if (this.isAlone && this.connection === 'open') void this.send({ do: 'pace', pace: this.pace })
  }

  /** I have seen what happened to me; what came after it is shown now. */
  seeHappened(): void {
    this.happened = []
    if (this.state) mine.saw(this.id, this.state.number)
    this.#showSoon()
  }

  /** Send the draft to the chat; it is kept if it could not be sent. */
  async talk(): Promise<void> {
    const said = this.draft.trim()
    if (!said) return
    this.draft = ''
    if (!(await this.do({ do: 'chat', text: said }))) this.draft ||= said
  }

  async move(move: string): Promise<void> {
    const decision = this.state?.decision
    if (!decision || this.sent) return
    this.sent = move
    this.refused = null
    const answer = await this.send({ do: 'move', decision, move })
    this.sent = null
    if (answer.refused) this.refused = { move, refusal: answer.refused }
    else if (answer.error) this.#showError(answer)
  }

  #showError({ error, params, message }: { error?: string; params?: Answer['params']; message?: string }): void {
    page.fail(new ApiError(error ?? 'failed', params, message))
  }

  #connectionChanged(connection: Connection): void {
    if (connection === 'open' && this.connection === 'lost') void page.compareVersion()
    this.connection = connection
  }

  #receive(message: ServerMessage): void {
    if (message.kind === 'table') {
      this.tableTold = Date.now()
      this.table = message.table
    }
    else if (message.kind === 'chat') this.#addChat(message.messages)
    else if (message.kind === 'state') this.#queue(message)
    else if (message.kind === 'error') this.#showError(message)
  }

  #addChat(messages: ChatMessage[]): void {
    // Messages from before this visit are not announced.
    const first = !this.#hasChat
    this.#hasChat = true
    const known = new Set(this.chat.map(({ id }) => id))
    const kept = this.chat.filter((old) => !messages.some((message) => message.id === old.id))
    this.chat = [...kept, ...messages].sort((a, b) => a.id - b.id)
    if (first) this.read = this.chat.length
    else for (const { id, seat, name, text, removed } of messages) if (!removed && !known.has(id) && seat !== this.table?.you) page.announce(`${name}: ${text}`)
  }

  #queue(state: State): void {
    if (state.full) this.#waiting = []
    this.#waiting.push(state)
    // The state after my own move is shown at once.
    if (state.full || state.answer || this.#waiting.length > MAX_WAITING) this.#showAll()
    else if (this.#waiting.length === 1) this.#showSoon()
  }

  /** Show the next state that waits, once the one before was shown for long enough. */
  #showSoon(): void {
    clearTimeout(this.#timer)
    // What the bots did waits too, while I look at what happened to me.
    if (!this.#waiting.length || (this.isAlone && this.happened.length)) return
    const pause = animates() ? this.#shownAt + SHOWN_FOR[this.skipping ? 'skip' : settings.pace] - Date.now() : 0
    if (pause <= 0) this.#showNext()
    else this.#timer = setTimeout(() => this.#showNext(), pause)
  }

  #showAll(): void {
    clearTimeout(this.#timer)
    for (const state of this.#waiting.splice(0)) this.#show(state)
  }

  #showNext(): void {
    const state = this.#waiting.shift()
    if (state) this.#show(state)
    this.#showSoon()
  }

  #show(state: State): void {
    this.#shownAt = Date.now()
    this.told = this.#shownAt
    this.#noteHappened(state)
    this.takenBack = state.full ? undone(this.log, state.log) : null
    this.log = state.full ? state.log : [...this.log, ...state.log]
    this.state = state
    this.refused = null
    this.why.forget()
  }

  /** Keep what happened to me, also while this browser was not here, until I have seen it. */
  #noteHappened(state: State): void {
    const { me } = this
    if (me === null) return
    const seen = state.full ? (mine.find(this.id)?.seen ?? state.number) : -1
    const mineToo = settings.notices && !state.result ? state.log.filter((entry) => entry.number > seen && concerns(entry, me)) : []
    const [before, after] = [state.full ? null : (this.state?.view ?? null), state.full ? null : state.view]
    if (mineToo.length) this.happened = [...this.happened, ...mineToo.map((entry) => ({ entry, before, after }))]
    // A page that is closed before I have seen it shows it again.
    if (!this.happened.length) mine.saw(this.id, state.number)
    if (state.result || state.awaited.includes(me)) this.skipping = false
  }
}

/** Whether the reader wants animation. Without it there is no pause between states. */
const animates = () => !matchMedia('(prefers-reduced-motion: reduce)').matches
