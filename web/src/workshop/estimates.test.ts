import { expect, test } from 'vitest'
import { loadPageTexts } from '../lib/texts'
import { sayBounds, sayMore, sayShare } from './estimates'

test('shares are said in the language of the reader, and nothing is −0%', async () => {
  const english = await loadPageTexts('en')
  const estimate = { value: -0.0004, low: -0.0004, high: 0.125, count: 9 }
  expect(sayBounds(estimate, english)).toBe('0% – 12.5%')
  expect(sayMore(estimate, english)).toBe('0%')
  expect(sayMore({ ...estimate, value: -0.031 }, english)).toBe('−3.1%')
  expect(sayMore({ ...estimate, value: 0.031 }, english)).toBe('+3.1%')
  expect(sayShare({ ...estimate, value: 0.265 }, await loadPageTexts('nl'))).toBe('26,5%')
  expect(sayBounds({ ...estimate, low: null }, english)).toBe('')
})
