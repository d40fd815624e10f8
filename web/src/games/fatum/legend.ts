// The signs of the board: what the tips and the legend tell about. Their words are `tip-…` of the game's texts.

import type { Sign } from '../../lib/tips'
import { signs } from '../../look/signs'
import { DOMAINS } from './faces'
import { icons } from './icons'

export const legend: Sign[] = [
  { name: 'points', icon: icons.laurels, rule: 'FA-10.1' },
  { name: 'money', icon: icons.coins, rule: 'FA-9.1' },
  { name: 'charges', icon: icons.cycle, rule: 'FA-8.12' },
  { name: 'work', icon: DOMAINS.work!.icon, rule: 'FA-2.1' },
  { name: 'experience', icon: DOMAINS.experience!.icon, rule: 'FA-2.1' },
  { name: 'relations', icon: DOMAINS.relations!.icon, rule: 'FA-2.1' },
  { name: 'heritage', icon: DOMAINS.heritage!.icon, rule: 'FA-2.1' },
  { name: 'hand', icon: icons.pokerHand, rule: 'FA-4.11' },
  { name: 'burdens', icon: signs.bolt, rule: 'FA-5.10' },
  { name: 'objective', icon: icons.archeryTarget, rule: 'FA-10.6' },
  { name: 'marker', icon: icons.flagObjective, rule: 'FA-3.2' },
  { name: 'draws', icon: icons.cardRandom, rule: 'FA-4.4' },
]
