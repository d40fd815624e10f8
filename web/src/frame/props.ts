// What most parts of the frame are given.

import type { Game, Table } from '../lib/api'
import type { Match } from '../lib/match.svelte'
import type { Texts } from '../lib/texts'

export interface MatchProps {
  match: Match
  table: Table
  game: Game
  texts: Texts
}
