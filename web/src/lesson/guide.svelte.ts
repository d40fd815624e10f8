// How far somebody is in a lesson: which note is open, what it asks for, and when the bots may go on.

import { api, type Lesson, type LessonNote } from '../lib/api'
import type { Match } from '../lib/match.svelte'

export class Guide {
  readonly lesson: Lesson
  #match: Match
  // How many notes have been read since the last move, and which one is looked at again.
  #read = $state.raw({ made: 0, notes: 0 })
  #again = $state<number | null>(null)
  #left = $state(false)

  constructor(lesson: Lesson, match: Match) {
    this.lesson = lesson
    this.#match = match
  }

  #made: number = $derived.by(() => this.#match.log.filter(({ number }) => number > 0).length)

  /** The note that is open or comes next. */
  #next: number = $derived.by(() => {
    const first = this.lesson.notes.findIndex(({ at }) => at >= this.#made)
    if (first < 0) return this.lesson.notes.length
    return this.#read.made === this.#made ? Math.max(first, this.#read.notes) : first
  })

  /** Whether something else was done than the lesson asks for: then it can't go on. */
  readonly strayed: boolean = $derived.by(() => {
    const asked = this.lesson.notes.flatMap(({ move }) => move ?? [])
    const made = this.#match.log.filter(({ by }) => by !== null && by === this.#match.me)
    return made.some(({ move }, at) => move !== asked[at])
  })

  readonly isOver: boolean = $derived.by(() => this.#left || this.strayed || this.#next >= this.lesson.notes.length)

  readonly isOn: boolean = $derived(!this.isOver)

  /** The number of the note that is shown; null while the bots move. */
  readonly shown: number | null = $derived.by(() => {
    if (this.isOver) return null
    if (this.#again !== null && this.#again < this.#next) return this.#again
    return this.lesson.notes[this.#next]!.at === this.#made ? this.#next : null
  })

  readonly note: LessonNote | null = $derived.by(() => (this.shown === null ? null : this.lesson.notes[this.shown]!))

  /** The move that the note asks for now; not while an earlier note is read again. */
  readonly move: string | null = $derived(this.shown === this.#next ? (this.note?.move ?? null) : null)

  readonly isLast: boolean = $derived.by(() => this.shown === this.lesson.notes.length - 1)

  /** Read on; where something is to be done, it is done. */
  next(): void {
    const { shown, move } = this
    if (shown === null) return
    if (shown < this.#next) this.#again = shown + 1 < this.#next ? shown + 1 : null
    else if (move !== null) void this.#match.move(move)
    else this.#read = { made: this.#made, notes: shown + 1 }
  }

  /** Look at the note before; no move is taken back. */
  back(): void {
    if (this.shown) this.#again = this.shown - 1
  }

  /** Leave the lesson: the match goes on as any other. */
  leave(): void {
    this.#left = true
  }

  /** Until how many moves have been made the bots may move now; null once the lesson is over, undefined while something is read. */
  readonly until: number | null | undefined = $derived.by(() => {
    if (this.isOver) return null
    const { at } = this.lesson.notes[this.#next]!
    return at > this.#made ? at : undefined
  })
}

/** The guide of the lesson that is on at the table; null if there is no such lesson any more. */
export async function loadGuide(game: string, id: string, match: Match): Promise<Guide | null> {
  const lesson = (await api.lessons(game)).find((one) => one.id === id)
  return lesson ? new Guide(lesson, match) : null
}
