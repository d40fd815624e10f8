// Where the things that a move names lie, for games that don't say it themselves (games/<game>/where.ts).

import type { View } from './api'
import type { Line, Place } from './moves'

/** The zones of the view that hold the word: `discard`, `ana.hand`. */
export function zonesWith(word: string, view: View): string[] {
  const zones: string[] = []
  for (const [name, value] of Object.entries(view)) {
    if (Array.isArray(value)) {
      if (value.includes(word)) zones.push(name)
    } else if (value && typeof value === 'object') {
      for (const [inner, cards] of Object.entries(value)) {
        if (Array.isArray(cards) && cards.includes(word)) zones.push(`${name}.${inner}`)
      }
    }
  }
  return zones
}

/**
 * `play waiter from discard` tells it. Otherwise the first card comes from my hand if it is there, and what it is played
 * with from before me; else it may be any zone that holds it, mine first.
 */
export function where(line: Line, place: Place, me: string, view: View): string[] | null {
  const word = place.words[0]
  if (place.slot.kind !== 'card' || word === undefined) return null
  const { words } = line.form
  const after = words.indexOf(`<${place.slot.name}>`) + 1
  const named = words[after + 1]
  if (words[after] === 'from' && named && !named.startsWith('<')) return [named, `${me}.${named}`]
  const zones = zonesWith(word, view)
  const hand = `${me}.hand`
  const isFirst = line.places[0] === place
  if (isFirst && zones.includes(hand)) return [hand]
  const mine = zones.filter((zone) => zone.startsWith(`${me}.`))
  if (!isFirst && mine.length > 1) return mine.filter((zone) => zone !== hand)
  return mine.length ? mine : zones.length ? zones : null
}
