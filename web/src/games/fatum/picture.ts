// Four domains, and a blow.

import type { Picture } from '../../lib/picture'
import { icons } from './picture/icons'

export const picture: Picture = [
  { look: 'work', icon: icons.dramaMasks },
  { look: 'study', icon: icons.compass },
  { look: 'love', icon: icons.hearts },
  { look: 'goods', icon: icons.house },
  { look: 'blow', icon: icons.lightningTrio },
]
