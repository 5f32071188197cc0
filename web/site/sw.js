// Keeps every file of one version of the site, so that it starts without a network. The next version is fetched beside it
// and waits until the page asks for it, or until no page is open: it never takes over a game under way.
const CACHE = 'VERSION'
const FILES = ['FILES']

// What the page itself has put there already isn't fetched again.
async function fill() {
  const cache = await caches.open(CACHE)
  const there = await Promise.all(FILES.map((name) => cache.match(name)))
  const missing = FILES.filter((_, number) => !there[number])
  await cache.addAll(missing.map((name) => new Request(name, { cache: 'no-cache' })))
}

self.addEventListener('install', (event) => {
  event.waitUntil(fill())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('message', (event) => {
  if (event.data === 'now') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== location.origin) return
  const wanted = event.request.mode === 'navigate' ? './' : event.request
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(wanted))
      .then((kept) => kept ?? fetch(event.request)),
  )
})
