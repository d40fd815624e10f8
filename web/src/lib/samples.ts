// Small games for the tests.

import type { Form, Game, Slot } from './api'

/** What the standard deck says to people: nothing. */
export const STANDARD: Game['deck'] = { title: {}, about: {}, texts: {}, looks: {}, changed: [] }

const KINDS: Record<string, string> = { card: 'card', other: 'card', paying: 'card', target: 'player', number: 'number', price: 'number', amount: 'number' }

export function form(pattern: string): Form {
  const parts = pattern.split(' ')
  const slot = (part: string): Slot | null => {
    const name = /^<(\w+)>/.exec(part)?.[1]
    return name ? { name, kind: KINDS[name] ?? name, many: part.endsWith('...') } : null
  }
  return { pattern, words: parts.map((part) => part.replace('...', '')), slots: parts.map(slot) }
}

export function game(...patterns: string[]): Game {
  return {
    name: 'smile_life',
    prefix: 'SL',
    players: { least: 2, most: 6 },
    options: [],
    bots: [],
    levels: [],
    default_bot: '',
    lessons: [],
    puzzles: 0,
    forms: patterns.map(form),
    vocabularies: { card: ['waiter', 'divorce', 'dog', 'wage_1', 'wage_2'] },
    cards: { waiter: {}, divorce: {}, dog: {}, wage_1: {}, wage_2: {} },
    card_rules: {},
    deck: STANDARD,
    printed: {},
    numbers: {},
    routine: [],
    measures: [],
  }
}
