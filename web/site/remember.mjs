/**
 * Start Python as a page does, play through a visit, and write down its memory: node remember.mjs FOLDER MEMORY LIBRARY…
 * Prints which files of the folder are in that memory, as JSON.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'
import createModule from '../node_modules/pyodide/pyodide.asm.mjs'
import { ownFunction, startPython } from '../src/site/linking.js'

const [folder, target, ...libraries] = process.argv.slice(2)
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => [relative(folder, path), new Uint8Array(readFileSync(path))])
const python = await startPython({
  loadPyodide,
  createModule,
  settings: { _makeSnapshot: true },
  files,
  libraries: libraries.map((name) => [name, new WebAssembly.Module(readFileSync(join(folder, name)))]),
})
await python.runPythonAsync(`
import boot
from folkmoot.server.page.warmup import warm_up
server = await warm_up()
`)
// Files are not in the memory: one that is open there would be whichever file a page opens first.
const open = python.FS.streams.slice(3).filter(Boolean)
if (open.length) throw new Error(`left open: ${open.map((stream) => stream.path)}`)
const known = python.runPython(`
import json, sys
json.dumps([module.__spec__.origin for module in sys.modules.values() if getattr(module, "__spec__", None)])
`)
console.log(known)
// Pyodide's list of packages has to be as it is at a start; which functions a browser makes is its own business.
for (const name of Object.keys(python.loadedPackages)) delete python.loadedPackages[name]
ownFunction(python._module).set(0)
const memory = python.makeMemorySnapshot()
writeFileSync(target, gzipSync(memory, { level: 7 }))
process.exit(0)
