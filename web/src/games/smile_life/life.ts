// A life as it lies on the table: what the view tells of a player, sorted into the columns in which it is drawn.

import type { Deck, Look } from '../../parts/face'
import type { Json, View } from '../../lib/api'
import { num, word } from '../../parts/face'

export type ColumnName = 'studies' | 'job' | 'wages' | 'love' | 'children' | 'goods' | 'extras' | 'malus'

/** Equal cards that lie together. */
export interface Laid {
  card: string
  count: number
  /** The zone of the view: `ana.flirts`. */
  at: string
  /** It no longer does anything but count. */
  over?: boolean
  /** What is to be said about it. */
  note?: 'open' | 'used' | 'serving'
}

export interface Column {
  name: ColumnName
  look: Look
  cards: Laid[]
}

export interface Life {
  player: string
  columns: Column[]
  smiles: number
  hand: number
  level: number
  wageLevel: number
  /** What can be paid with what lies there. */
  money: number
  /** Turns to be missed. */
  misses: number
  /** Names of the zones that hold for this player now. */
  flags: string[]
}

/** The column in which a card of that group comes to lie before oneself. */
export const COLUMN_OF: Record<string, ColumnName> = {
  studies: 'studies',
  job: 'job',
  wage: 'wages',
  flirt: 'love',
  marriage: 'love',
  adultery: 'love',
  child: 'children',
  pet: 'goods',
  trip: 'goods',
  house: 'goods',
  distinction: 'extras',
  special: 'extras',
}

/** A life has these columns from the start; the others come with their first card. */
export const ALWAYS: ColumnName[] = ['studies', 'job', 'wages', 'love', 'children', 'goods']

const strings = (value: Json | undefined): string[] => (Array.isArray(value) ? (value as string[]) : [])
const count = (value: Json | undefined): number => (typeof value === 'number' ? value : Array.isArray(value) ? value.length : 0)

/** Cards of one kind as one, where the one laid last lies last. */
function gathered(cards: string[], at: string, more: Partial<Laid> = {}): Laid[] {
  const counts = new Map<string, number>()
  for (const card of cards) {
    const before = counts.get(card) ?? 0
    counts.delete(card)
    counts.set(card, before + 1)
  }
  return [...counts].map(([card, number]) => ({ card, count: number, at, ...more }))
}

export function lifeOf(player: string, view: View, deck: Deck): Life {
  const own = (view[player] ?? {}) as View
  const cards = (zone: string) => strings(own[zone])
  const at = (zone: string) => `${player}.${zone}`
  const one = (zone: string, more: (index: number) => Partial<Laid> = () => ({})): Laid[] =>
    cards(zone).map((card, index) => ({ card, count: 1, at: at(zone), ...more(index) }))
  const all = (zone: string, more: Partial<Laid> = {}) => gathered(cards(zone), at(zone), more)
  const past = (zone: string) => all(zone, { over: true })

  const married = cards('marriage').length > 0
  const adulterous = cards('adultery').length > 0
  const used = strings(own.used_flirts) as unknown as number[]
  const noteOf = (zone: string, index: number, open: boolean): Partial<Laid> => {
    if (open && index === cards(zone).length - 1) return { note: zone === 'flirts' && used.includes(index + 1) ? 'used' : 'open' }
    return { over: true }
  }
  const values = [...cards('wages'), ...cards('specials').filter((card) => word(deck[card] ?? {}, 'group') === 'special')]

  return {
    player,
    columns: [
      { name: 'studies', look: 'study', cards: [...past('extra_studies'), ...all('studies')] },
      { name: 'job', look: 'work', cards: one('job') },
      { name: 'wages', look: 'money', cards: [...past('invested'), ...all('wages')] },
      {
        name: 'love',
        look: 'love',
        cards: [
          ...past('past_affairs'),
          ...one('flirts', (index) => noteOf('flirts', index, !married)),
          ...one('marriage'),
          ...one('adultery'),
          ...one('affairs', (index) => noteOf('affairs', index, adulterous)),
        ],
      },
      { name: 'children', look: 'love', cards: all('children') },
      { name: 'goods', look: 'goods', cards: all('acquisitions') },
      { name: 'extras', look: 'special', cards: [...all('distinctions'), ...all('specials')] },
      { name: 'malus', look: 'blow', cards: [...past('malus'), ...one('pending', () => ({ note: 'serving' }))] },
    ],
    smiles: count(own.smiles),
    hand: count(own.hand_size ?? own.hand),
    level: count(own.level),
    wageLevel: count(own.wage_level),
    money: values.reduce((sum, card) => sum + num(deck[card] ?? {}, 'value'), 0),
    misses: cards('pending').filter((card) => card !== 'prison').length + count(own.prison_turns),
    flags: ['raised', 'free_house', 'outlaw'].filter((flag) => own[flag] === true),
  }
}

/** The cards of a zone that all share; none if they are hidden. */
export const cardsIn = (view: View, zone: string): string[] => strings(view[zone])

/** A number of the view, or how many cards lie in a zone. */
export const numberIn = (view: View, zone: string): number => count(view[zone])
