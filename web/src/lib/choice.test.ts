import { beforeEach, expect, test } from 'vitest'
import type { View } from './api'
import { Choice } from './choice.svelte'
import { game } from './samples'
import { Texts } from './texts'
import { where } from './where'

const smile = game(
  'draw',
  'play <card>',
  'play <card> on <target>',
  'play <card> from discard',
  'buy <card> paying <paying>...',
  'discard <card>',
  'bribe <number>',
)
const view: View = {
  discard: ['waiter'],
  ana: { hand: ['divorce', 'dog', 'waiter', 'wage_1'], wages: ['wage_1', 'wage_1', 'wage_2'] },
  bob: { hand: 5, wages: ['wage_1'] },
}
const players = ['ana', 'bob', 'cy']
let sent: string[]

beforeEach(() => {
  sent = []
})

function choose(...legal: string[]): Choice {
  return chooseBy(new Texts('en', smile, {}, [], null), legal)
}

function chooseBy(texts: Texts, legal: string[]): Choice {
  return new Choice(() => ({ legal, decision: '1.play', game: smile, players, me: 'ana', view, texts, where, send: (move) => sent.push(move) }))
}

/** The moves that are sent by pressing replies in all ways. */
function reachable(texts: Texts, legal: string[]): string[] {
  const reached = new Set<string>()
  const walk = (path: number[]): void => {
    const choice = chooseBy(texts, legal)
    for (const at of path) choice.replies[at]!.press()
    for (const [at, reply] of choice.replies.entries()) {
      if (!reply.sends) walk([...path, at])
      else {
        sent = []
        reply.press()
        reached.add(sent[0]!)
        // Pressing begins again, so the way here is gone again.
        for (const step of path) choice.replies[step]!.press()
      }
    }
  }
  walk([])
  return [...reached].sort()
}

const hand = (name: string) => ({ name, kind: 'card', at: 'ana.hand' })
const wages = (name: string) => ({ name, kind: 'card', at: 'ana.wages' })

test('what moves begin with is lit, where it lies', () => {
  const choice = choose('play divorce on bob', 'play waiter', 'discard dog')
  expect(choice.lit(hand('divorce'))).toBe(true)
  expect(choice.lit(hand('waiter'))).toBe(true)
  expect(choice.lit(hand('wage_1'))).toBe(false)
  expect(choice.lit({ name: 'waiter', kind: 'card', at: 'discard' })).toBe(false)
  expect(choice.lit({ name: 'bob', kind: 'player' })).toBe(false)
})

test('touching narrows, and tells what is missing', () => {
  const choice = choose('play divorce on bob', 'play divorce on cy', 'discard divorce', 'play waiter')
  expect(choice.touch(hand('divorce'))).toBe(true)
  expect(choice.open.map((line) => line.text)).toEqual(['play divorce on bob', 'play divorce on cy', 'discard divorce'])
  expect(choice.lit({ name: 'bob', kind: 'player' })).toBe(true)
  choice.touch({ name: 'cy', kind: 'player' })
  expect(choice.replies.map((reply) => [reply.text, reply.sends])).toEqual([['play divorce on cy', true]])
  choice.replies[0]!.press()
  expect(sent).toEqual(['play divorce on cy'])
  expect(choice.begun).toBe(false)
})

test('the order of touching does not matter', () => {
  const choice = choose('play divorce on bob', 'play divorce on cy', 'play waiter')
  choice.touch({ name: 'bob', kind: 'player' })
  expect(choice.open.map((line) => line.text)).toEqual(['play divorce on bob'])
})

test('touched again, a thing is put back; another one takes its place', () => {
  const choice = choose('play waiter', 'discard dog')
  choice.touch(hand('waiter'))
  expect(choice.picked(hand('waiter'))).toBe(1)
  choice.touch(hand('waiter'))
  expect(choice.begun).toBe(false)
  choice.touch(hand('waiter'))
  choice.touch(hand('dog'))
  expect(choice.touched.map((thing) => thing.name)).toEqual(['dog'])
  choice.back()
  expect(choice.begun).toBe(false)
  expect(choice.touch(hand('divorce'))).toBe(false)
})

test('equal cards are told apart by where they lie, and may be touched twice', () => {
  const choice = choose('buy dog paying wage_1 wage_1', 'buy dog paying wage_2', 'discard wage_1')
  choice.touch(hand('dog'))
  expect(choice.lit(hand('wage_1'))).toBe(false)
  choice.touch(wages('wage_1'))
  expect(choice.lit(wages('wage_1'))).toBe(true)
  choice.touch(wages('wage_1'))
  expect(choice.picked(wages('wage_1'))).toBe(2)
  expect(choice.line?.text).toBe('buy dog paying wage_1 wage_1')
  choice.drop(wages('wage_1'))
  expect(choice.picked(wages('wage_1'))).toBe(1)
  choice.clear()
  choice.touch(hand('wage_1'))
  expect(choice.open.map((line) => line.text)).toEqual(['discard wage_1'])
})

test('a card of the discard is its own', () => {
  const choice = choose('play waiter', 'play waiter from discard')
  choice.touch({ name: 'waiter', kind: 'card', at: 'discard' })
  expect(choice.open.map((line) => line.text)).toEqual(['play waiter from discard'])
})

