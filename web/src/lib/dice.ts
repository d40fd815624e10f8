// Throws that an event tells of.

import type { Event } from './api'
import type { Texts } from './texts'

// The events that tell of a throw by its number.
const THROWS = ['threw', 'salary_die', 'study_die', 'threw_for_investment']
// Here it is the sum of two dice; which fell how, nobody is told.
const SUMS = ['retire_happy']

/** The dice that an event throws, by their faces; none if it tells of no throw. */
export function diceOf(event: Event, texts: Texts): number[] {
  const { what, number } = event
  if (!THROWS.includes(what) || typeof number !== 'number' || number <= 0) return []
  return SUMS.includes(texts.game?.name ?? '') ? [Math.floor(number / 2), Math.ceil(number / 2)] : [number]
}
