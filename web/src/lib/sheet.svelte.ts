/**
 * The sheet of a score pad: kept in this browser until it is cleared, counted by the server at every change, and packed
 * into a link that anyone can open. What came by a link is kept only when its visitor says so.
 */
import { ApiError, call } from './api'
import { keep, kept } from './prefs.svelte'
import { padPath } from './router.svelte'
import { words } from './words.svelte'

const packed = async (data: Uint8Array<ArrayBuffer>, how: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(how)).arrayBuffer())

/** A document as a word that an address may hold. */
export async function pack(doc: unknown): Promise<string> {
  const bytes = await packed(new TextEncoder().encode(JSON.stringify(doc)), new CompressionStream('deflate-raw'))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The document of such a word, null for one that holds none. */
export async function unpack(word: string): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(await packed(bytes, new DecompressionStream('deflate-raw'))))
  } catch {
    return null
  }
}

export class Sheet<S, C> {
  now = $state.raw() as S
  counted = $state.raw<C | null>(null)
  problem = $state('')
  /** True: it was opened from a link and is not kept here yet. */
  foreign = $state(false)
  private serial = 0

  /**
   * `read` makes a sheet of whatever was kept or sent, a blank one of null or of what cannot be read; `asked` makes the
   * server's question of it.
   */
  constructor(
    readonly game: string,
    private readonly read: (found: unknown) => S,
    private readonly asked: (sheet: S) => unknown,
  ) {
    this.now = this.own()
  }

  private own(): S {
    try {
      return this.read(JSON.parse(kept(`${this.game}.pad`) ?? 'null'))
    } catch {
      return this.read(null)
    }
  }

  /** Show what a link holds, if there is one, and count. */
  async open(word: string | null): Promise<void> {
    const found = word ? await unpack(word) : null
    if (found !== null) {
      this.foreign = true
      this.now = this.read(found)
    }
    await this.count()
  }

  change(sheet: S) {
    this.now = sheet
    if (!this.foreign) keep(`${this.game}.pad`, JSON.stringify(sheet))
    void this.count()
  }

  /** Keep what came by a link in place of one's own sheet. */
  adopt() {
    this.foreign = false
    this.change(this.now)
  }

  /** Back to one's own sheet. */
  leave() {
    this.foreign = false
    this.now = this.own()
    void this.count()
  }

  clear() {
    keep(`${this.game}.pad`, null)
    this.foreign = false
    this.now = this.read(null)
    void this.count()
  }

  link = async () => `${padPath(this.game)}?sheet=${await pack(this.now)}`

  private async count(): Promise<void> {
    const number = ++this.serial
    try {
      const counted = await call<C>('POST', `/score/${this.game}`, this.asked(this.now))
      if (number !== this.serial) return
      this.counted = counted
      this.problem = ''
    } catch (error) {
      if (number === this.serial) this.problem = error instanceof ApiError ? error.message : words.error('unknown')
    }
  }
}