test('many moves are folded by their form, then by their next place, until few are left', () => {
  const cards = ['divorce', 'dog', 'waiter', 'wage_1']
  const choice = choose('draw', ...cards.map((card) => `discard ${card}`), ...['bob', 'cy'].map((target) => `play divorce on ${target}`))
  expect(choice.replies.map((reply) => [reply.text, reply.sends])).toEqual([
    ['draw', true],
    ['play <card> on <target>', false],
    ['discard <card>', false],
  ])
  choice.replies[2]!.press()
  expect(choice.replies.map((reply) => reply.text)).toEqual(cards.map((card) => `discard ${card}`))
})

test('many answers say only what differs', () => {
  const prices = ['waiter', 'divorce', 'wage_1', 'wage_2', 'wage_1 wage_2', 'wage_1 wage_1']
  const choice = choose('draw', ...prices.map((price) => `buy dog paying ${price}`))
  choice.touch(hand('dog'))
  expect(choice.replies.map((reply) => reply.text)).toEqual(['waiter', 'divorce', 'wage 1', 'wage 2', 'wage 1, wage 2', 'wage 1, wage 1'])
})

test('answers that lead on are told apart', () => {
  const cards = ['divorce', 'dog', 'waiter', 'wage_1', 'wage_2']
  const choice = choose('draw', ...cards.flatMap((card) => ['bob', 'cy'].map((target) => `play ${card} on ${target}`)))
  choice.replies[1]!.press()
  expect(choice.replies.map((reply) => reply.text)).toEqual(['divorce …', 'dog …', 'waiter …', 'wage 1 …', 'wage 2 …'])
})

test('every move is reached by pressing replies', () => {
  const legal = ['draw', 'bribe 1..9']
  for (const card of ['divorce', 'dog', 'waiter', 'wage_1', 'wage_2'])
    for (const target of ['bob', 'cy']) legal.push(`play ${card} on ${target}`, `buy ${card} paying wage_1 ${card}`)
  expect(reachable(new Texts('en', smile, {}, [], null), legal)).toEqual([...new Set(legal.map((move) => move.replace('1..9', '1')))].sort())
})

test('forms that read alike as long as nothing is known are one answer', () => {
  const texts = new Texts('en', smile, {}, [], null)
  const partly = texts.partly.bind(texts)
  texts.partly = (line, known) => (known(line.places[0]!) ? partly(line, known) : `${line.form.words[0]!} …`)
  const legal = ['draw', 'play divorce on bob', 'play divorce on cy']
  for (const card of ['dog', 'waiter', 'wage_1', 'wage_2']) legal.push(`play ${card}`, `play ${card} on bob`, `discard ${card}`)
  const choice = chooseBy(texts, legal)
  expect(choice.replies.map(({ text, lines }) => [text, lines.length])).toEqual([
    ['draw', 1],
    ['play …', 10],
    ['discard …', 4],
  ])
  choice.replies[1]!.press()
  expect(choice.replies.map((reply) => reply.text)).toEqual(['dog …', 'waiter …', 'wage 1 …', 'wage 2 …', 'play <card> on <target>'])
  expect(reachable(texts, legal)).toEqual(legal.toSorted())
})

test('an amount is set within what is legal before it is sent', () => {
  const values = [50, 100, 150, 200, 250, 300]
  const choice = choose(`bribe ${values.join(',')}`, 'draw')
  choice.replies.find((reply) => !reply.sends)!.press()
  expect(choice.amounts).toEqual([{ slot: 'number', values, value: 50 }])
  choice.setAmount('number', 120)
  expect(choice.amounts[0]!.value).toBe(50)
  choice.setAmount('number', 150)
  choice.replies[0]!.press()
  expect(sent).toEqual(['bribe 150'])
})

test('a few amounts are answers of their own', () => {
  const choice = choose('bribe 50,100,150', 'draw')
  expect(choice.replies.map((reply) => reply.sends)).toEqual([true, true, true, true])
  choice.replies[2]!.press()
  expect(sent).toEqual(['bribe 100'])
})

test('a complete move can stand behind one thing', () => {
  const choice = choose('draw', 'play waiter')
  expect([choice.offers('draw'), choice.offers('pass')]).toEqual([true, false])
  choice.make('draw')
  expect(sent).toEqual(['draw'])
})

test('a move that gives something up asks first, and sends when a step led to it', () => {
  const texts = new Texts('en', smile, {}, [], null)
  const legal = ['draw', 'discard dog', 'discard waiter']
  const choice = new Choice(() => ({ legal, decision: '1.play', game: smile, players, me: 'ana', view, texts, where, needsConfirmation: /^discard\b/, send: (move) => sent.push(move) }))
  choice.make('discard dog')
  expect(sent).toEqual([])
  expect(choice.replies.map((reply) => [reply.text, reply.sends])).toEqual([['discard dog', true]])
  choice.back()
  expect(choice.begun).toBe(false)
  choice.make('draw')
  choice.make('discard dog')
  choice.replies[0]!.press()
  expect(sent).toEqual(['draw', 'discard dog'])
})
