import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ServerMessage, State } from './api'
import { Live, type Socket } from './live'

class FakeSocket implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  readyState = 0
  sent: Record<string, unknown>[] = []

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = 3
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  hear(said: object): void {
    this.onmessage?.({ data: JSON.stringify(said) })
  }
  lose(): void {
    this.readyState = 3
    this.onclose?.()
  }
}

let sockets: FakeSocket[]
let received: ServerMessage[]
let live: Live

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  received = []
  const connect = () => {
    sockets.push(new FakeSocket())
    return sockets.at(-1)!
  }
  live = new Live({ received: (said) => received.push(said), connectionChanged: () => {} }, connect, 'key')
  sockets[0]!.open()
})

afterEach(() => {
  live.close()
  vi.useRealTimers()
})

const state = (number: number, full = false, log = [number]): object => ({
  kind: 'state',
  number,
  full,
  view: {},
  legal: [],
  decision: null,
  awaited: [],
  log: log.map((at) => ({ number: at, by: 'ana', move: 'draw', events: [] })),
  clocks: {},
  time: null,
  result: null,
})
const numbers = () => received.map((said) => (said as unknown as State).number)

test('it watches first, with the key', () => {
  expect(sockets[0]!.sent).toEqual([{ do: 'watch', since: null, key: 'key' }])
})

test('what is not answered is said again on the next connection, and only that', async () => {
  const first = live.send({ do: 'takeback' })
  const second = live.send({ do: 'agree', question: 'a1', yes: true })
  const [, one, two] = sockets[0]!.sent
  sockets[0]!.hear({ kind: 'answer', id: one!.id, accepted: 3 })
  expect((await first).accepted).toBe(3)
  sockets[0]!.hear(state(7, true))
  sockets[0]!.lose()
  vi.advanceTimersByTime(1000)
  sockets[1]!.open()
  expect(sockets[1]!.sent).toEqual([{ do: 'watch', since: 7, key: 'key' }, two])
  sockets[1]!.hear({ ...state(8), answer: { id: two!.id, accepted: 8 } })
  expect((await second).accepted).toBe(8)
})

test('a connection that does not answer is taken for dead', () => {
  void live.send({ do: 'takeback' })
  vi.advanceTimersByTime(8000)
  vi.advanceTimersByTime(1000)
  expect(sockets.length).toBe(2)
})

test('a gap means to watch again, and only the whole is received then', () => {
  sockets[0]!.hear(state(3, true, [0, 1, 2, 3]))
  sockets[0]!.hear(state(4))
  sockets[0]!.hear(state(6))
  expect(sockets[0]!.sent.at(-1)).toEqual({ do: 'watch', since: null, key: 'key' })
  sockets[0]!.hear(state(7))
  sockets[0]!.hear(state(7, true, [0, 1, 2, 3, 4, 5, 6, 7]))
  sockets[0]!.hear(state(8))
  expect(numbers()).toEqual([3, 4, 7, 8])
})

test('after a lost connection, what was seen already is not received twice', () => {
  sockets[0]!.hear(state(3, true, [0, 1, 2, 3]))
  sockets[0]!.lose()
  vi.advanceTimersByTime(1000)
  sockets[1]!.open()
  sockets[1]!.hear(state(5, false, [3, 4, 5]))
  expect((received.at(-1) as unknown as State).log.map((entry) => entry.number)).toEqual([4, 5])
})

test('it tries again at once when asked to', () => {
  sockets[0]!.lose()
  live.retry()
  expect(sockets.length).toBe(2)
})

test('a line that says nothing is asked whether it still is there', () => {
  sockets[0]!.hear({ kind: 'table', table: {} })
  vi.advanceTimersByTime(25_000)
  const asked = sockets[0]!.sent.at(-1)!
  expect(asked).toMatchObject({ do: 'ping' })
  sockets[0]!.hear({ kind: 'answer', id: asked.id })
  vi.advanceTimersByTime(24_000)
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(1_000 + 8_000 + 1_000)
  expect(sockets).toHaveLength(2)
})

test('a client that is not let in for now tries again', () => {
  sockets[0]!.hear({ kind: 'error', error: 'too_fast', message: '', params: {} })
  vi.advanceTimersByTime(1_000)
  expect(sockets).toHaveLength(2)
  sockets[1]!.open()
  sockets[1]!.hear({ kind: 'table', table: {} })
  sockets[1]!.hear({ kind: 'error', error: 'bad_message', message: '', params: {} })
  vi.advanceTimersByTime(20_000)
  expect(sockets).toHaveLength(2)
})
