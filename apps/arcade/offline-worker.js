// The service worker of the built page. The build puts in the version and the list of its files.
const CACHE = `arcade ${'VERSION'}`
const FILES = 'FILES'

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => skipWaiting()),
  )
})

addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
    await clients.claim()
  }
  event.waitUntil(forget())
})

/** Files with a hash in their names never change; everything else comes from the network if it can. */
async function answer(request) {
  const kept = await caches.match(request, { ignoreSearch: true })
  if (kept !== undefined && request.url.includes('/assets/')) return kept
  try {
    return await fetch(request)
  } catch (problem) {
    if (kept === undefined) throw problem
    return kept
  }
}

// What the host sends is for the person who has entered in this browser.
addEventListener('push', (event) => {
  const { match, game, awaits = [], text } = event.data?.json() ?? {}
  if (typeof match !== 'string') return
  const turn = awaits.length === 0 ? [] : [`Your move: ${awaits.join(', ')}.`]
  const shown = registration.showNotification(match, {
    body: [...turn, text].join('\n'),
    icon: './pictures/icon-192.png',
    // A later notice of the same match replaces the one before.
    tag: match,
    renotify: true,
    data: `#/host/${encodeURIComponent(game)}/${encodeURIComponent(match)}`,
  })
  event.waitUntil(shown)
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data, registration.scope).href
  const show = async () => {
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    const page = pages.find(({ url }) => url === address) ?? pages[0]
    if (page === undefined) return await clients.openWindow(address)
    await page.focus()
    return page.url === address ? page : await page.navigate(address)
  }
  event.waitUntil(show())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const path = request.url.slice(registration.scope.length)
  const isPage = request.url.startsWith(registration.scope) && !/^host\b/.test(path)
  if (request.method === 'GET' && isPage) event.respondWith(answer(request))
})
