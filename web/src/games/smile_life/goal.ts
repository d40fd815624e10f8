import type { GoalOf } from '../../lib/goal'
import type { Deck } from '../../parts/face'
import { lifeOf, numberIn } from './life'
import { SMILE } from './smile'

export const goal: GoalOf = ({ game, view, texts, players }) => ({
  icon: SMILE,
  text: texts.say('goal'),
  fact: texts.say('board-rounds', { number: Math.ceil(numberIn(view, 'pile_size') / players.length) }),
  sign: 'smiles',
  figureOf: (player) => lifeOf(player, view, game.cards as Deck).smiles,
})
