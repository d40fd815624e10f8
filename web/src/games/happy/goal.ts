import type { GoalOf } from '../../lib/goal'
import { halves } from '../../parts/face'
import { icons } from './icons'
import { lifeOf } from './life'

/** Of the others, the points in sight. */
export const goal: GoalOf = ({ table, view, texts }) => ({
  icon: icons.cheerful,
  text: texts.say('goal', { target: halves(Number(table.options.target ?? 0)) }),
  fact: texts.say('goal-fact', { number: Number(view.round) }),
  sign: 'points',
  figureOf: (player) => lifeOf(view, player).points ?? lifeOf(view, player).shown_points,
  write: halves,
})
