// Long words on small cards. Browsers hyphenate only the languages that they happen to have patterns for, so the places
// where a word may break are found here: between syllables, near enough for the names of cards in English, French and Dutch.

const SOFT = '\u00ad'
const VOWEL = 'aeiouyàâäéèêëîïôöùûüœæ'
/** Consonants that begin a syllable together. */
const TOGETHER = /^(sch|ch|ph|th|sh|gn|qu|[bcdfgkptvw]r|[bcfgkp]l|st)$/
/** Shorter words fit on every card, and fewer letters than these stand alone at neither end. */
const LONG = 12
const LEAST = 4

/** How many letters the longest word of a text has. */
export function longest(text: string): number {
  return Math.max(0, ...(text.match(/\p{L}+/gu) ?? []).map((word) => word.length))
}

/** The text with soft hyphens in its long words. */
export function hyphenate(text: string): string {
  return text.replace(/[\p{L}]+/gu, (word) => (word.length < LONG ? word : broken(word)))
}

function broken(word: string): string {
  const isVowel = (at: number) => VOWEL.includes(word[at]!.toLowerCase())
  let result = ''
  let from = 0
  for (let at = 1; at < word.length - 1; at += 1) {
    if (isVowel(at) || !isVowel(at - 1)) continue
    let end = at
    while (end < word.length && !isVowel(end)) end += 1
    if (end === word.length) break
    const cut = breakIn(word.slice(at, end).toLowerCase()) + at
    if (cut - from >= LEAST && word.length - cut >= LEAST) {
      result += word.slice(from, cut) + SOFT
      from = cut
    }
    at = end
  }
  return result + word.slice(from)
}

/** Where the consonants between two vowels part: before the last one, or before those that belong together. */
function breakIn(consonants: string): number {
  for (let cut = Math.max(0, consonants.length - 3); cut < consonants.length; cut += 1) {
    if (TOGETHER.test(consonants.slice(cut))) return cut
  }
  return Math.max(0, consonants.length - 1)
}
