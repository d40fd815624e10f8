// Where the cards lie that a move of Fatum names: what is played lies in my hand, what is used or given up before me,
// and what a blow destroys before its victim.

import type { Where } from '../../lib/choice.svelte'

export const where: Where = (line, place, me) => {
  if (place.slot.kind !== 'card') return null
  const [verb] = line.form.words
  if (verb === 'use' || verb === 'abandon') return [`${me}.front`]
  if (place.slot.name === 'card') return [`${me}.hand`]
  const victim = line.places.find(({ slot }) => slot.name === 'target')?.words[0]
  return [victim ? `${victim}.front` : `${me}.burdens`]
}
