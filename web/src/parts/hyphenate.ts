// Long words on small cards. Browsers hyphenate only the languages that they happen to have patterns for, so the places
// where a word may break are found here: where a compound is joined, otherwise between syllables, near enough for the
// names of cards in English, French and Dutch.

const SOFT = '\u00ad'
const VOWEL = 'aeiouyàâäéèêëîïôöùûüœæ'
/** Consonants that begin a syllable together. */
const TOGETHER = /^(sch|ch|ph|th|sh|gn|qu|[bcdfgkptvw]r|[bcfgkp]l)$/
/** What Dutch compounds end with. */
const JOINED = /(?<=\p{L}{4})(aanslag|arbeider|bediende|belasting|controle|cursus|directeur|hoofd|installatie|kunde|kundige|leider|medewerker|meester|plaats|polis|universiteit|vergadering|verzekering|werk|werker)$/iu
/** Of what a compound is joined, only so long a part is broken further. */
const WIDE = 11
/** Shorter words fit on every card, and fewer letters than these stand alone at the beginning and at the end. */
const LONG = 7
const LEAST_BEFORE = 2
const LEAST_AFTER = 3

/** How many letters the longest stretch of a text has that no space or hyphen parts. */
export function longest(text: string): number {
  return Math.max(0, ...(text.match(/[\p{L}’]+/gu) ?? []).map((word) => word.length))
}

/** The text with soft hyphens in its long words. */
export function hyphenate(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < LONG) return word
    const parts = word.replace(JOINED, `${SOFT}$1`).split(SOFT)
    return parts.map((part) => (parts.length > 1 && part.length < WIDE ? part : syllables(part).join(SOFT))).join(SOFT)
  })
}

function syllables(word: string): string[] {
  const isVowel = (at: number) => VOWEL.includes(word[at]!.toLowerCase())
  const found: string[] = []
  let from = 0
  for (let at = 1; at < word.length; at += 1) {
    if (isVowel(at) || !isVowel(at - 1)) continue
    let end = at
    while (end < word.length && !isVowel(end)) end += 1
    const cut = at + breakIn(word.slice(at, end).toLowerCase())
    if (end < word.length && cut >= LEAST_BEFORE && word.length - cut >= LEAST_AFTER) {
      found.push(word.slice(from, cut))
      from = cut
    }
    at = end
  }
  return [...found, word.slice(from)]
}

/** Where the consonants between two vowels part: before the last one, or before those that belong together. */
function breakIn(consonants: string): number {
  if (consonants.endsWith('ck')) return consonants.length
  for (let cut = Math.max(0, consonants.length - 3); cut < consonants.length; cut += 1) {
    if (TOGETHER.test(consonants.slice(cut))) return cut
  }
  return Math.max(0, consonants.length - 1)
}
