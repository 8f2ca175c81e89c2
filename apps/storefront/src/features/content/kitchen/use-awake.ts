import { useEffect } from 'react'

/** Keeps the screen on while the page is looked at, where the browser can. */
export function useAwake(): void {
  useEffect(() => {
    let isHere = true
    let lock: WakeLockSentinel | undefined
    async function keep(): Promise<void> {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (isHere) lock = taken
        else await taken.release()
      } catch {
        // A phone that saves power may say no.
      }
    }
    // The browser lets it go when the page is left for another one.
    const again = () => void keep()
    void keep()
    document.addEventListener('visibilitychange', again)
    return () => {
      isHere = false
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}
