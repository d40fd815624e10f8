// The signs of the board: what the tips and the legend tell about. Their words are `tip-…` of the game's texts.

import type { Sign } from '../../lib/tips'
import { icons } from './icons'

export const legend: Sign[] = [
  { name: 'points', icon: icons.cheerful, rule: 'HA-15.1' },
  { name: 'shown_points', icon: icons.cheerful, rule: 'HA-15.4' },
  { name: 'money', icon: icons.twoCoins, rule: 'HA-3.1' },
  { name: 'wage', icon: icons.briefcase, rule: 'HA-9.1' },
  { name: 'district', icon: icons.house, rule: 'HA-8.2' },
  { name: 'upkeep', icon: icons.twoCoins, rule: 'HA-3.3' },
  { name: 'odds', icon: icons.diceSixFacesFive, rule: 'HA-6.5' },
  { name: 'partner', icon: icons.lovers, rule: 'HA-6.1' },
  { name: 'children', icon: icons.babyFace, rule: 'HA-7.8' },
  { name: 'pets', icon: icons.paw, rule: 'HA-15.3' },
  { name: 'car', icon: icons.cityCar, rule: 'HA-11.1' },
  { name: 'health', icon: icons.hospitalCross, rule: 'HA-13.4' },
  { name: 'quarantine', icon: icons.virus, rule: 'HA-12.11' },
  { name: 'protection', icon: icons.shield, rule: 'HA-12.4' },
  { name: 'tiles', icon: icons.virus, rule: 'HA-12.1' },
  { name: 'hand_size', icon: icons.pokerHand, rule: 'HA-4.7' },
  { name: 'open', icon: icons.threeFriends, rule: 'HA-4.10' },
  { name: 'bank', icon: icons.bank, rule: 'HA-15.2' },
]
