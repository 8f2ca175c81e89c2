import { glide } from '@mallard/ui/motion'
import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Which section is being read, and how to go to one. `keys` in the order of the page, `idOf` their
 * elements.
 */
export function useScrollSpy(keys: readonly string[], idOf: (key: string) => string) {
  const [current, setCurrent] = useState(keys[0] ?? '')
  const latest = useRef({ keys, idOf })
  // While the list runs to where the rail sent it, what passes by does not count.
  const heldUntil = useRef(0)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    latest.current = { keys, idOf }
  })

  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      if (performance.now() < heldUntil.current) return
      const { keys: all, idOf: id } = latest.current
      const line = window.innerHeight * 0.3
      const passed = all.filter(
        (key) =>
          (document.getElementById(id(key))?.getBoundingClientRect().top ?? Infinity) <= line,
      )
      const isAtEnd =
        window.scrollY > 0 &&
        window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      const read = isAtEnd ? all.at(-1) : (passed.at(-1) ?? all[0])
      if (read !== undefined) setCurrent(read)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    const release = () => {
      heldUntil.current = 0
    }
    // It may come to a page that is read already.
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('touchstart', release, { passive: true })
    addEventListener('wheel', release, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(settling.current)
      removeEventListener('scroll', onScroll)
      removeEventListener('touchstart', release)
      removeEventListener('wheel', release)
    }
  }, [])

  const goTo = useCallback((key: string, behavior: 'smooth' | 'instant') => {
    const element = document.getElementById(latest.current.idOf(key))
    if (!element) return
    setCurrent(key)
    heldUntil.current = performance.now() + 1000
    element.scrollIntoView({ block: 'start', behavior: behavior === 'smooth' ? glide() : behavior })
    // What was passed may have grown in the meantime: arrive exactly, unless a finger has taken
    // over.
    const settle = () => {
      if (heldUntil.current > 0 && element.isConnected)
        element.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
    clearTimeout(settling.current)
    settling.current = setTimeout(settle, behavior === 'smooth' ? 850 : 150)
  }, [])

  return { current, goTo }
}
