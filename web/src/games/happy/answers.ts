import { signByWord, type AnswerSignOf } from '../../lib/answers'
import { icons } from './icons'
import { lifeOf } from './life'
import { printedOf } from './printed'

const BUYS: Record<string, string> = { card: icons.cardRandom, car: icons.cityCar, upgrade: icons.raceCar, cat: icons.cat, dog: icons.sittingDog }

const other = signByWord({
  date: icons.hearts,
  try: icons.babyFace,
  school: icons.graduateCap,
  heal: icons.hospitalCross,
  sell: icons.twoCoins,
  trade: icons.cardRandom,
  topple: icons.briefcase,
  claim: icons.cheerful,
  throw: icons.diceSixFacesFive,
  parry: icons.shield,
  end: icons.nextButton,
})

export const answerSign: AnswerSignOf = (move, source) => {
  const [word, what = '', where] = move.split(' ')
  if (word === 'buy' && BUYS[what]) return { icon: BUYS[what] }
  const { game, view, me } = source
  if (me === null || (word !== 'move' && word !== 'buy_out')) return other(move, source)
  const { district, job } = lifeOf(view, me)
  const { prices, wages } = printedOf(game)
  if (word === 'buy_out') return { icon: icons.brokenHeart, cost: String(wages[job]) }
  const up = Number(where) - district
  // Of several districts, each has its own price.
  if (Number.isNaN(up)) return { icon: icons.house }
  return { icon: icons.house, cost: up > 0 ? String(prices.move) : `+${-up * prices.move}` }
}
