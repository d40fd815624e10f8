// Legal moves as data: read by the game's forms, so that a board can ask what stands in which place.
// The server has put moves that differ in an amount only into one line.

import type { Form, Game, Slot } from './api'

/** One place of a move: what the form puts there. */
export interface Place {
  slot: Slot
  /** The words that stand there; several only where the slot takes many. Empty for amounts. */
  words: string[]
  /** The amounts that may stand there, rising; null where no number does. */
  amounts: number[] | null
}

/** A legal move, or several that differ in an amount only. */
export interface Line {
  /** The notation; with amounts still open it says all of them, as in `bribe 1..6`. */
  text: string
  form: Form
  places: Place[]
}

export const HIDDEN = 'hidden'
const AMOUNTS = /^\d+(\.\.\d+)?(,\d+(\.\.\d+)?)*$/

function fits(slot: Slot, word: string, game: Game, players: readonly string[]): boolean {
  if (word === HIDDEN) return true
  if (slot.kind === 'player') return players.includes(word)
  if (slot.kind === 'number') return AMOUNTS.test(word)
  return game.vocabularies[slot.kind]?.includes(word) ?? false
}

/** The amounts that a word stands for: `1..3,10` is four of them. */
function amountsOf(word: string): number[] {
  return word.split(',').flatMap((range) => {
    const [least, most = least] = range.split('..').map(Number) as [number, number?]
    return Array.from({ length: most - least + 1 }, (_, at) => least + at)
  })
}

function read(form: Form, words: string[], game: Game, players: readonly string[]): Place[] | null {
  const places: Place[] = []
  let at = 0
  for (const [index, slot] of form.slots.entries()) {
    if (!slot) {
      if (words[at] !== form.words[index]) return null
      at += 1
      continue
    }
    const start = at
    while (at < words.length && (at === start || slot.many) && fits(slot, words[at]!, game, players)) at += 1
    if (at === start) return null
    const said = words.slice(start, at)
    const numbers = slot.kind === 'number' && said[0] !== HIDDEN
    places.push({ slot, words: numbers ? [] : said, amounts: numbers ? said.flatMap(amountsOf) : null })
  }
  return at === words.length ? places : null
}

/** The move that a text says, or null if it fits no form. */
export function readMove(text: string, game: Game, players: readonly string[]): Line | null {
  const words = text.split(' ')
  for (const form of game.forms) {
    const places = read(form, words, game, players)
    if (places) return { text, form, places }
  }
  return null
}

/** The legal moves as lines, in the order of the forms. */
export function readMoves(legal: readonly string[], game: Game, players: readonly string[]): Line[] {
  const lines = legal.flatMap((text) => readMove(text, game, players) ?? [])
  return lines.sort((a, b) => game.forms.indexOf(a.form) - game.forms.indexOf(b.form))
}

/** The text of a line, with an amount for each of its places that holds one. */
export function notation(line: Line, amount: (place: Place) => number | string): string {
  let place = 0
  return line.form.slots
    .map((slot, index) => {
      if (!slot) return line.form.words[index]
      const found = line.places[place++]!
      return found.amounts ? amount(found) : found.words.join(' ')
    })
    .join(' ')
}

/** Whether the line is one move as it stands. */
export function isOne(line: Line): boolean {
  return line.places.every((place) => !place.amounts || place.amounts.length === 1)
}

/** The message of a form: `play <card> on <target>` is said by `move-play-card-on-target`. */
export function moveId(form: Form): string {
  return ['move', ...form.words.map((word) => word.replace(/[<>]/g, ''))].join('-')
}
