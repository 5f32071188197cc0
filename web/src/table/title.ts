/** Title of a table's tab. */

/** Say whose turn it is, before the game; a mark if it is mine. */
export function titleOf(turn: string, game: string, mine: boolean): string {
  const told = turn.replace(/[.。:]\s*$/, '')
  return [told ? `${mine ? '● ' : ''}${told} · ${game}` : game, 'Folkmoot'].join(' · ')
}
