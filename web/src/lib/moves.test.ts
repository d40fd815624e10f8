import { expect, test } from 'vitest'
import { isOne, moveId, notation, readMove, readMoves } from './moves'
import { game } from './samples'

const smile = game('draw', 'play <card>', 'play <card> on <target>', 'buy <card> paying <paying>...', 'bribe <number>', 'sell <number> to <target> for <price>')
const players = ['ana', 'bob']

test('a move is read by the form that fits it', () => {
  expect(readMove('draw', smile, players)?.places).toEqual([])
  const line = readMove('play divorce on bob', smile, players)!
  expect(moveId(line.form)).toBe('move-play-card-on-target')
  expect(line.places.map((place) => place.words)).toEqual([['divorce'], ['bob']])
  expect(readMove('buy dog paying wage_1 wage_1 wage_2', smile, players)?.places[1]?.words).toEqual(['wage_1', 'wage_1', 'wage_2'])
  expect(readMove('play nobody', smile, players)).toBeNull()
  expect(readMove('play waiter now', smile, players)).toBeNull()
})

test('a secret part reads hidden', () => {
  expect(readMove('play hidden on bob', smile, players)?.places[0]?.words).toEqual(['hidden'])
})

test('a line may offer amounts, with gaps', () => {
  const lines = readMoves(['bribe 1..3,50,100', 'draw'], smile, players)
  expect(lines.map((line) => line.form.pattern)).toEqual(['draw', 'bribe <number>'])
  expect(lines[1]!.places[0]!.amounts).toEqual([1, 2, 3, 50, 100])
  expect(isOne(lines[0]!)).toBe(true)
  expect(isOne(lines[1]!)).toBe(false)
})

test('a line with several amounts stands for every combination', () => {
  const [line] = readMoves(['sell 1..2 to bob for 5..9'], smile, players)
  expect(line!.places.map((place) => place.amounts)).toEqual([[1, 2], null, [5, 6, 7, 8, 9]])
  expect(notation(line!, (place) => place.amounts!.at(-1)!)).toBe('sell 2 to bob for 9')
})
