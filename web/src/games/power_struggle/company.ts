// The company as it stands, read from the view.

import type { View } from '../../lib/api'
import { DIVISIONS, stepsAt, WAYS } from './printed'

export interface Office {
  owner: string
  isMain: boolean
  employees: number
}

export type Side = 'direction' | 'bribed' | 'down'

export interface Privilege {
  /** Null: not known to me. */
  card: string | null
  side: Side
}

export interface Person {
  money: number | 'hidden'
  influence: number
  shares: number
  main_departments: number
  corruption: number
  counsel: string[]
  certificates: string[]
  privileges: string[]
  archenemy: string
  rivalry: string
  announced: boolean
  kept: boolean
  points: number
}

export interface Offer {
  by: string
  to: string
  card: string
  amount: number | 'hidden'
}

export const personOf = (view: View, player: string) => view[player] as unknown as Person

export const listOf = (view: View, name: string) => (Array.isArray(view[name]) ? (view[name] as string[]) : [])

/** How many cards lie there, whether I may see them or not. */
export const sizeOf = (view: View, name: string) => (Array.isArray(view[name]) ? (view[name] as string[]).length : Number(view[name] ?? 0))

export const headsOf = (view: View) => (view.heads ?? {}) as Record<string, string>

export const offerOf = (view: View) => (typeof view.offer === 'object' ? (view.offer as unknown as Offer) : null)

/** `ana main 0`: a main department of ana's without employees. */
export function officesOf(view: View, division: string): Office[] {
  return listOf(view, division).map((text) => {
    const words = text.split(' ')
    return { owner: words[0]!, isMain: words[1] === 'main', employees: Number(words.at(-1)) }
  })
}

/** `legal bribed`; a card that I don't know reads `hidden`. */
export function privilegesOf(person: Person): Privilege[] {
  return person.privileges.map((text) => {
    const [card, side] = text.split(' ')
    return { card: card === 'hidden' ? null : card!, side: side === 'bribed' || side === 'down' ? side : card === 'hidden' ? 'down' : 'direction' }
  })
}

export const holderOf = (view: View, players: string[], card: string) =>
  players.find((player) => privilegesOf(personOf(view, player)).some((privilege) => privilege.card === card)) ?? null

/** Who would provide the head if the meeting were now: most managers, then most employees, then the highest office (PS-5.11 to 5.14). */
export function nextHead(view: View, players: string[], division: string): string | null {
  const offices = officesOf(view, division)
  if (!offices.length) return holderOf(view, players, division)
  const worth = (player: string) => {
    const own = offices.filter(({ owner }) => owner === player)
    const managers = own.reduce((sum, { isMain }) => sum + (isMain ? 2 : 1), 0)
    const employees = own.reduce((sum, office) => sum + office.employees, 0)
    return managers * 1000 + employees
  }
  return offices.reduce((best, { owner }) => (worth(owner) > worth(best) ? owner : best), offices[0]!.owner)
}

/** Who would provide the chairman: most managers on the board, then the one furthest left (PS-5.7 to 5.9). */
export function nextChairman(view: View, players: string[]): string | null {
  const board = listOf(view, 'board')
  if (!board.length) return holderOf(view, players, 'chairman')
  const worth = (player: string) => board.filter((owner) => owner === player).length
  return board.reduce((best, owner) => (worth(owner) > worth(best) ? owner : best), board[0]!)
}

/** What a person has in a skill or on a track; consultants by their number, or by their divisions, as these bring the point. */
export function valueOf(person: Person, way: string, apart = false): number {
  if (way === 'counsel') return apart ? new Set(person.counsel).size : person.counsel.length
  return Number(person[way as keyof Person])
}

/** PS-15.7: equal is not more, except on the golden space. */
export function isAhead(mine: number, other: number, way: string): boolean {
  return mine > other || mine >= (WAYS.find(({ name }) => name === way)?.most ?? Infinity)
}

export function employeesOf(view: View, player: string): number {
  return DIVISIONS.flatMap((division) => officesOf(view, division)).reduce((sum, { owner, employees }) => sum + (owner === player ? employees : 0), 0)
}

/** What a certificate costs that person now (PS-14.4). */
export function priceOf(prices: number[], shares: number, person: Person | null, motivation: number): number {
  const card = person && privilegesOf(person).find((privilege) => privilege.card === 'accounting' && privilege.side !== 'down')
  const steps = card ? stepsAt(motivation, card.side === 'bribed') : 0
  return prices[Math.max(shares - steps, 1) - 1]!
}
