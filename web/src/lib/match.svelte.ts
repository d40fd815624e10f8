// One table as this browser sees it: the table, the state, the log and the chat, kept up to date by the live connection.

import { api, type Answer, type ChatMessage, type Command, type Game, type LogEntry, type Refusal, type Said, type State, type Table } from './api'
import { Live, type Connection, type Socket } from './live'
import { page } from './page.svelte'
import { Why } from './why.svelte'

// States that come faster than this are shown one after the other, so that one sees what the bots do.
const PACE = 500
// So many waiting are too many to watch.
const MOST_WAITING = 8

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
  readonly why: Why

  #live: Live | null = null
  #key: string | null
  #waiting: State[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #shownAt = 0
  #closed = false
  #greeted = false

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

  constructor(id: string, key: string | null) {
    this.id = id
    this.#key = key
    this.why = new Why(async (card) => ((await this.say({ do: 'why', card })).why ?? []).filter(({ rule }) => rule !== null))
  }

  /** Fetch what the table is and stay connected; ApiError if it may not be seen. */
  async open(): Promise<void> {
    const [table, game] = await Promise.all([api.table(this.id, this.#key), api.tableGame(this.id, this.#key)])
    if (this.#closed) return
    this.table = table
    this.game = game
    this.connect()
  }

  /** Connect anew, with the seat that was just taken. */
  connect(): void {
    if (this.#closed) return
    this.#live?.close()
    const address = `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(this.id)}/live`
    this.#live = new Live(
      { heard: (said) => this.#hear(said), changed: (connection) => this.#changed(connection) },
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

  async say(command: Command): Promise<Answer> {
    if (!this.#live) return { id: '', error: 'offline' }
    return this.#live.say(command)
  }

  /** Say something; an error is told. Whether it was heard. */
  async do(command: Command): Promise<boolean> {
    const answer = await this.say(command)
    if (answer.refused) this.refused = { move: command.do, refusal: answer.refused }
    else if (answer.error) this.#complain(answer)
    return !answer.refused && !answer.error
  }

  /** Say what was written; it is kept if nobody could hear it. */
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
    const answer = await this.say({ do: 'move', decision, move })
    this.sent = null
    if (answer.refused) this.refused = { move, refusal: answer.refused }
    else if (answer.error) this.#complain(answer)
  }

  #complain(answer: Answer): void {
    const { texts } = page
    const message = `error-${answer.error}`
    page.problem = texts?.has(message) ? texts.say(message) : (answer.message ?? message)
  }

  #changed(connection: Connection): void {
    if (connection === 'open' && this.connection === 'lost') void page.compareVersion()
    this.connection = connection
  }

  #hear(said: Said): void {
    if (said.kind === 'table') this.table = said.table
    else if (said.kind === 'chat') this.#chatted(said.messages)
    else if (said.kind === 'state') this.#take(said)
    else if (said.kind === 'error') this.#complain({ id: '', error: said.error, message: said.message })
  }

  #chatted(messages: ChatMessage[]): void {
    // What was said before one came is no news.
    const first = !this.#greeted
    this.#greeted = true
    const kept = this.chat.filter((old) => !messages.some((message) => message.id === old.id))
    this.chat = [...kept, ...messages].sort((a, b) => a.id - b.id)
    if (first) this.read = this.chat.length
    else for (const { seat, name, text, removed } of messages) if (!removed && seat !== this.table?.you) page.announce(`${name}: ${text}`)
  }

  #take(state: State): void {
    if (state.full) this.#waiting = []
    this.#waiting.push(state)
    const pause = moves() ? this.#shownAt + PACE - Date.now() : 0
    // What I did myself is shown at once: it is what the answer is about.
    if (state.full || state.answer || pause <= 0 || this.#waiting.length > MOST_WAITING) this.#catchUp()
    else if (this.#waiting.length === 1) this.#timer = setTimeout(() => this.#next(), pause)
  }

  #catchUp(): void {
    clearTimeout(this.#timer)
    for (const state of this.#waiting.splice(0)) this.#show(state)
  }

  #next(): void {
    const state = this.#waiting.shift()
    if (state) this.#show(state)
    if (this.#waiting.length) this.#timer = setTimeout(() => this.#next(), PACE)
  }

  #show(state: State): void {
    this.#shownAt = Date.now()
    this.told = this.#shownAt
    this.log = state.full ? state.log : [...this.log, ...state.log]
    this.state = state
    this.refused = null
    this.why.forget()
  }
}

/** Whether things may be shown moving; nobody has to wait for what is not. */
const moves = () => !matchMedia('(prefers-reduced-motion: reduce)').matches
