/** What a page and the server in its worker say to each other. Requests and sockets are known by a number. */

/** The folder of what runs: its name is new with every version, so that no cache mixes two of them. */
export const RUN = `run-${import.meta.env.VITE_SITE_VERSION}`
/** Where the browser keeps the files of this version: site/sw.js. */
export const CACHE = `folkmoot-${import.meta.env.VITE_SITE_VERSION}`

export type ToServer =
  | { kind: 'request'; number: number; method: string; path: string; language: string; body: string | null }
  | { kind: 'connect'; number: number; path: string }
  | { kind: 'say'; number: number; text: string }
  | { kind: 'hang-up'; number: number }
  | { kind: 'copy'; number: number }
  | { kind: 'bring'; number: number; bytes: Uint8Array<ArrayBuffer> }

export type FromServer =
  | { kind: 'progress'; share: number }
  | { kind: 'elsewhere' }
  | { kind: 'ready' }
  | { kind: 'kept' }
  | { kind: 'failed'; reason: string }
  | { kind: 'answer'; number: number; status: number; type: string; text: string }
  | { kind: 'opened'; number: number }
  | { kind: 'told'; number: number; text: string }
  | { kind: 'closed'; number: number; code: number }
  | { kind: 'copied'; number: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'brought'; number: number; taken: boolean }
