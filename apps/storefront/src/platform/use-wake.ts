import { useEffect, useRef } from 'react'

/**
 * Calls back when the page becomes active again: the app comes to the front, or the browser brings
 * the page back from another site.
 */
export function useWake(onWake: () => void): void {
  const wake = useRef(onWake)
  useEffect(() => {
    wake.current = onWake
  })
  useEffect(() => {
    const onVisible = () => {
      if (!document.hidden) wake.current()
    }
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) wake.current()
    }
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('pageshow', onShow)
    }
  }, [])
}
