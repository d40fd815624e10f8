// A deck of one's own as data, and what can be done to it. Nothing is changed in place: every change gives a new deck.

import { LANGUAGES, type CardChange, type CardFields, type CardText, type Json, type Language, type Look, type OwnDeck } from '../lib/api'

const LONGEST_KIND = 60
const KIND = /^[a-z][a-z0-9_]*$/

const without = <T>(all: Record<string, T>, name: string): Record<string, T> => Object.fromEntries(Object.entries(all).filter(([other]) => other !== name))

/** With that value, or without it where it says nothing. */
function withSaid<T extends object>(all: Record<string, T>, card: string, said: T): Record<string, T> {
  const kept = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && value !== '')) as T
  return Object.keys(kept).length ? { ...all, [card]: kept } : without(all, card)
}

/** What a deck says about itself as a whole. */
export const DECK_PARTS = ['title', 'about'] as const
export type DeckPart = (typeof DECK_PARTS)[number]

/** The id of the element where that is written. */
export const deckFieldId = (part: DeckPart): string => `deck-${part}`

/** What is written there. Texts of a deck have one line, so a new line becomes a space. */
export function onOneLine(area: HTMLTextAreaElement): string {
  const text = area.value.replace(/\s*\n\s*/g, ' ')
  if (text !== area.value) area.value = text
  return text
}

/** Call the deck so, or say what it is about, in all languages. */
export function setDeckText(deck: OwnDeck, part: DeckPart, text: string): OwnDeck {
  return { ...deck, [part]: text ? Object.fromEntries(LANGUAGES.map((language) => [language, text])) : {} }
}

/** Set a field of a card; undefined takes it away. */
export function setField(deck: OwnDeck, card: string, field: string, value: Json | undefined): OwnDeck {
  const fields = deck.cards[card]
  if (!fields) return deck
  return { ...deck, cards: { ...deck.cards, [card]: value === undefined ? without(fields, field) : { ...fields, [field]: value } } }
}

/** What a card is called or described by in a language; an empty text takes it away. */
export function setText(deck: OwnDeck, language: Language, card: string, part: keyof CardText, text: string): OwnDeck {
  const all = deck.texts[language] ?? {}
  return { ...deck, texts: { ...deck.texts, [language]: withSaid(all, card, { ...all[card], [part]: text }) } }
}

export function setLook(deck: OwnDeck, card: string, part: keyof Look, value: string): OwnDeck {
  return { ...deck, looks: withSaid(deck.looks, card, { ...deck.looks[card], [part]: value }) }
}

/** A name for a new card that no card has: `waiter_2`. */
export function freeKind(deck: OwnDeck, like: string): string {
  const stem = like.replace(/_\d+$/, '')
  for (let number = 2; ; number++) {
    const kind = `${stem}_${number}`
    if (!Object.hasOwn(deck.cards, kind)) return kind
  }
}

/** What a card of that name would be called in a deck: `Lion tamer!` is `lion_tamer`. */
export function kindOf(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '_').replace(/^[_0-9]+|_+$/g, '')
  return letters.slice(0, LONGEST_KIND)
}

const insertAfter = (cards: Record<string, CardFields>, after: string, kind: string, fields: CardFields): Record<string, CardFields> => {
  const entries = Object.entries(cards)
  const at = entries.findIndex(([other]) => other === after)
  return Object.fromEntries([...entries.slice(0, at + 1), [kind, fields], ...entries.slice(at + 1)])
}

/** A copy of a card right behind it, with its texts and its look. */
export function copyCard(deck: OwnDeck, card: string, kind: string): OwnDeck {
  const fields = deck.cards[card]
  if (!fields) return deck
  let texts = deck.texts
  for (const language of LANGUAGES) {
    const said = texts[language]?.[card]
    if (said) texts = { ...texts, [language]: { ...texts[language], [kind]: said } }
  }
  const look = deck.looks[card]
  return { ...deck, cards: insertAfter(deck.cards, card, kind, structuredClone(fields)), texts, looks: look ? { ...deck.looks, [kind]: look } : deck.looks }
}

export function removeCard(deck: OwnDeck, card: string): OwnDeck {
  const texts = Object.fromEntries(Object.entries(deck.texts).map(([language, all]) => [language, without(all, card)]))
  return { ...deck, cards: without(deck.cards, card), texts, looks: without(deck.looks, card) }
}

/** Whether two values of fields say the same, in whatever order their parts are named. */
export function same(one: Json | undefined, other: Json | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((item, at) => same(item, other[at]))
  if (one && other && typeof one === 'object' && typeof other === 'object' && !Array.isArray(one) && !Array.isArray(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)])
    return [...names].every((name) => same(one[name], other[name]))
  }
  return one === other
}

/** What differs from the standard deck: cards in the order of one's own, those that are gone last. */
export function differences(standard: Record<string, CardFields>, own: OwnDeck): CardChange[] {
  const found: CardChange[] = []
  for (const [card, fields] of Object.entries(own.cards)) {
    const before = Object.hasOwn(standard, card) ? standard[card] : undefined
    const names = before ? [...new Set([...Object.keys(before), ...Object.keys(fields)])].filter((name) => !same(before[name], fields[name])) : []
    const own_texts = LANGUAGES.some((language) => own.texts[language]?.[card])
    const own_look = Object.hasOwn(own.looks, card)
    if (!before || names.length || own_texts || own_look) {
      found.push({ card, how: before ? 'changed' : 'added', fields: names.map((field) => ({ field, standard: before?.[field] ?? null, own: fields[field] ?? null })), own_texts, own_look })
    }
  }
  for (const card of Object.keys(standard)) {
    if (!Object.hasOwn(own.cards, card)) found.push({ card, how: 'removed', fields: [], own_texts: false, own_look: false })
  }
  return found
}

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Only these keys, and only where they are texts. */
const textsOf = (value: unknown, ...keys: string[]): Record<string, string> =>
  isTable(value) ? Object.fromEntries(keys.flatMap((key) => (typeof value[key] === 'string' && value[key] ? [[key, value[key] as string]] : []))) : {}

const perCard = (value: unknown, cards: Record<string, unknown>, ...keys: string[]): Record<string, Record<string, string>> =>
  isTable(value)
    ? Object.fromEntries(Object.keys(cards).flatMap((card) => {
        const said = Object.hasOwn(value, card) ? textsOf(value[card], ...keys) : {}
        return Object.keys(said).length ? [[card, said]] : []
      }))
    : {}

/** A deck from a link or from what the browser kept; null where it is none. Its values are for the server to check. */
export function readDeck(value: unknown): OwnDeck | null {
  if (!isTable(value) || !isTable(value.cards)) return null
  const cards = value.cards
  if (!Object.keys(cards).length || !Object.entries(cards).every(([kind, fields]) => KIND.test(kind) && kind.length <= LONGEST_KIND && isTable(fields))) return null
  const texts = isTable(value.texts) ? value.texts : {}
  return {
    title: textsOf(value.title, ...LANGUAGES),
    about: textsOf(value.about, ...LANGUAGES),
    cards: cards as Record<string, CardFields>,
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, perCard(texts[language], cards, 'name', 'about')])),
    looks: perCard(value.looks, cards, 'icon', 'colour'),
  }
}
