import { expect, test } from 'vitest'
import { layTiles, pillRows } from './answers'

// Letters in a line, and lines.
const UPRIGHT = [44, 2] as const
const SIDEWAYS = [26, 3] as const

test('short words stand four to a row', () => {
  expect(layTiles(['Recruit', 'Resign', 'Bribe', 'Buy'], ...UPRIGHT)).toEqual({ columns: 4, spans: [1, 1, 1, 1] })
})

test('a long answer is wide, and the others stay beside each other', () => {
  const words = ['Roll for a child', 'Adopt a cat', 'Trade in for a new card: extra dice, MBA, world trip', 'End the turn']
  const { columns, spans } = layTiles(words, ...UPRIGHT)
  expect(spans[0]! + spans[1]!).toBe(columns)
  expect(spans[2]! + spans[3]!).toBe(columns)
  expect(spans[2]).toBeGreaterThan(spans[0]!)
})

test('no row has a gap', () => {
  const words = ['Move to district 1', 'Buy a chance card (5 coins)', 'Buy a car (6 coins)', 'Adopt a cat (2 coins)', 'End the turn']
  for (const [letters, lines] of [UPRIGHT, SIDEWAYS]) {
    const { columns, spans } = layTiles(words, letters, lines)
    expect(spans.reduce((sum, span) => sum + span, 0) % columns).toBe(0)
  }
})

test('a word that is longer than a tile is not cut', () => {
  expect(layTiles(['Entbehrlichkeit', 'a', 'b', 'c'], ...UPRIGHT).columns).toBeLessThan(4)
})

test('sideways there is room for half as much', () => {
  const words = ['Draw a card', 'Resign', 'Get divorced', 'Pass']
  expect(layTiles(words, ...SIDEWAYS).columns).toBeLessThan(layTiles(words, ...UPRIGHT).columns + 1)
})

test('pills stand one after the other', () => {
  expect(pillRows(['Draw a card'], 60)).toBe(1)
  expect(pillRows(['Use “thief” on Iris', 'Use “thief” on Otto', 'Use “thief” on Mona'], 60)).toBe(2)
  expect(pillRows(['an answer that is longer than a whole row of its own', 'no'], 20)).toBe(2)
})
