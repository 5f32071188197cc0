/** The door of games that have no folder here: enough to try a game that one is writing. */
import type { GameModule } from '../types'
import Board from './Board.svelte'
import { boardOf, lineOf, scoresOf, told } from './data'
import { inWordsOf } from './in-words.svelte'
import Own from './Own.svelte'
import SeatLines from './SeatLines.svelte'

export const genericModule = (id: string): GameModule => ({
  id,
  Board,
  Own,
  SeatLines,
  scoreGlyph: 'i-glory',
  rowGlyph: () => 'i-glory',
  scores: scoresOf,
  section: () => null,
  loudness: (event) => (event.kind === 'ask' ? 'hide' : 'main'),
  line: (event, names) => lineOf(id, event, names),
  choice: (action, table) => ({ title: inWordsOf(table).actions[action.text] ?? action.text, glyph: 'i-check' }),
  deeds: () => [],
  describe: (view) => Object.entries(boardOf(view)).map(([name, value]) => told({ [name]: value })),
})
