import { useEffect, useState } from 'react'

/**
 * Pixels that the keyboard takes from the foot of the page, where the browser lays it over the page
 * instead of making the page smaller, as Safari does.
 */
export function useKeyboardRoom(): number {
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return undefined
    const measure = () =>
      // Zoomed in, the difference is not the keyboard's.
      setRoom(view.scale > 1 ? 0 : Math.max(0, window.innerHeight - view.height - view.offsetTop))
    const events = new AbortController()
    view.addEventListener('resize', measure, { signal: events.signal })
    view.addEventListener('scroll', measure, { signal: events.signal })
    return () => events.abort()
  }, [])
  return room
}
