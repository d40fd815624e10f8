// The view of Happy as the board reads it.

import type { View } from '../../lib/api'
import type { Choice } from '../../lib/choice.svelte'

export const CHILDREN = ['child_1', 'child_2', 'child_3'] as const

export interface Life extends Record<(typeof CHILDREN)[number], string> {
  money: number
  hand: string[] | number
  fresh: string[] | number
  hand_size: number
  open: string[]
  job: string
  partner: string
  district: number
  pets: string[]
  car: number
  health: string
  quarantine: string
  protection: string
  tiles: number
  /** Mine only, until the match is over. */
  points?: number
  shown_points: number
}

export const lifeOf = (view: View, player: string): Life => view[player] as unknown as Life

/** The first of these moves that can be made now, with what has been touched; null if none can. */
export function possible(choice: Choice, moves: string[]): string | null {
  return moves.find((move) => choice.open.some((line) => covers(line.text, line.places.flatMap((place) => place.amounts ?? []), move))) ?? null
}

/** Whether a line, with one of its amounts, is that move: `move to 0` stands for `move to 2` as well. */
function covers(text: string, amounts: number[], move: string): boolean {
  if (text === move) return true
  const cut = move.lastIndexOf(' ')
  return amounts.includes(Number(move.slice(cut + 1))) && text.startsWith(move.slice(0, cut + 1))
}
