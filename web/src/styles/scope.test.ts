/** A component styles only what it draws; what stands in styles/ is drawn by several. */
import { expect, test } from 'vitest'

const sources = Object.entries(
  import.meta.glob<string>(['../**/*.{svelte,ts,svg}', './*.css', '!../**/*.test.ts', '!../**/*-types.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, text]) => [path.replace(/^(\.\.?\/)+/, ''), text] as const)
const components = sources.filter(([path]) => path.endsWith('.svelte'))
const sheets = sources.filter(([path]) => path.endsWith('.css'))
const uncommented = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')
const styleOf = (component: string) => uncommented(/<style>([\s\S]*)<\/style>/.exec(component)?.[1] ?? '')

/** States that the shell says by a class, of the table or (lit) of any place on it: what stands there may ask for them. */
const STATES = ['taught', 'watching', 'still', 'lit']

/** What follows an opening parenthesis, up to the one that closes it. */
function inside(text: string): string {
  let depth = 1
  const end = [...text].findIndex((sign) => (depth += sign === '(' ? 1 : sign === ')' ? -1 : 0) === 0)
  return text.slice(0, end)
}

/** The selectors that a component writes for what it may not draw itself. */
function reached(style: string): string[] {
  return [...style.matchAll(/:global\b(\()?/g)].map((found) =>
    found[1]
      ? inside(style.slice(found.index + found[0].length))
          .replace(/\s+/g, ' ')
          .trim()
      : '{}',
  )
}

/** Whether a selector only asks what surrounds the component: the document, its language, the game, the table. */
function surrounds(selector: string): boolean {
  const left = selector
    .replace(/\[data-[^\]]*\]/g, '¤')
    .replace(/:lang\([^)]*\)|:root\b|\b(html|body)\b/g, '¤')
    .replace(/\.(g-[a-z]+|seats-\d)\b/g, '¤')
    .replace(new RegExp(`\\.(${STATES.join('|')})(?![\\w-])`, 'g'), '¤')
    .replace(/:(is|where|not|has)\(/g, '(')
    .replace(/:(hover|focus|focus-visible|focus-within|active)\b/g, '')
  return /¤/.test(left) && /^[¤\s,>+~()]*$/.test(left)
}

type Rows = Record<string, Record<string, string>>

/** What is left: by file and selector, why. */
const REACHED: Rows = {
  'table/ReplayPage.svelte': {
    h3: 'the heading of the notes makes room for the button that closes them',
  },
  'table/SeatSheet.svelte': {
    section: "a sheet's sections look alike, those that the game gives (GameModule.SeatSheet) and its own",
    'section:last-child': "a sheet's sections look alike, those that the game gives (GameModule.SeatSheet) and its own",
    h3: "a sheet's sections look alike, those that the game gives (GameModule.SeatSheet) and its own",
    'h3 > span': "a sheet's sections look alike, those that the game gives (GameModule.SeatSheet) and its own",
    'h3 > b': "a sheet's sections look alike, those that the game gives (GameModule.SeatSheet) and its own",
  },
  'table/SeatStrip.svelte': {
    '> *':
      'lines that the game gives (GameModule.SeatLines) lie over the button that fills the strip, and let touches through',
    ':is(button, a, [title], [tabindex])': 'what can be touched in such a line is touched itself',
    '> :nth-child(n + 3)': 'only the first lines of those that the game gives find room',
    '> :nth-child(n + 2)': 'only the first line of those that the game gives finds room',
  },
}
test('a component styles only what it draws', () => {
  expect(components.length).toBeGreaterThan(100)
  const found = components.flatMap(([path, text]) =>
    [...new Set(reached(styleOf(text)))].filter((one) => !surrounds(one)).map((one) => `${path}: ${one}`),
  )
  const listed = Object.entries(REACHED).flatMap(([path, rows]) => Object.keys(rows).map((one) => `${path}: ${one}`))
  expect(found.sort()).toEqual(listed.sort())
})

test('what surrounds a component is told from what it reaches into', () => {
  const asks = ["[data-screen='tall']", ":where(:root:not([data-screen='desk'], [data-screen='wide']))", '.taught']
  for (const one of [...asks, "[data-theme='dark'] .g-some", ':is(.seats-2, .seats-3)', ':lang(ja)', 'body'])
    expect(surrounds(one), one).toBe(true)
  for (const one of [
    'svg',
    '*',
    '> *',
    '.btn',
    ".own [data-ask='turn']",
    '.taught:has(.coach)',
    ':first-child',
    'body p',
  ])
    expect(surrounds(one), one).toBe(false)
  expect(reached('.a :global(.b:not(.c)) { :global(d)::after { } } :global { .e { } }')).toEqual([
    '.b:not(.c)',
    'd',
    '{}',
  ])
})

/** Classes of styles/ that fewer than two sources write: why they stand there all the same. */
const FEW: [RegExp, string][] = [
  [/hues: \.hue-/, 'a game says which of its things has which hue'],
  [/primitives: \.seat-\d/, 'the number of the seat comes with the table'],
  [/pages: \.side-2/, 'the number of the side comes with the table'],
  [/primitives: \.a-pap/, 'one of the colours that covers are drawn in, whichever do'],
  [/screens: \.(taught|watching)/, 'states of the table: the shell says them, the areas follow'],
  [/table: \.(flight|flying|carried)/, 'made by hand: copies of pieces on their way over the page'],
]

function classesIn(path: string, text: string): Set<string> {
  const words = (found: Iterable<RegExpMatchArray>) =>
    [...found].flatMap(([, ...parts]) => parts.join(' ').match(/[A-Za-z_][\w-]*/g) ?? [])
  const quoted = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g
  if (path.endsWith('.ts')) return new Set(words(text.matchAll(quoted)))
  const script = /<script[\s\S]*?<\/script>/g
  const markup = text.replace(script, '').replace(/<style>[\s\S]*/, '')
  const given = [...markup.matchAll(/\bclass="([^"]*)"|\bclass=\{([^}]*)\}/g)]
  return new Set([
    ...given.flatMap(([, text = '', code = '']) => [
      ...text.replace(/\{[^}]*\}/g, ' ').split(/\s+/),
      ...words([...`${text}${code}`.matchAll(quoted)]),
    ]),
    ...words(markup.matchAll(/\bclass:([\w-]+)/g)),
    ...words((text.match(script)?.join('') ?? '').matchAll(/\bclass(?:List|Name)\b[^\n]*?'([^']*)'/g)),
  ])
}

test('a class that all can see is drawn by more than one', () => {
  const users = sources.filter(([path]) => !path.endsWith('.css')).map(([path, text]) => classesIn(path, text))
  const few = sheets.flatMap(([path, css]) => {
    const selectors =
      uncommented(css)
        .replace(/url\([^)]*\)|@import[^;]*;/g, '')
        .match(/[^{};]+(?=\{)/g) ?? []
    const classes = selectors.flatMap((one) => (/^\s*@/.test(one) ? [] : (one.match(/\.-?[A-Za-z_][\w-]*/g) ?? [])))
    return [...new Set(classes)]
      .filter((one) => users.filter((drawn) => drawn.has(one.slice(1))).length < 2)
      .map((one) => `${path.replace('.css', '')}: ${one}`)
  })
  expect(few.filter((one) => !FEW.some(([listed]) => listed.test(one)))).toEqual([])
  expect(FEW.filter(([listed]) => !few.some((one) => listed.test(one)))).toEqual([])
})
