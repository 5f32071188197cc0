/**
 * QR codes of links: bytes, error correction M, versions 1 to 10 (up to 213 bytes). ISO/IEC 18004; no other symbol is
 * needed here.
 */
const CORRECTION = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26] // code words of each block, by version
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5]
const MOST = 10
/** Codes of error-correction level M and of a mask, with their own error correction. */
const LEVEL_M = 0

/** Data modules of a version, function patterns left out. */
function room(version: number): number {
  const aligned = version > 1 ? Math.floor(version / 7) + 2 : 0
  const patterns = aligned ? (25 * aligned - 10) * aligned - 55 : 0
  return (16 * version + 128) * version + 64 - patterns - (version >= 7 ? 36 : 0)
}
const words = (version: number) => room(version) >> 3
const capacity = (version: number) => words(version) - CORRECTION[version]! * BLOCKS[version]!

function multiply(x: number, y: number): number {
  let z = 0
  for (let bit = 7; bit >= 0; bit--) {
    z = (z << 1) ^ ((z >>> 7) * 0x11d)
    z ^= ((y >>> bit) & 1) * x
  }
  return z
}

/** The Reed–Solomon remainder of a block. */
function remainder(data: number[], degree: number): number[] {
  const divisor = Array.from({ length: degree }, (_, index) => Number(index === degree - 1))
  let root = 1
  for (let round = 0; round < degree; round++) {
    for (let index = 0; index < degree; index++)
      divisor[index] = multiply(divisor[index]!, root) ^ (divisor[index + 1] ?? 0)
    root = multiply(root, 2)
  }
  const found: number[] = Array.from({ length: degree }, () => 0)
  for (const byte of data) {
    const factor = byte ^ found.shift()!
    found.push(0)
    divisor.forEach((one, index) => (found[index]! ^= multiply(one, factor)))
  }
  return found
}

/** The bytes as code words: mode, length, data, padding; then in blocks, interleaved, with their correction. */
function codeWords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = []
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1)
  }
  put(0b0100, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  const size = capacity(version) * 8
  put(0, Math.min(4, size - bits.length))
  put(0, (8 - (bits.length % 8)) % 8)
  for (let pad = 0xec; bits.length < size; pad ^= 0xec ^ 0x11) put(pad, 8)
  const data = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  )
  const number = BLOCKS[version]!
  const short = Math.floor(data.length / number)
  const longer = data.length % number
  const blocks: { data: number[]; correction: number[] }[] = []
  for (let block = 0, at = 0; block < number; block++) {
    const length = short + Number(block >= number - longer)
    const part = data.slice(at, (at += length))
    blocks.push({ data: part, correction: remainder(part, CORRECTION[version]!) })
  }
  const found: number[] = []
  for (let at = 0; at <= short; at++) for (const { data } of blocks) if (at < data.length) found.push(data[at]!)
  for (let at = 0; at < CORRECTION[version]!; at++) for (const { correction } of blocks) found.push(correction[at]!)
  return found
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

type Grid = { dark: boolean[][]; fixed: boolean[][] }

/** Finders, timing, alignment, and the places of format and version. */
function patterns(version: number): Grid {
  const size = 17 + 4 * version
  const rows = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const grid: Grid = { dark: rows(), fixed: rows() }
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    grid.dark[y]![x] = dark
    grid.fixed[y]![x] = true
  }
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy))
        set(cx + dx, cy + dy, far !== 2 && far !== 4)
      }
  const places = alignment(version, size)
  places.forEach((cx, i) =>
    places.forEach((cy, j) => {
      const last = places.length - 1
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
    }),
  )
  format(grid, 0)
  if (version >= 7) {
    let rest = version
    for (let round = 0; round < 12; round++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
    const bits = (version << 12) | rest
    for (let bit = 0; bit < 18; bit++) {
      const dark = ((bits >>> bit) & 1) === 1
      const [a, b] = [size - 11 + (bit % 3), Math.floor(bit / 3)]
      set(a, b, dark)
      set(b, a, dark)
    }
  }
  return grid
}

