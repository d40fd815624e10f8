// "Why can't I?", asked of the server once for each thing and state.

import type { Refusal, WhyNot } from './api'

/** What is asked about: everything that a card may be used for, or these moves. */
export type About = { card: string } | { moves: string[] }
export type Ask = (about: About) => Promise<WhyNot[]>
type RefusedMove = { move: string } & Refusal

const keyOf = (about: About) => ('card' in about ? about.card : about.moves.join('; '))

export class Why {
  #ask: Ask
  #known = $state.raw<Record<string, RefusedMove[]>>({})

  /** The card whose refusal is shown, as one thing speaks at a time. */
  shown = $state<{ card: string; at: string | null } | null>(null)

  constructor(ask: Ask) {
    this.#ask = ask
  }

  /** Show why nothing can be done with that card now; `at` tells which of several equal ones was touched. */
  async show(card: string, at: string | null = null): Promise<void> {
    this.shown = { card, at }
    await this.look({ card })
  }

  /** Ask without showing it on the board. */
  async look(about: About): Promise<void> {
    const key = keyOf(about)
    if (key in this.#known) return
    const known = this.#known
    const told = (await this.#ask(about)).flatMap(({ move, rule, params }) => (rule === null ? [] : [{ move, rule, params }]))
    // The answer is stale if a new state has come since.
    if (this.#known === known) this.#known = { ...known, [key]: told }
  }

  /** The refusal of a move that is meant, such as playing the card from the hand, or else the first; null if it is not known. */
  of(about: About, isMeant: (move: string) => boolean = () => true): Refusal | null {
    const told = this.#known[keyOf(about)]
    return told?.find(({ move }) => isMeant(move)) ?? told?.[0] ?? null
  }

  /** The refusal to be shown on that card, if it is the one that was touched and the answer is here. */
  on(card: string, at: string | null = null, isMeant?: (move: string) => boolean): Refusal | null {
    if (this.shown?.card !== card || (this.shown.at ?? at) !== at) return null
    return this.of({ card }, isMeant)
  }

  /** Why none of the moves can be made: the refusal that most of them have; null while that is not known. */
  ofMoves(moves: string[]): Refusal | null {
    const told = this.#known[keyOf({ moves })] ?? []
    const alike = (rule: string) => told.filter((other) => other.rule === rule).length
    return told.reduce<RefusedMove | null>((best, one) => (best && alike(best.rule) >= alike(one.rule) ? best : one), null)
  }

  hide(): void {
    this.shown = null
  }

  /** A new state: the answers about the last one are stale. */
  forget(): void {
    this.#known = {}
    this.shown = null
  }
}
