// What stands on a card. A game's faces.ts makes a Face from a card's name and the fields of its deck, without any
// words; `show` says it in the reader's language for Card and CardDetails.

import { Name, type Params, type Texts } from '../lib/texts'
import { hyphenate, longest } from './hyphenate'

/** The looks that all games share: colour, and the place of a kind in a row. */
export type Look = 'study' | 'work' | 'money' | 'love' | 'goods' | 'blow' | 'special' | 'either'

/** A card's fields, as `cards` of a game gives them. */
export type Fields = Record<string, unknown>
export type Deck = Record<string, Fields>

/** Levels by what they are of, and the number of the game's rules that raises each. */
export interface Levels {
  levels: [string, number][]
  raisedBy: string
}

/** A message with what fills it in. A word, a zone or a card is said in the reader's language and selected on by its id. */
export interface Said {
  id: string
  params?: Record<string, number | string | { word: string } | { zone: string } | { card: string } | { cards: string[] } | Levels>
}

/** Something that the card tells: in words, or by icons with a figure, whose words are read out and listed in the details. */
export interface Fact {
  /** Left out where an icon only repeats what is said elsewhere on the card. */
  said?: Said
  icons?: string[]
  figure?: string
  /** A special power, set apart from what every card may tell. */
  power?: boolean
}

export interface Face {
  look: Look
  /** The colour of its border, where the game prints borders of two colours. */
  border?: 'black' | 'yellow'
  /** What sort of card it is, and its icon at the left of the band. */
  sort: Said
  sortIcon: string
  icon: string
  /** Stands for the card's name where that is a list of its facts. */
  title?: Said
  /** At the right of the band: as many dots, or an icon with a figure. */
  worth?: Fact & { dots?: number }
  /** Small icons in the band, beside that of the sort. */
  marks?: Fact[]
  /** Below the name. Words whose message does not exist are left out, as a card of one's own has none. */
  facts: Fact[]
  /** In the details only. */
  more?: Fact[]
}

/** Makes the face of any card of a game, of one's own decks too. */
export type FaceOf = (card: string, fields: Fields, deck: Deck) => Face

export interface ShownFact {
  words: string
  icons: string[]
  figure: string
  power: boolean
}

/** A face in words. */
export interface Shown {
  card: string
  look: Look
  border: 'black' | 'yellow' | undefined
  sort: string
  sortIcon: string
  icon: string
  name: string
  /** The name with the places where a long word may break. */
  printed: string
  /** The letters of its longest word, by which it is set smaller. */
  longest: number
  /** A line that describes it, for the details; empty where there is none. */
  about: string
  worth: (ShownFact & { dots: number }) | null
  marks: ShownFact[]
  facts: ShownFact[]
  /** Everything that the card tells, in words. */
  details: string[]
  /** The rules that it is about. */
  rules: string[]
}

/** With a capital, as at the beginning of a line. */
export const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** The face of a card in the language of the texts. */
export function show(card: string, face: Face, texts: Texts): Shown {
  const name = capital(face.title && !texts.own(card, 'name') ? sayIt(face.title, texts) : texts.card(card))
  const [worth] = face.worth ? shownFacts([face.worth], texts) : []
  const marks = shownFacts(face.marks ?? [], texts)
  const facts = shownFacts(face.facts, texts)
  const more = shownFacts(face.more ?? [], texts)
  return {
    card,
    look: face.look,
    border: face.border,
    sort: texts.has(face.sort.id) ? sayIt(face.sort, texts) : '',
    sortIcon: face.sortIcon,
    icon: face.icon,
    name,
    printed: hyphenate(name),
    longest: longest(name),
    about: texts.about(card),
    worth: worth ? shownWorth(worth, face.worth?.dots ?? 0) : null,
    marks,
    facts,
    details: [...(worth ? [worth] : []), ...facts, ...marks, ...more].flatMap(({ words }) => (words ? [capital(words)] : [])),
    rules: texts.game?.card_rules[card] ?? [],
  }
}

// More have no room in the band, as a deck of one's own may have them.
const MOST_DOTS = 6

const shownWorth = (worth: ShownFact, dots: number) => (dots > MOST_DOTS ? { ...worth, figure: `${dots}`, dots: 0 } : { ...worth, dots })

function shownFacts(facts: Fact[], texts: Texts): ShownFact[] {
  return facts
    .filter(({ said }) => !said || texts.has(said.id))
    .map((fact) => ({ words: fact.said ? sayIt(fact.said, texts) : '', icons: fact.icons ?? [], figure: fact.figure ?? '', power: fact.power ?? false }))
}

function sayIt(said: Said, texts: Texts): string {
  const params: Params = {}
  for (const [name, value] of Object.entries(said.params ?? {})) {
    if (typeof value !== 'object') params[name] = value
    else if ('word' in value) params[name] = new Name(value.word, texts.word(value.word))
    else if ('zone' in value) params[name] = new Name(value.zone, texts.zone(value.zone))
    else if ('card' in value) params[name] = new Name(value.card, texts.card(value.card))
    else if ('levels' in value) params[name] = raised(value, texts)
    else params[name] = value.cards.map((card) => texts.card(card)).join(', ')
  }
  return texts.say(said.id, params)
}

function raised({ levels, raisedBy }: Levels, texts: Texts): string {
  const more = texts.game?.numbers[raisedBy] ?? 0
  return levels.map(([of, number]) => `${texts.word(of)} ${number + more}`).join(', ')
}

// What faces are made with.

/** A number of a card's fields; 0 where there is none. */
export const num = (fields: Fields, name: string): number => (typeof fields[name] === 'number' ? fields[name] : 0)

/** A word of a card's fields; empty where there is none. */
export const word = (fields: Fields, name: string): string => (typeof fields[name] === 'string' ? fields[name] : '')

/** A table of numbers among a card's fields, such as the levels that it needs. */
export const numbers = (fields: Fields, name: string): [string, number][] =>
  Object.entries((fields[name] ?? {}) as Record<string, number>)

/** A number with its sign: +2, −1. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

/** Halves as they are written on cards: ½, 1½, −½. */
export function halves(number: number): string {
  const size = Math.abs(number)
  return `${number < 0 ? '−' : ''}${size >= 1 || size === 0 ? Math.floor(size) : ''}${size % 1 ? '½' : ''}`
}
