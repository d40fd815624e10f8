// What wins a game and how far everybody is, as a game's goal.ts reads it from the view.

import type { Game, View } from './api'
import type { BoardTable } from './board'
import type { Texts } from './texts'

/** Where a goal is read from. */
export interface GoalSource {
  game: Game
  table: BoardTable
  view: View
  texts: Texts
  me: string | null
  players: string[]
}

export interface Goal {
  icon: string
  /** What wins, in a few words. */
  text: string
  /** How far the match is: round, period, turns left. */
  fact: string
  /** The sign of the figure in the legend. */
  sign: string
  /** How far a player is seen to be; null where that is not known. */
  figureOf: (player: string) => number | null
  /** A figure as it is written. */
  write?: (figure: number) => string
}

export type GoalOf = (source: GoalSource) => Goal

/** The one of them who is furthest, with the figure; null where nothing is known of anybody. */
export function furthest(goal: Goal, players: string[]): { player: string; figure: number } | null {
  return players.reduce<{ player: string; figure: number } | null>((best, player) => {
    const figure = goal.figureOf(player)
    return figure === null || (best && best.figure >= figure) ? best : { player, figure }
  }, null)
}
