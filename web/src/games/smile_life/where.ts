// Where the cards lie that a move of Smile Life names.

import type { View } from '../../lib/api'
import type { Line, Place } from '../../lib/moves'

const BY_VERB: Record<string, string> = { take: 'river', keep: 'drawn', give: 'wages' }
const COMMON = ['river', 'drawn', 'discard']

export function where(line: Line, place: Place, me: string, _view: View): string[] | null {
  if (place.slot.kind !== 'card') return null
  const mine = (...zones: string[]) => zones.map((zone) => `${me}.${zone}`)
  const { words } = line.form
  const { name } = place.slot
  if (name === 'paying') return mine('wages', 'specials')
  if (words[words.indexOf(`<${name}>`) + 1] === 'from') return ['discard']
  if (name === 'other') return line.places[0]?.words[0] === 'revenge' ? mine('malus') : mine('hand')
  const zone = BY_VERB[words[0] ?? ''] ?? 'hand'
  return COMMON.includes(zone) ? [zone] : mine(zone)
}
