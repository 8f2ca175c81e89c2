let context: AudioContext | undefined

/** Seconds from the first tone to the last, and between two. */
const lasts = 8
const every = 0.5

/** Browsers let a page sound only after a touch: the one that starts a timer. */
export function readyAlarm(): void {
  try {
    context ??= new AudioContext()
    void context.resume()
  } catch {
    // Without sound it is seen and felt.
  }
}

/** A row of tones, and what can be felt where phones can. */
export function ring(): void {
  navigator.vibrate?.([300, 150, 300, 150, 600])
  readyAlarm()
  if (!context) return
  for (let at = 0; at < lasts; at += every) {
    const from = context.currentTime + at
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = 880
    volume.gain.setValueAtTime(0.3, from)
    volume.gain.exponentialRampToValueAtTime(0.001, from + every / 2)
    tone.connect(volume).connect(context.destination)
    tone.start(from)
    tone.stop(from + every / 2)
  }
}

/** Somebody heard it. */
export function hush(): void {
  void context?.close()
  context = undefined
}
