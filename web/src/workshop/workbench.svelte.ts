// The deck that is being made: what it is now, the way back, what the server says to it, and that the browser keeps it.

import { untrack } from 'svelte'
import { api, type CheckedDeck, type Game, type OwnDeck, type Workshop } from '../lib/api'
import { page } from '../lib/page.svelte'
import { differences } from './deck'
import { change, redo, startHistory, undo, type History } from './history'
import { newDeckId, shelf } from './shelf'

// Milliseconds without a change before the server is asked.
const PAUSE = 250

export class Workbench {
  #history = $state.raw<History<OwnDeck>>(startHistory({ title: {}, about: {}, cards: {}, texts: {}, looks: {} }))
  /** Under what the browser keeps it; empty before the first change. */
  id = $state('')
  /** Whether the browser could keep the last change. */
  isKept = $state(true)
  #answer = $state.raw<{ deck: OwnDeck; said: CheckedDeck } | null>(null)
  #asked: OwnDeck | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly deck = $derived(this.#history.now)
  readonly canUndo = $derived(this.#history.past.length > 0)
  readonly canRedo = $derived(this.#history.future.length > 0)
  readonly differs = $derived.by(() => differences(this.standard.cards, this.deck))
  /** What the server said last, of this deck or of one shortly before. */
  readonly said = $derived(this.#answer?.said ?? null)
  /** Whether that is about the deck as it is now. */
  readonly isChecked = $derived(this.#answer?.deck === this.deck)
  /** The deck file; null while it can't be played with, or is not checked yet. */
  readonly file = $derived(this.isChecked && this.said?.problems.length === 0 ? this.said.text : null)

  constructor(
    readonly standard: Game,
    readonly schema: Workshop,
    deck: OwnDeck,
    id: string,
  ) {
    this.#history = startHistory(deck)
    this.id = id
    this.#ask()
  }

  /** Change the deck; changes that follow each other about the same are undone together. */
  change(deck: OwnDeck, about = ''): void {
    this.#become(change(this.#history, deck, about))
  }

  undo(): void {
    this.#become(undo(this.#history))
  }

  redo(): void {
    this.#become(redo(this.#history))
  }

  #become(history: History<OwnDeck>): void {
    if (history === this.#history) return
    this.#history = history
    this.keep()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#ask(), PAUSE)
  }

  /** Have the browser keep it from now on. */
  keep(): void {
    this.id ||= newDeckId()
    this.isKept = shelf.keep(this.id, this.standard.name, this.deck)
  }

  /** Ask the server what is wrong. An answer about an older deck than one that was asked about since is ignored. */
  #ask(): void {
    const deck = untrack(() => this.deck)
    this.#asked = deck
    api.checkDeck(this.standard.name, deck).then(
      (said) => {
        if (this.#asked === deck) this.#answer = { deck, said }
      },
      (error: unknown) => {
        if (this.#asked === deck) page.fail(error)
      },
    )
  }

  /** Nothing is asked any more. */
  close(): void {
    clearTimeout(this.#timer)
    this.#asked = null
  }
}
