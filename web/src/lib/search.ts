// How people search: by words in any order, without regard for capitals and accents.

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Whether a text has all words that were typed; nothing typed fits everything. */
export function search(typed: string): (text: string) => boolean {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return (text) => words.length === 0 || words.every((word) => plain(text).includes(word))
}
