// From learning to the evening of life.

import type { Picture } from '../../lib/picture'
import { icons } from './picture/icons'

export const picture: Picture = [
  { look: 'study', icon: icons.graduateCap },
  { look: 'work', icon: icons.gears },
  { look: 'love', icon: icons.babyBottle },
  { look: 'goods', icon: icons.piggyBank },
  { look: 'special', icon: icons.sunset },
]
