import type { GoalOf } from '../../lib/goal'
import { signs } from '../../look/signs'
import { personOf } from './company'

export const goal: GoalOf = ({ table, view, texts }) => ({
  icon: signs.star,
  text: texts.say('goal', { target: Number(table.options.target ?? 4) }),
  fact: texts.say('goal-fact', { number: Number(view.round ?? 0) }),
  sign: 'points',
  figureOf: (player) => personOf(view, player).points,
})
