import { expect, test } from 'vitest'
import { DECKS } from '../../gallery/decks'
import type { CardFields, OwnDeck } from '../lib/api'
import { inLanguage } from '../lib/texts'
import { copyCard, differences, freeKind, kindOf, readDeck, removeCard, setDeckText, setField, setLook, setText } from './deck'

const standard = DECKS.smile_life as Record<string, CardFields>
const deck: OwnDeck = { title: { en: 'Circus' }, about: {}, cards: standard, texts: {}, looks: {} }
const changed = (own: OwnDeck) => differences(standard, own)

test('the standard deck differs in nothing', () => {
  expect(changed(deck)).toEqual([])
})

test('a changed field is told with its standard value and its own', () => {
  const own = setField(deck, 'waiter', 'pays', 3)
  expect(changed(own)).toEqual([{ card: 'waiter', how: 'changed', fields: [{ field: 'pays', standard: 1, own: 3 }], own_texts: false, own_look: false }])
  expect(changed(setField(own, 'waiter', 'pays', 1))).toEqual([])
  expect(deck.cards.waiter!.pays).toBe(1)
})

test('a field that is taken away differs from nothing', () => {
  expect(changed(setField(deck, 'waiter', 'pays', undefined))[0]!.fields).toEqual([{ field: 'pays', standard: 1, own: null }])
})

test('a mapping that names its parts in another order is the same', () => {
  const card = { needs: { work: 1, relations: 2 }, copies: [1, 2] }
  const own = { ...deck, cards: { card: { needs: { relations: 2, work: 1 }, copies: [1, 2] } } }
  expect(differences({ card }, own)).toEqual([])
  expect(differences({ card }, setField(own, 'card', 'copies', [2, 1]))).toHaveLength(1)
})

test('a copy stands behind its card, with its texts and its look', () => {
  const dressed = setLook(setText(deck, 'fr', 'waiter', 'name', 'Serveuse'), 'waiter', 'icon', 'unicorn')
  const own = copyCard(dressed, 'waiter', 'lion_tamer')
  const kinds = Object.keys(own.cards)
  expect(kinds[kinds.indexOf('waiter') + 1]).toBe('lion_tamer')
  expect(own.texts.fr?.lion_tamer).toEqual({ name: 'Serveuse' })
  expect(own.looks.lion_tamer).toEqual({ icon: 'unicorn' })
  expect(changed(own).find(({ card }) => card === 'lion_tamer')).toEqual({ card: 'lion_tamer', how: 'added', fields: [], own_texts: true, own_look: true })
  expect(removeCard(own, 'lion_tamer')).toEqual(dressed)
})

test('a card that is gone is told, and nothing of it is left', () => {
  const own = removeCard(setText(deck, 'en', 'waiter', 'about', 'Runs.'), 'waiter')
  expect(changed(own)).toEqual([{ card: 'waiter', how: 'removed', fields: [], own_texts: false, own_look: false }])
  expect(own.texts.en).toEqual({})
})

test('an empty text is none', () => {
  const own = setText(setText(deck, 'en', 'waiter', 'name', 'Lion tamer'), 'en', 'waiter', 'name', '')
  expect(own.texts.en).toEqual({})
  expect(changed(own)).toEqual([])
})

test('a deck is called by its title in a language, or in another one', () => {
  expect(inLanguage(deck.title, 'nl')).toBe('Circus')
  expect(inLanguage(setDeckText(deck, 'title', 'Cirque').title, 'nl')).toBe('Cirque')
  expect(inLanguage(setDeckText(deck, 'title', '').title, 'en')).toBe('')
})

test('new cards get an id that is free and that decks can have', () => {
  expect(freeKind(deck, 'waiter')).toBe('waiter_2')
  expect(freeKind(deck, 'wage_1')).toBe('wage_5')
  expect(kindOf('Dompteur de lions, célèbre!')).toBe('dompteur_de_lions_celebre')
  expect(kindOf('1. Löwe')).toBe('lowe')
  expect(kindOf('🦁')).toBe('')
})

test('a deck comes back from JSON as it was', () => {
  const own = setLook(setText(copyCard(deck, 'waiter', 'lion_tamer'), 'en', 'lion_tamer', 'name', '<b>Lion</b>'), 'lion_tamer', 'colour', 'love')
  const read = readDeck(JSON.parse(JSON.stringify(own)))!
  expect(changed(read)).toEqual(changed(own))
  expect(read.texts.en).toEqual(own.texts.en)
  expect(read.looks).toEqual(own.looks)
  expect(read.title).toEqual(own.title)
})

test.each([null, 7, [], {}, { cards: {} }, { cards: { 'a b': {} } }, { cards: { waiter: 1 } }, JSON.parse('{"cards": {"__proto__": {}}}')])(
  'what is no deck is none: %j',
  (value) => {
    expect(readDeck(value)).toBe(null)
  },
)

test('texts and looks of cards that are not there, or that are no texts, are left out', () => {
  const read = readDeck({ cards: { a: {} }, texts: { en: { a: { name: 7, about: 'x', more: 'y' }, b: { name: 'z' } }, xx: {} }, looks: { a: [] } })!
  expect(read.texts).toEqual({ en: { a: { about: 'x' } }, fr: {}, nl: {} })
  expect(read.looks).toEqual({})
})
