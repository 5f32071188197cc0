/** Python in a worker, with folkmoot in it. */
import type { PyodideAPI } from 'pyodide'
import { RUN } from './letters'

const HERE = new URL(`../${RUN}/`, self.location.href).href
const LIBRARIES = '/lib/python3.14/site-packages'

/** The files of a pack: a line of names and lengths, then the contents. */
async function unpacked(address: string): Promise<[string, Uint8Array][]> {
  const answer = await fetch(address)
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`)
  const plain = answer.body.pipeThrough(new DecompressionStream('gzip'))
  const bytes = new Uint8Array(await new Response(plain).arrayBuffer())
  let at = bytes.indexOf(10) + 1
  const index = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at))) as [string, number][]
  return index.map(([name, length]) => [name, bytes.subarray(at, (at += length))])
}

export async function startPython(progress: (share: number) => void = () => undefined): Promise<PyodideAPI> {
  const packed = unpacked(`${HERE}folkmoot.pack`)
  const { loadPyodide } = (await import(/* @vite-ignore */ `${HERE}pyodide.mjs`)) as typeof import('pyodide')
  progress(0.1)
  const python = await loadPyodide({ indexURL: HERE })
  progress(0.45)
  const folders = new Set<string>()
  for (const [name, bytes] of await packed) {
    const path = `${LIBRARIES}/${name}`
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (!folders.has(folder)) python.FS.mkdirTree(folder)
    folders.add(folder)
    python.FS.writeFile(path, bytes)
  }
  progress(0.55)
  python.runPython('import boot')
  return python
}
