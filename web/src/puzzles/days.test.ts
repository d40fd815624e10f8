import { expect, test } from 'vitest'
import { after, dayAt, NOTHING, puzzleOn, streakOn } from './days'

const puzzles = [1, 2, 5].map((number) => ({ number, grade: 'easy' as const }))

test('a day begins at midnight in UTC, and all puzzles take their turns', () => {
  const noon = Date.UTC(2026, 10, 18, 12)
  expect(dayAt(Date.UTC(2026, 10, 18))).toBe(dayAt(noon))
  expect(dayAt(Date.UTC(2026, 10, 18) - 1)).toBe(dayAt(noon) - 1)
  expect([0, 1, 2, 3].map((day) => puzzleOn(day, puzzles)?.number)).toEqual([1, 2, 5, 1])
  expect(puzzleOn(7, [])).toBeNull()
})

test('what was found out stays: the first try counts, and a solution that was seen', () => {
  expect(after(NOTHING, 3, 'right', 9, false).done).toEqual({ 3: 'first' })
  const tried = after(NOTHING, 3, 'wrong', 9, false)
  expect(tried.done).toEqual({ 3: 'tried' })
  expect(after(tried, 3, 'right', 9, false).done).toEqual({ 3: 'solved' })
  const seen = after(tried, 3, 'seen', 9, true)
  expect(after(seen, 3, 'right', 9, true)).toBe(seen)
})

test('days in a row count the puzzles of the day that were solved', () => {
  let progress = after(NOTHING, 1, 'right', 10, true)
  progress = after(progress, 8, 'right', 10, false)
  progress = after(progress, 2, 'right', 11, true)
  expect(progress.run).toBe(2)
  expect([11, 12, 13].map((day) => streakOn(day, progress))).toEqual([2, 2, 0])
  progress = after(progress, 4, 'right', 13, true)
  expect([progress.run, progress.longest]).toEqual([1, 2])
  expect(after(progress, 5, 'seen', 14, true).run).toBe(1)
})
