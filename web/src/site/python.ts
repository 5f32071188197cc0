/** Python in a worker, with folkmoot in it: it wakes up as it was when the site was built, everything imported. */
import type { PyodideAPI } from 'pyodide'
import { CACHE, RUN } from './letters'
import { startPython, type CreateModule } from './linking'

const HERE = new URL(`../${RUN}/`, self.location.href).href
/** What is compiled beside Python itself, in the order in which it was there when Python's memory was made. */
const LIBRARIES = (import.meta.env.VITE_SITE_LIBRARIES as string).split(' ')

async function fetched(name: string): Promise<Response> {
  const answer = await fetch(HERE + name)
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`)
  return answer
}

const keeping: Promise<unknown>[] = []
/** What was fetched is kept. */
export const allKept = () => Promise.all(keeping)

/**
 * The same for what is large: kept where the service worker keeps everything, and will find it. A browser's own cache
 * may have no room for it.
 */
async function fetchedOnce(name: string): Promise<Response> {
  if (!('caches' in self)) return fetched(name) // a page that did not come through https
  const cache = await caches.open(CACHE)
  const kept = await cache.match(HERE + name)
  if (kept) return kept
  const answer = await fetched(name)
  keeping.push(cache.put(HERE + name, answer.clone()).catch(() => undefined)) // no room: the service worker will say so
  return answer
}

async function unzipped(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const plain = (await fetchedOnce(name)).body!.pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(plain).arrayBuffer())
}

/** The files of a pack: a line of names and lengths, then the contents. */
async function unpacked(name: string): Promise<[string, Uint8Array][]> {
  const bytes = await unzipped(name)
  let at = bytes.indexOf(10) + 1
  const index = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at))) as [string, number][]
  return index.map(([name, length]) => [name, bytes.subarray(at, (at += length))])
}

/** As it comes, so that the browser keeps what it has compiled; not every host says what it sends. */
async function compiled(name: string): Promise<WebAssembly.Module> {
  const answer = await fetched(name)
  const told = answer.headers.get('Content-Type')?.startsWith('application/wasm')
  return told ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer())
}

/** What Python wakes up with: one worker fetches it, and hands it on to the other. */
export interface Parts {
  files: [name: string, content: Uint8Array][]
  libraries: [name: string, code: WebAssembly.Module][]
  memory: Uint8Array<ArrayBuffer>
}

export async function fetchParts(progress: (share: number) => void = () => undefined): Promise<Parts> {
  let done = 0
  const step = <T>(part: Promise<T>) => part.finally(() => progress((done += 1) / (LIBRARIES.length + 2)))
  const library = async (name: string): Promise<Parts['libraries'][number]> => [name, await compiled(name)]
  const [files, memory, ...libraries] = await Promise.all([
    step(unpacked('folkmoot.pack')),
    step(unzipped('folkmoot.memory')),
    ...LIBRARIES.map((name) => step(library(name))),
  ])
  return { files, memory, libraries }
}

export async function wakePython(parts: Promise<Parts>): Promise<PyodideAPI> {
  const script = (name: string) => import(/* @vite-ignore */ HERE + name)
  const [{ loadPyodide }, { default: createModule }, given] = await Promise.all([
    script('pyodide.mjs') as Promise<typeof import('pyodide')>,
    script('pyodide.asm.mjs') as Promise<{ default: CreateModule }>,
    parts,
  ])
  const python = await startPython({ loadPyodide, createModule, settings: { indexURL: HERE }, ...given })
  python.pyimport('boot').wake()
  return python
}
