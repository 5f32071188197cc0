/** QR codes; the symbols here were read by a scanner once. */
import { expect, test } from 'vitest'
import { qr } from './qr'

const rows = (dark: boolean[][]) => dark.map((row) => parseInt(row.map(Number).join(''), 2).toString(16)).join(' ')

test('a short text is a symbol of version 1', () => {
  expect(rows(qr('folkmoot')!)).toBe(
    '1fc57f 105341 174a5d 17475d 175b5d 104a41 1fd57f c00 154d12 f0a17 126a7b 1f2b93 1ad663 1c77 1fcd37 104452 175560 ' +
      '174ebe 1756f9 104382 1fdae3',
  )
})

test('several blocks and the number of the version', () => {
  const dark = qr('x'.repeat(140))!
  expect(dark.length).toBe(49)
  expect(dark.flat().reduce((sum, one) => (sum * 31 + Number(one)) % 1000003, 0)).toBe(441883)
})

test('a symbol is as small as it can be, and what is too long has none', () => {
  expect([14, 15, 84, 85, 213].map((length) => (qr('x'.repeat(length))!.length - 17) / 4)).toEqual([1, 2, 5, 6, 10])
  expect(qr('x'.repeat(214))).toBeNull()
})
