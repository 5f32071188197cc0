/** Several listeners of one element; what is returned takes them away again. */
type Heard = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => unknown }

export function listen(node: HTMLElement, heard: Heard): () => void {
  const end = new AbortController()
  for (const [name, listener] of Object.entries(heard))
    node.addEventListener(name, listener as EventListener, { signal: end.signal })
  return () => end.abort()
}
