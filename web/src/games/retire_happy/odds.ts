// How likely a throw of two dice is to do what it should, from the figures on the cards.

import type { Deck, Fields } from '../../parts/face'
import { num, numbers, word } from '../../parts/face'
import type { View } from '../../lib/api'

export const SKILLS = ['education', 'manual', 'social', 'professional'] as const
export type Levels = Record<string, number>

const LEAST = 2
const MOST = 12
export const TOTALS = Array.from({ length: MOST - LEAST + 1 }, (_, at) => LEAST + at)

/** In how many of 36 throws two dice show that total. */
export const ways = (total: number): number => 6 - Math.abs(7 - total)

/** The chance, from 0 to 1, that two dice show at least so much. */
export const atLeast = (total: number): number => TOTALS.filter((other) => other >= total).reduce((sum, other) => sum + ways(other), 0) / 36

/** The chance with one more throw after a failure. */
export const withAnother = (chance: number): number => 1 - (1 - chance) ** 2

const COLUMNS = ['education', 'career', 'partner']

/** The level in each skill: the icons on the cards that give them for good. */
export function levelsOf(player: View, deck: Deck): Levels {
  const levels: Levels = Object.fromEntries(SKILLS.map((skill) => [skill, 0]))
  for (const column of COLUMNS) {
    for (const card of (player[column] ?? []) as string[]) add(levels, deck[card] ?? {}, 'skills')
  }
  return levels
}

function add(levels: Levels, fields: Fields, field: 'skills' | 'temp'): void {
  for (const [skill, number] of numbers(fields, field)) levels[skill] = (levels[skill] ?? 0) + number
}

export interface Test {
  target: number
  level: number
  /** What the dice have to show. */
  needs: number
  chance: number
}

/** The test of a card with the levels of a player, the event in force and cards discarded for it; null without a test. */
export function testOf(card: string, levels: Levels, event: string | undefined, using: string[], deck: Deck): Test | null {
  const fields = deck[card] ?? {}
  const test = fields.test as { skills: string[]; target: number } | undefined
  if (!test) return null
  const raised = { ...levels }
  for (const other of using) add(raised, deck[other] ?? {}, 'temp')
  const change = num((deck[event ?? '']?.changes ?? {}) as Fields, `${word(fields, 'type')}_level`)
  const level = Math.min(...test.skills.map((skill) => raised[skill] ?? 0)) + change
  return testAt(test.target, level)
}

/** A test whose level is known. */
export function testAt(target: number, level: number): Test {
  const needs = target - level
  return { target, level, needs, chance: atLeast(needs) }
}

/** What a card's test asks for; 0 without one. */
export const targetOf = (card: string, deck: Deck): number => num((deck[card]?.test ?? {}) as Fields, 'target')

export interface Outcome {
  outcome: string
  from: number
  to: number
  chance: number
}

/** What an investment may bring, and how likely. */
export function outcomesOf(card: string, event: string | undefined, deck: Deck): Outcome[] {
  const table = (deck[card]?.table ?? []) as { from: number; to: number; outcome: string }[]
  const change = num((deck[event ?? '']?.changes ?? {}) as Fields, 'dice')
  return table.map(({ from, to, outcome }) => ({
    outcome,
    from,
    to,
    chance: TOTALS.filter((total) => within(total + change, from, to)).reduce((sum, total) => sum + ways(total), 0) / 36,
  }))
}

/** A changed total is read as the nearest one of the table. */
const within = (total: number, from: number, to: number) => {
  const read = Math.min(Math.max(total, LEAST), MOST)
  return read >= from && read <= to
}

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`
