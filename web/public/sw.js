// Lets the page open without a line: its shell and whatever of the rules has been read. Nothing of a table is ever kept here.
// And shows what the server tells while the page is closed.

const CACHE = 'parcours-1'
// The channel of this browser's push subscription, as the page has put it there: a worker can't read what the page stores otherwise.
const CHANNEL = 'parcours-channel'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add('/'))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE && name !== CHANNEL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // The names of these change with their content.
  if (pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else if (request.mode === 'navigate') event.respondWith(fresh(request, '/'))
  else if (pathname.startsWith('/api/games')) event.respondWith(fresh(request, request))
})

async function kept(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request))
}

async function fresh(request, as) {
  try {
    return await keep(as, await fetch(request))
  } catch (error) {
    const found = await caches.match(as)
    if (found) return found
    throw error
  }
}

async function keep(as, response) {
  if (response.ok) {
    const cache = await caches.open(CACHE)
    await cache.put(as, response.clone())
  }
  return response
}

self.addEventListener('push', (event) => event.waitUntil(tell(event.data.json())))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.newSubscription)))

/** The browser has ended its subscription: tell the server the next one, so that nothing that was chosen is lost. */
async function renew(given) {
  const stored = await (await caches.open(CHANNEL)).match('/channel')
  if (!stored) return
  const { secret, key } = await stored.json()
  const subscription = given ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const { endpoint, keys } = subscription.toJSON()
  await fetch('/api/notices/channel', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'X-Channel': secret },
    body: JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
  })
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })
const pathOf = ({ url }) => new URL(url).pathname

/** Show a notice; of a table, the newest takes the place of the one before. */
async function tell({ title, body, path, waiting }) {
  if (waiting) navigator.setAppBadge?.(waiting).catch(() => {})
  else navigator.clearAppBadge?.().catch(() => {})
  const inSight = (await windows()).some((one) => one.visibilityState === 'visible' && pathOf(one) === path)
  await self.registration.showNotification(title, { body, tag: path, data: path, icon: '/icon-192.png', silent: inSight })
  // Browsers want every message to be shown; who looks at the table needs none.
  if (inSight) for (const shown of await self.registration.getNotifications({ tag: path })) shown.close()
}

/** The table, in a window that is open if there is one. */
async function open(path) {
  const found = await windows()
  const there = found.find((one) => pathOf(one) === path)
  if (there) return there.focus()
  if (!found.length) return self.clients.openWindow(path)
  const moved = await found[0].navigate(path)
  return moved?.focus()
}
