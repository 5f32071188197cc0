/** The place of a rule in the rules of a game; at a table the link opens the panel of rules. */
export const ruleLink = (game: string, id: string) => `/rules/${game}/${id}`
