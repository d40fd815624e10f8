import { expect, test } from 'vitest'
import type { DeckField, Game } from '../lib/api'
import { STANDARD } from '../lib/samples'
import { loadWorkshopTexts } from '../lib/texts'
import { problemsOf } from './problems'
import { beginPattern, concerns, emptyValue, fieldName, fitGroup, patternKinds, sayAllowed, sayValue, slotsOf, withWord } from './schema'

const field = (name: string, more: Partial<DeckField> = {}): DeckField => ({
  name, type: 'whole', least: 0, most: 99, choices: null, patterns: null, groups: null, kinds: null, optional: false, rules: [], items: null, parts: null, ...more,
})
const group = field('group', { type: 'word', choices: ['job', 'wage'] })
const pays = field('pays', { groups: ['job'], most: 4 })
const value = field('value', { groups: ['wage'], kinds: ['inheritance'], least: 1, most: 4 })
const table = field('table', { type: 'list', least: 2, most: 3, items: field('', { type: 'table', parts: [field('from', { least: 1 }), field('note', { type: 'word', optional: true })] }) })

test('a card has the fields of its group and of its kind', () => {
  expect(concerns(group, 'waiter', 'job')).toBe(true)
  expect(concerns(pays, 'waiter', 'job')).toBe(true)
  expect(concerns(pays, 'wage_1', 'wage')).toBe(false)
  expect(concerns(value, 'inheritance', 'special')).toBe(true)
  expect(concerns(value, 'luck', undefined)).toBe(false)
})

test('a field that must say something begins within its bounds', () => {
  expect(emptyValue(value)).toBe(1)
  expect(emptyValue(field('motivation', { least: -6, most: -2 }))).toBe(-2)
  expect(emptyValue(group)).toBe('job')
  expect(emptyValue(table)).toEqual([{ from: 1 }, { from: 1 }])
})

test('a card that comes into another group has the fields of that group', () => {
  expect(fitGroup({ group: 'wage', pays: 2 }, [group, pays, value], 'waiter', 'group')).toEqual({ group: 'wage', value: 1 })
})

const game = (name: string) => ({ name, prefix: '', cards: {}, forms: [], vocabularies: {}, card_rules: {}, numbers: {}, deck: STANDARD }) as unknown as Game

test('fields and their values are said in the reader’s language', async () => {
  const [english, french] = [await loadWorkshopTexts('en', game('retire_happy')), await loadWorkshopTexts('fr', game('retire_happy'))]
  expect(fieldName('effects.0.when', english)).toBe('When')
  expect(fieldName('effects.0.when', french)).not.toBe('When')
  expect(fieldName('nobody_said_it', english)).toBe('Nobody said it')
  expect(sayValue({ test: { target: 7 } }, english)).toBe('Test Target 7')
  expect(sayValue([true, null, -1], english)).toBe('yes, –, −1')
  expect(sayAllowed(pays, english)).toBe('A whole number from 0 to 4.')
})

test('problems are told where they stand', async () => {
  const texts = await loadWorkshopTexts('en', game('smile_life'))
  const problem = { card: 'waiter', field: 'pays', code: 'expected_whole', params: { least: 0, most: 4 }, text: 'expected a whole number' }
  const unknown = { ...problem, field: '', code: 'from_a_newer_server', text: 'expected something else' }
  expect(problemsOf([problem, { ...problem, card: 'barman' }, unknown], 'waiter', texts)).toEqual({
    pays: ['A whole number from 0 to 4 goes here.'],
    '': ['expected something else'],
  })
})

test('a text that follows a pattern is written place by place', async () => {
  const deck = field('deck', { type: 'word', choices: ['work', 'heritage'] })
  const power = field('', { type: 'word', patterns: ['unique', 'toll DECK NUMBER', 'loss NUMBER [layer]'] })
  expect(patternKinds(power)).toEqual(['unique', 'toll', 'loss'])
  expect(beginPattern(power, [deck], 'unique')).toBe('unique')
  expect(beginPattern(power, [deck], 'toll')).toBe('toll work 1')
  expect(beginPattern(power, [deck], 'loss')).toBe('loss 1')
  expect(slotsOf(power, [deck], 'toll heritage 100').map(({ field, value }) => [field.name, field.type, value])).toEqual([['deck', 'word', 'heritage'], ['number', 'whole', '100']])
  expect(slotsOf(power, [deck], 'loss 500').map(({ field, value }) => [field.name, field.type, value])).toEqual([['number', 'whole', '500'], ['layer', 'flag', false]])
  expect(slotsOf(power, [deck], 'nothing 1')).toEqual([])
  expect(withWord('loss 500', 2, 'layer')).toBe('loss 500 layer')
  expect(withWord('loss 500 layer', 2, '')).toBe('loss 500')
  expect(withWord('toll work 1', 2, '')).toBe('toll work')
  const texts = await loadWorkshopTexts('en', game('fatum'))
  expect(sayValue(['toll work 100'], texts)).toBe('Toll Work 100')
})
