import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitOnly, waits } from './badge'

let shown: number | null
const stored = new Map<string, string>()

beforeEach(() => {
  shown = null
  stored.clear()
  vi.stubGlobal('localStorage', { getItem: (name: string) => stored.get(name) ?? null, setItem: (name: string, text: string) => stored.set(name, text) })
  vi.stubGlobal('navigator', {
    setAppBadge: async (number: number) => void (shown = number),
    clearAppBadge: async () => void (shown = 0),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the badge counts the tables that wait, each once', () => {
  waits('a', true)
  waits('b', true)
  waits('a', true)
  expect(shown).toBe(2)
  waits('a', false)
  expect(shown).toBe(1)
  waits('b', false)
  expect(shown).toBe(0)
})

test('home knows all tables', () => {
  waits('gone', true)
  waitOnly(['a', 'b', 'c'])
  expect(shown).toBe(3)
  waitOnly([])
  expect(shown).toBe(0)
})

test('a browser without badges or storage shows none', () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', {
    getItem: () => '{broken',
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(() => waits('a', true)).not.toThrow()
})
