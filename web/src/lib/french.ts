// Elision before names in French texts, as src/parcours/texts/french.py has it:
// `{ DE($player) }` is “de Bob” or “d’Inès”, `{ QUE($player) }` “que” or “qu’”.

import type { FluentFunction, FluentValue } from '@fluent/bundle'

/** A `y` counts as a vowel before a consonant only (Yves, but Yann). An `h` may be silent or not, so it never counts. */
const ELIDES = /^(?:[aeiouœæ]|y(?![aeiouœæ])\p{L})/u

export function elides(word: string): boolean {
  return ELIDES.test(word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
}

const before =
  (whole: string, elided: string): FluentFunction =>
  ([name]: FluentValue[]) =>
    elides(String(name)) ? `${elided}${name}` : `${whole} ${name}`

export const FUNCTIONS: Record<string, FluentFunction> = { DE: before('de', 'd’'), QUE: before('que', 'qu’') }
