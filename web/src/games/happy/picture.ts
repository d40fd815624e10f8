// What there is in town.

import type { Picture } from '../../lib/picture'
import { icons } from './picture/icons'

export const picture: Picture = [
  { look: 'work', icon: icons.briefcase },
  { look: 'study', icon: icons.bookPile },
  { look: 'love', icon: icons.hearts },
  { look: 'goods', icon: icons.cityCar },
  { look: 'special', icon: icons.cat },
]
