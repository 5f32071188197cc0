/** Scroll a list to its end as the next frame is drawn: asked for earlier, the page is laid out once more. */
export function toTheEnd(list: HTMLElement | undefined): () => void {
  const frame = requestAnimationFrame(() => list?.scrollTo({ top: list.scrollHeight }))
  return () => cancelAnimationFrame(frame)
}
