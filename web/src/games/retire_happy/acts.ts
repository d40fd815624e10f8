// Moves that belong to a purse or to a card lying there, to be made in that place.

import type { Choice } from '../../lib/choice.svelte'
import type { Texts } from '../../lib/texts'

export interface Act {
  verb: string
  text: string
  press: () => void
}

/** The legal moves that begin with one of those words and name no card, as buttons. */
export function actsOf(verbs: string[], choice: Choice, texts: Texts): Act[] {
  return choice.lines
    .filter(({ form, places }) => verbs.includes(form.words[0] ?? '') && places.every(({ slot }) => slot.kind === 'number'))
    .map((line) => ({ verb: line.form.words[0]!, text: texts.move(line), press: () => choice.begin(line) }))
}
