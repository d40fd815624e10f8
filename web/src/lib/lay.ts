// Laying a table, and what people who came for a quick match get.

import { api, type GameSummary, type Seated, type SeatWish, type Table } from './api'
import { router } from './router.svelte'
import { settings } from './settings.svelte'

// Bots beside one person, where the game takes so many.
const COMPANY = 3
export const BOT = 'greedy'

/** The address of a table for those who may see it. */
export function addressOf(table: Table, origin = ''): string {
  return `${origin}/table/${table.id}${table.key ? `#${table.key}` : ''}`
}

export function goTo({ table }: Seated): void {
  router.go(addressOf(table))
}

export function bots(count: number): SeatWish[] {
  return Array.from({ length: count }, () => ({ kind: 'bot', bot: BOT }))
}

/** A match against bots, begun at once. */
export async function playNow(game: GameSummary, name: string): Promise<void> {
  const { least, most } = game.players
  const company = Math.min(Math.max(COMPANY, least - 1), most - 1)
  const seated = await api.lay({
    game: game.name,
    seats: [{ kind: 'person' }, ...bots(company)],
    name,
    language: settings.language,
  })
  await api.start(seated.table.id)
  goTo(seated)
}
