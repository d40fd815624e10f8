// Four domains, and a blow.

import type { Picture } from '../../lib/picture'
import { icons } from './picture/icons'

export const picture: Picture = { work: icons.dramaMasks, study: icons.compass, love: icons.hearts, goods: icons.house, blow: icons.lightningTrio }
