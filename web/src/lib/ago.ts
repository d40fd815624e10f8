// How long ago something was, in words: "20 minutes ago", "yesterday".

import type { Language } from './api'

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

export function ago(milliseconds: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const [unit, size] = UNITS.find(([, size]) => milliseconds >= size) ?? ['second', Infinity]
  return words.format(-Math.floor(milliseconds / size) || 0, unit)
}
