// "Why can't I?", asked of the server once for each card and state.

import type { Refusal, WhyNot } from './api'

export type Ask = (card: string) => Promise<WhyNot[]>
type RefusedMove = { move: string } & Refusal

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
    if (card in this.#known) return
    const known = this.#known
    const told = (await this.#ask(card)).flatMap(({ move, rule, params }) => (rule === null ? [] : [{ move, rule, params }]))
    // The answer is stale if a new state has come since.
    if (this.#known === known) this.#known = { ...known, [card]: told }
  }

  /**
   * The refusal to be shown on that card, if it is the one that was touched and the answer is here: that of a move that
   * is meant, such as playing it from the hand, or else the first.
   */
  on(card: string, at: string | null = null, isMeant: (move: string) => boolean = () => true): Refusal | null {
    if (this.shown?.card !== card || (this.shown.at ?? at) !== at) return null
    const told = this.#known[card]
    return told?.find(({ move }) => isMeant(move)) ?? told?.[0] ?? null
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
