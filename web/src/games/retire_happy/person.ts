// What the view tells of a player, in the columns in which it is drawn.

import type { View } from '../../lib/api'
import type { Look } from '../../parts/face'

export type ColumnName = 'education' | 'career' | 'family' | 'home' | 'investments'

export interface Laid {
  card: string
  at: string
  /** Covered by a newer one: only what it gives for good counts. */
  covered: boolean
  /** The money on an investment. */
  stake?: number
}

export interface Column {
  name: ColumnName
  look: Look
  cards: Laid[]
}

export const cardsIn = (view: View, zone: string): string[] => (Array.isArray(view[zone]) ? (view[zone] as string[]) : [])
export const numberIn = (view: View, zone: string): number => (typeof view[zone] === 'number' ? view[zone] : 0)

export function columnsOf(player: string, own: View): Column[] {
  const all = (zone: string, covers = false): Laid[] =>
    cardsIn(own, zone).map((card, at, cards) => ({ card, at: `${player}.${zone}`, covered: covers && at < cards.length - 1 }))
  const stakes = (own.stakes ?? []) as number[]
  return [
    { name: 'education', look: 'study', cards: all('education', true) },
    { name: 'career', look: 'work', cards: all('career', true) },
    { name: 'family', look: 'love', cards: [...all('children'), ...all('partner')] },
    { name: 'home', look: 'goods', cards: all('home') },
    { name: 'investments', look: 'money', cards: all('investments').map((laid, at) => ({ ...laid, stake: stakes[at] ?? 0 })) },
  ]
}

/** The purses and tokens of a player, in the order in which they are shown. */
export const PURSES = ['current', 'pension', 'company', 'stakes'] as const
export const TOKENS = ['chances', 'loans'] as const

export const inPurse = (own: View, purse: string): number =>
  purse === 'stakes' ? ((own.stakes ?? []) as number[]).reduce((sum, stake) => sum + stake, 0) : numberIn(own, purse)

/** The column in which a card of that type comes to lie. */
export const COLUMN_OF: Record<string, ColumnName> = {
  education: 'education',
  job: 'career',
  entrepreneur: 'career',
  partner: 'family',
  child: 'family',
  home: 'home',
  investment: 'investments',
}
