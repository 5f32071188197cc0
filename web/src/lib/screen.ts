/** The class of a screen: how a table is arranged on it. Shape comes before width. */
export type Screen = 'phone' | 'tall' | 'short' | 'side' | 'desk' | 'wide'

/** The room of one window, in CSS pixels. */
export function screenOf(width: number, height: number): Screen {
  if (height > width) return width < 600 ? 'phone' : 'tall'
  if (height < 560) return 'short'
  if (width < 1280) return 'side'
  return width < 1800 || height < 1000 ? 'desk' : 'wide'
}

/** Zoom of everything on a wide screen; the space left over goes to the board. */
export function zoomOf(width: number, height: number): number {
  if (screenOf(width, height) !== 'wide') return 1
  return Math.min(2, 1 + 0.6 * (Math.min(width / 1440, height / 900) - 1))
}

/** Direction of a finger between touching and letting go; null if it only trembled. */
export function swipeOf(dx: number, dy: number): 'left' | 'right' | 'up' | 'down' | null {
  const [across, along] = [Math.abs(dx), Math.abs(dy)]
  if (Math.max(across, along) < 48 || Math.max(across, along) < 1.6 * Math.min(across, along)) return null
  if (across > along) return dx < 0 ? 'left' : 'right'
  return dy < 0 ? 'up' : 'down'
}
