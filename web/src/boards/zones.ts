// How any value of a view is read: as cards, as words, or as figures.

import type { Game, Json, View } from '../lib/api'

const NOTHING: Json[] = [null, false, 0, '', 'none', 'nobody']
const PILE = /^(pile|deck)(_(\w+))?$/

/** Whether a zone is worth showing. The size of a zone that is there anyway is not. */
export function holdsSomething(name: string, zones: View): boolean {
  const value = zones[name] ?? null
  if (name.endsWith('_size') && name.slice(0, -5) in zones) return false
  if (Array.isArray(value)) return value.length > 0
  if (value && typeof value === 'object') return Object.keys(value).length > 0
  return !NOTHING.includes(value)
}

/** The cards of a zone, or null if it holds something else. */
export function cardsOf(value: Json, game: Game): string[] | null {
  if (!Array.isArray(value) || !value.length) return null
  return value.every((item) => typeof item === 'string' && item in game.cards) ? (value as string[]) : null
}

/** Whether a number is that of cards lying face down in a pile. */
export function isPile(name: string, value: Json): value is number {
  return typeof value === 'number' && PILE.test(name)
}

/** The word by which moves name a pile: `draw work` is about `pile_work`. */
export function pileOf(name: string): string | null {
  return PILE.exec(name)?.[3] ?? null
}

/** Whether a zone is drawn as cards; everything else is a fact in a line. */
export function isDrawn(name: string, value: Json, game: Game): boolean {
  return cardsOf(value, game) !== null || isPile(name, value)
}
