/** Changes of a view since the last one: the path into it, step by step, and the new value last. */
import type { Doc } from './protocol'

export type Change = unknown[]
type Node = Doc | unknown[]

/** The view after the changes; the old one stays as it is, and shares with the new one what did not change. */
export function changed<View extends Doc>(view: View, changes: Change[]): View {
  const fresh = new Set<unknown>()
  const copy = (node: Node): Doc => {
    if (fresh.has(node)) return node
    const made: Node = Array.isArray(node) ? [...(node as unknown[])] : { ...node }
    fresh.add(made)
    return made
  }
  const root = copy(view)
  for (const change of changes) {
    let node = root
    for (const step of change.slice(0, -2) as string[]) node = node[step] = copy(node[step] as Node)
    node[change.at(-2) as string] = change.at(-1)
  }
  return root as View
}

/** The view as JSON without spaces, keys in order. */
function written(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${written((value as Doc)[key])}`).join(',')}}`
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let found = byte
  for (let bit = 0; bit < 8; bit++) found = found & 1 ? (found >>> 1) ^ 0xedb88320 : found >>> 1
  return found
})

/** CRC-32 of the view, by which the server tells whether it is what it should be. */
export function digest(view: Doc): number {
  let found = ~0
  for (const byte of new TextEncoder().encode(written(view))) found = CRC[(found ^ byte) & 0xff]! ^ (found >>> 8)
  return ~found >>> 0
}
