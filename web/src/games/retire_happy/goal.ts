import type { View } from '../../lib/api'
import type { GoalOf } from '../../lib/goal'
import { numberIn } from './person'
import { PURSE_SIGNS } from './signs'

export const goal: GoalOf = ({ view, texts }) => ({
  icon: PURSE_SIGNS.pension!,
  text: texts.say('goal'),
  fact: texts.say('goal-fact', { number: numberIn(view, 'period') }),
  sign: 'pension',
  figureOf: (player) => numberIn((view[player] ?? {}) as View, 'pension'),
})
