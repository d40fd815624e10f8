import { beforeEach, expect, test } from 'vitest'
import type { Lesson, LogEntry } from '../lib/api'
import type { Match } from '../lib/match.svelte'
import { Guide } from './guide.svelte'

const lesson: Lesson = {
  id: 'first',
  notes: [
    { note: 'goal', point: 'you.smiles', at: 0, move: null },
    { note: 'draw', point: 'pile', at: 0, move: 'draw' },
    { note: 'others', point: 'iris', at: 3, move: null },
    { note: 'end', point: 'pile', at: 3, move: null },
  ],
}
let sent: string[]

beforeEach(() => {
  sent = []
})

/** A lesson at a table where these moves have been made: `you: draw`. */
function guide(...moves: string[]): Guide {
  const log: LogEntry[] = ['', ...moves].map((line, number) => {
    const [by, move] = line ? (line.split(': ') as [string, string]) : [null, null]
    return { number, by, move, events: [], stand_in: null }
  })
  const match = { log, me: 'you', move: async (move: string) => void sent.push(move) }
  return new Guide(lesson, match as unknown as Match)
}

test('notes follow each other, and next does what one asks for', () => {
  const one = guide()
  expect(one.note?.note).toBe('goal')
  expect(one.move).toBe(null)
  one.next()
  expect(one.note?.note).toBe('draw')
  expect(one.move).toBe('draw')
  one.next()
  expect(sent).toEqual(['draw'])
  expect(one.until).toBe(undefined)
})

test('back shows a note again and takes nothing back', () => {
  const one = guide()
  one.next()
  one.back()
  expect(one.note?.note).toBe('goal')
  expect(one.move).toBe(null)
  one.next()
  expect(one.note?.note).toBe('draw')
  expect(sent).toEqual([])
})

test('while the bots move nothing is shown, and they may go as far as the next note', () => {
  const one = guide('you: draw')
  expect(one.note).toBe(null)
  expect(one.until).toBe(3)
})

test('a page that is loaded again goes on with the note of the table as it is', () => {
  const one = guide('you: draw', 'iris: draw', 'iris: play waiter')
  expect(one.note?.note).toBe('others')
  expect(one.until).toBe(undefined)
})

test('after the last note it is over', () => {
  const one = guide('you: draw', 'iris: draw', 'iris: play waiter')
  one.next()
  expect(one.isLast).toBe(true)
  one.next()
  expect(one.isOver).toBe(true)
  expect(one.until).toBe(null)
})

test('it is over for a learner who leaves it or does something else', () => {
  const left = guide()
  left.leave()
  expect(left.until).toBe(null)
  expect(guide('you: play waiter').until).toBe(null)
})
