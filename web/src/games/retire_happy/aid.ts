// The signs on the cards, for the player aid: what they stand for, by the message that says it.

import { signs } from '../../look/signs'
import { WHEN } from './faces'
import { PURSE_SIGNS, SKILL_SIGNS } from './signs'

const listed = (icons: Record<string, string>, message: string) => Object.entries(icons).map(([name, icon]) => ({ icon, said: `${message}-${name}` }))

export const aidSigns = [
  { icon: signs.die, said: 'aid-sign-test' },
  ...listed(WHEN, 'aid-sign'),
  { icon: signs.key, said: 'aid-sign-rent' },
  { icon: signs.person, said: 'aid-sign-person' },
  ...listed(SKILL_SIGNS, 'word'),
  ...listed(PURSE_SIGNS, 'zone'),
]
