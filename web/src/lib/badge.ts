// The badge of the installed app: how many tables wait for me. What arrives by push says so too (sw.js).

const STORED = 'parcours.waiting'

function recall(): Set<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return new Set(Array.isArray(found) ? (found as string[]) : [])
  } catch {
    return new Set()
  }
}

function show(waiting: Set<string>): void {
  try {
    localStorage.setItem(STORED, JSON.stringify([...waiting]))
  } catch {
    // The badge is right until the next visit then.
  }
  // Browsers without it, and pages that are not installed, show none.
  if (waiting.size) navigator.setAppBadge?.(waiting.size).catch(() => {})
  else navigator.clearAppBadge?.().catch(() => {})
}

/** These tables wait for me, and no others. */
export const waitOnly = (ids: string[]): void => show(new Set(ids))

/** Whether one table waits for me. */
export function waits(id: string, forMe: boolean): void {
  const waiting = recall()
  if (forMe) waiting.add(id)
  else waiting.delete(id)
  show(waiting)
}
