// The choice being built. Touching a thing on the board narrows the legal moves to those that name it; what is
// left says what is lit next, what the answers in the middle are, and when there is something to send.
// It knows no rules: everything comes from the legal moves of the last state.

import type { Form, Game, View } from './api'
import { isOne, notation, readMoves, type Line, type Place } from './moves'
import type { Texts } from './texts'

/** Something on the board that a move may name. */
export interface Thing {
  /** Its word in the notation: a kind of card, a player, `development/1`. */
  name: string
  /** The kind of slot it may stand in (`card`, `player`, `office` …); left out: any. */
  kind?: string
  /** The slot it may stand in (`target`, `paying` …); left out: any. */
  slot?: string
  /** Where it lies: `ana.hand`, `discard`. Left out: it does not matter. */
  at?: string
}

/** Where what stands in a place of a move lies on the board, or null if anywhere. A game may bring its own. */
export type Where = (line: Line, place: Place, me: string, view: View) => string[] | null

/** What stands in the middle to be pressed: it narrows the choice, or sends the move. */
export interface Reply {
  text: string
  sends: boolean
  /** The moves that it leads to. */
  lines: Line[]
  press: () => void
}

/** An amount of the move about to be sent. */
export interface Amount {
  slot: string
  values: number[]
  value: number
}

/** What a choice is made from. */
export interface Source {
  readonly legal: readonly string[]
  readonly decision: string | null
  readonly game: Game
  readonly players: readonly string[]
  readonly me: string | null
  readonly view: View
  readonly texts: Texts
  readonly where: Where
  /** Moves that give something up: one touch does not send them, they must be confirmed. */
  readonly needsConfirmation?: RegExp | null
  /** Where there is little room: up to this many moves are listed one by one, and what is chosen already is not said again. */
  readonly few?: number | undefined
  send(move: string): void
}

type Step = { thing: Thing } | { forms: Form[] } | { line: string }

// Up to this many moves are listed one by one; more are grouped by what they have in common.
const FEW = 6
/** More answers than these don't repeat what the preview says already. */
const WORDY = 5
// Moves of a kind about which the server is asked, and words for each of their places.
const MOST_ASKED = 24
const MOST_WORDS = 6

export class Choice {
  #read: () => Source
  #source: Source = $derived.by(() => this.#read())
  // With the decision that they answer: steps towards an earlier decision are stale.
  #made = $state.raw<{ decision: string | null; steps: Step[] }>({ decision: null, steps: [] })
  #amounts = $state.raw<Record<string, number>>({})

  /** `read` is called again when something that it has read changes. */
  constructor(read: () => Source) {
    this.#read = read
  }

  /** All legal moves. */
  readonly lines: Line[] = $derived.by(() => readMoves(this.#source.legal, this.#source.game, this.#source.players))

  #steps: Step[] = $derived.by(() => {
    const { decision, steps } = this.#made
    return decision === this.#source.decision && this.#after(steps).length > 0 ? steps : []
  })

