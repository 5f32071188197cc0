/**
 * Heights, from the top down, at least `apart` from each other and none below `bottom`: first each is pushed down by the
 * one above it, then what hangs over the edge is pushed up, and no more than that.
 */
export function pushedApart(heights: number[], apart: number, bottom: number): number[] {
  const found = [...heights]
  for (let index = 1; index < found.length; index++) found[index] = Math.max(found[index]!, found[index - 1]! + apart)
  let below = bottom + apart
  for (let index = found.length - 1; index >= 0; index--) below = found[index] = Math.min(found[index]!, below - apart)
  return found
}
