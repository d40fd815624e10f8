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
}

function recall(): Mine[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(found) ? (found as Mine[]) : []
  } catch {
    return []
  }
}

class MyTables {
  list = $state.raw<Mine[]>(recall())

  /** Note a table at which I sit. */
  see(table: Table): void {
    const known = this.find(table.id)
    if (table.you === null && !known) return
    const mine: Mine = {
      id: table.id,
      key: table.key ?? known?.key ?? null,
      game: table.game,
      names: table.seats.map((seat) => seat.name).filter(Boolean),
      seat: table.you ?? known?.seat ?? null,
      status: table.status,
      at: Date.now(),
      commitment: known?.commitment ?? table.commitment,
    }
    this.#keep([mine, ...this.list.filter((one) => one.id !== table.id)])
  }

  find(id: string): Mine | undefined {
    return this.list.find((one) => one.id === id)
  }

  forget(id: string): void {
    this.#keep(this.list.filter((one) => one.id !== id))
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
