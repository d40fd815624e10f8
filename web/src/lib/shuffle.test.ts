import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Seated, Table } from './api'
import { commitContribution } from './proof'
import * as module from './shuffle.svelte'

interface Asked {
  method: string
  path: string
  body: Record<string, string>
}

const SERVER = 'c'.repeat(64)
let asked: Asked[] = []
let answers: number[] = []
// Each test sits at a table of its own.
let id = ''
let tables = 0
const kept = new Map<string, string>()
// Loading the page again takes a while on a busy machine.
const PATIENCE = 60_000

beforeEach(() => {
  asked = []
  answers = []
  id = `t${++tables}`
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) })
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string }) => {
    asked.push({ method, path, body: JSON.parse(body) })
    const status = answers.shift() ?? 200
    return Promise.resolve(new Response(status === 200 ? '{}' : '{"error": "unavailable"}', { status }))
  })
})

const seat = (number: number, commitment: string | null, state: Table['seats'][0]['contribution_state'] = 'committed'): Table['seats'][0] => ({
  seat: number,
  kind: 'person',
  player: state === 'revealed' || state === 'withheld' ? `p${number}` : null,
  name: '',
  language: 'en',
  bot: null,
  host: number === 0,
  present: true,
  grace: null,
  left: false,
  muted: false,
  hints: 0,
  commitment,
  contribution_state: state,
})

const tableOf = (status: Table['status'], ...seats: Table['seats']): Table =>
  ({ id, status, fairness: 2, commitment: SERVER, you: 0, seats }) as Partial<Table> as Table

/** Sit down, as the only one; what was sent. */
async function sitDown(): Promise<string> {
  let sent = ''
  await module.takeSeat((commitment) => {
    sent = commitment
    return Promise.resolve({ seat: 0, token: '', table: tableOf('open', seat(0, commitment), seat(1, null, 'none')) } satisfies Seated)
  })
  return sent
}

const other = commitContribution('theirs')

describe('the part of this browser in a shuffle', () => {
  it('is drawn for each seat by itself, kept, and sent as a commitment only', async () => {
    const first = await sitDown()
    const { contribution } = module.parts.find(tableOf('open', seat(0, null)))!
    expect(contribution).toMatch(/^[0-9a-f]{64}$/)
    expect(commitContribution(contribution)).toBe(first)
    expect(await sitDown()).not.toBe(first)
    expect(asked).toEqual([])
  })

  it('is revealed once the table shuffles, and what all had committed to is kept', async () => {
    const mine = await sitDown()
    await module.follow(tableOf('open', seat(0, mine), seat(1, other)))
    expect(asked).toEqual([])
    await module.follow(tableOf('shuffling', seat(0, mine), seat(1, other)))
    const part = module.parts.find(tableOf('open', seat(0, null)))!
    expect(asked).toEqual([{ method: 'POST', path: `/api/tables/${id}/seats/0/contribution`, body: { contribution: part.contribution } }])
    expect(part).toMatchObject({ accepted: true, seen: [mine, other], server: SERVER })
    expect(module.doubtAbout(tableOf('playing', seat(0, mine, 'revealed'), seat(1, other, 'withheld')), part)).toBe(null)
  })

  it('is revealed by a page that was loaded again', async () => {
    const mine = await sitDown()
    vi.resetModules()
    const again = await import('./shuffle.svelte')
    await again.follow(tableOf('shuffling', seat(0, mine), seat(1, other)))
    expect(asked.map(({ path }) => path)).toEqual([`/api/tables/${id}/seats/0/contribution`])
  }, PATIENCE)

  it('is sent again where the server could not take it', async () => {
    vi.useFakeTimers()
    const mine = await sitDown()
    answers = [503, 503]
    const done = module.follow(tableOf('shuffling', seat(0, mine)))
    await vi.advanceTimersByTimeAsync(5000)
    await done
    vi.useRealTimers()
    expect(asked).toHaveLength(3)
    expect(module.parts.find(tableOf('open', seat(0, null)))!.accepted).toBe(true)
  })

  it('is committed to again where it was lost, and once only where the server does not listen', async () => {
    const open = tableOf('open', seat(0, other))
    await module.follow(open)
    await module.follow(open)
    const { commitment } = module.parts.find(tableOf('open', seat(0, null)))!
    expect(asked).toEqual([{ method: 'PATCH', path: `/api/tables/${id}/seats/0`, body: { commitment } }])
  })

  it('is revealed where the cards are shuffled while another commitment is on its way', async () => {
    const first = module.follow(tableOf('open', seat(0, other)))
    const { commitment } = module.parts.find(tableOf('open', seat(0, null)))!
    await module.follow(tableOf('shuffling', seat(0, commitment)))
    await first
    expect(asked.map(({ method }) => method)).toEqual(['PATCH', 'POST'])
  })

  it('tells nothing of a table that was abandoned before its start', async () => {
    const mine = await sitDown()
    expect(module.doubtAbout(tableOf('abandoned', seat(0, mine)), module.parts.find(tableOf('open', seat(0, null))))).toBe(null)
    expect(module.doubtAbout(tableOf('abandoned', seat(0, other)), null)).toBe(null)
  })

  it('is not revealed to a server that has changed something', async () => {
    const mine = await sitDown()
    const server = { ...tableOf('shuffling', seat(0, mine)), commitment: 'd'.repeat(64) }
    await module.follow(server)
    await module.follow(tableOf('shuffling', seat(0, other)))
    expect(asked).toEqual([])
    const part = module.parts.find(tableOf('open', seat(0, null)))
    expect(module.doubtAbout(server, part)).toBe('server')
    expect(module.doubtAbout(tableOf('shuffling', seat(0, other)), part)).toBe('own')
  })

  it('tells what is wrong during the match', async () => {
    const mine = await sitDown()
    const late = module.parts.find(tableOf('open', seat(0, null)))
    expect(module.doubtAbout(tableOf('playing', seat(0, mine, 'withheld')), late)).toBe('late')
    await module.follow(tableOf('shuffling', seat(0, mine), seat(1, other)))
    const part = module.parts.find(tableOf('open', seat(0, null)))
    const playing = tableOf('playing', seat(0, mine, 'revealed'), seat(1, other, 'revealed'))
    expect(module.doubtAbout(playing, part)).toBe(null)
    expect(module.doubtAbout({ ...playing, fairness: 1 }, part)).toBe('protocol')
    expect(module.doubtAbout(playing, null)).toBe('absent')
    expect(module.doubtAbout(tableOf('playing', seat(0, mine, 'withheld'), seat(1, other, 'revealed')), part)).toBe('withheld')
    expect(module.doubtAbout(tableOf('playing', seat(0, mine, 'revealed'), seat(1, mine, 'revealed')), part)).toBe('others')
  })

  it('stays out of a seat that was taken over after the start', async () => {
    const playing = tableOf('playing', seat(0, other, 'revealed'))
    await module.takeSeat(() => Promise.resolve({ seat: 0, token: '', table: playing }))
    expect(module.parts.find(tableOf('open', seat(0, null)))).toBe(null)
    expect(module.doubtAbout(playing, null)).toBe('absent')
  })
})
