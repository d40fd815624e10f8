// The last study of each deck of this browser, as long as the page is open.

import { SvelteMap } from 'svelte/reactivity'
import type { Study } from '../lib/api'

const studies = new SvelteMap<string, { file: string; study: Study }>()

export const studied = {
  of: (deck: string): Study | null => studies.get(deck)?.study ?? null,
  /** Whether the study was made with that deck file. */
  isOf: (deck: string, file: string): boolean => studies.get(deck)?.file === file,
  begin: (deck: string, file: string, study: Study): void => void studies.set(deck, { file, study }),
  /** What the server says of a study; one that was begun since is left alone. */
  see(deck: string, study: Study): void {
    const last = studies.get(deck)
    if (last && last.study.id === study.id) studies.set(deck, { ...last, study })
  },
}
