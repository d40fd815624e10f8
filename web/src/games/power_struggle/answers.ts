import { signByWord, type AnswerSignOf } from '../../lib/answers'
import { signs } from '../../look/signs'
import { SKILLS } from './faces'
import { icons } from './icons'
import { printedOf, standingOf } from './printed'

const other = signByWord({
  place: icons.officeChair,
  send: icons.officeChair,
  resign: icons.officeChair,
  recruit: signs.person,
  dismiss: signs.person,
  entice: signs.person,
  open: icons.modernCity,
  take: icons.modernCity,
  found: icons.modernCity,
  relocate: signs.again,
  merge: signs.again,
  offer: signs.coin,
  accept: signs.coin,
  use: icons.swipeCard,
  pass: icons.nextButton,
  skip: icons.nextButton,
  done: icons.nextButton,
})

export const answerSign: AnswerSignOf = (move, source) => {
  const [word, what = ''] = move.split(' ')
  if (word !== 'buy') return other(move, source)
  const { game, view, figures, me } = source
  const { prices, sacrifice } = printedOf(game)
  if (what === 'influence') return { icon: SKILLS.influence!, cost: String(sacrifice) }
  if (what === 'main_department') return { icon: SKILLS.main_departments!, cost: `${prices.main_department}k` }
  if (what === 'counsel') return { icon: SKILLS.counsel!, cost: `${prices.counsel}k` }
  const price = me === null ? undefined : standingOf(figures, me).prices?.[Object.keys(view.certificates as object).indexOf(what)]
  return { icon: SKILLS.shares!, cost: price === undefined ? undefined : `${price}k` }
}
