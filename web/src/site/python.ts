/** Python in a worker, with folkmoot in it: it wakes up as it was when the site was built, everything imported. */
import type { PyodideAPI } from 'pyodide'
import { RUN } from './letters'
import { startPython, type CreateModule } from './linking'

const HERE = new URL(`../${RUN}/`, self.location.href).href
const LIBRARY = 'library.wasm'

async function fetched(name: string): Promise<Response> {
  const answer = await fetch(HERE + name)
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`)
  return answer
}

async function unzipped(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const plain = (await fetched(name)).body!.pipeThrough(new DecompressionStream('gzip'))
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

export async function wakePython(progress: (share: number) => void = () => undefined): Promise<PyodideAPI> {
  const script = (name: string) => import(/* @vite-ignore */ HERE + name)
  let share = 0.05
  const step = <T>(part: Promise<T>) => part.finally(() => progress((share += 0.15)))
  const [{ loadPyodide }, { default: createModule }, files, code, memory] = await Promise.all([
    step(script('pyodide.mjs') as Promise<typeof import('pyodide')>),
    step(script('pyodide.asm.mjs') as Promise<{ default: CreateModule }>),
    step(unpacked('folkmoot.pack')),
    step(compiled(LIBRARY)),
    step(unzipped('folkmoot.memory')),
  ])
  const settings = { indexURL: HERE }
  const python = await startPython({ loadPyodide, createModule, settings, files, library: [LIBRARY, code], memory })
  python.pyimport('boot').wake()
  return python
}
