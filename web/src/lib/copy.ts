/** The picture of a piece on its way: a copy beside the original, so that it looks the same, shown above everything. */
import { screen } from './screen.svelte'

export class Copy {
  readonly holder = document.createElement('div')

  constructor(shown: Element, name: string) {
    const { width, height } = getComputedStyle(shown)
    const copy = shown.cloneNode(true) as HTMLElement
    for (const one of [copy, ...copy.querySelectorAll('*')])
      for (const { name } of [...one.attributes])
        if (name === 'id' || name.startsWith('data-') || name.startsWith('aria-')) one.removeAttribute(name)
    const plain = { position: 'relative', inset: 'auto', transform: 'none', transition: 'none', margin: '0' }
    Object.assign(copy.style, plain, { width, height })
    this.holder.className = name
    this.holder.setAttribute('aria-hidden', 'true')
    this.holder.inert = true
    this.holder.popover = 'manual'
    this.holder.style.width = width
    this.holder.style.height = height
    this.holder.append(copy)
    shown.parentElement!.append(this.holder)
    this.holder.showPopover?.()
  }

  /** The style that puts its middle on a point of the window. */
  static at(x: number, y: number): string {
    return `calc(${x / screen.zoom}px - 50%) calc(${y / screen.zoom}px - 50%)`
  }

  gone() {
    this.holder.remove()
  }
}

export const middleOf = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2]
