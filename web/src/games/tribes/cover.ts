import { loadBox } from '../../lib/box.svelte'
import type { GameCover } from '../types'

export default {
  glyph: 'i-crown',
  art: () => import('./cover.svg?raw').then((picture) => picture.default),
  load: () => import('./index').then((module) => module.default),
  pad: () => import('./ScorePad.svelte').then((page) => page.default),
  editors: {
    special_lands: () =>
      Promise.all([import('./LandsEditor.svelte'), loadBox('tribes')]).then(([editor]) => editor.default),
  },
} satisfies GameCover
