/** What the service worker keeps for when there is no network: the start page, and nothing else in its place. */
import { beforeEach, expect, test, vi } from 'vitest'
import source from '../../public/sw.js?raw'

type Fetching = { request: unknown; respondWith: (answer: Promise<Response>) => void }

const kept = new Map<string, Response>()
const cache = {
  match: (name: string) => Promise.resolve(kept.get(name)?.clone()),
  put: (name: string, answer: Response) => Promise.resolve(void kept.set(name, answer)),
  keys: () => Promise.resolve([...kept.keys()]),
  delete: (name: string) => Promise.resolve(kept.delete(name)),
}
const fetch = vi.fn<() => Promise<Response>>()
const listeners: Record<string, (event: Fetching) => void> = {}
const self = { addEventListener: (kind: string, run: (event: Fetching) => void) => (listeners[kind] = run) }
new Function('self', 'caches', 'fetch', 'location', source)(
  self,
  { open: () => Promise.resolve(cache) },
  fetch,
  new URL('https://moot.example/'),
)

const HTML = { 'Content-Type': 'text/html; charset=utf-8' }
const page = (script: string, title = '<title>Folkmoot</title>') =>
  `<!doctype html><html><head>${title}<script type="module" crossorigin src="/assets/index-${script}.js"></script></head></html>`

/** What a page that is opened at an address gets; null: there is no network. */
async function visit(path: string, answer: Response | null): Promise<string> {
  if (answer) fetch.mockResolvedValue(answer)
  else fetch.mockRejectedValue(new TypeError('offline'))
  let given = Promise.reject<Response>(new Error('nothing'))
  given.catch(() => undefined)
  const request = { method: 'GET', mode: 'navigate', url: `https://moot.example${path}` }
  listeners.fetch!({ request, respondWith: (found) => (given = found) })
  return (await given).text()
}

beforeEach(() => kept.clear())

test.each([
  ['a file of its own', '/sw.js', new Response(source, { headers: { 'Content-Type': 'text/javascript' } })],
  ['a page that is not the start page', '/about.html', new Response('<html></html>', { headers: HTML })],
  ['an error', '/t/x', new Response(page('b'), { status: 500, headers: HTML })],
])('%s does not take the place of the start page', async (_, path, answer) => {
  await visit('/', new Response(page('a'), { headers: HTML }))
  kept.set('/assets/index-a.js', new Response(''))
  await visit(path, answer)
  expect(await visit('/', null)).toBe(page('a'))
  expect(kept.has('/assets/index-a.js')).toBe(true)
})

test('what a link says of a table is not kept', async () => {
  const title = '<title>Anna invites you · Folkmoot</title><meta property="og:title" content="Anna invites you">'
  const told = await visit('/t/x', new Response(page('a', title), { headers: { ...HTML, 'X-Frame-Options': 'DENY' } }))
  expect(told).toContain('Anna')
  expect(kept.get('/')!.headers.get('X-Frame-Options')).toBe('DENY')
  expect(await visit('/t/x', null)).toBe(page('a'))
})

test('files of another version go with its page', async () => {
  await visit('/', new Response(page('a'), { headers: HTML }))
  kept.set('/assets/index-a.js', new Response(''))
  await visit('/', new Response(page('b'), { headers: HTML }))
  expect([...kept.keys()]).toEqual(['/'])
})
