/** The worker in which the server lives: it passes requests and sockets on to folkmoot.server.page.application. */
import type { PyodideAPI } from 'pyodide'
import type { PyProxy } from 'pyodide/ffi'
import { Kept } from './kept'
import type { FromServer, ToServer } from './letters'
import { allKept, fetchParts, wakePython, type Parts } from './python'

const FOLDER = '/data'
const FILE = `${FOLDER}/folkmoot.sqlite`
const BROUGHT = `${FOLDER}/brought.sqlite`

const tell = (message: FromServer, transfer: Transferable[] = []) => self.postMessage(message, { transfer })

/** A worker for bots, as the server asks for it; the first gets what this one woke up with. */
function helper(parts: Parts | null) {
  const worker = new Worker(new URL('./bots.ts', import.meta.url), { type: 'module' })
  worker.postMessage(parts, parts ? [parts.memory.buffer] : [])
  let settle: ((answer: { answer?: string; failed?: string }) => void) | null = null
  worker.onmessage = ({ data }) => settle?.(data)
  worker.onerror = (event) => settle?.({ failed: event.message })
  return {
    ask: (question: string) =>
      new Promise<string>((done, failed) => {
        settle = ({ answer, failed: reason }) => (reason === undefined ? done(answer ?? '') : failed(new Error(reason)))
        worker.postMessage(question)
      }),
    end: () => worker.terminate(),
  }
}

/** Only one page at a time has the database; another waits until it is closed. */
async function alone(): Promise<void> {
  if (!navigator.locks) return // a page that did not come through https
  const never = new Promise<never>(() => undefined)
  await new Promise<void>((mine) => {
    void navigator.locks.request('folkmoot', { ifAvailable: true }, (lock) => {
      if (lock) {
        mine()
        return never
      }
      tell({ kind: 'elsewhere' })
      void navigator.locks.request('folkmoot', () => {
        mine()
        return never
      })
      return undefined
    })
  })
}

async function open(): Promise<{ server: PyProxy; python: PyodideAPI; kept: Kept }> {
  const progress = (share: number) => tell({ kind: 'progress', share })
  await alone()
  progress(0.02)
  const parts = fetchParts((share) => progress(0.05 + 0.75 * share))
  const [python, kept] = await Promise.all([wakePython(parts), Kept.open('folkmoot')])
  let spare: Parts | null = await parts
  python.FS.mkdirTree(FOLDER)
  if (kept.bytes.length) python.FS.writeFile(FILE, kept.bytes)
  const page = {
    answer: (number: number, status: number, type: string, text: string) =>
      tell({ kind: 'answer', number, status, type, text }),
    opened: (number: number) => tell({ kind: 'opened', number }),
    told: (number: number, text: string) => tell({ kind: 'told', number, text }),
    closed: (number: number, code: number) => tell({ kind: 'closed', number, code }),
    keep: () => kept.save(python.FS.readFile(FILE) as Uint8Array),
    helper: () => {
      const given = spare
      spare = null
      return Promise.resolve(helper(given))
    },
  }
  const server: PyProxy = python.globals.get('server')
  progress(0.92)
  await server.open(page, python.pyimport('pathlib').Path(FOLDER))
  return { server, python, kept }
}

const opening = open()
opening.then(
  async () => {
    tell({ kind: 'ready' })
    await allKept()
    tell({ kind: 'kept' })
  },
  (error: unknown) => tell({ kind: 'failed', reason: String(error).slice(-2000) }),
)

self.onmessage = async ({ data }: MessageEvent<ToServer>) => {
  const { server, python, kept } = await opening
  switch (data.kind) {
    case 'request':
      return server.request(data.number, data.method, `/api${data.path}`, data.language, data.body ?? undefined)
    case 'connect':
      return server.connect(data.number, `/api${data.path}`)
    case 'say':
      return server.say(data.number, data.text)
    case 'hang-up':
      return server.hang_up(data.number)
    case 'copy': {
      const bytes = new Uint8Array(python.FS.readFile(FILE) as Uint8Array)
      return tell({ kind: 'copied', number: data.number, bytes }, [bytes.buffer])
    }
    case 'bring': {
      python.FS.writeFile(BROUGHT, data.bytes)
      const taken: boolean = python.pyimport('folkmoot.server.page.database').is_copy(BROUGHT)
      python.FS.unlink(BROUGHT)
      if (taken) await kept.replace(data.bytes)
      return tell({ kind: 'brought', number: data.number, taken })
    }
  }
}
