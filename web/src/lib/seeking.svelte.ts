// Looking for people to play with, on any page of the site.

import { api, ApiError, type Sought, type Table } from './api'
import { addressOf } from './lay'
import { mine } from './mine.svelte'
import { commitContribution } from './proof'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import { draw, keepContribution } from './shuffle.svelte'
import type { Seek } from './wire'

// Milliseconds between two looks: people who want to play now do not wait long for the others.
const LOOK_EVERY = { live: 2_500, days: 20_000 }
const STORED = 'parcours.seeking'

interface Kept {
  token: string
  contribution: string
  isTold?: boolean
}

class Seeking {
  /** What I look for, while I do. */
  sought = $state.raw<Sought | null>(null)
  /** Whether it ended without a table. */
  isOver = $state(false)
  /** A table over days that was found while I am elsewhere on the page. */
  found = $state.raw<Table | null>(null)
  /** Whether I am told of it while the page is closed. */
  isTold = $state(false)
  #contribution = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    if (typeof addEventListener !== 'function') return
    // Nobody is seated with somebody who has just gone.
    addEventListener('pagehide', () => {
      if (this.sought?.pace === 'live') api.stopSeeking(this.sought.token).catch(() => {})
    })
  }

  /** Look for people from now on. */
  async begin(wish: Pick<Seek, 'game' | 'pace' | 'wanted'>, guest: string): Promise<void> {
    this.isOver = false
    this.#contribution = draw()
    const commitment = commitContribution(this.#contribution)
    this.#take(await api.seek({ ...wish, name: settings.name || guest, language: settings.language, commitment }))
  }

  /** Go on with a search over days that was begun on an earlier visit. */
  async recall(): Promise<void> {
    const kept = recall()
    if (this.sought || !kept) return
    this.#contribution = kept.contribution
    this.isTold = kept.isTold ?? false
    await this.#ask(kept.token)
  }

  /** Be told by these channels when there is a table, also while the page is closed. */
  async tellBy(secrets: string[]): Promise<void> {
    const { sought } = this
    if (!sought) return
    for (const secret of secrets) await api.tellSeeker(sought.token, secret)
    this.isTold = true
    this.#remember()
  }

  async stop(): Promise<void> {
    const { sought } = this
    this.#end()
    if (sought) await api.stopSeeking(sought.token).catch(() => {})
  }

  async #ask(token: string): Promise<void> {
    try {
      this.#take(await api.sought(token))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'not_seeking') {
        this.#timer = setTimeout(() => void this.#ask(token), LOOK_EVERY.live)
        return
      }
      this.#end()
      this.isOver = true
    }
  }

  #take(sought: Sought): void {
    clearTimeout(this.#timer)
    const { seated, token, pace } = sought
    if (seated) {
      this.#end()
      keepContribution(seated, this.#contribution)
      mine.see(seated.table)
      // A match that is played now does not wait; one over days does.
      if (pace === 'live' || router.path === '/') router.go(addressOf(seated.table))
      else this.found = seated.table
      return
    }
    this.sought = sought
    this.#remember()
    this.#timer = setTimeout(() => void this.#ask(token), LOOK_EVERY[pace])
  }

  #remember(): void {
    const { sought, isTold } = this
    if (sought?.pace === 'days') remember({ token: sought.token, contribution: this.#contribution, isTold })
  }

  #end(): void {
    clearTimeout(this.#timer)
    this.sought = null
    this.isTold = false
    remember(null)
  }
}

function recall(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

function remember(kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(STORED, JSON.stringify(kept))
    else localStorage.removeItem(STORED)
  } catch {
    // It holds for this visit then.
  }
}

export const seeking = new Seeking()
