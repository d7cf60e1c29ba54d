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

addEventListener('fetch', (event) => {
  const { request } = event
  const path = request.url.slice(registration.scope.length)
  const isPage = request.url.startsWith(registration.scope) && !/^host\b/.test(path)
  if (request.method === 'GET' && isPage) event.respondWith(answer(request))
})
