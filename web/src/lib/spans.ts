/** Spans of time in units that people read: clocks go from seconds to weeks. */
import type { ClockWish } from './api'
import type { Texts } from './texts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const UNITS: [unit: string, seconds: number][] = [
  ['days', DAY],
  ['hours', HOUR],
  ['minutes', MINUTE],
]

/** "3 days", "45 seconds": in the largest unit that it is a whole number of. */
export function saySpan(seconds: number, texts: Texts): string {
  const [unit, size] = UNITS.find(([, size]) => seconds > 0 && seconds % size === 0) ?? ['seconds', 1]
  return texts.say('page-span', { number: seconds / size, unit })
}

/** How much time a clock gives, and for what. */
export function sayClock({ kind = 'none', seconds = 0, increment = 0 }: ClockWish, texts: Texts): string {
  const message = increment ? 'page-clock-increment' : `page-clock-${kind}`
  return texts.say(message, { time: saySpan(seconds, texts), more: saySpan(increment, texts) })
}

/** What is left of a clock: days and hours, hours and minutes, or minutes and seconds. */
export function sayLeft(seconds: number, texts: Texts): string {
  const days = Math.floor(seconds / DAY)
  const hours = Math.floor((seconds % DAY) / HOUR)
  const minutes = Math.floor((seconds % HOUR) / MINUTE)
  if (days) return texts.say('page-time-days', { days, hours })
  if (hours) return texts.say('page-time-hours', { hours, minutes })
  return `${minutes}:${String(seconds % MINUTE).padStart(2, '0')}`
}
