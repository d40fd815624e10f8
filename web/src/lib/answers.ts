// How the answers stand where there is little room: as tiles, on a phone each with a sign, in as few rows as their words allow.

import type { Figures, Game, View } from './api'

/** What an answer shows beside its words. */
export interface AnswerSign {
  icon: string
  /** What it costs, where its words do not say so. */
  cost?: string | undefined
}

/** What a sign is read from. */
export interface AnswerSource {
  game: Game
  view: View
  figures: Figures
  me: string | null
}

/** The sign of a move in notation, as a game's answers.ts gives it; null where it has none but that of its card. */
export type AnswerSignOf = (move: string, source: AnswerSource) => AnswerSign | null

/** Signs by the first word of a move. */
export const signByWord =
  (icons: Record<string, string>): AnswerSignOf =>
  (move) => {
    const icon = icons[move.split(' ')[0]!]
    return icon ? { icon } : null
  }

export interface Tiles {
  columns: number
  /** How many columns each tile takes. */
  spans: number[]
}

const MOST_COLUMNS = 4
// Of the letters that fit: words are not cut.
const FILLED = 0.9
// Letters that the edges of a tile take.
const EDGES = 2
// Letters that the edges of a pill take, and the gap to the next.
const PILL_EDGES = 5

/** The grid in which these words need the fewest rows, if so many letters stand in one line across it and a tile has so many lines. */
export function layTiles(words: string[], letters: number, lines: number): Tiles {
  const grids = Array.from({ length: MOST_COLUMNS }, (_, at) => {
    const columns = MOST_COLUMNS - at
    const spans = words.map((text) => spanOf(text, columns, letters, lines))
    return { columns, ...filled(spans, columns) }
  })
  const { columns, spans } = grids.reduce((best, grid) => (grid.rows <= best.rows ? grid : best))
  return { columns, spans }
}

/** The rows that these words need as pills, one after the other, if so many letters stand in a row. */
export function pillRows(words: string[], letters: number): number {
  let rows = 1
  let used = 0
  for (const { length } of words) {
    const wide = length + PILL_EDGES
    if (used && used + wide > letters) {
      rows += 1
      used = 0
    }
    used += wide
  }
  return rows
}

function spanOf(text: string, columns: number, letters: number, lines: number): number {
  const longest = Math.max(...text.split(/[\s-]/).map(({ length }) => length))
  for (let span = 1; span < columns; span += 1) {
    const line = (letters * span) / columns - EDGES
    if (longest <= line && text.length <= lines * FILLED * line) return span
  }
  return columns
}

/** The rows, with the last tile of each as wide as there is room: nothing is left empty. */
function filled(spans: number[], columns: number): { rows: number; spans: number[] } {
  const wide = [...spans]
  let rows = 1
  let used = 0
  spans.forEach((span, at) => {
    if (used + span > columns) {
      wide[at - 1]! += columns - used
      rows += 1
      used = 0
    }
    used += span
  })
  if (wide.length) wide[wide.length - 1]! += columns - used
  return { rows, spans: wide }
}
