import { expect, test } from 'vitest'
import type { LogEntry } from './api'
import { changes, concerns, sentencesOf, sinceMyMove, told, undone } from './happened'

const line = (number: number, by: string | null, events: LogEntry['events'], stand_in: LogEntry['stand_in'] = null): LogEntry => ({ number, by, move: 'draw', events, stand_in })
const fired = line(4, 'otto', [
  { what: 'laid_on', player: 'otto', other: 'ana', card: 'dismissal', against: 'ana' },
  { what: 'lost_job', player: 'ana', card: 'barman', against: 'ana' },
])

test('what harms me or was played for me concerns me, and nobody else', () => {
  expect(concerns(fired, 'ana')).toBe(true)
  expect(concerns(fired, 'mona')).toBe(false)
  expect(concerns(line(5, 'ana', [{ what: 'drew', player: 'ana' }], 'clock'), 'ana')).toBe(true)
  expect(concerns(line(5, 'ana', [{ what: 'drew', player: 'ana' }]), 'ana')).toBe(false)
})

test('the card leads, and what it did to me follows', () => {
  expect(told(fired, 'ana').lead?.what).toBe('laid_on')
  expect(told(fired, 'ana').rest.map(({ what }) => what)).toEqual(['lost_job'])
  const attack = line(6, 'otto', [
    { what: 'laid', player: 'otto', card: 'attack' },
    { what: 'children_killed', player: 'mona', number: 2, against: 'mona' },
    { what: 'children_killed', player: 'ana', number: 1, against: 'ana' },
  ])
  expect(told(attack, 'ana').lead?.what).toBe('laid')
  expect(told(attack, 'ana').rest).toEqual([attack.events[2]])
})

test('what I did myself does not lead', () => {
  const sold = line(8, 'ana', [
    { what: 'discarded', player: 'ana', card: 'waiter' },
    { what: 'forced_loans', player: 'ana', against: 'ana' },
  ])
  expect(told(sold, 'ana')).toEqual({ lead: sold.events[1], rest: [] })
})

test('what follows from it for me is told too, and routine is not', () => {
  const strike = line(7, 'otto', [
    { what: 'got_bonus', player: 'ana' },
    { what: 'lost_employee', player: 'ana', other: 'otto', against: 'ana' },
    { what: 'closed', player: 'ana', division: 'accounting' },
    { what: 'closed', player: 'mona', division: 'accounting' },
    { what: 'got_bonus', player: 'ana' },
  ])
  expect(told(strike, 'ana', ['got_bonus']).lead?.what).toBe('lost_employee')
  expect(told(strike, 'ana', ['got_bonus']).rest).toEqual([strike.events[2]])
})

test('only what has changed is told', () => {
  const happening = { entry: fired, before: { ana: { smiles: 9, level: 2 } }, after: { ana: { smiles: 7, level: 2 } } }
  expect(changes(happening, 'ana', ['smiles', 'level'])).toEqual([{ name: 'smiles', from: 9, to: 7 }])
  expect(changes({ ...happening, before: null }, 'ana', ['smiles'])).toEqual([])
})

test('since my last move: what is not routine, oldest first', () => {
  const log = [
    line(1, 'mona', [{ what: 'laid', player: 'mona', card: 'dog' }]),
    line(2, 'ana', [{ what: 'laid', player: 'ana', card: 'cat' }]),
    line(3, 'otto', [{ what: 'drew', player: 'otto', card: 'hidden' }]),
    fired,
    line(5, 'mona', [{ what: 'laid', player: 'mona', card: 'waiter' }]),
  ]
  const news = sinceMyMove(log, 'ana', ['drew'], 'hidden')
  expect(news.map(({ entry, card, onMe }) => [entry.number, card, onMe])).toEqual([
    [4, 'dismissal', true],
    [5, 'waiter', false],
  ])
})

test('what follows from a move and is about nobody is nobody’s doing', () => {
  const log = [
    fired,
    line(5, 'mona', [{ what: 'done', player: 'mona' }, { what: 'round_began', number: 2 }]),
    line(6, 'mona', [{ what: 'event', card: 'strike' }, { what: 'motivation', number: 3 }]),
  ]
  expect(sentencesOf(log, ({ what }) => what)).toEqual([
    { by: 'otto', text: 'laid_on' },
    { by: 'ana', text: 'lost_job' },
    { by: 'mona', text: 'done' },
    { by: null, text: 'round_began' },
    { by: 'mona', text: 'event' },
    { by: null, text: 'motivation' },
  ])
})

test('who took a move back made the first one that is gone', () => {
  expect(undone([line(1, 'ana', []), line(2, 'otto', []), fired], [line(1, 'ana', [])])?.by).toBe('otto')
  expect(undone([line(1, 'ana', [])], [line(1, 'ana', []), fired])).toBe(null)
})
