// The faces of a game's cards, loaded with the game; a game from elsewhere gets faces by what its fields are called.

import type { Game } from '../lib/api'
import type { Texts } from '../lib/texts'
import { num, show, word, type Deck, type Fact, type FaceOf, type Look, type Shown } from './face'
import { icons } from '../look/icons'
import { signs } from '../look/signs'

const FACES = import.meta.glob<{ face: FaceOf }>('../games/*/faces.ts')

export type Looks = Game['deck']['looks']

/** How to draw the cards of a game, with the looks that a deck of one's own gives them. */
export async function loadFaces(game: string, looks: Looks = {}): Promise<FaceOf> {
  const ofGame = FACES[`../games/${game}/faces.ts`]
  return withLooks(ofGame ? (await ofGame()).face : anyFace, looks)
}

/** A card that is being made may say anything in its fields: what a game can't draw is drawn from the fields alone. */
export function showAnyway(card: string, deck: Deck, face: FaceOf, texts: Texts): Shown {
  const fields = deck[card] ?? {}
  try {
    return show(card, face(card, fields, deck), texts)
  } catch {
    return show(card, anyFace(card, fields, deck), texts)
  }
}

/** The icon of a look is that of another card of the game. */
export function withLooks(face: FaceOf, looks: Looks): FaceOf {
  if (!Object.keys(looks).length) return face
  return (card, fields, deck) => {
    const made = face(card, fields, deck)
    const { icon, colour } = Object.hasOwn(looks, card) ? looks[card]! : {}
    return { ...made, look: colour ?? made.look, icon: icon ? face(icon, deck[icon] ?? {}, deck).icon : made.icon }
  }
}

const LOOKS: { look: Look; icon: string; about: RegExp }[] = [
  { look: 'study', icon: signs.book, about: /stud|educ|school|experience|course/ },
  { look: 'work', icon: signs.case, about: /job|work|career|office|privilege/ },
  { look: 'money', icon: signs.coin, about: /wage|money|coin|share|invest|certificate|news/ },
  { look: 'love', icon: icons.hearts, about: /love|flirt|marri|partner|child|relation|friend|family/ },
  { look: 'goods', icon: icons.house, about: /house|home|car|pet|trip|goods|heritage/ },
  { look: 'blow', icon: signs.bolt, about: /malus|blow|attack|red|event/ },
]
const OTHER = { look: 'special' as const, icon: icons.cardRandom }

/** The fields that a deck may sort its cards by, and those that may tell what a card is worth. */
const SORTS = ['group', 'type', 'class', 'colour', 'suit', 'deck']
const WORTHS = ['points', 'smiles', 'value', 'worth', 'rank', 'price']

/** A face from the fields alone. Numbers stand on it with their names, which no message can say. */
export const anyFace: FaceOf = (card, fields) => {
  const sort = SORTS.map((name) => word(fields, name)).find(Boolean) ?? ''
  const { look, icon } = LOOKS.find(({ about }) => about.test(sort) || about.test(card)) ?? OTHER
  const worth = WORTHS.find((name) => num(fields, name))
  const numbers: Fact[] = Object.entries(fields)
    .filter(([name, value]) => typeof value === 'number' && name !== worth && name !== 'copies')
    .map(([name, value]) => ({ figure: `${name.replaceAll('_', ' ')} ${value}` }))
  return {
    look,
    sort: { id: `word-${sort}` },
    sortIcon: icon,
    icon,
    worth: worth ? { figure: `${num(fields, worth)}` } : undefined,
    facts: numbers,
  }
}

