// An office, a bribe, a seat on the board.

import type { Picture } from '../../lib/picture'
import { icons } from './picture/icons'

export const picture: Picture = [
  { look: 'work', icon: icons.officeChair },
  { look: 'money', icon: icons.envelope },
  { look: 'special', icon: icons.roundTable },
  { look: 'goods', icon: icons.throneKing },
  { look: 'blow', icon: icons.chessKing },
]
