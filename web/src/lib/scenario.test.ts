import { expect, test } from 'vitest'
import type { Json, Scenario, ScenarioStep } from './api'
import { game } from './samples'
import { along, askOf, factsOf, protagonist, seatsOf, toldOf } from './scenario'
import { loadTexts } from './texts'

const smile = game('draw', 'play <card> on <target>', 'time')
const names = { ana: 'Ana', bob: 'Bob' }

function step(kind: ScenarioStep['kind'], tries: [string, string, string?][] = [], value: Json = null): ScenarioStep {
  return {
    number: 1,
    kind,
    tries: tries.map(([player, move, rule]) => ({ player, move, refused: rule ? { rule, params: {} } : null })),
    value,
    events: [],
    view: {},
    figures: {},
    awaited: [],
    result: null,
  }
}

function scenario(...steps: ScenarioStep[]): Scenario {
  const numbered = [step('given'), ...steps].map((one, number) => ({ ...one, number }))
  return { id: 'malus-1', title: 'A divorce', players: ['ana', 'bob'], rules: ['SL-7.6'], options: { river: true }, game: null, steps: numbered }
}

test('every kind of step asks something in each language', async () => {
  const steps = [
    step('given'),
    step('move', [['ana', 'play divorce on bob']]),
    step('refuse', [['ana', 'play divorce on ana', 'SL-7.1']]),
    step('offers', [['ana', 'draw']], { ana: ['draw'] }),
    step('legal', [], { bob: [] }),
    step('expect', [], { turn: 'bob' }),
    step('dice', [], [1, 6]),
    step('over', [], ['ana']),
  ]
  for (const language of ['en', 'fr', 'nl'] as const) {
    const texts = await loadTexts(language, smile, names)
    const asked = steps.map((one) => askOf(one, texts))
    for (const text of asked) expect(text).not.toMatch(/page-|undefined|divorce on/)
    expect(asked[4]).toContain('Bob')
    expect(asked[6]).toContain('1, 6')
  }
})

test('a move is told by its sentence, and by nobody where no player moves', async () => {
  const texts = await loadTexts('en', smile, names)
  expect(askOf(step('move', [['ana', 'play divorce on bob']]), texts)).toBe('Ana: Play “divorce” on Bob')
  expect(askOf(step('move', [['table', 'time']]), texts)).toMatch(/^The table: /)
})

test('a refusal says why and keeps its rule for a link', async () => {
  const texts = await loadTexts('en', smile, names, true)
  const [told] = toldOf(step('refuse', [['bob', 'draw', 'SL-11.1']]), texts)
  expect(told!.refusal!.rule).toBe('SL-11.1')
  expect(told!.text).toBe(texts.rule('SL-11.1'))
})

test('what may be done is listed, also where it is nothing', async () => {
  const texts = await loadTexts('en', smile, names)
  expect(toldOf(step('legal', [['ana', 'draw']], { ana: ['draw'] }), texts)).toEqual([{ text: 'Ana may do this, and nothing else:', list: ['Draw a card'] }])
  expect(toldOf(step('legal', [], { bob: [] }), texts)).toEqual([{ text: 'Bob can do nothing now.', list: [] }])
})

test('facts are told of each player and of the table', async () => {
  const texts = await loadTexts('en', smile, names)
  const value = { bob: { marriage: [], wages: ['wage_1', 'wage_1', 'dog'], hand_size: 5, outlaw: true }, turn: 'bob', discarded_by: ['ana main 2'], peek_hands: { ana: 3 } }
  expect(factsOf(value, ['ana', 'bob'], texts)).toEqual([
    { text: 'Bob', list: ['Marriage: none', 'Wages: wage 1 ×2, dog', 'Cards in hand: 5', 'Outlaw: yes'] },
    { text: 'The table', list: ['Turn: Bob', 'Discarded by: Ana Main 2', 'Hands seen: Ana 3'] },
  ])
})

test('the winners are told', async () => {
  const texts = await loadTexts('en', smile, names)
  expect(toldOf(step('over', [], ['ana', 'bob']), texts)[0]!.text).toBe('A shared victory: Ana, Bob!')
})

test('one looks from the seat that moves most', () => {
  expect(protagonist(scenario(step('move', [['ana', 'draw']]), step('move', [['bob', 'draw']]), step('move', [['bob', 'draw']])))).toBe('bob')
  expect(protagonist(scenario(step('refuse', [['bob', 'draw', 'SL-2.3']])))).toBe('bob')
  expect(protagonist(scenario())).toBe('ana')
})

test('a move that the scenario makes next goes along with it', () => {
  const shown = scenario(step('offers', [['ana', 'draw']]), step('move', [['ana', 'draw']]), step('move', [['bob', 'draw']]))
  expect(along(shown, 0, 'ana', 'draw')).toBe(2)
  expect(along(shown, 0, 'bob', 'draw')).toBe(null)
  expect(along(shown, 2, 'bob', 'draw')).toBe(3)
  expect(along(shown, 3, 'bob', 'draw')).toBe(null)
})

test('everybody sits at the table of a scenario', async () => {
  const table = seatsOf(scenario(), await loadTexts('en', smile, names))
  expect(table.seats.map(({ player, name }) => [player, name])).toEqual([['ana', 'Ana'], ['bob', 'Bob']])
  expect(table.options).toEqual({ river: true })
})
