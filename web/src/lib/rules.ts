/** The place of a rule in the rules of a game. */
export const ruleLink = (game: string, id: string) => `#/rules/${game}/${id}`
