/** Points as people write them: with a real minus. */
export const shown = (points: number) => (points < 0 ? `−${-points}` : `${points}`)
export const signed = (points: number) => (points > 0 ? `+${points}` : shown(points))