function alignment(version: number, size: number): number[] {
  if (version === 1) return []
  const number = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (number * 2 - 2)) * 2
  return [6, ...Array.from({ length: number - 1 }, (_, index) => size - 7 - (number - 2 - index) * step)]
}

function format(grid: Grid, mask: number) {
  const size = grid.dark.length
  const data = (LEVEL_M << 3) | mask
  let rest = data
  for (let round = 0; round < 10; round++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((data << 10) | rest) ^ 0x5412
  const set = (x: number, y: number, bit: number) => {
    grid.dark[y]![x] = ((bits >>> bit) & 1) === 1
    grid.fixed[y]![x] = true
  }
  for (let bit = 0; bit <= 5; bit++) set(8, bit, bit)
  set(8, 7, 6)
  set(8, 8, 7)
  set(7, 8, 8)
  for (let bit = 9; bit < 15; bit++) set(14 - bit, 8, bit)
  for (let bit = 0; bit < 8; bit++) set(size - 1 - bit, 8, bit)
  for (let bit = 8; bit < 15; bit++) set(8, size - 15 + bit, bit)
  grid.dark[size - 8]![8] = true
  grid.fixed[size - 8]![8] = true
}

/** The data in its zigzag, two columns at a time from the right. */
function fill({ dark, fixed }: Grid, data: number[]) {
  const size = dark.length
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let vertical = 0; vertical < size; vertical++)
      for (let column = 0; column < 2; column++) {
        const x = right - column
        const y = ((right + 1) & 2) === 0 ? size - 1 - vertical : vertical
        if (fixed[y]![x] || bit >= data.length * 8) continue
        dark[y]![x] = ((data[bit >>> 3]! >>> (7 - (bit & 7))) & 1) === 1
        bit++
      }
  }
}

/** Penalty of a symbol that is hard to read: long runs, blocks, things like finders, too much of one colour. */
function penalty(dark: boolean[][]): number {
  const size = dark.length
  let found = 0
  for (const turned of [false, true])
    for (let y = 0; y < size; y++) {
      const line = Array.from({ length: size }, (_, x) => (turned ? dark[x]![y]! : dark[y]![x]!))
      let run = 1
      for (let x = 1; x <= size; x++) {
        if (x < size && line[x] === line[x - 1]) run++
        else {
          if (run >= 5) found += run - 2
          run = 1
        }
      }
      const text = line.map(Number).join('')
      for (const look of ['10111010000', '00001011101'])
        for (let at = text.indexOf(look); at >= 0; at = text.indexOf(look, at + 1)) found += 40
    }
  let black = 0
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      black += Number(dark[y]![x])
      const same = (dx: number, dy: number) => dark[y + dy]?.[x + dx] === dark[y]![x]
      if (same(1, 0) && same(0, 1) && same(1, 1)) found += 3
    }
  return found + Math.floor(Math.abs(black * 20 - size * size * 10) / (size * size)) * 10
}

/** The dark modules of the smallest symbol that holds a text; null where it is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  for (let version = 1; version <= MOST; version++) {
    if (bytes.length + (version < 10 ? 2 : 3) > capacity(version)) continue
    const data = codeWords(bytes, version)
    let best: boolean[][] | null = null
    let least = Infinity
    MASKS.forEach((mask, number) => {
      const grid = patterns(version)
      fill(grid, data)
      grid.dark.forEach((row, y) => row.forEach((_, x) => !grid.fixed[y]![x] && mask(x, y) && (row[x] = !row[x])))
      format(grid, number)
      const cost = penalty(grid.dark)
      if (cost < least) {
        least = cost
        best = grid.dark
      }
    })
    return best
  }
  return null
}

/** A symbol as the path of an SVG, one unit a module. */
export const qrPath = (dark: boolean[][]): string =>
  dark.map((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
