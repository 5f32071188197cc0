/** What stands on the tab of a table. */

/** Whose turn it is, before the game; a mark where it is mine. */
export function titleOf(turn: string, game: string, mine: boolean): string {
  const told = turn.replace(/[.。:]\s*$/, '')
  return [told ? `${mine ? '● ' : ''}${told} · ${game}` : game, 'Folkmoot'].join(' · ')
}
