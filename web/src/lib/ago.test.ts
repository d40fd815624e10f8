import { expect, test } from 'vitest'
import { ago } from './ago'

test('how long ago, in the largest unit that fits', () => {
  expect(ago(500, 'en')).toBe('now')
  expect(ago(20 * 60_000, 'en')).toBe('20 minutes ago')
  expect(ago(26 * 3_600_000, 'nl')).toBe('gisteren')
  expect(ago(3 * 3_600_000, 'fr')).toBe('il y a 3 heures')
})
