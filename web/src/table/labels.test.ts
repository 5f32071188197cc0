import { expect, test } from 'vitest'
import { pushedApart } from './labels'

test('labels that are far apart stay', () => {
  expect(pushedApart([10, 50, 90], 20, 100)).toEqual([10, 50, 90])
})

test('two empires: three labels at the top stay in the picture though three at the bottom are pushed up', () => {
  expect(pushedApart([26, 26, 26, 300, 300, 300], 20, 300)).toEqual([26, 46, 66, 260, 280, 300])
})

test('where there is no room for both, the pile at the bottom pushes the others', () => {
  expect(pushedApart([40, 60, 60], 20, 70)).toEqual([30, 50, 70])
})
