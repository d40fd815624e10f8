// The connection to a table: it comes back by itself, and what was said is said again until it is answered.
// The server plays a command once however often it hears its id, so nothing is lost and nothing doubled.

import { randomId, type Answer, type Command, type Said, type State } from './api'

export type Connection = 'connecting' | 'open' | 'lost'

export interface Hearing {
  heard(said: Said): void
  changed(connection: Connection): void
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
// Milliseconds before each try to come back; the last one is kept to.
const PAUSES = [250, 500, 1000, 2000, 4000, 8000]
// An open socket that leaves a command unanswered so long is taken for dead.
const PATIENCE = 8000
// After so long without a word it is asked whether it still is there.
const QUIET = 25_000

export class Live {
  #hearing: Hearing
  #connect: () => Socket
  #key: string | null
  #socket: Socket | null = null
  #last: number | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #pending = new Map<string, { text: string; answer: (answer: Answer) => void }>()
  #closed = false
  #quiet: ReturnType<typeof setTimeout> | undefined
  // What was watched for has not come yet.
  #watching = false
  // Which state is heard next: on a new connection whatever comes, then the next one, after a gap only a full one.
  #expects: 'any' | 'next' | 'full' = 'any'

  constructor(hearing: Hearing, connect: () => Socket, key: string | null) {
    this.#hearing = hearing
    this.#connect = connect
    this.#key = key
    this.#open()
  }

  /** Say something; the promise is kept when the server has answered, after however many connections. */
  say(command: Command): Promise<Answer> {
    const id = randomId()
    const text = JSON.stringify({ ...command, id })
    return new Promise((answer) => {
      this.#pending.set(id, { text, answer })
      this.#send(text)
      setTimeout(() => this.#doubt(id), PATIENCE)
    })
  }

  /** Try again now, as the network came back or the page is looked at again. */
  retry(): void {
    if (this.#closed) return
    if (this.#socket?.readyState === OPEN) {
      this.#ping()
      return
    }
    this.#tries = 0
    this.#open()
  }

  close(): void {
    this.#closed = true
    this.#pending.clear()
    clearTimeout(this.#timer)
    this.#drop()
  }

  #open(): void {
    clearTimeout(this.#timer)
    this.#drop()
    const socket = this.#connect()
    this.#socket = socket
    socket.onopen = () => {
      this.#expects = 'any'
      this.#watch(this.#last)
      for (const { text } of this.#pending.values()) this.#send(text)
      this.#hearing.changed('open')
    }
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as Said)
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
  }

  #drop(): void {
    clearTimeout(this.#quiet)
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #lost(): void {
    this.#socket = null
    if (this.#closed) return
    this.#hearing.changed('lost')
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]!
    // Not all at once after a server came back.
    this.#timer = setTimeout(() => this.#open(), pause * (0.75 + Math.random() / 2))
  }

  /** A line that broke without a word looks open for ever; a command that is not answered finds it out. */
  #ping(): void {
    if (!this.#pending.size) void this.say({ do: 'ping' })
  }

  #watch(since: number | null): void {
    this.#watching = true
    this.#send(JSON.stringify({ do: 'watch', since, key: this.#key }))
  }

  #send(text: string): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(text)
  }

  #doubt(id: string): void {
    if (!this.#pending.has(id)) return
    setTimeout(() => this.#doubt(id), PATIENCE)
    if (this.#socket?.readyState !== OPEN) return
    this.#drop()
    this.#lost()
  }

  #hear(said: Said): void {
    clearTimeout(this.#quiet)
    this.#quiet = setTimeout(() => this.#ping(), QUIET)
    if (said.kind === 'table') {
      this.#tries = 0
      this.#watching = false
    }
    if (said.kind === 'error' && this.#watching) {
      // Not let in, for now: it is busy, or this was too fast.
      this.#drop()
      this.#lost()
    }
    if (said.kind === 'answer') this.#answered(said)
    if (said.kind === 'state') {
      if (said.answer) this.#answered(said.answer)
      if (this.#expects === 'full' && !said.full) return
      if (this.#expects === 'next' && this.#misses(said)) {
        this.#expects = 'full'
        this.#watch(null)
        return
      }
      this.#expects = 'next'
      const seen = said.full ? -1 : (this.#last ?? -1)
      if (said.number < seen) return
      said.log = said.log.filter((entry) => entry.number > seen)
      this.#last = said.number
    }
    this.#hearing.heard(said)
  }

  /** Whether moves lie between the last state and this one that it does not tell. */
  #misses(state: State): boolean {
    if (state.full) return false
    const last = this.#last ?? 0
    return (state.log[0]?.number ?? state.number) > last + (state.log.length ? 1 : 0)
  }

  #answered(answer: Answer): void {
    this.#pending.get(answer.id)?.answer(answer)
    this.#pending.delete(answer.id)
  }
}
