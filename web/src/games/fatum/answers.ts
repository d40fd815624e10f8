import { signByWord, type AnswerSignOf } from '../../lib/answers'
import { DOMAINS } from './faces'
import { icons } from './icons'

const other = signByWord({
  discard: icons.cardDiscard,
  abandon: icons.cardDiscard,
  settle: icons.coins,
  reveal: icons.archeryTarget,
  done: icons.nextButton,
})

export const answerSign: AnswerSignOf = (move, source) => {
  const [word, deck = ''] = move.split(' ')
  return word === 'draw' && DOMAINS[deck] ? { icon: DOMAINS[deck].icon } : other(move, source)
}
