/**
 * The database in the browser's storage: in pieces, so that a move writes a few of them and not all. All pieces of one
 * moment are written in one transaction, so that what is there after a crash is the database as it was at some commit.
 */
const PIECE = 16 * 1024
const STORE = 'pieces'
const SIZE = 'size'

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error)
  })

export class Kept {
  private replaced = false

  private constructor(
    private base: IDBDatabase,
    private last: Uint8Array,
  ) {}

  static async open(name: string): Promise<Kept> {
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    const base = await settled(opening)
    const store = base.transaction(STORE).objectStore(STORE)
    const [size, keys, pieces] = await Promise.all([
      settled<number | undefined>(store.get(SIZE)),
      settled(store.getAllKeys()),
      settled<Uint8Array[]>(store.getAll()),
    ])
    const last = new Uint8Array(size ?? 0)
    keys.forEach((key, index) => typeof key === 'number' && last.set(pieces[index]!, key * PIECE))
    return new Kept(base, last)
  }

  /** What was saved last; empty: nothing ever. */
  get bytes(): Uint8Array {
    return this.last
  }

  /** Write what differs from what is there. The server saves one batch after another. */
  async save(bytes: Uint8Array): Promise<void> {
    if (this.replaced) throw new Error('something else is kept now')
    await this.write(bytes)
  }

  /** Keep something else, and from now on nothing of what is here. */
  async replace(bytes: Uint8Array): Promise<void> {
    this.replaced = true
    await this.write(bytes)
  }

  private async write(bytes: Uint8Array): Promise<void> {
    const writing = this.base.transaction(STORE, 'readwrite', { durability: 'strict' })
    const store = writing.objectStore(STORE)
    const count = Math.ceil(bytes.length / PIECE)
    for (let number = 0; number < count; number += 1) {
      const piece = bytes.subarray(number * PIECE, (number + 1) * PIECE)
      if (!same(piece, this.last.subarray(number * PIECE, (number + 1) * PIECE))) store.put(piece.slice(), number)
    }
    for (let number = count; number < Math.ceil(this.last.length / PIECE); number += 1) store.delete(number)
    store.put(bytes.length, SIZE)
    await new Promise<void>((done, failed) => {
      writing.oncomplete = () => done()
      writing.onerror = writing.onabort = () => failed(writing.error ?? new Error('not written'))
    })
    this.last = bytes
  }
}

function same(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false
  return true
}
