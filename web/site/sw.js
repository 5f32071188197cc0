// Keeps every file of one version of the site, so that it starts without a network. The next version is fetched beside it
// and waits until the page asks for it, or until no page is open: it never takes over a game under way.
const CACHE = 'VERSION'
const FILES = ['FILES']

self.addEventListener('install', (event) => {
  const wanted = FILES.map((name) => new Request(name, { cache: 'no-cache' }))
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(wanted)))
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
