import { expect, test } from 'vitest'
import type { Result } from '../lib/api'
import type { Texts } from '../lib/texts'
import { headlineOf } from './headline'

const texts = {
  say: (id: string, params: { players?: string } = {}) => (id === 'page-goal-you' ? 'you' : [id, params.players].filter(Boolean).join(': ')),
  player: (player: string) => player.toUpperCase(),
} as unknown as Texts
const wonBy = (...winners: string[]) => ({ winners }) as Result

test('a victory is said to me, also where I share it', () => {
  expect(headlineOf(null, 'ana', texts)).toBe('page-abandoned')
  expect(headlineOf(wonBy('ana'), 'ana', texts)).toBe('page-you-win')
  expect(headlineOf(wonBy('bob'), 'ana', texts)).toBe('page-won: BOB')
  expect(headlineOf(wonBy('ana', 'bob'), 'ana', texts)).toBe('page-won: you, BOB')
  expect(headlineOf(wonBy('ana', 'bob'), null, texts)).toBe('page-won: ANA, BOB')
})
