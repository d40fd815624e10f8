// Every card of every deck says something in all three languages. Where a game draws its cards itself, each has its own picture.

import { expect, test } from 'vitest'
import { DECKS } from '../../gallery/decks'
import { LANGUAGES, type Game, type Language } from '../lib/api'
import { STANDARD } from '../lib/samples'
import { loadTexts } from '../lib/texts'
import { show, type Fact, type Said } from '../parts/face'
import { anyFace, loadFaces, showAnyway } from '../parts/faces'

const games = Object.keys(DECKS)
const drawn = games.filter((game) => `./${game}/faces.ts` in import.meta.glob('./*/faces.ts'))
const textsOf = (name: string, language: Language) =>
  loadTexts(language, { name, prefix: '', cards: DECKS[name]!, forms: [], vocabularies: {}, card_rules: {}, numbers: {}, deck: STANDARD } as unknown as Game, {}, true)

test.each(drawn)('the pictures of %s are all different, and none is missing', async (game) => {
  const face = await loadFaces(game)
  const deck = DECKS[game]!
  const pictures = Object.keys(deck).map((card) => face(card, deck[card]!, deck).icon)
  expect(pictures.every(Boolean)).toBe(true)
  expect(new Set(pictures).size).toBe(pictures.length)
})

test.each(drawn.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))('all that the cards of %s say is there in %s', async (game, language) => {
  const [face, texts] = [await loadFaces(game), await textsOf(game, language)]
  const deck = DECKS[game]!
  for (const card of Object.keys(deck)) {
    const made = face(card, deck[card]!, deck)
    const facts: Fact[] = [...(made.worth ? [made.worth] : []), ...(made.marks ?? []), ...made.facts, ...(made.more ?? [])]
    const said: Said[] = [made.sort, ...facts.flatMap((fact) => fact.said ?? [])]
    const missing = said.filter(({ id }) => !texts.has(id) && id !== `face-card-${card}`)
    expect(missing, card).toEqual([])
    for (const words of [show(card, made, texts).sort, ...show(card, made, texts).details]) {
      expect(words, card).not.toMatch(/[{}$]|undefined|NaN|^$/)
    }
  }
})

test.each(LANGUAGES)('every card of Fatum is described in %s, and no card of one’s own', async (language) => {
  const [face, texts] = [await loadFaces('fatum'), await textsOf('fatum', language)]
  const deck = DECKS.fatum!
  for (const card of Object.keys(deck)) expect(show(card, face(card, deck[card]!, deck), texts).about, card).toMatch(/\S/)
  expect(show('lion_tamer', face('lion_tamer', {}, deck), texts).about).toBe('')
})

test('a card of one’s own looks like its group, and one of another game like its fields', async () => {
  const face = await loadFaces('smile_life')
  const deck = DECKS.smile_life!
  const tamer = { group: 'job', copies: 1, smiles: 2, needs: 3, pays: 2, status: 'plain' }
  expect(face('lion_tamer', tamer, deck).look).toBe('work')
  expect(face('lion_tamer', tamer, deck).worth?.dots).toBe(2)
  expect(show('lion_tamer', face('lion_tamer', tamer, deck), await textsOf('smile_life', 'en')).name).toBe('Lion tamer')
  const other = anyFace('kraken', { type: 'attack', copies: 2, points: 3, strength: 7 }, {})
  expect(other.look).toBe('blow')
  expect(other.worth?.figure).toBe('3')
  expect(other.facts[0]?.figure).toBe('strength 7')
})

test.each(Object.keys(DECKS))('a card of %s can have the picture of any other and another colour', async (game) => {
  const deck = DECKS[game]!
  const [first, ...others] = Object.keys(deck)
  const face = await loadFaces(game)
  for (const other of others) {
    const dressed = await loadFaces(game, { [first!]: { icon: other, colour: 'love' } })
    // The card whose picture it is may be gone from the deck.
    const made = dressed(first!, deck[first!]!, { [first!]: deck[first!]! })
    expect(made.icon, other).toBe(face(other, deck[other]!, deck).icon)
    expect(made.look).toBe('love')
    expect(dressed(other, deck[other]!, deck)).toEqual(face(other, deck[other]!, deck))
  }
})

test.each(Object.keys(DECKS))('a card of %s with anything in its fields is drawn', async (game) => {
  const [face, texts] = [await loadFaces(game), await textsOf(game, 'en')]
  const deck = DECKS[game]!
  for (const [card, fields] of Object.entries(deck)) {
    for (const value of [null, '', 'x', -1, 1e9, [], [null], {}, { a: { b: [] } }, true]) {
      const odd = Object.fromEntries(Object.keys(fields).map((name) => [name, value]))
      const shown = showAnyway(card, { ...deck, [card]: odd }, face, texts)
      expect(shown.name).toMatch(/\S/)
      expect(shown.worth?.dots ?? 0).toBeLessThan(10)
    }
  }
})

test('a deck’s own words are said in the reader’s language, or else in another one, and before the game’s', async () => {
  const own = { ...STANDARD, texts: { fr: { waiter: { name: 'Dompteur', about: 'Avec des lions.' } }, nl: { waiter: { name: 'Temmer' } } } }
  const said = async (language: Language) => {
    const texts = (await textsOf('smile_life', language)).withGame({ deck: own, cards: DECKS.smile_life } as unknown as Game)
    return [texts.card('waiter'), texts.about('waiter')]
  }
  expect(await said('en')).toEqual(['Dompteur', 'Avec des lions.'])
  expect(await said('nl')).toEqual(['Temmer', 'Avec des lions.'])
})
