/** Small synthesised sounds; no files, off unless asked for. */
import { prefs } from './prefs.svelte'

type Sound = 'move' | 'turn' | 'no' | 'end'
/** Each note: frequency, start and length in seconds. */
const NOTES: Record<Sound, [number, number, number][]> = {
  move: [[180, 0, 0.07]],
  turn: [
    [523, 0, 0.12],
    [784, 0.11, 0.2],
  ],
  no: [[110, 0, 0.12]],
  end: [
    [392, 0, 0.18],
    [523, 0.16, 0.18],
    [659, 0.32, 0.4],
  ],
}

let context: AudioContext | null = null

export function play(name: Sound): void {
  if (!prefs.sound || document.hidden) return
  context ??= new AudioContext()
  const now = context.currentTime
  for (const [frequency, start, length] of NOTES[name]) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'triangle'
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0, now + start)
    volume.gain.linearRampToValueAtTime(0.12, now + start + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length)
    tone.connect(volume).connect(context.destination)
    tone.start(now + start)
    tone.stop(now + start + length)
  }
}
