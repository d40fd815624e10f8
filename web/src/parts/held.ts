// How a row or a hand draws each of its cards, and what touching one does.

import type { Shown } from './face'
import type { Refused } from './refused'

export interface Held {
  /** The cards by their names, in order. */
  cards: string[]
  /** The zone they lie in, for gliding: `ana.hand`. */
  at?: string
  show: (card: string) => Shown
  lit?: (card: string) => boolean
  /** How many of that card have been touched. */
  picked?: (card: string) => number
  refusal?: (card: string) => Refused | null
  touch?: (card: string) => void
}

/** Cards of one kind as one, with their number, in the order of their first. */
export function gathered(cards: string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, count]) => ({ card, count }))
}

/** Which of its kind a card is, so that two touched ones are two raised ones. */
export function turnOf(cards: string[], at: number): number {
  return cards.slice(0, at).filter((card) => card === cards[at]).length
}
