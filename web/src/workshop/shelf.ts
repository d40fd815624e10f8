// The decks that this browser keeps, each under a key of its own, so that two tabs don't overwrite each other's.

import { randomId, type OwnDeck } from '../lib/api'
import { readDeck } from './deck'

const PREFIX = 'parcours.deck.'

export interface KeptDeck {
  id: string
  /** When it was last changed, in milliseconds. */
  changed: number
  game: string
  deck: OwnDeck
}

export const newDeckId = (): string => randomId().slice(0, 10)

function read(id: string, text: string | null): KeptDeck | null {
  try {
    const kept = JSON.parse(text ?? 'null') as { changed?: unknown; game?: unknown; deck?: unknown } | null
    const deck = readDeck(kept?.deck)
    return deck && typeof kept?.game === 'string' ? { id, changed: Number(kept.changed) || 0, game: kept.game, deck } : null
  } catch {
    return null
  }
}

export const shelf = {
  /** All decks, or those of a game; the last changed first. */
  list(game?: string): KeptDeck[] {
    try {
      const ids = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length))
      const decks = ids.flatMap((id) => read(id, localStorage.getItem(PREFIX + id)) ?? [])
      return decks.filter((kept) => !game || kept.game === game).sort((a, b) => b.changed - a.changed || (a.id < b.id ? -1 : 1))
    } catch {
      // Storage may be forbidden.
      return []
    }
  },

  find(id: string): KeptDeck | null {
    try {
      return read(id, localStorage.getItem(PREFIX + id))
    } catch {
      return null
    }
  },

  /** Whether the browser has room for it, and keeps anything at all. */
  keep(id: string, game: string, deck: OwnDeck): boolean {
    try {
      localStorage.setItem(PREFIX + id, JSON.stringify({ changed: Date.now(), game, deck }))
      return true
    } catch {
      return false
    }
  },

  remove(id: string): void {
    try {
      localStorage.removeItem(PREFIX + id)
    } catch {
      // Then nothing was kept.
    }
  },
}
