// This browser's part in the shuffle of each table: it draws a contribution, commits to it, reveals it when the table asks for it,
// and says when what the server shows is not what was agreed. Kept in this browser alone.

import { api, ApiError, type Seat, type Seated, type Table } from './api'
import { commitContribution, digestMoves, PROTOCOL, type Part } from './proof'

const STORED = 'parcours.shuffles'
const MOST = 200
const AGAIN = 1000
const TRIES = 30

/**
 * What is wrong with the table as it is shown: the server's commitment, mine or another's has changed, or the protocol has; my contribution is said to
 * be missing though it was accepted. Or what weakens the proof for me: it came too late, or this browser was not there.
 */
export type Doubt = 'server' | 'own' | 'others' | 'protocol' | 'withheld' | 'late' | 'absent'

export const isAlarm = (doubt: Doubt): boolean => doubt !== 'late' && doubt !== 'absent'

/** The seats as they were before the lot, by which the shuffle goes. Before it is drawn, and without one, they are as they are. */
const seatsBeforeLot = (table: Table): Seat[] => table.lot?.map((player) => table.seats.find((seat) => seat.player === player)!) ?? table.seats

/** The number that a seat had before the lot. */
const numberBeforeLot = (table: Table, seat: number | null): number | null =>
  seat === null ? null : seatsBeforeLot(table).findIndex((row) => row.seat === seat)

/** Compare a table with what this browser has kept of it. */
export function doubtAbout(table: Table, part: Part | null): Doubt | null {
  if (table.you === null || table.status === 'open') return null
  if (table.fairness !== PROTOCOL) return part ? 'protocol' : null
  // A table that was abandoned before its start has no players yet.
  const dealt = table.status !== 'shuffling' && table.seats.some(({ player }) => player !== null)
  const seat = table.seats[table.you]!
  if (!part) return dealt ? 'absent' : null
  if (table.commitment !== part.server) return 'server'
  if (seat.commitment !== part.commitment) return 'own'
  if (part.seen && seatsBeforeLot(table).some(({ commitment }, at) => commitment !== part.seen![at])) return 'others'
  if (!dealt || seat.contribution_state === 'revealed') return null
  return part.accepted ? 'withheld' : 'late'
}

class Parts {
  #list = $state.raw<Part[]>(recall() ?? [])

  constructor() {
    // Another tab may sit at the same table.
    if (typeof addEventListener === 'function') addEventListener('storage', () => (this.#list = recall() ?? this.#list))
  }

  /** The part of a seat at a table, mine unless another is named. */
  find(table: Table, seat = table.you): Part | null {
    const before = numberBeforeLot(table, seat)
    return this.#list.find((part) => part.table === table.id && part.seat === before) ?? null
  }

  keep(part: Part): void {
    const list = recall() ?? this.#list
    this.#list = [part, ...list.filter((other) => other.table !== part.table)].slice(0, MOST)
    try {
      localStorage.setItem(STORED, JSON.stringify(this.#list))
    } catch {
      // It holds for this visit then.
    }
  }
}

/** What is stored; null where this browser stores nothing. */
function recall(): Part[] | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null')
    return Array.isArray(found) ? (found as Part[]) : null
  } catch {
    return null
  }
}

export const parts = new Parts()

/** Take a seat by a request that commits to a new contribution. */
export async function takeSeat(request: (commitment: string) => Promise<Seated>): Promise<Seated> {
  const contribution = draw()
  const seated = await request(commitContribution(contribution))
  // A seat that was taken over after the start keeps what was committed to before.
  if (seated.table.status === 'open') keepNew(seated.table, seated.seat, contribution)
  return seated
}

/** Keep the contribution of a seat at a table that was laid later. Once the match has begun, it has come too late. */
export function keepContribution({ table, seat }: Seated, contribution: string): void {
  if (table.status === 'shuffling' && !parts.find(table)) keepNew(table, seat, contribution)
}

const working = new Set<string>()
// How a table was while something was on its way for it.
const waiting = new Map<string, Table>()
const recommitted = new Set<string>()

/** Do this browser's part, as far as the table has come. */
export async function follow(table: Table): Promise<void> {
  if (table.you === null || table.fairness !== PROTOCOL) return
  if (working.has(table.id)) {
    waiting.set(table.id, table)
    return
  }
  working.add(table.id)
  try {
    if (table.status === 'open') await recommit(table, table.you)
    else if (table.status === 'shuffling') await reveal(table, table.you)
  } finally {
    working.delete(table.id)
  }
  const next = waiting.get(table.id)
  waiting.delete(table.id)
  if (next) await follow(next)
}

/** Keep which moves I made, to find them in the record. */
export function keepMoves(table: Table, moves: string[]): void {
  const part = parts.find(table)
  if (part && part.moves === null) parts.keep({ ...part, moves: digestMoves(moves) })
}

/** A browser that has lost its contribution commits to another one. */
async function recommit(table: Table, seat: number): Promise<void> {
  const kept = parts.find(table, seat)
  if (kept && kept.commitment === table.seats[seat]!.commitment) return
  const part = kept ?? keepNew(table, seat, draw())
  // Once: a server that does not take it is told by the doubt about it.
  if (recommitted.has(part.commitment)) return
  recommitted.add(part.commitment)
  await api.change(table.id, seat, { commitment: part.commitment }).catch(() => {})
}

/** Reveal the contribution, if the table is as it was agreed; it is kept what all had committed to. */
async function reveal(table: Table, seat: number): Promise<void> {
  const part = parts.find(table, seat)
  if (!part || doubtAbout(table, part)) return
  const seen = part.seen ?? table.seats.map(({ commitment }) => commitment)
  const lot = table.seating === 'lot' && table.seats.filter(({ kind }) => kind === 'person').length > 1
  if (!part.seen) parts.keep({ ...part, seen, lot })
  if (table.seats[seat]!.contribution_state !== 'committed') return
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      await api.reveal(table.id, seat, part.contribution)
      parts.keep({ ...part, seen, lot, accepted: true })
      return
    } catch (error) {
      if (!(error instanceof ApiError) || !['offline', 'failed', 'unavailable', 'too_fast'].includes(error.code)) return
      await new Promise((done) => setTimeout(done, AGAIN))
    }
  }
}

function keepNew(table: Table, seat: number, contribution: string): Part {
  const commitment = commitContribution(contribution)
  const part = { table: table.id, seat, contribution, commitment, server: table.commitment, seen: null, accepted: false, moves: null }
  parts.keep(part)
  return part
}

/** 256 random bits. */
export function draw(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
