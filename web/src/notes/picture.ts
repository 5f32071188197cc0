/**
 * A moment as a picture: the table as a diagram draws it, with a caption, in one SVG that needs nothing from elsewhere. It
 * holds HTML, so browsers show it; a PNG is painted from it.
 */
import { mount, unmount } from 'svelte'
import type { GameModule } from '../games/types'
import type { Diagram, View } from '../lib/protocol'
import { prefs } from '../lib/prefs.svelte'
import { words } from '../lib/words.svelte'
import StillTable from '../rules/StillTable.svelte'
import { blankPage, inkOf, lookAt, sizeOf, stillTable } from '../rules/stills'

export interface Picture {
  svg: string
  width: number
  height: number
}
const WIDE = 1180
/** Pixels of a PNG for each of the page. */
const DENSITY = 2
const SVG = 'http://www.w3.org/2000/svg'
/** Milliseconds in which a page comes to rest. */
const REST = 120

export async function pictureOf(
  view: View,
  module: GameModule,
  seat: number | null,
  caption: string[],
  names: string[],
): Promise<Picture> {
  const diagram: Diagram = {
    id: 'picture',
    rules: [],
    part: 'table',
    caption: '',
    view,
    seat,
    legal: [],
    draft: [],
    focus: ['.table'],
    lit: [],
    labels: [],
  }
  const size = sizeOf(diagram, WIDE)
  const frame = document.createElement('iframe')
  frame.srcdoc = '<!doctype html><html><body></body></html>'
  frame.width = String(size.width)
  frame.height = String(size.height)
  Object.assign(frame.style, { position: 'fixed', left: '-9999px', top: '0', border: '0' })
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  document.body.append(frame)
  await new Promise((done) => frame.addEventListener('load', done, { once: true }))
  const page = frame.contentDocument!
  blankPage(page)
  inkOf(page, prefs.theme, words.language)
  page.documentElement.dataset.screen = size.screen
  const table = stillTable(diagram, module, size.screen, names)
  const still = mount(StillTable, { target: page.body, props: { table, part: diagram.part } })
  try {
    await Promise.all([...page.querySelectorAll('link')].map(whenLoaded))
    await page.fonts.ready
    await new Promise((done) => setTimeout(done, REST))
    const box = lookAt(page, diagram) ?? { left: 0, top: 0, width: size.width, height: size.height }
    const words = captionOf(page, caption, box.width)
    const below = Math.ceil(words.getBoundingClientRect().height)
    words.remove()
    const drawing = page.createElementNS(SVG, 'svg')
    const [width, height] = [Math.round(box.width), Math.round(box.height) + below]
    for (const { name, value } of page.documentElement.attributes) drawing.setAttribute(name, value)
    drawing.setAttribute('width', String(width))
    drawing.setAttribute('height', String(height))
    drawing.setAttribute('viewBox', `0 0 ${width} ${height}`)
    const { fontFamily, fontSize, color, lineHeight, backgroundColor } = page.defaultView!.getComputedStyle(page.body)
    Object.assign(drawing.style, { fontFamily, fontSize, color, lineHeight, background: backgroundColor })
    const style = page.createElementNS(SVG, 'style')
    style.textContent = await stylesOf(page, size)
    drawing.append(
      style,
      framed(page, withoutComments(page), -box.left, -box.top, size.width, size.height),
      framed(page, words, 0, Math.round(box.height), width, below),
    )
    return { svg: new XMLSerializer().serializeToString(drawing), width, height }
  } finally {
    void unmount(still)
    frame.remove()
  }
}

const whenLoaded = (link: HTMLLinkElement) =>
  link.sheet
    ? Promise.resolve()
    : new Promise((done) => {
        link.addEventListener('load', done, { once: true })
        link.addEventListener('error', done, { once: true })
      })

/** What the page shows; comments of HTML may hold what those of XML may not. */
function withoutComments(page: Document): Node {
  const body = page.body.cloneNode(true)
  const found: Node[] = []
  const walker = page.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  while (walker.nextNode()) found.push(walker.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
  return body
}

/** HTML at a place of a drawing. */
function framed(page: Document, content: Node, x: number, y: number, width: number, height: number): Element {
  const place = page.createElementNS(SVG, 'foreignObject')
  for (const [name, value] of Object.entries({ x, y, width, height })) place.setAttribute(name, String(value))
  place.append(content)
  return place
}

function captionOf(page: Document, caption: string[], width: number): HTMLElement {
  const found = page.createElement('div')
  const look = 'background:var(--paper-2);color:var(--ink);padding:10px 16px 12px;white-space:pre-wrap;'
  found.setAttribute('style', `${look}box-sizing:border-box;width:${Math.round(width)}px;position:relative`)
  caption.forEach((text, index) => {
    const line = page.createElement('p')
    line.setAttribute('style', `margin:0 0 4px;overflow-wrap:anywhere;${index ? '' : 'font-weight:700'}`)
    line.textContent = text
    found.append(line)
  })
  page.body.append(found)
  return found
}

/** Every rule of the page as it is in a drawing: lengths of the window are those of the page, fonts lie inside. */
async function stylesOf(page: Document, size: { width: number; height: number }): Promise<string> {
  const found: string[] = []
  for (const sheet of page.styleSheets)
    for (const rule of sheet.cssRules) {
      if (rule instanceof page.defaultView!.CSSFontFaceRule) {
        const font = await fontOf(rule, sheet.href ?? page.baseURI, page)
        if (font) found.push(font)
      } else found.push(rule.cssText)
    }
  return found.join('\n').replace(/(\d*\.?\d+)[dsl]?v([hw])\b/g, (_, number: string, way: string) => {
    return `${(Number(number) * (way === 'h' ? size.height : size.width)) / 100}px`
  })
}

/** A font that the page uses, with its letters; null for one that it does not need. */
async function fontOf(rule: CSSFontFaceRule, base: string, page: Document): Promise<string | null> {
  const range = rule.style.getPropertyValue('unicode-range')
  const used = [...page.fonts].some((font) => font.status === 'loaded' && sameRange(font.unicodeRange, range))
  const address = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src'))?.[1]
  if (!used || !address) return null
  const letters = await (await fetch(new URL(address, base))).blob()
  return rule.cssText.replace(/url\([^)]*\)/, `url("${await asData(letters)}")`)
}
const sameRange = (one: string, other: string) =>
  one.replaceAll(/\s/g, '').toLowerCase() === other.replaceAll(/\s/g, '').toLowerCase()

const asData = (content: Blob) =>
  new Promise<string>((done) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.readAsDataURL(content)
  })

/** The same as pixels; null where a browser will not paint HTML. */
export async function asPng({ svg, width, height }: Picture): Promise<Blob | null> {
  try {
    const image = new Image()
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = DENSITY * width
    canvas.height = DENSITY * height
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((done) => canvas.toBlob(done, 'image/png'))
  } catch {
    return null
  }
}
