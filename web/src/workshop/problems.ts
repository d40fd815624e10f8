// What is wrong with a deck, in the reader's language, by where it stands.

import type { DeckProblem, UnprintedText } from '../lib/api'
import type { Texts } from '../lib/texts'
import { DECK_PARTS, type DeckPart } from './deck'
import { choiceName, fieldName } from './schema'

/** The problem in words. */
export function sayProblem(problem: DeckProblem, texts: Texts): string {
  const message = `problem-${problem.code}`
  if (!texts.has(message)) return problem.text
  const params = Object.entries(problem.params).map(([name, value]): [string, string | number] => [name, typeof value === 'number' ? value : sayParam(name, value, texts)])
  return texts.say(message, Object.fromEntries(params))
}

function sayParam(name: string, value: unknown, texts: Texts): string {
  if (Array.isArray(value)) return value.map((item) => sayParam(name, item, texts)).join(', ')
  if (name === 'choices' || name === 'kinds' || name === 'card') return choiceName(String(value), texts)
  return name === 'name' || name === 'names' ? fieldName(String(value), texts) : String(value)
}

/** The part of the deck as a whole that a problem is about, where it has a field: `title.fr` is the title. */
export const partOf = ({ card, field }: DeckProblem): DeckPart | null => (card ? null : (DECK_PARTS.find((part) => field.split('.')[0] === part) ?? null))

/** What is wrong with that part. */
export const problemsOfPart = (problems: DeckProblem[], part: DeckPart, texts: Texts): string[] =>
  problems.filter((problem) => partOf(problem) === part).map((problem) => sayProblem(problem, texts))

/** What is wrong with a card, by the place in it; with the card as a whole under ''. */
export function problemsOf(problems: DeckProblem[], card: string, texts: Texts): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const problem of problems) {
    if (problem.card !== card) continue
    found[problem.field] = [...(found[problem.field] ?? []), sayProblem(problem, texts)]
  }
  return found
}

/** The letters of a card's own texts that can't be printed, by the place of the text. */
export const unprintedOf = (unprinted: UnprintedText[], card: string): Record<string, string> =>
  Object.fromEntries(unprinted.filter((one) => one.card === card).map(({ field, letters }) => [field, letters]))
