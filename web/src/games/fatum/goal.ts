import type { GoalOf } from '../../lib/goal'
import { icons } from './icons'
import { goalsOf, lastRound, lifeOf, objectiveOf } from './life'

/** By points, or by an objective: then how many of its levels are met, as far as it is known whose it is. */
export const goal: GoalOf = ({ game, table, view, texts, me }) => {
  const last = lastRound(table)
  const number = Number(view.round)
  const fact = last ? texts.say('board-round-of', { number, last }) : texts.say('board-round', { number })
  if (table.options.mode === 'time') {
    return { icon: icons.laurels, text: texts.say('goal-time'), fact, sign: 'points', figureOf: (player) => (lifeOf(view, player).out ? null : lifeOf(view, player).points) }
  }
  const own = me === null ? null : objectiveOf(view, lifeOf(view, me), game)
  return {
    icon: icons.archeryTarget,
    text: own ? texts.say('goal-objective', { card: texts.card(own) }) : texts.say('goal-secret'),
    fact,
    sign: 'objective',
    figureOf: (player) => {
      const life = lifeOf(view, player)
      const goals = Object.entries(goalsOf(objectiveOf(view, life, game), game, table))
      return goals.length && !life.out ? goals.filter(([deck, level]) => life[deck as 'work'] >= level!).length : null
    },
  }
}
