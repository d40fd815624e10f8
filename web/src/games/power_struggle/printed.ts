// What is printed on the board and the cards of Power Struggle, and what the rules make of the table, as the server tells them
// (printed.py and figures.py of src/parcours/games/power_struggle).

import type { Figures, Game } from '../../lib/api'
import type { Side } from './company'

export interface Way {
  name: string
  /** From which step on it brings a victory point. */
  goal: number
  /** Where the track ends; consultants have none. */
  most: number | null
}

export interface Printed {
  /** From left to right. */
  divisions: string[]
  /** In each division. */
  offices: number
  /** For employees in each office. */
  room: number
  /** Of the board. */
  seats: number
  motivation: number
  ways: Way[]
  /** In thousands. */
  prices: Record<'main_department' | 'counsel', number>
  /** Employees for a point of influence. */
  sacrifice: number
  /** How much a privilege card gives with that side up, by motivation. */
  gives: Record<string, Record<Exclude<Side, 'down'>, number[]>>
}

export const printedOf = (game: Game): Printed => game.printed as unknown as Printed

export interface Standing {
  /** Mine only: what each certificate costs. */
  prices?: number[]
  /** Where the archenemy is known: the skills in which the player is ahead, and whether that is enough. */
  ahead?: string[]
  beaten?: boolean
}

export const standingOf = (figures: Figures, player: string): Standing => figures[player] as unknown as Standing

/** Who would lead if the meeting were now; `none` where nobody would, or where I don't know. */
export const electedOf = (figures: Figures): { chairman: string; heads: Record<string, string> } =>
  figures as unknown as { chairman: string; heads: Record<string, string> }
