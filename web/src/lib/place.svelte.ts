// A place of one's own: whether this browser has one, and what is in it. Its key is a cookie that the page never sees.

import { api, ApiError, type OpenedProfile, type Profile } from './api'
import { mine } from './mine.svelte'
import { settings } from './settings.svelte'

const STORED = 'parcours.place'

function recall(): boolean {
  try {
    return localStorage.getItem(STORED) === 'open'
  } catch {
    return false
  }
}

class Place {
  /** Whether this browser has a place; guests never ask the server for one. */
  isOpen = $state(recall())
  profile = $state.raw<Profile | null>(null)

  /** Look at it, and bring my tables of other devices here. */
  async look(): Promise<void> {
    if (!this.isOpen) return
    try {
      this.profile = await api.me()
      for (const { table } of await api.myTables()) mine.see(table, false)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'no_profile') this.close()
      else throw error
    }
  }

  /** Make one, with all tables of this browser in it. */
  async make(name: string): Promise<void> {
    const opened = await api.makePlace(name, settings.language)
    // A table may be gone, or the seat somebody else's by now.
    await Promise.all(mine.list.map((one) => api.keep(one.id).catch(() => {})))
    this.#keep(opened)
  }

  /** It was opened on this device by a link or a passkey. */
  async arrive(opened: OpenedProfile): Promise<void> {
    this.#keep(opened)
    settings.name ||= opened.profile.name
    const finished = await api.myTables(Date.now() + 1)
    for (const { table, ended } of finished) mine.see(table, false, ended ?? undefined)
    await this.look()
  }

  /** It is no longer here. */
  close(): void {
    this.isOpen = false
    this.profile = null
    remember('')
  }

  #keep({ profile }: OpenedProfile): void {
    this.isOpen = true
    this.profile = profile
    remember('open')
  }
}

function remember(value: string): void {
  try {
    if (value) localStorage.setItem(STORED, value)
    else localStorage.removeItem(STORED)
  } catch {
    // It holds for this visit then.
  }
}

export const place = new Place()
