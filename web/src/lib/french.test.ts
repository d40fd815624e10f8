import { expect, test } from 'vitest'
import { elides } from './french'

test('names lose the vowel before them as Python has it', () => {
  for (const name of ['Inès', 'Otto', 'Éva', 'Yves', 'œil', 'Ysé']) expect(elides(name), name).toBe(true)
  for (const name of ['Bob', 'Hugo', 'Yann', 'Y', '8', '', 'Ÿ']) expect(elides(name), name).toBe(false)
})
