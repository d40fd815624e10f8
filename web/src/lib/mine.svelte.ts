// The tables of this device: where I sat, and what I was promised before the match. Kept in this browser alone.

import type { Table } from './api'

const STORED = 'parcours.tables'
const MOST = 40

export interface Mine {
  id: string
  key: string | null
  game: string
  names: string[]
  seat: number | null
  status: Table['status']
  /** When it was last looked at here. */
  at: number
  /** What the server committed to when this browser first saw the table. */
  commitment: string | null
  /** The last number of its log that was shown here. */
  seen?: number
  /** How it ended for me, once it is over: my place, and who won. */
  end?: { place: number | null; winners: string[] } | null
}

/** How a match ended for the player of that seat; null if it was ended early. */
export function endOf({ result, seats }: Table, seat: number | null): Mine['end'] {
  if (!result) return null
  const nameOf = (player: string) => seats.find((other) => other.player === player)?.name ?? player
  const me = seats[seat ?? -1]?.player
  return { place: result.ranking.find(({ player }) => player === me)?.place ?? null, winners: result.winners.map(nameOf) }
}

function recall(): Mine[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(found) ? (found as Mine[]) : []
  } catch {
    return []
  }
}

/** Whether nothing more happens there. */
export const isOver = ({ status }: { status: Table['status'] }): boolean => status === 'finished' || status === 'abandoned'

class MyTables {
  list = $state.raw<Mine[]>(recall())

  /** Note a table at which I sit, and that I am there now, unless it is only looked at from afar: `at` is when I was there then. */
  see(table: Table, visits = true, at = Date.now()): void {
    const known = this.find(table.id)
    if (table.you === null && !known) return
    const seat = table.you ?? known?.seat ?? null
    const mine: Mine = {
      id: table.id,
      key: table.key ?? known?.key ?? null,
      game: table.game,
      names: table.seats.map((seat) => seat.name).filter(Boolean),
      seat,
      status: table.status,
      at: known && (!visits || isOver(known)) ? known.at : at,
      commitment: known?.commitment ?? table.commitment,
      ...(known?.seen === undefined ? {} : { seen: known.seen }),
      ...(isOver(table) ? { end: endOf(table, seat) } : {}),
    }
    this.#keep([mine, ...this.list.filter((one) => one.id !== table.id)].sort((one, other) => other.at - one.at))
  }

  find(id: string): Mine | undefined {
    return this.list.find((one) => one.id === id)
  }

  /** Note how far its log was shown. */
  saw(id: string, number: number): void {
    this.#keep(this.list.map((one) => (one.id === id ? { ...one, seen: number } : one)))
  }

  forget(id: string): void {
    this.#keep(this.list.filter((one) => one.id !== id))
  }

  forgetAll(): void {
    this.#keep([])
  }

  #keep(list: Mine[]): void {
    this.list = list.slice(0, MOST)
    try {
      localStorage.setItem(STORED, JSON.stringify(this.list))
    } catch {
      // It holds for this visit then.
    }
  }
}

export const mine = new MyTables()
