// Laying a table, and what people who came for a quick match get.

import { api, type GameSummary, type Seated, type Table, type LayTable } from './api'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import { takeSeat } from './shuffle.svelte'

// How many bots play against one person, if the game takes that many.
const COMPANY = 3
const NAMES = ['Iris', 'Otto', 'Mona', 'Hugo', 'Nina', 'Emil']

/** The address of a table for those who may see it. */
export function addressOf(table: Table, origin = ''): string {
  return `${origin}/table/${table.id}${table.key ? `#${table.key}` : ''}`
}

export function goTo({ table }: Seated): void {
  router.go(addressOf(table))
}

/** The server's usual bot for a seat, with a name that is free at the table. */
export function botFor(seat: number, taken: string[] = []): { kind: 'bot'; name: string } {
  const free = NAMES.filter((name) => !taken.includes(name))
  return { kind: 'bot', name: free[seat % free.length] ?? NAMES[0]! }
}

/** A match against bots, begun at once. */
export async function playNow(game: GameSummary, name: string): Promise<void> {
  const { least, most } = game.players
  const company = Math.min(Math.max(COMPANY, least - 1), most - 1)
  const wish: LayTable = {
    game: game.name,
    seats: [{ kind: 'person' }, ...Array.from({ length: company }, (_, at) => botFor(at, [name]))],
    name,
    language: settings.language,
  }
  const seated = await takeSeat((commitment) => api.lay(wish, commitment))
  await api.start(seated.table.id)
  goTo(seated)
}
