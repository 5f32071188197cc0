/** What this browser remembers about its person: language, theme, sound, whether final steps are confirmed. */

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

class Prefs {
  theme = $state<'light' | 'dark'>(document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')
  sound = $state(kept('sound') === 'on')
  confirm = $state(kept('confirm') !== 'off')
  /** Whether the browser may say that it is my turn while its window is hidden. */
  calls = $state(kept('calls') === 'on')
  moves = $state(kept('motion') !== 'off')

  setTheme(theme: 'light' | 'dark') {
    this.theme = theme
    document.documentElement.dataset.theme = theme
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme === 'dark' ? '#14171f' : '#f6f1e4')
    keep('theme', theme)
  }
  setSound(on: boolean) {
    this.sound = on
    keep('sound', on ? 'on' : null)
  }
  setConfirm(on: boolean) {
    this.confirm = on
    keep('confirm', on ? null : 'off')
  }
  setCalls(on: boolean) {
    this.calls = on
    keep('calls', on ? 'on' : null)
  }
  setMoves(on: boolean) {
    this.moves = on
    keep('motion', on ? null : 'off')
  }
  /** Whether things may move now. */
  get animated(): boolean {
    return this.moves && !matchMedia('(prefers-reduced-motion: reduce)').matches && !document.hidden
  }
}

export const prefs = new Prefs()
