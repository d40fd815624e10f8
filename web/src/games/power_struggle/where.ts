// A division is touched at its head's office to make him leave, at its consultants to add one, at its free office otherwise.

import type { Where } from '../../lib/choice.svelte'

export const where: Where = (line, place) => {
  const [verb, what] = line.form.words
  if (place.slot.kind === 'division') return verb === 'resign' || verb === 'send' ? ['heads'] : what === 'counsel' ? ['counsel'] : ['offices']
  if (place.slot.kind === 'privilege') {
    const target = line.places.find(({ slot }) => slot.kind === 'player')?.words[0]
    return target ? [`${target}.privileges`] : null
  }
  if (place.slot.kind === 'event') return ['drawn']
  if (place.slot.kind === 'certificate') return ['certificates']
  return null
}
