/** Parts of the page that did not load: an update has replaced them on the server, or the connection was cut. */

const KEY = 'folkmoot.reloaded'
/** Milliseconds in which a second reload would hardly bring what the first did not. */
const SOON = 30_000

/** Return true if a reload is worth trying, and note it; not where the browser forgets the note: there would be no end. */
export function mayReload(store: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    if (now - Number(store.getItem(KEY) ?? 0) < SOON) return false
    store.setItem(KEY, String(now))
    return store.getItem(KEY) === String(now)
  } catch {
    return false
  }
}

class Missing {
  /** True: the page says so, because a reload did not help, or would lose what is on the screen. */
  shown = $state(false)
  private reloading = false

  noticed(): void {
    if (this.reloading) return
    if (navigator.onLine && mayReload(sessionStorage, Date.now())) {
      this.reloading = true
      location.reload()
    } else this.shown = true
  }
}

export const missing = new Missing()
