// The signs of skills, purses and tokens, as they stand on the cards too.

import { signs } from '../../look/signs'
import { icons } from './icons'

export const SKILL_SIGNS: Record<string, string> = {
  education: icons.graduateCap,
  manual: icons.hammerNails,
  social: icons.conversation,
  professional: signs.case,
}

export const PURSE_SIGNS: Record<string, string> = {
  current: signs.coin,
  pension: icons.piggyBank,
  company: icons.factory,
  stakes: icons.profit,
  chances: icons.shamrock,
  loans: icons.manacles,
}

export const COLUMN_SIGNS: Record<string, string> = {
  education: icons.graduateCap,
  career: signs.case,
  family: icons.hearts,
  home: icons.house,
  investments: icons.profit,
}
