// The signs of the columns of a life, and what the legend calls them.

import { icons } from './icons'
import type { ColumnName } from './life'

export const SIGNS: Record<ColumnName, string> = {
  studies: icons.bookPile,
  job: icons.briefcase,
  wages: icons.banknote,
  love: icons.hearts,
  children: icons.babyBottle,
  goods: icons.house,
  extras: icons.sparkles,
  malus: icons.heavyRain,
}

export const SIGN_OF: Record<ColumnName, string> = {
  studies: 'studies',
  job: 'job',
  wages: 'wages',
  love: 'love',
  children: 'children',
  goods: 'acquisitions',
  extras: 'specials',
  malus: 'malus',
}
