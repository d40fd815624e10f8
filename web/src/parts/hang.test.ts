import { expect, test } from 'vitest'
import { hang } from './hang'

const screen = { width: 1280, height: 800 }
const size = { width: 460, height: 400 }
const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height })
const question = box(200, 270, 700, 90)

test('the dialog of a card hangs above it, or below it where there is no room', () => {
  expect(hang(box(600, 600, 90, 130), size, screen)).toEqual({ left: 415, top: 188 })
  expect(hang(box(600, 60, 90, 130), size, screen)).toEqual({ left: 415, top: 202 })
})

test('it stays on the screen', () => {
  expect(hang(box(0, 600, 90, 130), size, screen)).toEqual({ left: 8, top: 188 })
  expect(hang(box(1200, 600, 80, 130), size, screen)).toEqual({ left: 812, top: 188 })
})

test('the question stays in sight where there is a place beside it', () => {
  const card = box(300, 620, 90, 130)
  const { left, top } = hang(card, size, screen, question)
  expect(top).toBeGreaterThanOrEqual(question.bottom)
  expect(left).toBeGreaterThanOrEqual(card.right)
})
