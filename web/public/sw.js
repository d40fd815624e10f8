// Lets the page open without a line: its shell and whatever of the rules has been read. Nothing of a table is ever kept here.

const CACHE = 'parcours-1'

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
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
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
