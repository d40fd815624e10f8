// The decks as the API gives them, read from their files: each card is one line, whose table is nearly JSON.

import type { Deck } from '../src/parts/face'

const FILES = import.meta.glob<string>('../../src/parcours/games/*/deck.toml', { query: '?raw', import: 'default', eager: true })

export const DECKS: Record<string, Deck> = Object.fromEntries(
  Object.entries(FILES).map(([path, text]) => [path.split('/').at(-2)!, read(text)]),
)

function read(text: string): Deck {
  return Object.fromEntries(
    [...text.matchAll(/^(\w+) = (\{.*\})$/gm)].map(([, card, fields]) => [card!, JSON.parse(fields!.replace(/(\w+) =/g, '"$1":'))]),
  )
}
