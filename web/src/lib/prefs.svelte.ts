/** Preferences of this browser's person: language, theme, sound, whether final steps are confirmed, speeds. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`folkmoot.${name}`)
  } catch {
    return null
  }
}

export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`folkmoot.${name}`)
    else localStorage.setItem(`folkmoot.${name}`, value)
  } catch {
    /* a private window forgets, that is its purpose */
  }
}

/** Switches: the key of each in the browser's storage, and its default. */
const SWITCHES = {
  sound: { key: 'sound', first: true },
  confirm: { key: 'confirm', first: true },
  calls: { key: 'calls', first: false },
  moves: { key: 'motion', first: true },
  reactions: { key: 'reactions', first: true },
}
/** Pace of moments: whole, in half the time, the result alone, not at all. */
export const PACES = ['full', 'brisk', 'result', 'none'] as const
export type Pace = (typeof PACES)[number]
/** Pace of bots' moves: as they come, one after another, or each when one asks for it. */
export const BOT_PACES = ['quick', 'calm', 'steps'] as const
export type BotPace = (typeof BOT_PACES)[number]

const isOn = (name: keyof typeof SWITCHES) =>
  (kept(SWITCHES[name].key) ?? (SWITCHES[name].first ? 'on' : 'off')) === 'on'

class Prefs {
  theme = $state<'light' | 'dark'>(document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')
  sound = $state(isOn('sound'))
  confirm = $state(isOn('confirm'))
  /** True: the browser may notify that it is my turn while its window is hidden. */
  calls = $state(isOn('calls'))
  moves = $state(isOn('moves'))
  theatre = $state<Pace>(PACES.find((pace) => pace === kept('theatre')) ?? 'full')
  /** True: reactions of people at the table are shown. */
  reactions = $state(isOn('reactions'))

  bots = $state<BotPace>(BOT_PACES.find((pace) => pace === kept('bots')) ?? 'calm')

  setTheme(theme: 'light' | 'dark') {
    this.theme = theme
    document.documentElement.dataset.theme = theme
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', theme === 'dark' ? '#14171f' : '#f6f1e4')
    keep('theme', theme)
  }
  /** Turn something on or off; only what differs from the beginning is kept. */
  set(name: keyof typeof SWITCHES, on: boolean) {
    this[name] = on
    keep(SWITCHES[name].key, on === SWITCHES[name].first ? null : on ? 'on' : 'off')
  }
  setTheatre(pace: Pace) {
    this.theatre = pace
    keep('theatre', pace === 'full' ? null : pace)
  }
  setBots(pace: BotPace) {
    this.bots = pace
    keep('bots', pace === 'calm' ? null : pace)
  }
  /** True if things may move now. */
  get animated(): boolean {
    return this.moves && !matchMedia('(prefers-reduced-motion: reduce)').matches && !document.hidden
  }
}

export const prefs = new Prefs()
