// The view of Fatum as the board reads it.

import type { Game, View } from '../../lib/api'
import type { BoardTable } from '../../lib/board'
import { numbers } from '../../parts/face'

export const DECKS = ['work', 'experience', 'relations', 'heritage'] as const
export type Domain = (typeof DECKS)[number]

export const STEPS = ['opportunities', 'destiny', 'accounts'] as const

export interface Life extends Record<Domain, number> {
  hand: string[] | number
  hand_decks: string[]
  front: string[]
  diplomas: string[]
  burdens: string[]
  money: number
  objective: string
  revealed: boolean
  reached: number
  out: boolean
  laid: string[]
  draws: number
  bonus: string[]
  used: string[]
  points: number
  charges: number
}

export const lifeOf = (view: View, player: string): Life => view[player] as unknown as Life

/** Cards of a hand, of each deck. */
export const held = (life: Life, deck: string): number => life.hand_decks.filter((other) => other === deck).length

/** What lies before a player, of one deck: what is in play, what has been learnt, what weighs. */
export interface Lying {
  card: string
  zone: 'front' | 'diplomas' | 'burdens'
  /** Which one of its kind in its zone. */
  copy: number
}

export function lying(life: Life, game: Game, deck?: string): Lying[] {
  return (['front', 'diplomas', 'burdens'] as const).flatMap((zone) =>
    life[zone]
      .map((card, at) => ({ card, zone, copy: life[zone].slice(0, at).filter((other) => other === card).length }))
      .filter(({ card }) => deck === undefined || game.cards[card]?.deck === deck),
  )
}

/** The objective that a player is seen to have: the common one, one's own, or one that lies face up. */
export function objectiveOf(view: View, life: Life, game: Game): string | null {
  return [life.objective, String(view.objective)].find((card) => card in game.cards) ?? null
}

/** The levels that it asks for, as the table plays it. */
export function goalsOf(objective: string | null, game: Game, table: BoardTable): Partial<Record<string, number>> {
  const more = table.options.plus_two ? game.numbers.objective_raise! : 0
  return objective ? Object.fromEntries(numbers(game.cards[objective]!, 'needs').map(([deck, level]) => [deck, level + more])) : {}
}

/** The last round, or 0 if only something else ends the match. */
export const lastRound = (table: BoardTable): number => Number((table.options.mode === 'time' ? table.options.rounds : table.options.cap) ?? 0)
