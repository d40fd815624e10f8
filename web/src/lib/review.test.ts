import { describe, expect, it } from 'vitest'
import type { Review, ReviewPoint } from './api'
import { chanceAt, nearest, signed, verdict } from './review'
import type { Texts } from './texts'

const point = (number: number, ...known: number[]): ReviewPoint => ({ number, known, true: known, decided: known, luck: known })
const points = [point(0, 0.5, 0.5), point(10, 0.7, 0.3), point(20, 1, 0)]

describe('a review', () => {
  it('has a chance at every step', () => {
    expect(chanceAt(points, 0, 0)).toBe(0.5)
    expect(chanceAt(points, 0, 5)).toBeCloseTo(0.6)
    expect(chanceAt(points, 1, 20)).toBe(0)
    expect(chanceAt(points, 1, 99)).toBe(0)
    expect(chanceAt([], 0, 3)).toBe(0)
  })

  it('finds the nearest point', () => {
    expect(nearest(points, 4)).toBe(0)
    expect(nearest(points, 6)).toBe(1)
    expect(nearest(points, 200)).toBe(2)
  })

  it('writes differences with a real minus', () => {
    expect(signed(0.314)).toBe('+31')
    expect(signed(-0.24)).toBe('−24')
    expect(signed(0.001)).toBe('0')
  })

  it('is told as luck where nothing was decided, or about the same by all', () => {
    const texts = { say: (id: string) => id } as Texts
    const decision = { number: 5, player: 'ana', made: 'draw', better: 'play dog', made_chance: 0.4, better_chance: 0.6, why: [] }
    const share = { luck: 0.3, decided: 0.2, accuracy: 1, decisions: 9 }
    const review: Review = { progress: 100, players: ['ana', 'bob'], by_luck: true, points, decisions: [], shares: { ana: share, bob: share } }
    expect(verdict(review, 'ana', texts)).toBe('review-by-luck')
    expect(verdict({ ...review, decisions: [decision] }, 'ana', texts)).toBe('review-even-moves')
    expect(verdict({ ...review, by_luck: false, decisions: [decision] }, 'ana', texts)).toBe('page-review-luck page-review-moves')
  })
})
