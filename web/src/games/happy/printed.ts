// What is printed on the board of Happy, as the server tells it (src/parcours/games/happy/printed.py).

import type { Game } from '../../lib/api'

export interface Printed {
  /** Plots of the districts, from the lowest, by the number of players. */
  plots: Record<string, number[]>
  district_points: number[]
  /** Of each school, from the lowest. */
  seats: Record<string, number>
  /** Of each job, from the top floor of the company. */
  wages: Record<string, number>
  job_points: Record<string, number>
  prices: Record<'date' | 'school' | 'move' | 'heal' | 'card' | 'car' | 'upgrade' | 'cat' | 'dog', number>
  /** The most cards in a hand. */
  hand: number
  /** How often in a hundred a throw succeeds. */
  odds: Record<'date' | 'child', number>
}

export const printedOf = (game: Game): Printed => game.printed as unknown as Printed
