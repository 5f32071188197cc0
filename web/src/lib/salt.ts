/** The client's share of the shuffle: it commits to a salt when it sits down and reveals it when the table is full. */
import { keep, kept } from './prefs.svelte'

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A fresh salt and its SHA-256; none where the browser cannot hash (plain http on another machine). */
export async function newSalt(): Promise<{ salt: string; commitment: string } | null> {
  if (!crypto.subtle) return null
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return { salt: hex(bytes), commitment: hex(new Uint8Array(digest)) }
}

/** Remember a salt by its commitment until the table asks for it. */
export const keepSalt = (made: { salt: string; commitment: string }) => keep(`salt.${made.commitment}`, made.salt)
export const keptSalt = (commitment: string) => kept(`salt.${commitment}`)
export const dropSalt = (commitment: string) => keep(`salt.${commitment}`, null)
