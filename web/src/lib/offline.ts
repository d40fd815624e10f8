// What the service worker keeps, it keeps as it passes by. On a first visit the page has loaded before the worker was there.

const wasControlled = Boolean(globalThis.navigator?.serviceWorker?.controller)
const KEPT = ['/assets/', '/api/games']

/** Let the service worker keep all that this page has loaded so far, so that it opens without a line. */
export async function keepOffline(): Promise<void> {
  if (wasControlled || !navigator.serviceWorker) return
  await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const ours = loaded.filter(({ origin, pathname }) => origin === location.origin && KEPT.some((path) => pathname.startsWith(path)))
  await Promise.all([...new Set(ours.map(({ href }) => href))].map((href) => fetch(href).catch(() => {})))
}
