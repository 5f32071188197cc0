import type { GameCover } from '../types'

export default {
  glyph: 'i-night',
  art: () => import('./cover.svg?raw').then((picture) => picture.default),
  load: () => import('./index').then((module) => module.default),
  /** Empires sit alternately (A58, A61). */
  sides: (options, players) =>
    options.variant === 'empires' ? Array.from({ length: players }, (_, seat) => (seat % 2) + 1) : null,
  pad: () => import('./ScorePad.svelte').then((page) => page.default),
} satisfies GameCover
