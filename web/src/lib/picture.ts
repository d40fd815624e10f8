// The small picture of a game on the home page: a few of its cards. `games/<game>/picture.ts` brings it, with icons of its own
// (`./picture/icons`), so that the home page loads no others.

import type { Look } from '../parts/face'

/** Its cards from left to right: the icon of each by its look. */
export type Picture = Partial<Record<Look, string>>

const PICTURES = import.meta.glob<{ picture: Picture }>('../games/*/picture.ts')

/** The picture of a game; empty if it brings none. */
export async function loadPicture(game: string): Promise<Picture> {
  const own = PICTURES[`../games/${game}/picture.ts`]
  return own ? (await own()).picture : {}
}
