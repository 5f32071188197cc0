/** Highlight of a step's place on the page, found by the marks of the boards (`data-does`, `data-toward`). */

/** Selector of what stands for a step: the thing itself, or else what leads to it. */
export function targetOf(step: string): string {
  const exact = `[data-does=${JSON.stringify(step)}]`
  const [first, ...rest] = step
    .split(' ')
    .slice(1)
    .map((word) => `[data-toward=${JSON.stringify(word)}]`)
  const toward = first
    ? [`.table:not(:has(${exact})) ${first}`, ...rest.map((one) => `.table:not(:has(${exact}, ${first})) ${one}`)]
    : []
  return [`.table ${exact}`, ...toward].join(', ')
}

/** Rings around everything a selector finds, also what appears later: a sheet of the page's own. */
export class Glow {
  private sheet = new CSSStyleSheet()

  /** The colour is a token; what moves is named by a keyframe of the page. */
  constructor(private colour: string) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet]
  }

  /** The ring of `open` and `aimed` stays inside the element's edges: whole areas may glow. */
  show(selector: string | null, how: 'moving' | 'open' | 'aimed' = 'moving') {
    const line = `${how === 'moving' ? 4 : 3}px ${how === 'open' ? 'dashed' : 'solid'} var(${this.colour})`
    // CSS ignores keyframes for !important properties, and the ring stops after three rounds: an endless one would repaint.
    const ring =
      `outline:${line}!important;` +
      (how === 'moving' ? 'animation:pointed 1.3s ease-in-out 3 both' : 'outline-offset:-3px!important')
    const fill = how === 'open' ? 14 : 32
    const hex =
      `outline:none!important;background:color-mix(in srgb,var(${this.colour}) ${fill}%,transparent)!important;` +
      'clip-path:polygon(50% 0,100% 25%,100% 75%,50% 100%,0 75%,0 25%)'
    this.sheet.replaceSync(selector === null ? '' : `${selector}{${ring}} :is(${selector})[data-shape=hex]{${hex}}`)
  }

  close() {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== this.sheet)
  }
}

/** Return the visible boxes of the elements that match a selector. */
export function seen(selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)]
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width && box.height && box.bottom > 0 && box.top < innerHeight)
}
