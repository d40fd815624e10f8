// What the page makes of a review: where things stand on the curve, and sentences.

import type { Fact, Review, ReviewPoint } from './api'
import type { Texts } from './texts'

/** The progress of a review that is made. */
export const MADE = 100

/** A chance, or a difference of chances, as people read it. */
export const percent = (chance: number) => Math.round(100 * chance)

/** The same as a sentence says it. */
export const sayPercent = (chance: number, texts: Texts) => texts.say('review-percent', { number: percent(chance) })

/** With its sign, and a real minus. */
export const signed = (chance: number) => {
  const number = percent(chance)
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0'
}

/** A player's chance at a step: between two points of the curve, on the line between them. */
export function chanceAt(points: ReviewPoint[], seat: number, number: number): number {
  const after = points.findIndex((point) => point.number >= number)
  const to = points[after] ?? points.at(-1)
  if (!to) return 0
  const from = points[after - 1] ?? to
  const way = to.number === from.number ? 1 : (number - from.number) / (to.number - from.number)
  return from.known[seat]! + way * (to.known[seat]! - from.known[seat]!)
}

/** The index of the point that is nearest to a step. */
export function nearest(points: ReviewPoint[], number: number): number {
  let best = 0
  points.forEach((point, at) => {
    if (Math.abs(point.number - number) < Math.abs(points[best]!.number - number)) best = at
  })
  return best
}

/** Why a move is better, in sentences of the game's texts. */
export const sayWhy = (why: Fact[], texts: Texts): string => sayFacts(why, texts, 'why')

/** What is wrong with a move, from what speaks for the best one against it. */
export const sayWrong = (why: Fact[], texts: Texts): string => sayFacts(why, texts, 'wrong')

function sayFacts(facts: Fact[], texts: Texts, way: 'why' | 'wrong'): string {
  return facts
    .map((fact) =>
      texts.say(`${way}-${fact.kind}`, {
        move: fact.move ? texts.move(fact.move) : '',
        part: fact.part ? texts.zone(fact.part) : '',
        player: fact.player ? texts.player(fact.player) : '',
        number: fact.number,
        refusal: fact.refusal ? texts.refusal(fact.refusal) : '',
      }),
    )
    .join(' ')
}

// From how much on, in chance to win, luck is worth a word.
const KIND = 0.05

/** What decided the match for a player, in one or two sentences. */
export function verdict(review: Review, player: string, texts: Texts): string {
  if (review.by_luck) return texts.say(review.decisions.length ? 'review-even-moves' : 'review-by-luck')
  const share = review.shares[player]
  if (!share) return ''
  const luck = share.luck > KIND ? 'good' : share.luck < -KIND ? 'bad' : 'even'
  const number = review.decisions.filter((decision) => decision.player === player).length
  return `${texts.say('page-review-luck', { luck })} ${texts.say('page-review-moves', { number })}`
}
