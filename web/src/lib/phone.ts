// Whether the screen is a phone's, upright or held sideways: boards are laid out in the zones of boards/PhoneShell.svelte then.

import { MediaQuery } from 'svelte/reactivity'

export const phone = new MediaQuery('(max-width: 760px), (max-height: 500px)')

/** Held sideways. */
export const sideways = new MediaQuery('(max-height: 500px)')

/** Little height: upright in a browser with its bars, or sideways. */
export const short = new MediaQuery('(max-height: 700px)')

/** Less height than a board with everything open needs, on a desktop too. */
export const low = new MediaQuery('(max-height: 860px)')
