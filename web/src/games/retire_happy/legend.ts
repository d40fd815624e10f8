// The signs of the board: what the tips and the legend tell about. Their words are `tip-…` of the game's texts.

import type { Sign } from '../../lib/tips'
import { signs } from '../../look/signs'
import { icons } from './icons'
import { PURSE_SIGNS, SKILL_SIGNS } from './signs'

export const legend: Sign[] = [
  { name: 'pension', icon: PURSE_SIGNS.pension!, rule: 'RH-18.7' },
  { name: 'current', icon: PURSE_SIGNS.current!, rule: 'RH-2.6' },
  { name: 'company', icon: PURSE_SIGNS.company!, rule: 'RH-9.5' },
  { name: 'stakes', icon: PURSE_SIGNS.stakes!, rule: 'RH-12.1' },
  { name: 'chances', icon: PURSE_SIGNS.chances!, rule: 'RH-6.10' },
  { name: 'loans', icon: PURSE_SIGNS.loans!, rule: 'RH-13.1' },
  { name: 'skill-education', icon: SKILL_SIGNS.education!, rule: 'RH-6.1' },
  { name: 'skill-manual', icon: SKILL_SIGNS.manual!, rule: 'RH-6.1' },
  { name: 'skill-social', icon: SKILL_SIGNS.social!, rule: 'RH-6.1' },
  { name: 'skill-professional', icon: SKILL_SIGNS.professional!, rule: 'RH-6.1' },
  { name: 'odds', icon: signs.die, rule: 'RH-6.7' },
  { name: 'period', icon: icons.sunset, rule: 'RH-1.1' },
  { name: 'first', icon: icons.podium, rule: 'RH-3.3' },
  { name: 'event', icon: icons.earthAfricaEurope, rule: 'RH-4.2' },
]
