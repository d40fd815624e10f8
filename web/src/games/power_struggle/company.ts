// The company as it stands, read from the view.

import type { View } from '../../lib/api'

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

/** What a person has in a skill or on a track; consultants by their number, or by their divisions, as these bring the point. */
export function valueOf(person: Person, way: string, apart = false): number {
  if (way === 'counsel') return apart ? new Set(person.counsel).size : person.counsel.length
  return Number(person[way as keyof Person])
}

export function employeesOf(view: View, divisions: string[], player: string): number {
  return divisions.flatMap((division) => officesOf(view, division)).reduce((sum, { owner, employees }) => sum + (owner === player ? employees : 0), 0)
}
