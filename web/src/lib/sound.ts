/** Small soft sounds, made here; no files. They begin with the first touch, as browsers want it. */
import { prefs } from './prefs.svelte'

/** Sounds: a card, a die, a piece, any other move; my turn; a great moment; not allowed; the end. */
export type Sound = 'card' | 'die' | 'piece' | 'move' | 'turn' | 'scene' | 'no' | 'end'

/** A tone: frequency, and what it glides to; or a breath of noise around a frequency. Times in seconds. */
export interface Part {
  at: number
  length: number
  from: number
  to?: number
  noise?: boolean
  loud?: number
}
export const SOUNDS: Record<Sound, Part[]> = {
  card: [
    { at: 0, length: 0.09, from: 2600, to: 1200, noise: true, loud: 0.5 },
    { at: 0.05, length: 0.05, from: 900, noise: true, loud: 0.35 },
  ],
  die: [0, 0.07, 0.16, 0.22].map((at, index) => ({
    at,
    length: 0.045,
    from: 1500 - index * 160,
    noise: true,
    loud: 0.7 - index * 0.12,
  })),
  piece: [
    { at: 0, length: 0.1, from: 210, to: 120, loud: 1 },
    { at: 0, length: 0.03, from: 1800, noise: true, loud: 0.3 },
  ],
  move: [{ at: 0, length: 0.07, from: 180 }],
  turn: [
    { at: 0, length: 0.22, from: 523 },
    { at: 0.12, length: 0.4, from: 784 },
  ],
  scene: [
    { at: 0, length: 1.1, from: 98, to: 131, loud: 0.9 },
    { at: 0.1, length: 1, from: 147, to: 196, loud: 0.6 },
    { at: 0.3, length: 0.9, from: 392, loud: 0.25 },
  ],
  no: [{ at: 0, length: 0.14, from: 130, to: 95 }],
  end: [
    { at: 0, length: 0.3, from: 392 },
    { at: 0.16, length: 0.3, from: 523 },
    { at: 0.32, length: 0.7, from: 659 },
  ],
}
const VOLUME = 0.09
/** A band of noise is quieter than a tone. */
const NOISE = 2.5

/** Seconds after which no sound is left, however late it began. */
export const REST = 3

/** Volume of a part, where 1 is as loud as a speaker can. */
export const loudness = (part: Part) => VOLUME * (part.loud ?? 1) * (part.noise ? NOISE : 1)

let context: AudioContext | null = null
let resting: ReturnType<typeof setTimeout> | undefined
let hiss: AudioBuffer | null = null

/** From the first touch or key on there may be sounds. Call once. */
export function awaitTouch(): void {
  const wake = () => {
    if (context) return
    context = new AudioContext()
    rest(context)
  }
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, wake, { once: true, capture: true })
}

/** Silence costs as much power as sound does, until what makes it heard is put to rest. */
function rest(awake: AudioContext): void {
  clearTimeout(resting)
  resting = setTimeout(() => void awake.suspend(), REST * 1000)
}

function noiseOf(sounding: BaseAudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = sounding.createBuffer(1, sounding.sampleRate / 4, sounding.sampleRate)
  const samples = hiss.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  return hiss
}

function source(
  sounding: BaseAudioContext,
  part: Part,
  start: number,
): { first: AudioScheduledSourceNode; last: AudioNode } {
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(part.from, start)
    if (part.to) pitch.exponentialRampToValueAtTime(part.to, start + part.length)
  }
  if (!part.noise) {
    const tone = sounding.createOscillator()
    tone.type = 'sine'
    glide(tone.frequency)
    return { first: tone, last: tone }
  }
  const noise = sounding.createBufferSource()
  noise.buffer = noiseOf(sounding)
  const band = sounding.createBiquadFilter()
  band.type = 'bandpass'
  glide(band.frequency)
  noise.connect(band)
  return { first: noise, last: band }
}

/** Have a sound begin at a time of whatever makes it heard. */
export function perform(on: BaseAudioContext, name: Sound, at: number): void {
  for (const part of SOUNDS[name]) {
    const start = at + part.at
    const { first, last } = source(on, part, start)
    const volume = on.createGain()
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(loudness(part), start + Math.min(0.02, part.length / 4))
    volume.gain.exponentialRampToValueAtTime(0.0001, start + part.length)
    last.connect(volume).connect(on.destination)
    first.start(start)
    first.stop(start + part.length)
  }
}

/** A table in the background keeps quiet. `later`: seconds to wait, after another sound. */
export function play(name: Sound, later = 0): void {
  if (!context || !prefs.sound || document.hidden) return
  void context.resume()
  perform(context, name, context.currentTime + later)
  rest(context)
}
