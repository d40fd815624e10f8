import { expect, test } from 'vitest'
import { change, redo, startHistory, undo } from './history'

test('what was changed is undone and redone, step by step', () => {
  let history = change(change(startHistory('a'), 'b'), 'c')
  history = undo(history)
  expect(history.now).toBe('b')
  history = undo(undo(history))
  expect(history.now).toBe('a')
  history = redo(history)
  expect(history.now).toBe('b')
  expect(redo(redo(history)).now).toBe('c')
})

test('a change after an undo forgets what was undone', () => {
  const history = change(undo(change(startHistory(1), 2)), 3)
  expect(redo(history).now).toBe(3)
  expect(undo(history).now).toBe(1)
})

test('letters typed into one field are one step, those of another field are the next', () => {
  let history = startHistory('')
  for (const now of ['L', 'Li', 'Lio']) history = change(history, now, 'name')
  history = change(history, 'Lio!', 'about')
  expect(undo(history).now).toBe('Lio')
  expect(undo(undo(history)).now).toBe('')
})

test('what is typed after an undo is a step of its own', () => {
  let history = change(change(startHistory(''), 'a', 'name'), 'b', 'price')
  history = change(undo(history), 'ab', 'name')
  expect(undo(history).now).toBe('a')
})

test('a change to the same is none', () => {
  const history = startHistory('a')
  expect(change(history, 'a')).toBe(history)
})
