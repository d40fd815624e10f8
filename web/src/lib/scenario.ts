// A scenario in words: what each of its steps asks, and what it shows.

import type { Event, Json, Refusal, Scenario, ScenarioStep } from './api'
import type { BoardTable } from './board'
import { countKinds } from '../parts/copies'
import { diceOf } from './dice'
import { Name, type Texts } from './texts'

/** Who moves where no player does. */
const TABLE = 'table'

/** What a step shows: a sentence, a move with what refuses it, or facts about somebody or the table. */
export interface Told {
  text: string
  refusal?: Refusal
  /** Moves or facts that the sentence leads to. */
  list?: string[]
  /** The faces of the dice that it tells of. */
  dice?: number[]
}

/** What happened, as it is told. */
export const happenedOf = (events: Event[], texts: Texts): Told[] => events.map((event) => ({ text: texts.event(event), dice: diceOf(event, texts) }))

const who = (player: string, texts: Texts) => new Name(player, player === TABLE ? texts.say('page-try-nobody') : texts.player(player))

/** Whom an `offers` or `legal` asks about. */
function asked(step: ScenarioStep): string[] {
  const named = step.value && typeof step.value === 'object' && !Array.isArray(step.value) ? Object.keys(step.value) : []
  return named.length ? named : [...new Set(step.tries.map(({ player }) => player))]
}

const people = (players: string[], texts: Texts) => new Name(players[0] ?? '', players.map((player) => who(player, texts).said).join(', '))

/** What is pressed to make the step: a move, or a question whose answer it shows. */
export function askOf(step: ScenarioStep, texts: Texts): string {
  const [first] = step.tries
  switch (step.kind) {
    case 'move':
      return texts.say('page-moved', { player: who(first!.player, texts), move: texts.move(first!.move) })
    case 'refuse':
      return step.tries
        .map(({ player, move }) => texts.say('page-try-refuse', { player: who(player, texts), move: texts.move(move) }))
        .join(' ')
    case 'offers':
    case 'legal':
      return texts.say('page-try-may', { player: people(asked(step), texts) })
    case 'dice':
      return texts.say('page-try-dice', { dice: (step.value as Json[]).join(', ') })
    default:
      return texts.say(`page-try-${step.kind}`)
  }
}

/** What is to be seen once the step is made. */
export function toldOf(step: ScenarioStep, texts: Texts): Told[] {
  const happened = happenedOf(step.events, texts)
  switch (step.kind) {
    case 'refuse':
      return step.tries.flatMap(({ refused }) => (refused ? [{ text: texts.refusal(refused), refusal: refused }] : []))
    case 'offers':
    case 'legal':
      return asked(step).map((player) => mayOf(step, player, texts))
    case 'expect':
      return factsOf(step.value, Object.keys(texts.names), texts)
    case 'over': {
      const winners = listOf(step.value).map(String)
      const won = { text: texts.say('page-won', { players: people(winners, texts), number: winners.length }) }
      const reason = `reason-${step.result?.reason}`
      return [...happened, won, ...(texts.has(reason) ? [{ text: texts.say(reason) }] : [])]
    }
    case 'dice':
      return [{ text: '', dice: listOf(step.value).map(Number) }, ...happened]
    default:
      return happened
  }
}

function mayOf(step: ScenarioStep, player: string, texts: Texts): Told {
  const list = step.tries.filter((tried) => tried.player === player).map(({ move }) => texts.move(move))
  const kind = list.length ? step.kind : 'nothing'
  return { text: texts.say('page-try-may-kind', { player: who(player, texts), kind }), list }
}

/** What an `expect` names, in the order that it does: of each player, and of the table. */
export function factsOf(value: Json, players: string[], texts: Texts): Told[] {
  const told: Told[] = []
  const common: string[] = []
  for (const [name, inner] of entriesOf(value)) {
    if (players.includes(name)) told.push({ text: texts.player(name), list: entriesOf(inner).map(([zone, held]) => factOf(zone, held, texts)) })
    else common.push(factOf(name, inner, texts))
  }
  if (common.length) told.push({ text: texts.say('page-try-table'), list: common })
  return told
}

const factOf = (zone: string, value: Json, texts: Texts) =>
  texts.say('page-try-fact', { name: texts.zone(zone), value: valueOf(value, texts) })

function valueOf(value: Json, texts: Texts): string {
  if (typeof value === 'boolean' || value === null) return texts.say('page-try-flag', { flag: String(value) })
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return wordsOf(value, texts)
  if (Array.isArray(value)) {
    const held = countKinds(value.map(String)).map(({ card, count }) => wordsOf(card, texts) + (count > 1 ? ` ×${count}` : ''))
    return held.join(', ') || texts.say('page-try-none')
  }
  return entriesOf(value).map(([name, inner]) => `${wordsOf(name, texts)} ${valueOf(inner, texts)}`).join(', ') || texts.say('page-try-none')
}

/** A value may be several words, such as `chairman bribed` or `ana main 2`. */
function wordsOf(value: string, texts: Texts): string {
  return value.split(' ').map((word) => (/^\d/.test(word) ? word : texts.name(word))).join(' ')
}

const listOf = (value: Json): Json[] => (Array.isArray(value) ? value : [value])

const entriesOf = (value: Json): [string, Json][] =>
  value && typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : []

/** Whose seat to look from: that of the player who moves most in the scenario. */
export function protagonist(scenario: Scenario): string {
  const moves = (player: string, kind?: string) =>
    scenario.steps.filter((step) => (!kind || step.kind === kind) && step.tries.some((tried) => tried.player === player)).length
  const most = (a: string, b: string) => moves(b, 'move') - moves(a, 'move') || moves(b) - moves(a)
  return [...scenario.players].sort(most)[0] ?? ''
}

/** The step up to which a move goes along with the scenario: that of its next move, if it is that one. */
export function along(scenario: Scenario, at: number, player: string, move: string): number | null {
  const next = scenario.steps.slice(at + 1).find((step) => step.kind === 'move')
  const made = next?.tries[0]
  return next && made?.player === player && made.move === move ? next.number : null
}

/** The table that a board is drawn for: everybody sits there, and nothing else is going on. */
export function seatsOf(scenario: Pick<Scenario, 'options' | 'players'>, texts: Texts): BoardTable {
  return {
    options: scenario.options,
    status: 'playing',
    clock: { kind: 'none', seconds: 0, increment: 0 },
    seats: scenario.players.map((player, seat) => ({
      seat,
      kind: 'person',
      player,
      name: texts.player(player),
      language: texts.language,
      bot: null,
      host: false,
      present: true,
      grace: null,
      left: false,
      muted: false,
      hints: 0,
      commitment: null,
      contribution_state: 'none',
    })),
  }
}
