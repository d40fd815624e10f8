import { signByWord } from '../../lib/answers'
import { signs } from '../../look/signs'
import { icons } from './icons'
import { COLUMN_SIGNS, PURSE_SIGNS } from './signs'

export const answerSign = signByWord({
  reroll: PURSE_SIGNS.chances!,
  accept: signs.die,
  sell: COLUMN_SIGNS.home!,
  leave: COLUMN_SIGNS.home!,
  found: PURSE_SIGNS.company!,
  deposit: PURSE_SIGNS.company!,
  withdraw: PURSE_SIGNS.company!,
  borrow: PURSE_SIGNS.loans!,
  discard: icons.cardDiscard,
  cash: PURSE_SIGNS.current!,
  keep: PURSE_SIGNS.stakes!,
  done: icons.nextButton,
})
