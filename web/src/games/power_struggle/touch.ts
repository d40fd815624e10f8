// What can be touched on the board, and what has been.

import type { Choice, Thing } from '../../lib/choice.svelte'
import { where } from './where'

/** Whether a move that is still open names the thing, in any place: also an opponent's card before its holder. */
export function isOpen(choice: Choice, thing: Thing): boolean {
  return choice.open.some((line) =>
    line.places.some(
      (place) => place.slot.kind === thing.kind && place.words.includes(thing.name) && (!thing.at || (where(line, place, '', {})?.includes(thing.at) ?? true)),
    ),
  )
}

/** Whether it has been touched, here or through an answer. */
export function isPicked(choice: Choice, thing: Thing): boolean {
  const same = (other: Thing) => other.name === thing.name && (!other.kind || other.kind === thing.kind) && (!other.at || other.at === thing.at)
  return choice.touched.some(same) && isOpen(choice, thing)
}
