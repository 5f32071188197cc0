/** The worker in which bots think: a question in, an answer out, so that nobody waits for them but the table. */
import type { PyCallable } from 'pyodide/ffi'
import { wakePython } from './python'

const ready = wakePython().then((python) => {
  const start = python.pyimport('folkmoot.server.bots.worker').replying as PyCallable
  const reply = start() as PyCallable
  return (question: string): string =>
    new TextDecoder().decode(reply(python.toPy(new TextEncoder().encode(question)).tobytes()).toJs())
})

self.onmessage = async ({ data }: MessageEvent<string>) => {
  try {
    const answer = await ready
    self.postMessage({ answer: data ? answer(data) : '' })
  } catch (error) {
    self.postMessage({ failed: String(error) })
  }
}
