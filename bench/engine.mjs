/**
 * Run bench/engine.py in the Python of pages, with the engine of the site that was built last, or interpreted from the
 * sources: node engine.mjs compiled|interpreted [GAMES ITERATIONS].
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadPyodide } from '../web/node_modules/pyodide/pyodide.mjs'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))
const python = await loadPyodide()
for (const [place, root] of [
  ['/tree', '../build/page'],
  ['/src', '../src'],
]) {
  python.FS.mkdirTree(place)
  python.FS.mount(python.FS.filesystems.NODEFS, { root: path(root) }, place)
}
const [kind, ...given] = process.argv.slice(2)
const paths = { compiled: ['/tree'], interpreted: ['/src', '/tree'] }[kind]
// In a page Python's clock of CPU time is the wall's.
python.runPython(`
import sys, time
from js import process
time.process_time = lambda: process.cpuUsage().user / 1e6
sys.path[:0] = ${JSON.stringify(paths)}
sys.argv[1:] = ${JSON.stringify(given)}
sys.dont_write_bytecode = True
${kind === 'compiled' ? 'import boot' : ''}
`)
python.runPython(readFileSync(path('engine.py'), 'utf8'))
process.exit(0)
