/**
 * The worker in which bots think: a question in, an answer out, so that nobody waits for them but the table. The first
 * message is what Python wakes up with, or null where this worker has to fetch that itself.
 */
import type { PyCallable } from 'pyodide/ffi'
import { fetchParts, wakePython, type Parts } from './python'

let begin: (parts: Parts | Promise<Parts>) => void
const parts = new Promise<Parts>((done) => (begin = done))
const ready = wakePython(parts).then((python) => {
  const start = python.pyimport('folkmoot.server.bots.worker').replying as PyCallable
  const reply = start() as PyCallable
  return (question: string): string =>
    new TextDecoder().decode(reply(python.toPy(new TextEncoder().encode(question)).tobytes()).toJs())
})

self.onmessage = async ({ data }: MessageEvent<string | Parts | null>) => {
  if (typeof data !== 'string') return begin(data ?? fetchParts())
  try {
    const answer = await ready
    self.postMessage({ answer: data ? answer(data) : '' })
  } catch (error) {
    self.postMessage({ failed: String(error) })
  }
}
