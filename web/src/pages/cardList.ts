// The cards of a game as a list: in groups, with their copies, and those that say what is searched for.

import type { Game } from '../lib/api'
import { search } from '../lib/search'
import type { Texts } from '../lib/texts'
import { num, word, type FaceOf, type Fields, type Shown } from '../parts/face'
import { showAnyway } from '../parts/faces'

export interface ListedCard {
  shown: Shown
  /** How many there are in the box; 0 where the deck does not count them. */
  copies: number
}

export interface CardGroup {
  id: string
  title: string
  cards: ListedCard[]
}

/** The fields by which a deck is sorted into groups, the first one that a card has; as `card_groups` in Python. */
const GROUPS = ['deck', 'group', 'type', 'colour', 'suit']

const groupOf = (fields: Fields) => GROUPS.map((name) => word(fields, name)).find(Boolean) ?? ''

/** What the cards of a group say they are, in the plural where it differs, or its word; cards that are sorted by nothing are called by the game. */
function titleOf(group: string, texts: Texts): string {
  if (!group) return texts.say('game-name')
  const message = [`face-sort-${group}.many`, `face-sort-${group}`].find((id) => texts.has(id))
  const said = message ? texts.say(message) : texts.word(group)
  return said.slice(0, 1).toUpperCase() + said.slice(1)
}

/** Copies in the deck, or in those of all periods. */
function copiesOf(fields: Fields): number {
  return Array.isArray(fields.copies) ? fields.copies.reduce((sum: number, number) => sum + Number(number), 0) : num(fields, 'copies') || num(fields, 'count')
}

/** All cards of a game by groups, in the order of the deck. */
export function groupCards(game: Pick<Game, 'cards'>, face: FaceOf, texts: Texts): CardGroup[] {
  const groups = new Map<string, CardGroup>()
  for (const [card, fields] of Object.entries(game.cards)) {
    const id = groupOf(fields)
    const group = groups.get(id) ?? { id, title: titleOf(id, texts), cards: [] }
    group.cards.push({ shown: showAnyway(card, game.cards, face, texts), copies: copiesOf(fields) })
    groups.set(id, group)
  }
  return [...groups.values()]
}

/** The cards that say all words that were typed, and the groups that have any. */
export function findCards(groups: CardGroup[], typed: string): CardGroup[] {
  const fits = search(typed)
  return groups
    .map((group) => ({ ...group, cards: group.cards.filter(({ shown }) => fits([group.title, shown.card, shown.name, shown.sort, shown.about, ...shown.details, ...shown.rules].join(' '))) }))
    .filter(({ cards }) => cards.length)
}

/** How many cards a group has, all copies counted. */
export const countCards = (group: CardGroup): number => group.cards.reduce((sum, { copies }) => sum + Math.max(1, copies), 0)
