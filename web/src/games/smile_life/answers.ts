import { signByWord } from '../../lib/answers'
import { icons } from './icons'

export const answerSign = signByWord({
  draw: icons.cardDraw,
  discard: icons.cardDiscard,
  throw: icons.cardDiscard,
  resign: icons.briefcase,
  divorce: icons.brokenHeart,
  stop: icons.brokenHeart,
  pass: icons.nextButton,
  done: icons.nextButton,
})
