// Keeps the built files, so that the page opens at once and survives a bad connection. The game itself is always live.
const CACHE = 'folkmoot-1'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

async function fromCacheFirst(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/** By its script a page is of this version or another; a file that isn't the start page has none. */
const versionOf = (text) => text.match(/<script type="module"[^>]* src="\/(assets\/index-[^"]+)"/)?.[1]

/** Keep the newest start page, without what its head says of a table; the files of another version go with theirs. */
async function keepPage(cache, answer) {
  if (!answer.ok || answer.redirected || !answer.headers.get('Content-Type')?.startsWith('text/html')) return
  const text = await answer.text()
  const version = versionOf(text)
  if (!version) return
  const before = await (await cache.match('/'))?.text()
  if (before !== undefined && versionOf(before) !== version)
    for (const file of await cache.keys()) await cache.delete(file)
  const plain = text
    .replace(/<title>[^<]*<\/title>/, '<title>Folkmoot</title>')
    .replace(/<meta property="og:[^>]*>/g, '')
  const headers = new Headers(answer.headers)
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name)
  await cache.put('/', new Response(plain, { headers }))
}

async function fromNetFirst(request) {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    await keepPage(cache, answer.clone())
    return answer
  } catch (error) {
    const kept = await cache.match('/')
    if (kept) return kept
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url)
  if (event.request.method !== 'GET' || address.origin !== location.origin || address.pathname.startsWith('/api/'))
    return
  if (address.pathname.startsWith('/assets/')) event.respondWith(fromCacheFirst(event.request))
  else if (event.request.mode === 'navigate') event.respondWith(fromNetFirst(event.request))
})
