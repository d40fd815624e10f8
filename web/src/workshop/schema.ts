// What the fields of a game's cards may be, as the server tells it, and what they are called.

import type { CardFields, DeckField, Json } from '../lib/api'
import type { Texts } from '../lib/texts'
import { capital } from '../parts/face'

/** Whether a card has the field. */
export function concerns(field: DeckField, card: string, group: Json | undefined): boolean {
  if (!field.groups && !field.kinds) return true
  return (typeof group === 'string' && (field.groups?.includes(group) ?? false)) || (field.kinds?.includes(card) ?? false)
}

/** What a field begins with that has to say something. */
export function emptyValue(field: DeckField): Json {
  if (field.type === 'flag') return false
  if (field.type === 'word') return field.choices?.[0] ?? ''
  if (field.type === 'list') return Array.from({ length: field.least }, () => (field.items ? emptyValue(field.items) : 0))
  if (field.type === 'table') return Object.fromEntries((field.parts ?? []).filter((part) => !part.optional).map((part) => [part.name, emptyValue(part)]))
  return Math.min(Math.max(0, field.least), field.most)
}

/** The first words of the patterns that a text may follow: `toll` of `toll DECK NUMBER`. */
export const patternKinds = (field: DeckField): string[] => (field.patterns ?? []).map((pattern) => pattern.split(' ')[0]!)

/** A place in a text that follows a pattern: `NUMBER` is a number, `[layer]` a word or none, and `DECK` one of the choices of the field `deck`. */
export interface Slot {
  /** Which word of the text it is. */
  at: number
  field: DeckField
  value: Json | undefined
}

/** The places of the pattern that a text follows, with what it says there; none where it follows no pattern. */
export function slotsOf(field: DeckField, fields: DeckField[], text: string): Slot[] {
  const [kind, ...words] = text.split(' ')
  const [, ...places] = (field.patterns ?? []).map((pattern) => pattern.split(' ')).find(([first]) => first === kind) ?? []
  return places.map((place, index) => {
    const name = place.replace(/[[\]]/g, '').toLowerCase()
    const choices = fields.find((other) => other.name === name)?.choices ?? null
    const type = place.startsWith('[') ? 'flag' : choices ? 'word' : 'whole'
    const word = words[index]
    return { at: index + 1, field: { ...field, patterns: null, name, type, choices, optional: type === 'flag' }, value: type === 'flag' ? word === name : word }
  })
}

/** What such a place is called. */
export function slotName(slot: DeckField, texts: Texts): string {
  if (slot.type === 'flag') return choiceName(slot.name, texts)
  return slot.choices ? fieldName(slot.name, texts) : texts.say('workshop-amount')
}

/** The text with another word in one of its places; an empty one at its end leaves the place open. */
export function withWord(text: string, at: number, word: string): string {
  const words = text.split(' ')
  words[at] = word.replaceAll(' ', '')
  return words.join(' ').trimEnd()
}

/** What follows the pattern that begins with that word, with the first choices and ones. */
export const beginPattern = (field: DeckField, fields: DeckField[], kind: string): string =>
  slotsOf(field, fields, kind).reduce((text, slot) => withWord(text, slot.at, slot.field.optional ? '' : (slot.field.choices?.[0] ?? '1')), kind)

/** The fields of a card that has just come into a group: those that it must have, as they are or as little as possible. */
export function fitGroup(fields: CardFields, schema: DeckField[], card: string, groupField: string): CardFields {
  const group = fields[groupField]
  const known = schema.filter((field) => concerns(field, card, group))
  return Object.fromEntries(
    known.flatMap((field): [string, Json][] => {
      const value = fields[field.name]
      if (value !== undefined) return [[field.name, value]]
      return field.optional ? [] : [[field.name, emptyValue(field)]]
    }),
  )
}

const firstOf = (messages: string[], texts: Texts): string | null => {
  const found = messages.find((message) => texts.has(message))
  return found ? texts.say(found) : null
}

/** What is called by the way to it: `effects.0.when` is the message `field-effects-when`. */
const messageOf = (path: string) => `field-${path.replace(/\.\d+/g, '').replaceAll('.', '-')}`

/** What a field is called, or a part of one: `effects.0.when`. */
export function fieldName(path: string, texts: Texts): string {
  const name = path.split('.').at(-1) ?? path
  return capital(firstOf([messageOf(path), `word-${name}`, `zone-${name}`, `field-${name}`], texts) ?? name.replaceAll('_', ' '))
}

/** What a field is for; empty where nobody has said it. */
export const fieldAbout = (path: string, texts: Texts): string => firstOf([`${messageOf(path)}.about`], texts) ?? ''

/** What a choice is called: a card, a sort of card or a word of the game. */
export function choiceName(choice: string, texts: Texts): string {
  const said = firstOf([`choice-${choice}`, `word-${choice}`, `face-sort-${choice}`, `card-${choice}`, `zone-${choice}`], texts)
  return capital(said ?? choice.replaceAll('_', ' '))
}

/** A value of a field in words; `path` is the way to what stands inside it. */
export function sayValue(value: Json | undefined, texts: Texts, path = ''): string {
  if (value === undefined || value === null) return '–'
  if (typeof value === 'boolean') return texts.say(value ? 'workshop-yes' : 'workshop-no')
  if (typeof value === 'number') return `${value}`.replace('-', '−')
  // A text that follows a pattern has several words.
  if (typeof value === 'string') return value.split(' ').map((word) => choiceName(word, texts)).join(' ')
  if (Array.isArray(value)) return value.map((item) => sayValue(item, texts, path)).join(', ')
  return Object.entries(value)
    .map(([name, item]) => {
      const way = path ? `${path}.${name}` : name
      return `${fieldName(way, texts)} ${sayValue(item, texts, way)}`
    })
    .join(', ')
}

/** Which values a field takes, in a sentence; choices and patterns are listed where they are made. */
export function sayAllowed(field: DeckField, texts: Texts): string {
  if (field.type === 'whole' || field.type === 'half') return texts.say(`workshop-allowed-${field.type}`, { least: field.least, most: field.most })
  if (field.type === 'list' && field.least !== field.most) {
    return texts.say('workshop-allowed-list', { least: field.least, most: field.most })
  }
  return ''
}
