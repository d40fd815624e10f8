// Which puzzle is that of a day, and what this browser remembers of those that were solved.

import type { PuzzleSummary } from '../lib/api'

const DAY = 24 * 60 * 60 * 1000

/** How a puzzle went: tried without success so far, solved at the first try or later, or its solution seen. */
export type Outcome = 'tried' | 'first' | 'solved' | 'seen'

/** What is remembered of a game's puzzles. `run` days in a row were solved until `day`, and at most `longest`. */
export interface Progress {
  done: Record<string, Outcome>
  run: number
  longest: number
  day: number
}

export const NOTHING: Progress = { done: {}, run: 0, longest: 0, day: -1 }

/** The number of a day, by the clock of UTC: the same for everybody. */
export const dayAt = (milliseconds: number) => Math.floor(milliseconds / DAY)

/** The puzzle of a day: all take their turns. */
export const puzzleOn = (day: number, puzzles: readonly PuzzleSummary[]): PuzzleSummary | null =>
  puzzles.length ? puzzles[day % puzzles.length]! : null

/** What there is to remember after a puzzle was tried, solved or seen on that day; `isToday` if it is the puzzle of that day. */
export function after(before: Progress, number: number, what: 'wrong' | 'right' | 'seen', day: number, isToday: boolean): Progress {
  const known = before.done[number]
  if (known && known !== 'tried') return before
  const outcome: Outcome = what === 'right' ? (known ? 'solved' : 'first') : what === 'seen' ? 'seen' : 'tried'
  const done = { ...before.done, [number]: outcome }
  if (what !== 'right' || !isToday || before.day === day) return { ...before, done }
  const run = before.day === day - 1 ? before.run + 1 : 1
  return { done, run, longest: Math.max(before.longest, run), day }
}

/** How many days in a row were solved: it holds while the puzzle of today can still be added. */
export const streakOn = (day: number, { run, day: last }: Progress) => (last >= day - 1 ? run : 0)
