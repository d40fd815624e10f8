// An office, a bribe, a seat on the board.

import type { Picture } from '../../lib/picture'
import { icons } from './picture/icons'

export const picture: Picture = { work: icons.officeChair, money: icons.envelope, special: icons.roundTable, goods: icons.throneKing, blow: icons.chessKing }
