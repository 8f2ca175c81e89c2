import { useSyncExternalStore } from 'react'

/** As wide as a phone held upright, in px; the style sheets have the same number. */
const narrow = matchMedia('(max-width: 640px)')

function watch(listener: () => void): () => void {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Whether there is room for one thing beside another. */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => narrow.matches)
}
