// From school to a home of one’s own.

import type { Picture } from '../../lib/picture'
import { icons } from './picture/icons'

export const picture: Picture = { study: icons.graduateCap, work: icons.stethoscope, love: icons.linkedRings, money: icons.cash, goods: icons.house }
