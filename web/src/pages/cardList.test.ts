// The list of cards has every card of every game once, and its search finds what the cards say.

import { expect, test } from 'vitest'
import { DECKS } from '../../gallery/decks'
import { LANGUAGES, type Game, type Language } from '../lib/api'
import { STANDARD } from '../lib/samples'
import { loadAid, loadTexts } from '../lib/texts'
import { anyFace, loadFaces } from '../parts/faces'
import { countCards, findCards, groupCards } from './cardList'

const gameOf = (name: string, numbers: Record<string, number> = {}, card_rules: Record<string, string[]> = {}) =>
  ({ name, prefix: '', cards: DECKS[name]!, forms: [], vocabularies: {}, card_rules, numbers, deck: STANDARD }) as unknown as Game
const listed = async (name: string, language: Language, game = gameOf(name)) => groupCards(game, await loadFaces(name), await loadTexts(language, game))
const names = (groups: { cards: { shown: { card: string } }[] }[]) => groups.flatMap(({ cards }) => cards.map(({ shown }) => shown.card))

test.each(Object.keys(DECKS).flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))('every card of %s is listed once in %s, under a title in words', async (game, language) => {
  const groups = await listed(game, language)
  expect(names(groups).sort()).toEqual(Object.keys(DECKS[game]!).sort())
  expect(new Set(groups.map(({ title }) => title)).size).toBe(groups.length)
  for (const { title } of groups) expect(title).toMatch(/^\p{Lu}[^_{}]+$/u)
})

test('copies are counted as the box has them', async () => {
  const total = async (game: string) => (await listed(game, 'en')).reduce((sum, group) => sum + countCards(group), 0)
  expect(await total('smile_life')).toBe(200)
  expect(await total('happy')).toBe(56)
  expect(await total('fatum')).toBe(189)
  // Life cards, the two sides of the starting card, events.
  expect(await total('retire_happy')).toBe(120 + 2 + 12)
})

test('the search takes words in any order, without accents, and knows facts, descriptions and rules', async () => {
  const groups = await listed('fatum', 'fr', gameOf('fatum', {}, { policeman: ['FA-7.15'] }))
  expect(names(findCards(groups, ''))).toHaveLength(Object.keys(DECKS.fatum!).length)
  expect(names(findCards(groups, 'ECOLES etudes'))).toEqual([])
  expect(names(findCards(groups, 'etudes droit'))).toContain('studies_law')
  expect(names(findCards(groups, 'FA-7.15'))).toEqual(['policeman'])
  expect(names(findCards(groups, 'bord jaune travail'))).toContain('useless')
})

test('world trips are told by the number of players, objectives as the option raises them', async () => {
  const trip = findCards(await listed('happy', 'en'), 'world_trip')[0]!.cards[0]!
  expect(trip.copies).toBe(5)
  expect(trip.shown.details.join(' ')).toMatch(/2 with three, 3 with four, 4 with five, 5 with six/)
  const harmony = findCards(await listed('fatum', 'en', gameOf('fatum', { objective_raise: 2 })), 'harmony').flatMap(({ cards }) => cards)[0]!
  expect(harmony.shown.details).toContain('Harder objectives: work 5, experience 5, relations 5, property 5')
})

test('a game from elsewhere is grouped by what its fields are called', async () => {
  const cards = { two: { suit: 'hearts', copies: 4, rank: 2 }, three: { suit: 'spades', copies: 4, rank: 3 }, joker: { copies: 1 } }
  const game = { ...gameOf('smile_life'), cards } as unknown as Game
  const groups = groupCards(game, anyFace, await loadTexts('en', game))
  expect(groups.map(({ id }) => id)).toEqual(['hearts', 'spades', ''])
  expect(groups.map(({ title }) => title)).toEqual(['Hearts', 'Spades', 'Smile Life'])
})

test.each(LANGUAGES)('the player aid of Retire Happy has its numbers in %s', async (language) => {
  const numbers = { offers: 5, offer_size: 3, hand_limit: 3, child_cost: 2, lodging_cost: 41, loan: 3, repayment: 6 }
  const { parts, texts } = await loadAid(language, gameOf('retire_happy', numbers))
  expect(parts).toHaveLength(2)
  expect(parts.every(({ lines }) => lines.length >= 5)).toBe(true)
  expect(parts.flatMap(({ lines }) => lines).join(' ')).toContain('41')
  expect(parts.flatMap(({ lines }) => lines).join(' ')).not.toMatch(/[{}$]/)
  expect(texts.has('aid-sign-upkeep')).toBe(true)
})
