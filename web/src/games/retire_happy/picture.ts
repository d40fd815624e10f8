// From learning to the evening of life.

import type { Picture } from '../../lib/picture'
import { icons } from './picture/icons'

export const picture: Picture = { study: icons.graduateCap, work: icons.gears, love: icons.babyBottle, goods: icons.piggyBank, special: icons.sunset }
