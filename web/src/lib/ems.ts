/** About how long a word is in the head font, in its own size; so that long ones are set smaller. */
export const emsOf = (word: string) =>
  [...word].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : letter > '\u0400' ? 0.58 : 0.49), 0)
