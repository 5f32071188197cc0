/** Symbols of the rows of the score pad. */
const ROWS: Record<string, string> = {
  villages: 'v-village',
  goals: 'a-learn',
  altar: 'ev-altar',
  chief: 'ev-chief',
  invaders: 'ev-invaders',
  mammoth: 'ev-mammoth',
  sabre_tooth: 'ev-sabre',
  elders: 'v-elder',
}
export const rowGlyph = (row: string) => ROWS[row] ?? 'i-glory'
