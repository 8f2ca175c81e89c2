/** Whether new alerts ring in this browser, and the two notes that they ring with. */
const setting = 'mallard.admin.ring'
const rung = 'mallard.admin.rung'

export const isRingOn = (): boolean => localStorage.getItem(setting) !== 'off'

export function turnRing(isOn: boolean): void {
  if (isOn) localStorage.removeItem(setting)
  else localStorage.setItem(setting, 'off')
}

/** Rings for the newest alert of a store, in one tab of those that are open. */
export function ringOnce(store: string, newest: number): void {
  const key = `${rung}.${store}`
  if (Number(localStorage.getItem(key)) >= newest) return
  localStorage.setItem(key, String(newest))
  if (isRingOn()) playNotes()
}

function playNotes(): void {
  // Not every browser that the back office runs in has sound.
  if (typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  const loudness = context.createGain()
  loudness.connect(context.destination)
  for (const [place, frequency] of [880, 1320].entries()) {
    const begins = context.currentTime + place * 0.16
    const note = context.createOscillator()
    note.frequency.value = frequency
    note.connect(loudness)
    loudness.gain.setValueAtTime(0.12, begins)
    loudness.gain.exponentialRampToValueAtTime(0.001, begins + 0.15)
    note.start(begins)
    note.stop(begins + 0.16)
  }
  setTimeout(() => void context.close(), 600)
}
