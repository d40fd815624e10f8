// What the server tells of levels and throws (src/parcours/games/retire_happy/figures.py). Chances are in percent.

import type { Figures } from '../../lib/api'

export type Levels = Record<string, number>

export interface Test {
  target: number
  level: number
  /** What the dice have to show. */
  needs: number
  chance: number
  /** With a Second Chance token: the chance in two throws. */
  again?: number
}

export interface Outcome {
  outcome: string
  from: number
  to: number
  chance: number
}

export interface Investment {
  lines: Outcome[]
  /** The totals of the dice that bring a gain. */
  good: number[]
}

export interface Odds {
  levels: Levels
  /** By card, and by `card using other …` for cards discarded for its test. Only my own, as are the outcomes. */
  tests?: Record<string, Test>
  outcomes?: Record<string, Investment>
}

export const oddsOf = (figures: Figures, player: string): Odds => figures[player] as unknown as Odds

/** The test of a card with those that are discarded for it; null where there is none. */
export function testOf(odds: Odds | null, card: string, using: string[] = []): Test | null {
  const name = using.length ? `${card} using ${using.toSorted().join(' ')}` : card
  return odds?.tests?.[name] ?? null
}

export const percent = (chance: number): string => `${chance} %`
