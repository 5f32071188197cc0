/** Python in a worker, with folkmoot in it. */
import type { PyodideAPI } from 'pyodide'

const HERE = new URL('../py/', self.location.href).href
const LIBRARIES = '/lib/python3.14/site-packages'

export async function startPython(progress: (share: number) => void = () => undefined): Promise<PyodideAPI> {
  const packed = fetch(`${HERE}folkmoot.zip`)
  const { loadPyodide } = (await import(/* @vite-ignore */ `${HERE}pyodide.mjs`)) as typeof import('pyodide')
  progress(0.1)
  const python = await loadPyodide({ indexURL: HERE })
  progress(0.45)
  const answer = await packed
  if (!answer.ok) throw new Error(`folkmoot.zip: ${answer.status}`)
  python.unpackArchive(await answer.arrayBuffer(), 'zip', { extractDir: LIBRARIES })
  progress(0.55)
  python.runPython('import boot')
  return python
}
