/** What is printed on the components of Tribes, for drawing only: the server keeps the rules. */
export type Place = readonly [number, number]

/** Axial coordinates of the hexes a, b, c … for each number of players. */
export const PLACES: Record<number, Place[]> = {
  2: [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1], [0, 2], [1, 2], [2, 2]],
  3: [[0, 0], [1, 0], [2, 0], [-1, 1], [0, 1], [1, 1], [2, 1], [-1, 2], [0, 2], [1, 2], [-1, 3], [0, 3]],
  4: [[0, 0], [1, 0], [-1, 1], [0, 1], [1, 1], [-2, 2], [-1, 2], [0, 2], [1, 2], [-3, 3], [-2, 3], [-1, 3], [0, 3], [-3, 4], [-2, 4]],
}

/** Printed on cards and boards. The server keeps the rules; these only draw the components. */
export const PRINTED = {
  pointsToWin: 15,
  members: 20,
  /** Members that find room on a hex; in the drought; on the glacier. */
  most: 5,
  drought: 4,
  glacier: 3,
  invadersMost: 5,
  /** Altar, canoe and walls cost three of one resource, less for each token on the card. */
  price: { altar: 'food', canoe: 'wood', walls: 'stone' } as Record<string, string>,
  priceOf: 3,
  knowledge: 3,
  villages: {
    daba: [2, 1, 3], indartsu: [1, 2, 3], kia_kia: [1, 4, 1], muk_kan: [3, 1, 2],
    dananu: [4, 1, 1], kiror: [1, 3, 2], kaha: [3, 2, 1], tunga: [2, 3, 1],
  } as Record<string, number[]>,
  goalCost: {
    bow: [0, 2, 1], stable: [2, 2, 0], pottery: [0, 1, 2], basketry: [1, 2, 0],
    oxen: [3, 1, 0], hearth: [2, 0, 1], cave_paintings: [1, 0, 2], stone_tools: [0, 2, 2],
  } as Record<string, number[]>,
  goalPoints: { whole_tribe: 4, lake_lords: 3, forest_lords: 3, mountain_lords: 3, nomads: 2, borderland: 2, raid: 3 } as Record<string, number>,
}
export const goalPoints = (goal: string) => PRINTED.goalPoints[goal] ?? 1
export const goalNumber = (goal: string) => ({ whole_tribe: 20, lake_lords: 3, forest_lords: 3, mountain_lords: 3, nomads: 7, borderland: 3 })[goal] ?? 1

/** The rule that explains a thing: where "why?" leads. */
const RULES: Record<string, string> = {
  grow: 'T15', move: 'T16', gather: 'T17', learn: 'T18', weak: 'T13', normal: 'T13', strong: 'T13', pool: 'T13',
  limit: 'T20', conflict: 'T20', village: 'T22', elder: 'T30', bow: 'T21', walls: 'T21', altar: 'T41', canoe: 'T157', stable: 'T157',
  hearth: 'T170', stone_tools: 'T170', abandoned_village: 'T41', chief: 'T143', discovery: 'T166', drought: 'T20', invaders: 'T155', mammoth: 'T168',
  mild_winter: 'T169', sabre_tooth: 'T168', shared_knowledge: 'T144', volcano: 'T140', plenty_of_food: 'T142', plenty_of_wood: 'T142', plenty_of_stone: 'T142',
  whole_tribe: 'T152', lake_lords: 'T128', forest_lords: 'T128', mountain_lords: 'T128', nomads: 'T23', borderland: 'T129', raid: 'T158',
  great_lake: 'T149', great_forest: 'T149', great_mountain: 'T149', wild_land: 'T148', jungle: 'T149', oasis: 'T149', tar_pit: 'T150', glacier: 'T151',
  traders: 'T154', crafty_builders: 'T170', kinship: 'T170', ambush: 'T171', shaman: 'T175', shared_gifts: 'T174', intimidation: 'T173', cunning: 'T176',
  agriculture: 'T11', pathfinders: 'T157', evasive: 'T172', wayfarers: 'T157', common_purpose: 'T164', hidden_village: 'T177', light_in_the_dark: 'T168', farmers: 'T104',
}
export const ruleOf = (word: string) => RULES[word] ?? 'T22'

/** The terrain that a special land replaces; none: any. */
export const LANDS: Record<string, string | null> = {
  great_lake: 'lake', great_mountain: 'mountain', great_forest: 'forest', wild_land: null, jungle: 'forest', oasis: 'lake', tar_pit: 'lake', glacier: 'mountain',
}
