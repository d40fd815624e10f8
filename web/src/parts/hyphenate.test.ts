import { expect, test } from 'vitest'
import { hyphenate, longest } from './hyphenate'

const broken = (text: string) => hyphenate(text).replaceAll('\u00ad', '-')

test.each([
  ['ziektekostenverzekering', 'ziek-te-kos-ten-ver-ze-ke-ring'],
  ['Seniorenuniversiteit', 'Senioren-uni-ver-si-teit'],
  ['belastingaanslag', 'belasting-aanslag'],
  ['geneeskunde', 'genees-kunde'],
  ['Programmeur', 'Pro-gram-meur'],
  ['Développement', 'Dé-ve-lop-pe-ment'],
  ['recommandation', 're-com-man-da-tion'],
  ['Backpacking', 'Back-pack-ing'],
  ['Childhood', 'Child-hood'],
  ['Boredom', 'Bo-re-dom'],
  ['Revenge', 'Re-venge'],
  ['zoo flirt', 'zoo flirt'],
])('%s may break between syllables', (text, expected) => {
  expect(broken(text)).toBe(expected)
})

test('what is broken is put together again as it was', () => {
  expect(hyphenate('geregistreerd partnerschap').replaceAll('\u00ad', '')).toBe('geregistreerd partnerschap')
})

test('an article that leans on a word belongs to it', () => {
  expect(longest('études d’ingénieur')).toBe(11)
})
