// @ts-check
/**
 * Starts Python with what it needs of files and compiled code. Compiled libraries always come to the same places
 * in Python's memory and in its table of functions: so the memory of one start, once it has imported everything, can be
 * that of another.
 */

/**
 * What this needs to know of Pyodide's module beyond its types.
 * @typedef {{
 *   FS: import('pyodide').PyodideAPI['FS']
 *   HEAP8: Int8Array
 *   HEAP32: Int32Array
 *   wasmTable: WebAssembly.Table
 *   __PyRuntime: number
 *   __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: number
 *   addRunDependency: (name: string) => void
 *   removeRunDependency: (name: string) => void
 *   growMemory: (size: number) => void
 *   loadWebAssemblyModule: (code: WebAssembly.Module, flags: object, name: string, scope: object) => Promise<object>
 *   newDSO: (name: string, handle: number | undefined, exports: object) => void
 * }} Module
 * @typedef {NonNullable<import('pyodide').PyodideConfig['createPyodideModule']>} CreateModule
 */

const LIBRARIES = '/lib/python3.14/site-packages'
/** Where the libraries' functions begin in the table: behind Python's own, of which not every browser has all. */
const PLACE = 16384

/**
 * Where Python keeps the one function that it makes of what this browser can do.
 * @param {Module} module
 */
export function ownFunction({ HEAP32, __PyRuntime, __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET }) {
  const at = (__PyRuntime + (HEAP32[__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET / 4] ?? 0)) / 4
  return {
    get: () => HEAP32[at] ?? 0,
    /** @param {number} value */
    set: (value) => (HEAP32[at] = value),
  }
}

/**
 * @param {object} given
 * @param {typeof import('pyodide').loadPyodide} given.loadPyodide
 * @param {CreateModule} given.createModule
 * @param {import('pyodide').PyodideConfig} given.settings
 * @param {[name: string, content: Uint8Array][]} given.files
 * @param {[name: string, code: WebAssembly.Module][]} given.libraries
 * @param {Uint8Array} [given.memory] of another start; without it Python begins from nothing
 */
export async function startPython({ loadPyodide, createModule, settings, files, libraries, memory }) {
  /** @param {Module} module */
  async function settle(module) {
    module.addRunDependency('folkmoot')
    const folders = new Set()
    for (const [name, content] of files) {
      const path = `${LIBRARIES}/${name}`
      const folder = path.slice(0, path.lastIndexOf('/'))
      if (!folders.has(folder)) module.FS.mkdirTree(folder)
      folders.add(folder)
      module.FS.writeFile(path, content, { canOwn: true })
    }
    module.wasmTable.grow(PLACE - module.wasmTable.length)
    for (const [name, code] of libraries) {
      const path = `${LIBRARIES}/${name}`
      module.newDSO(path, undefined, await module.loadWebAssemblyModule(code, { loadAsync: true }, path, {}))
    }
    module.removeRunDependency('folkmoot')
  }

  let own = 0
  const python = await loadPyodide({
    ...settings,
    ...(memory && { _loadSnapshot: memory }),
    createPyodideModule: async (/** @type {any} */ given) => {
      const module = /** @type {any} */ (await createModule({ ...given, preRun: [...given.preRun, settle] }))
      own = ownFunction(module).get()
      if (memory) module.growMemory(memory.length) // Pyodide doesn't, and then has no place for it
      return module
    },
  })
  if (memory) ownFunction(/** @type {any} */ (python)._module).set(own)
  return python
}
