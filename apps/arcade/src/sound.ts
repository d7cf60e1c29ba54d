import { kept } from './local-saves.js'

/** A sound: tones in hertz, one after the other. */
const TONES = { move: [392], turn: [523, 784], end: [523, 659, 784, 1047] } as const

/** How long a tone lasts, seconds, and how loud it is. */
const [LENGTH, VOLUME] = [0.12, 0.08]

let context: AudioContext | null = null

/** Whether sounds are on. They are off until somebody turns them on. */
export function isSoundOn(): boolean {
  return kept.read('sound') === 'on'
}

export function setSound(isOn: boolean): void {
  kept.write('sound', isOn ? 'on' : 'off')
  if (isOn) open()
}

/** No browser lets a page be heard before somebody has touched it. */
function open(): void {
  if (!isSoundOn() || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
}

if (typeof addEventListener === 'function') {
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, open)
}

/** Plays the sound of a move, of one's turn or of the end, where sounds are on. */
export function play(name: keyof typeof TONES): void {
  if (context === null || context.state !== 'running' || !isSoundOn()) return
  const { currentTime, destination } = context
  for (const [i, tone] of TONES[name].entries()) {
    const begin = currentTime + i * LENGTH
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.type = 'triangle'
    oscillator.frequency.value = tone
    gain.gain.setValueAtTime(VOLUME, begin)
    gain.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH)
    oscillator.connect(gain).connect(destination)
    oscillator.start(begin)
    oscillator.stop(begin + LENGTH)
  }
}
