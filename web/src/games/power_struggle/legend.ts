// The signs of the board: what the tips and the legend tell about. Their words are `tip-…` of the game's texts.

import type { Sign } from '../../lib/tips'
import { signs } from '../../look/signs'
import { SKILLS } from './faces'
import { icons } from './icons'

export const legend: Sign[] = [
  { name: 'points', icon: signs.star, rule: 'PS-15.3' },
  { name: 'money', icon: signs.coin, rule: 'PS-1.7' },
  { name: 'influence', icon: SKILLS.influence!, rule: 'PS-15.3' },
  { name: 'shares', icon: SKILLS.shares!, rule: 'PS-15.3' },
  { name: 'main_departments', icon: SKILLS.main_departments!, rule: 'PS-15.3' },
  { name: 'corruption', icon: SKILLS.corruption!, rule: 'PS-12.5' },
  { name: 'counsel', icon: SKILLS.counsel!, rule: 'PS-15.4' },
  { name: 'archenemy', icon: icons.crossedSwords, rule: 'PS-15.5' },
  { name: 'privileges', icon: icons.swipeCard, rule: 'PS-14.1' },
  { name: 'chairman', icon: icons.officeChair, rule: 'PS-5.7' },
  { name: 'board', icon: icons.roundTable, rule: 'PS-4.11' },
  { name: 'heads', icon: icons.officeChair, rule: 'PS-5.11' },
  { name: 'department', icon: icons.modernCity, rule: 'PS-4.2' },
  { name: 'employees', icon: signs.person, rule: 'PS-4.2' },
  { name: 'motivation', icon: icons.thumbUp, rule: 'PS-14.3' },
  { name: 'events', icon: icons.calendar, rule: 'PS-7.1' },
  { name: 'certificates', icon: SKILLS.shares!, rule: 'PS-13.5' },
]
