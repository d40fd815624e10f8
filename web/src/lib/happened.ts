// What the log tells one player: what happened to them, and what happened since their last turn.

import type { Event, LogEntry, View } from './api'

/** A line of the log that a player is shown: it harmed them, or it was played for them. */
export interface Happening {
  entry: LogEntry
  /** What they saw before and after it; null where that is not known any more. */
  before: View | null
  after: View | null
}

const isAgainst = (me: string) => (event: Event) => event.against === me

/** Whether somebody must be shown that line. */
export function concerns(entry: LogEntry, me: string): boolean {
  return entry.events.some(isAgainst(me)) || (entry.stand_in !== null && entry.by === me)
}

/** What a notice says of a line: the event that leads, and what else it did to me; what follows for me is part of it, routine is not. */
export function told(entry: LogEntry, me: string, routine: string[] = []): { lead: Event | null; rest: Event[] } {
  const against = entry.events.filter(isAgainst(me))
  const [first] = against
  if (!first) return { lead: entry.events[0] ?? null, rest: [] }
  // A card of another that hit others too comes first, unless somebody's act against me says it all.
  const before = entry.events.slice(0, entry.events.indexOf(first))
  const cause = first.player === me ? before.findLast((event) => event.card && !event.against && event.player !== me) : undefined
  const lead = cause ?? first
  const since = entry.events.indexOf(first)
  const isMine = (event: Event, at: number) => isAgainst(me)(event) || (at > since && event.player === me && !routine.includes(event.what))
  return { lead, rest: entry.events.filter((event, at) => event !== lead && isMine(event, at)) }
}

/** How the numbers that show how I stand have changed, those that have. */
export function changes({ before, after }: Happening, me: string, measures: string[]): { name: string; from: number; to: number }[] {
  const [was, is] = [before?.[me], after?.[me]] as (Record<string, unknown> | undefined)[]
  return measures.flatMap((name) => {
    const [from, to] = [was?.[name], is?.[name]]
    return typeof from === 'number' && typeof to === 'number' && from !== to ? [{ name, from, to }] : []
  })
}

export interface News {
  entry: LogEntry
  event: Event
  /** The card that it shows, if it shows one. */
  card: string | null
  onMe: boolean
}

/** What the others did since I last moved, oldest first; routine is left out. */
export function sinceMyMove(log: LogEntry[], me: string, routine: string[], hidden: string): News[] {
  const last = log.findLastIndex((entry) => entry.by === me)
  return log.slice(last + 1).flatMap((entry) => {
    const against = entry.events.find(isAgainst(me))
    const event = against ?? entry.events.find(({ what }) => !routine.includes(what))
    if (!event || entry.by === null) return []
    const card = [event.card, entry.events[0]?.card].find((name) => typeof name === 'string' && name !== hidden)
    return [{ entry, event, card: (card as string | undefined) ?? null, onMe: against !== undefined }]
  })
}

/** What happened, sentence by sentence, and who did it; null for what follows from a move and is nobody's doing, such as a new round. */
export function sentencesOf(log: LogEntry[], say: (event: Event) => string): { by: string | null; text: string }[] {
  return log.flatMap(({ by, events }) =>
    events.map((event, at) => ({ by: typeof event.player === 'string' ? event.player : at === 0 ? by : null, text: say(event) })),
  )
}

/** The first line of a log that is not in its newer one: its player has taken it back, with all after it. */
export function undone(older: LogEntry[], newer: LogEntry[]): LogEntry | null {
  const kept = new Set(newer.map((entry) => entry.number))
  return older.find((entry) => !kept.has(entry.number)) ?? null
}
