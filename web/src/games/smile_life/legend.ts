// The signs of the board: what the tips and the legend tell about. Their words are `tip-…` of the game's texts.

import type { Sign } from '../../lib/tips'
import { icons } from './icons'
import { SMILE } from './smile'

export const legend: Sign[] = [
  { name: 'smiles', icon: SMILE, rule: 'SL-11.4' },
  { name: 'hand_size', icon: icons.cardPick, rule: 'SL-3.1' },
  { name: 'studies', icon: icons.bookPile, rule: 'SL-4.4' },
  { name: 'job', icon: icons.briefcase, rule: 'SL-4.13' },
  { name: 'wages', icon: icons.banknote, rule: 'SL-6.2' },
  { name: 'love', icon: icons.hearts, rule: 'SL-5.7' },
  { name: 'children', icon: icons.babyBottle, rule: 'SL-5.9' },
  { name: 'acquisitions', icon: icons.house, rule: 'SL-6.2' },
  { name: 'specials', icon: icons.sparkles, rule: 'SL-11.3' },
  { name: 'malus', icon: icons.heavyRain, rule: 'SL-7.2' },
  { name: 'pending', icon: icons.hourglass, rule: 'SL-7.4' },
  { name: 'pile', icon: icons.cardPick, rule: 'SL-11.1' },
  { name: 'discard', icon: icons.cardRandom, rule: 'SL-3.5' },
]
