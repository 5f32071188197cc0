/**
 * Which class of screen this is, decided in one place. The document carries it as `data-screen`, for styles; `--z` is
 * the zoom of a wide screen.
 */
import { screenOf, zoomOf, type Screen } from './screen'

/** Surface of a table: the window, or the page of a diagram, which has a class of its own. */
export class Surface {
  kind = $state<Screen>('desk')
  zoom = $state(1)
  /** A phone, however it is held: chips, a strip for your own seat, sheets. */
  readonly pocket = $derived(this.kind === 'phone' || this.kind === 'short')
  /** Log and chat have a column of their own, other seats are cards. */
  readonly roomy = $derived(this.kind === 'desk' || this.kind === 'wide')

  constructor(kind: Screen) {
    this.kind = kind
  }
}

class ThisScreen extends Surface {
  /** Decide now and whenever the window changes. Call once. */
  watch() {
    this.decide()
    addEventListener('resize', () => this.decide())
    // Decide what was put off while somebody wrote.
    addEventListener('focusout', () => queueMicrotask(() => this.decide()))
  }
  private decide() {
    if (writing()) return
    this.kind = screenOf(innerWidth, innerHeight)
    this.zoom = zoomOf(innerWidth, innerHeight)
    const root = document.documentElement
    root.dataset.screen = this.kind
    root.style.setProperty('--z', String(this.zoom))
  }
}

/** A keyboard on the screen takes half of it while a field has the focus; the table does not change for that. */
function writing(): boolean {
  const focused = document.activeElement
  return !!focused?.matches('textarea, input:not([type=checkbox], [type=radio], [type=range], [type=button])')
}

export const screen = new ThisScreen('desk')
