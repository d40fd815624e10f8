// Where the cards lie that a move of Retire Happy names: in my hand, but for the sides of the starting card.

import type { View } from '../../lib/api'
import type { Line, Place } from '../../lib/moves'

export function where(line: Line, place: Place, me: string, _view: View): string[] | null {
  if (place.slot.kind !== 'card') return null
  return line.form.words[0] === 'start' ? ['start'] : [`${me}.hand`]
}
