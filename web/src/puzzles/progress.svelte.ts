// The puzzles that were solved in this browser. Storage may be forbidden; then they hold for this visit.

import { NOTHING, type Progress } from './days'

const KEY = 'parcours.puzzles'

function recall(): Record<string, Progress> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress> | null) ?? {}
  } catch {
    return {}
  }
}

class Solved {
  #games = $state.raw(recall())

  of(game: string): Progress {
    return { ...NOTHING, ...this.#games[game] }
  }

  keep(game: string, progress: Progress): void {
    // Another window may have solved one since.
    this.#games = { ...recall(), ...this.#games, [game]: progress }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#games))
    } catch {
      // It holds for this visit then.
    }
  }
}

export const solved = new Solved()
