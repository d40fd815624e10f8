// The connection to a table: it reconnects by itself, and a command is sent again until it is answered.
// The server plays a command once, even if it receives its id twice: nothing is lost and nothing doubled.

import { randomId, type Answer, type Command, type ServerMessage, type State } from './api'

export type Connection = 'connecting' | 'open' | 'lost'

export interface Listener {
  received(message: ServerMessage): void
  connectionChanged(connection: Connection): void
}

/** The part of a WebSocket that is used; tests bring their own. */
export interface Socket {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
  readonly readyState: number
  send(text: string): void
  close(): void
}

const OPEN = 1
// Milliseconds before each retry; the last one repeats.
const RETRY_DELAYS = [250, 500, 1000, 2000, 4000, 8000]
// Milliseconds after which an open socket that has not answered a command is closed.
const ANSWER_TIMEOUT = 8000
// Milliseconds without a message after which the server is pinged.
const PING_AFTER = 25_000

export class Live {
  #listener: Listener
  #connect: () => Socket
  #key: string | null
  #socket: Socket | null = null
  #last: number | null = null
  #retries = 0
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #pending = new Map<string, { text: string; answer: (answer: Answer) => void }>()
  #closed = false
  #pingTimer: ReturnType<typeof setTimeout> | undefined
  // A `watch` was sent and is not answered yet.
  #watching = false
  // Which state is accepted next: any on a new connection, then the next one, after a gap only a full one.
  #expects: 'any' | 'next' | 'full' = 'any'

  constructor(listener: Listener, connect: () => Socket, key: string | null) {
    this.#listener = listener
    this.#connect = connect
    this.#key = key
    this.#open()
  }

  /** Send a command; the promise resolves when the server has answered, even if it takes several connections. */
  send(command: Command): Promise<Answer> {
    const id = randomId()
    const text = JSON.stringify({ ...command, id })
    return new Promise((answer) => {
      this.#pending.set(id, { text, answer })
      this.#sendText(text)
      setTimeout(() => this.#checkAnswered(id), ANSWER_TIMEOUT)
    })
  }

  /** Reconnect now: the network came back, or the page is visible again. */
  retry(): void {
    if (this.#closed) return
    if (this.#socket?.readyState === OPEN) {
      this.#ping()
      return
    }
    this.#retries = 0
    this.#open()
  }

  close(): void {
    this.#closed = true
    this.#pending.clear()
    clearTimeout(this.#retryTimer)
    this.#disconnect()
  }

  #open(): void {
    clearTimeout(this.#retryTimer)
    this.#disconnect()
    const socket = this.#connect()
    this.#socket = socket
    socket.onopen = () => {
      this.#expects = 'any'
      this.#watch(this.#last)
      for (const { text } of this.#pending.values()) this.#sendText(text)
      this.#listener.connectionChanged('open')
    }
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as ServerMessage)
    socket.onclose = () => {
      if (this.#socket === socket) this.#retryLater()
    }
  }

  #disconnect(): void {
    clearTimeout(this.#pingTimer)
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #retryLater(): void {
    this.#socket = null
    if (this.#closed) return
    this.#listener.connectionChanged('lost')
    const delay = RETRY_DELAYS[Math.min(this.#retries++, RETRY_DELAYS.length - 1)]!
    // With jitter, so that not all clients come at once after a restart.
    this.#retryTimer = setTimeout(() => this.#open(), delay * (0.75 + Math.random() / 2))
  }

  /** A connection that broke silently looks open; a command without an answer shows that it is not. */
  #ping(): void {
    if (!this.#pending.size) void this.send({ do: 'ping' })
  }

  #watch(since: number | null): void {
    this.#watching = true
    this.#sendText(JSON.stringify({ do: 'watch', since, key: this.#key }))
  }

  #sendText(text: string): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(text)
  }

  #checkAnswered(id: string): void {
    if (!this.#pending.has(id)) return
    setTimeout(() => this.#checkAnswered(id), ANSWER_TIMEOUT)
    if (this.#socket?.readyState !== OPEN) return
    this.#disconnect()
    this.#retryLater()
  }

  #receive(message: ServerMessage): void {
    clearTimeout(this.#pingTimer)
    this.#pingTimer = setTimeout(() => this.#ping(), PING_AFTER)
    if (message.kind === 'table') {
      this.#retries = 0
      this.#watching = false
    }
    if (message.kind === 'error' && this.#watching) {
      // Refused for now: the server is busy, or there were too many requests.
      this.#disconnect()
      this.#retryLater()
    }
    if (message.kind === 'answer') this.#answered(message)
    if (message.kind === 'state') {
      if (message.answer) this.#answered(message.answer)
      if (this.#expects === 'full' && !message.full) return
      if (this.#expects === 'next' && this.#hasGap(message)) {
        this.#expects = 'full'
        this.#watch(null)
        return
      }
      this.#expects = 'next'
      const seen = message.full ? -1 : (this.#last ?? -1)
      if (message.number < seen) return
      message.log = message.log.filter((entry) => entry.number > seen)
      this.#last = message.number
    }
    this.#listener.received(message)
  }

  /** Whether there is a gap: moves between the last state and this one that its log does not hold. */
  #hasGap(state: State): boolean {
    if (state.full) return false
    const last = this.#last ?? 0
    return (state.log[0]?.number ?? state.number) > last + (state.log.length ? 1 : 0)
  }

  #answered(answer: Answer): void {
    this.#pending.get(answer.id)?.answer(answer)
    this.#pending.delete(answer.id)
  }
}