  /** The moves that are still possible with what has been touched. */
  readonly open: Line[] = $derived.by(() => this.#after(this.#steps))

  /** What has been touched, in order. */
  readonly touched: Thing[] = $derived(this.#steps.flatMap((step) => ('thing' in step ? [step.thing] : [])))

  /** Whether anything has been chosen yet, so that there is a way back. */
  readonly begun: boolean = $derived(this.#steps.length > 0)

  // For each word that may be touched next, where.
  #lit: Map<string, { place: Place; at: string[] | null }[]> = $derived.by(() => {
    const lit = new Map<string, { place: Place; at: string[] | null }[]>()
    for (const line of this.open) {
      const next = this.#left(line).find((left) => left.words.length > 0)
      if (!next) continue
      const at = this.#where(line, next.place)
      for (const word of new Set(next.words)) {
        const found = lit.get(word) ?? []
        found.push({ place: next.place, at })
        lit.set(word, found)
      }
    }
    return lit
  })

  /** Whether touching the thing now leads to a move: then it has the ring. */
  lit(thing: Thing): boolean {
    return this.#lit.get(thing.name)?.some(({ place, at }) => suits(thing, place, at)) ?? false
  }

  /** How many of that thing have been touched. */
  picked(thing: Thing): number {
    const same = (other: Thing) => other.name === thing.name && (!other.at || !thing.at || other.at === thing.at)
    return this.touched.filter(same).length
  }

  /** Touch a thing: take it into the choice, or put it back. False if no move names it: then ask why. */
  touch(thing: Thing): boolean {
    const steps = this.#steps
    const further: Step[] = [...steps, { thing }]
    if (this.#after(further).length) return this.#go(further)
    if (this.drop(thing)) return true
    if (this.#after([{ thing }]).length) return this.#go([{ thing }])
    return false
  }

  /** Put a touched thing back; false if it was not touched. */
  drop(thing: Thing): boolean {
    const at = this.#steps.findLastIndex((step) => 'thing' in step && step.thing.name === thing.name && step.thing.at === thing.at)
    return at >= 0 && this.#go(this.#steps.toSpliced(at, 1))
  }

  /** Undo the last step. */
  back(): void {
    this.#go(this.#steps.slice(0, -1))
  }

  /** Forget all steps. */
  clear(): void {
    this.#go([])
  }

  /** Begin with a form of move, such as `buy counsel in <division>`: what it takes is lit then. False if there is none. */
  start(pattern: string): boolean {
    const form = this.lines.find((line) => line.form.pattern === pattern)?.form
    return form !== undefined && this.#go([{ forms: [form] }])
  }

  /** Whether exactly that move may be made now, such as `draw` by touching the pile. */
  offers(move: string): boolean {
    return this.lines.some((line) => isOne(line) && line.text === move)
  }

  /** Make a move that is complete: `choice.make('draw')`. One that gives something up asks first, unless a step led to it. */
  make(move: string): void {
    if (this.#asksFirst(move) && this.offers(move)) {
      this.#go([{ line: move }])
      return
    }
    this.clear()
    this.#source.send(move)
  }

  #asksFirst(move: string): boolean {
    return !this.begun && (this.#source.needsConfirmation?.test(move) ?? false)
  }

  /** Choose a move whose amount is still open: `withdraw 2–14`; one that is complete is made. */
  begin(line: Line): void {
    if (isOne(line)) this.make(notation(line, (place) => place.amounts![0]!))
    else this.#go([{ line: line.text }])
  }

  /** The one move that is left, once there is only one. */
  readonly line: Line | null = $derived(this.open.length === 1 && this.begun ? this.open[0]! : null)

  /** What is being chosen, as a sentence with an ellipsis for what is missing; null before anything is. */
  readonly preview: string | null = $derived.by(() => {
    const first = this.open[0]
    if (!this.begun || !first) return null
    if (this.line) return this.#source.texts.move(this.#filled(this.line))
    if (this.open.some((line) => line.form !== first.form)) return null
    return this.#source.texts.partly(first, (place) => this.#shared(this.open, place))
  })

  /** The amounts to be set before the one move that is left is sent. */
  readonly amounts: Amount[] = $derived.by(() =>
    (this.line?.places ?? []).flatMap((place) =>
      place.amounts && place.amounts.length > 1
        ? [{ slot: place.slot.name, values: place.amounts, value: this.#amount(place) }]
        : [],
    ),
  )

  setAmount(slot: string, value: number): void {
    this.#amounts = { ...this.#amounts, [slot]: value }
  }

  /** The answers: few moves are sentences to be pressed, many are folded by their form, then by their next place. */
  readonly replies: Reply[] = $derived.by(() => {
    const { open } = this
    const { few = FEW } = this.#source
    const each = open.flatMap(oneByOne)
    // A few amounts are as many answers, unless one of them is being set.
    if (each.length <= few && !this.line) return each.map((line) => this.#reply(line))
    if (open.length <= few) return open.map((line) => this.#reply(line))
    const forms = byForm(open)
    if (forms.size > FEW && !this.begun) return this.#byKind(forms)
    const replies = this.#byForm(forms)
    // Before anything is chosen, one reply leads on too: its things are lit on the board.
    return replies.length > 1 || !this.begun ? replies : this.#byNextPlace(open)
  })

  /** A reply for each form. Those that read alike, such as “Attempt …” with help and without, are one. */
  #byForm(forms: Map<Form, Line[]>): Reply[] {
    const alike = new Map<string, { reply: Reply; forms: Form[] }>()
    for (const [form, lines] of forms) {
      const reply = this.#formReply(form, lines)
      const before = alike.get(reply.text)
      const same = [...(before?.forms ?? []), form]
      alike.set(reply.text, { reply: before ? this.#fold({ forms: same }, reply.text, [...before.reply.lines, ...lines]) : reply, forms: same })
    }
    return [...alike.values()].map(({ reply }) => reply)
  }

  #formReply(form: Form, lines: Line[]): Reply {
    if (lines.length === 1) return this.#reply(lines[0]!)
    const { texts } = this.#source
    const shared = (place: Place) => this.#shared(lines, place)
    // Where nothing of it is known yet, its kind says more than a sentence of gaps.
    const isOnly = this.open.every((line) => line.form === form || line.form.words[0] !== form.words[0])
    const kind = `kind-${form.words[0]}`
    if (isOnly && texts.has(kind) && !lines[0]!.places.some(shared)) return this.#fold({ forms: [form] }, texts.say(kind), lines)
    return this.#fold({ forms: [form] }, texts.partly(lines[0]!, shared), lines)
  }

  /**
   * The kinds of action of which none is possible now, where the game has names for them and others of them are: with
   * some moves by which the server can be asked why.
   */
  readonly impossible: { text: string; moves: string[] }[] = $derived.by(() => {
    const { game, texts, players } = this.#source
    if (this.begun || !this.lines.length) return []
    const kindOf = (form: Form) => (texts.has(`kind-${form.words[0]}`) ? texts.say(`kind-${form.words[0]}`) : null)
    const there = new Set(this.lines.map(({ form }) => kindOf(form)))
    if (this.lines.some(({ form }) => kindOf(form) === null)) return []
    const kinds = new Map<string, string[]>()
    for (const form of game.forms) {
      const kind = kindOf(form)
      if (kind === null || there.has(kind)) continue
      kinds.set(kind, [...(kinds.get(kind) ?? []), ...exampleMoves(form, game, players)])
    }
    return [...kinds].map(([text, moves]) => ({ text, moves: moves.slice(0, MOST_ASKED) }))
  })

  /** Many forms of move are folded by their kind, where the game has a name for it: `kind-merge = Reorganise`. */
  #byKind(forms: Map<Form, Line[]>): Reply[] {
    const { texts } = this.#source
    const kinds = new Map<string, Form[]>()
    for (const form of forms.keys()) {
      const message = `kind-${form.words[0]}`
      const kind = texts.has(message) ? texts.say(message) : form.pattern
      kinds.set(kind, [...(kinds.get(kind) ?? []), form])
    }
    return [...kinds].map(([kind, same]) =>
      kind === same[0]!.pattern ? this.#formReply(same[0]!, forms.get(same[0]!)!) : this.#fold({ forms: same }, kind, same.flatMap((form) => forms.get(form)!)),
    )
  }

  #byNextPlace(open: Line[]): Reply[] {
    const { texts } = this.#source
    const first = open[0]!
    const differs = first.places.find((place) => !place.amounts && !this.#shared(open, place))
    // Lines that differ in amounts alone are one by one as few as they get.
    if (!differs) return open.map((line) => this.#reply(line))
    const { name, kind } = differs.slot
    const at = first.places.indexOf(differs)
    const words = new Set(open.flatMap((line) => this.#left(line).find((left) => left.place === line.places[at])?.words ?? []))
    return [...words].map((word) => {
      const thing: Thing = { name: word, kind, slot: name }
      const lines = this.#after([...this.#steps, { thing }])
      if (lines.length === 1) return this.#reply(lines[0]!)
      const said = texts.partly(lines[0]!, (place) => this.#shared(lines, place))
      // Of several things that are chosen one by one, the sentence says none before all are known; of several forms it would say one.
      const isThing = said === this.preview || byForm(lines).size > 1
      return this.#fold({ thing }, isThing ? `${texts.inSlot(kind, word).said} …` : said, lines)
    })
  }

  #reply(line: Line): Reply {
    if (isOne(line)) {
      return { text: this.#say(line), sends: !this.#asksFirst(line.text), lines: [line], press: () => this.make(notation(line, (place) => place.amounts![0]!)) }
    }
    if (this.line?.text === line.text) {
      const filled = this.#filled(line)
      return { text: this.#source.texts.move(filled), sends: true, lines: [filled], press: () => this.make(filled.text) }
    }
    return { text: this.#say(line), sends: false, lines: [line], press: () => this.#go([...this.#steps, { line: line.text }]) }
  }

  /** The move as a sentence or, where there are many or little room and the preview begins it, what differs from the other answers. */
  #say(line: Line): string {
    const { few, texts } = this.#source
    const { open } = this
    const isBegun = this.begun && open.length > (few === undefined ? WORDY : 1) && open.every(({ form }) => form === line.form)
    const differing = isBegun ? line.places.filter((_, at) => !this.#shared(open, open[0]!.places[at]!)) : []
    return differing.length ? differing.map((place) => texts.said(place)).join(', ') : texts.move(line)
  }

  #fold(step: Step, text: string, lines: Line[]): Reply {
    return { text, sends: false, lines, press: () => this.#go([...this.#steps, step]) }
  }

  #filled(line: Line): Line {
    const places = line.places.map((place) => (place.amounts ? { ...place, amounts: [this.#amount(place)] } : place))
    return { ...line, places, text: notation(line, (place) => this.#amount(place)) }
  }

  #amount(place: Place): number {
    const values = place.amounts ?? []
    const wanted = this.#amounts[place.slot.name]
    return wanted !== undefined && values.includes(wanted) ? wanted : (values[0] ?? 0)
  }

  #go(steps: Step[]): true {
    this.#made = { decision: this.#source.decision, steps }
    this.#amounts = {}
    return true
  }

  #where(line: Line, place: Place): string[] | null {
    const { me, view, where } = this.#source
    return me === null ? null : where(line, place, me, view)
  }

  /** The lines that take all steps. */
  #after(steps: Step[]): Line[] {
    return this.lines.filter((line) =>
      steps.every((step) => ('forms' in step ? step.forms.includes(line.form) : 'line' in step ? line.text === step.line : true)) &&
      this.#place(line, steps.flatMap((step) => ('thing' in step ? [step.thing] : []))) !== null,
    )
  }

  /** The words of each place of the line that have not been touched yet. */
  #left(line: Line): { place: Place; words: string[] }[] {
    const taken = this.#place(line, this.touched) ?? []
    return line.places.map((place, at) => {
      const words = [...place.words]
      for (const [thing, where] of taken) if (where === at) words.splice(words.indexOf(thing.name), 1)
      return { place, words }
    })
  }

  /** Which place of the line each thing stands in, or null if they do not all fit. */
  #place(line: Line, things: Thing[]): [Thing, number][] | null {
    const left = line.places.map((place) => [...place.words])
    const places = line.places.map((place) => ({ place, at: things.some((thing) => thing.at) ? this.#where(line, place) : null }))
    const fit = (index: number): [Thing, number][] | null => {
      const thing = things[index]
      if (!thing) return []
      for (const [at, { place, at: lies }] of places.entries()) {
        const words = left[at]!
        const word = words.indexOf(thing.name)
        if (word < 0 || !suits(thing, place, lies)) continue
        words.splice(word, 1)
        const rest = fit(index + 1)
        words.push(thing.name)
        if (rest) return [[thing, at], ...rest]
      }
      return null
    }
    return fit(0)
  }

  /** Whether all lines say the same in that place of the first. */
  #shared(lines: Line[], place: Place): boolean {
    const at = lines[0]!.places.indexOf(place)
    return lines.every((line) => {
      const other = line.places[at]
      return other?.words.join(' ') === place.words.join(' ') && other?.amounts?.join(' ') === place.amounts?.join(' ')
    })
  }
}

/** Some moves of that form, whether they are possible or not. */
function exampleMoves(form: Form, game: Game, players: readonly string[]): string[] {
  const wordsFor = (slot: Form['slots'][number], word: string): string[] => {
    if (!slot) return [word]
    if (slot.kind === 'number') return ['1']
    return (slot.kind === 'player' ? [...players] : (game.vocabularies[slot.kind] ?? [])).slice(0, MOST_WORDS)
  }
  return form.words
    .reduce<string[]>((begun, word, at) => begun.flatMap((move) => wordsFor(form.slots[at]!, word).map((next) => `${move} ${next}`)).slice(0, MOST_ASKED), [''])
    .map((move) => move.trim())
}

/** The line, once for each of its amounts where it has one place for them. */
function oneByOne(line: Line): Line[] {
  const open = line.places.filter(({ amounts }) => amounts && amounts.length > 1)
  if (open.length !== 1) return [line]
  return open[0]!.amounts!.map((amount) => {
    const places = line.places.map((place) => (place === open[0] ? { ...place, amounts: [amount] } : place))
    return { ...line, places, text: notation({ ...line, places }, (place) => place.amounts![0]!) }
  })
}

function byForm(lines: Line[]): Map<Form, Line[]> {
  const forms = new Map<Form, Line[]>()
  for (const line of lines) forms.set(line.form, [...(forms.get(line.form) ?? []), line])
  return forms
}

function suits(thing: Thing, place: Place, at: string[] | null): boolean {
  return (
    (!thing.kind || thing.kind === place.slot.kind) &&
    (!thing.slot || thing.slot === place.slot.name) &&
    (!thing.at || at === null || at.includes(thing.at))
  )
}
