// What touching a card does on every board: it joins the choice or leaves it; a card of mine that no move names says
// why, and any other shows what it tells.

import type { BoardProps } from './board'
import type { Refused } from '../parts/refused'

export type Touching = Pick<BoardProps, 'game' | 'me' | 'awaited' | 'texts' | 'choice' | 'why' | 'inspect'>

/** Touch the card; `copy` is which of its equals there. */
export function touch({ me, awaited, choice, why, inspect }: Touching, name: string, at: string, copy = 0): void {
  const thing = { name, at }
  why.hide()
  if (choice.picked(thing) > copy && choice.drop(thing)) return
  if (choice.touch(thing)) return
  if (me !== null && awaited.includes(me) && at === `${me}.hand`) void why.show(name, at)
  else inspect(name)
}

/** What is to be shown on the card as the reason why it can't be used. */
export function refusalOn({ game, texts, why }: Touching, name: string, at: string, isMeant?: (move: string) => boolean): Refused | null {
  const refused = why.on(name, at, isMeant)
  if (!refused) return null
  return { text: texts.refusal(refused), rule: texts.isRule(refused.rule) ? refused.rule : '', href: `/rules/${game.name}#${refused.rule}` }
}
