import { expect, test } from 'vitest'
import { sayClock, sayLeft, saySpan } from './spans'
import { loadPageTexts } from './texts'

const HOUR = 3600
const DAY = 24 * HOUR

test('a span is said in its largest whole unit', async () => {
  const texts = await loadPageTexts('en')
  const said = [15, 60, 90, 600, HOUR, 1.5 * HOUR, 12 * HOUR, DAY, 14 * DAY].map((seconds) => saySpan(seconds, texts))
  expect(said).toEqual(['15 seconds', '1 minute', '90 seconds', '10 minutes', '1 hour', '90 minutes', '12 hours', '1 day', '14 days'])
  expect(saySpan(DAY, await loadPageTexts('fr'))).toBe('1 jour')
  expect(saySpan(2 * HOUR, await loadPageTexts('nl'))).toBe('2 uur')
})

test('a clock is said with what its time is for', async () => {
  const texts = await loadPageTexts('en')
  expect(sayClock({}, texts)).toBe('no clock')
  expect(sayClock({ kind: 'decision', seconds: 3 * DAY, increment: 0 }, texts)).toBe('3 days for each decision')
  expect(sayClock({ kind: 'match', seconds: 1200, increment: 10 }, texts)).toBe('20 minutes each for the whole match, and 10 seconds more with each decision')
})

test('what is left is said in two units', async () => {
  const texts = await loadPageTexts('en')
  expect([0, 59, 61, HOUR - 1].map((seconds) => sayLeft(seconds, texts))).toEqual(['0:00', '0:59', '1:01', '59:59'])
  expect(sayLeft(HOUR, texts)).toBe('1 h 0 min')
  expect(sayLeft(2 * DAY + 5 * HOUR + 59, texts)).toBe('2 d 5 h')
})
