import { expect, test } from 'vitest'
import { atLeast, levelsOf, outcomesOf, testOf, withAnother } from './odds'

const deck = {
  maturity: { skills: { education: 2, manual: 1 } },
  bachelor: { type: 'education', test: { skills: ['education'], target: 8 }, skills: { education: 2 } },
  odd_job: { type: 'job', test: { skills: ['education', 'manual'], target: 9 } },
  studio: { temp: { manual: 1 } },
  hiring_drive: { changes: { job_level: 1 } },
  funds: { table: [{ from: 2, to: 6, outcome: 'lose_half' }, { from: 7, to: 12, outcome: 'double' }] },
  market_crash: { changes: { dice: -2 } },
}

test('two dice show at least seven in 21 of 36 throws', () => {
  expect(atLeast(7)).toBeCloseTo(21 / 36)
  expect(atLeast(2)).toBe(1)
  expect(atLeast(13)).toBe(0)
  expect(withAnother(0.5)).toBe(0.75)
})

test('of two skills the lower one counts, with what is discarded and the event', () => {
  const levels = levelsOf({ education: ['maturity'], career: [], partner: [] }, deck)
  expect(testOf('odd_job', levels, undefined, [], deck)?.needs).toBe(8)
  expect(testOf('odd_job', levels, undefined, ['studio'], deck)?.needs).toBe(7)
  expect(testOf('odd_job', levels, 'hiring_drive', [], deck)?.needs).toBe(7)
  expect(testOf('bachelor', levels, 'hiring_drive', [], deck)?.needs).toBe(6)
  expect(testOf('studio', levels, undefined, [], deck)).toBeNull()
})

test('an event changes what the dice of an investment show', () => {
  expect(outcomesOf('funds', undefined, deck).map(({ chance }) => Math.round(chance * 36))).toEqual([15, 21])
  expect(outcomesOf('funds', 'market_crash', deck).map(({ chance }) => Math.round(chance * 36))).toEqual([26, 10])
})
