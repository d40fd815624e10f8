// What there is in town.

import type { Picture } from '../../lib/picture'
import { icons } from './picture/icons'

export const picture: Picture = { work: icons.briefcase, study: icons.bookPile, love: icons.hearts, goods: icons.cityCar, special: icons.cat }
