// Four domains, and the objective.

import type { Picture } from '../../lib/picture'
import { icons } from './picture/icons'

export const picture: Picture = { work: icons.dramaMasks, study: icons.compass, love: icons.hearts, goods: icons.house, special: icons.flagObjective }
