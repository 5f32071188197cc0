import type { GameCover } from '../types'

export default {
  glyph: 'i-peak',
  art: () => import('./cover.svg?raw').then((picture) => picture.default),
  load: () => import('./index').then((module) => module.default),
  pad: () => import('./ScorePad.svelte').then((page) => page.default),
} satisfies GameCover
