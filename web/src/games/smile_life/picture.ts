// From school to a home of one’s own.

import type { Picture } from '../../lib/picture'
import { icons } from './picture/icons'

export const picture: Picture = [
  { look: 'study', icon: icons.graduateCap },
  { look: 'work', icon: icons.stethoscope },
  { look: 'love', icon: icons.linkedRings },
  { look: 'money', icon: icons.cash },
  { look: 'goods', icon: icons.house },
]
