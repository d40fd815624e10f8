// What all of the page shares: its own texts, what is read out, what went wrong, and whether there is a newer version.

import { api, ApiError } from './api'
import type { Texts } from './texts'

class Page {
  texts = $state.raw<Texts | null>(null)
  /** The one polite live region: what was said last. */
  said = $state('')
  /** A problem in words, shown until it is put away. */
  problem = $state<string | null>(null)
  /** The server runs another version than this page came with. */
  outdated = $state(false)
  #version = ''

  /** Load the fonts last: on a slow line the page can be read in other fonts before. */
  loadFonts(): void {
    import('../look/fonts.css').catch(() => {})
  }

  announce(text: string): void {
    this.said = text
  }

  /** Show what went wrong. Bound, so that it can be handed over: `promise.catch(page.fail)`. */
  readonly fail = (error: unknown): void => {
    this.problem = this.describe(error)
  }

  /** The error in the reader's language. */
  describe(error: unknown): string {
    const { texts } = this
    if (!texts) return String(error)
    if (!(error instanceof ApiError)) return texts.say('error-failed')
    const message = `error-${error.code}`
    const params = Object.entries(error.params).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)])
    return texts.has(message) ? texts.say(message, Object.fromEntries(params)) : error.message
  }

  /** Look whether a new version was deployed since the page was loaded. */
  async compareVersion(): Promise<void> {
    const version = await api.version().catch(() => '')
    if (!version) return
    if (this.#version && version !== this.#version) this.outdated = true
    this.#version ||= version
  }
}

export const page = new Page()
