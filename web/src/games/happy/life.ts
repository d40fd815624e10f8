// The view of Happy as the board reads it.

import type { View } from '../../lib/api'
import type { Choice } from '../../lib/choice.svelte'
import { notation, type Line } from '../../lib/moves'

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

/** A life with whose it is. */
export interface Inhabitant {
  player: string
  seat: number
  life: Life
}

export const lifeOf = (view: View, player: string): Life => view[player] as unknown as Life

/** The first of these moves that can be made now, with what has been touched; null if none can. */
export function possible(choice: Choice, moves: string[]): string | null {
  return moves.find((move) => choice.open.some((line) => covers(line, move))) ?? null
}

/** Whether a line, with one of its amounts, is that move: `move to 0..2` stands for `move to 1` as well. */
function covers(line: Line, move: string): boolean {
  const amounts = line.places.flatMap((place) => place.amounts ?? [])
  return line.text === move || amounts.some((amount) => notation(line, () => amount) === move)
}
