/** The game that somebody opened from a file: kept for as long as the window, so that a step can be loaded again. */
import type { Doc } from './protocol'

const KEY = 'folkmoot.record'
let held: Doc | null = null

export function holdRecord(record: Doc) {
  held = record
  try {
    sessionStorage.setItem(KEY, JSON.stringify(record))
  } catch {
    // too long to keep, or nothing may be kept: it is there until the page is loaded again
  }
}

export function heldRecord(): Doc | null {
  try {
    held ??= JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    // nothing may be kept here
  }
  return held
}
