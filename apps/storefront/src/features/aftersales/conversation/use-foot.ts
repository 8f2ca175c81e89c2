import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Pixels from the foot within which somebody reads the latest. */
const near = 160

const page = () => document.documentElement
const toFoot = () => window.scrollTo({ top: page().scrollHeight })

/**
 * Keeps the latest in sight while somebody reads there, and what they read where it is when earlier
 * messages come in above it.
 */
export function useFoot(
  first: number | undefined,
  last: number,
): RefObject<HTMLOListElement | null> {
  const log = useRef<HTMLOListElement>(null)
  const before = useRef<{ first: number | undefined; height: number }>(undefined)

  useLayoutEffect(() => {
    const height = page().scrollHeight
    const known = before.current
    before.current = { first, height }
    const grown = known ? height - known.height : 0
    const fromFoot = height - grown - window.scrollY - window.innerHeight
    if (!known || (known.first === first && fromFoot < near)) toFoot()
    if (known && known.first !== first) window.scrollBy({ top: grown })
  }, [first, last])

  // Pictures and the keyboard change how far the foot is.
  useLayoutEffect(() => {
    const list = log.current
    if (!list || !('ResizeObserver' in globalThis)) return undefined
    let height = page().scrollHeight
    const watch = new ResizeObserver(() => {
      const next = page().scrollHeight
      if (height - window.scrollY - window.innerHeight < near) toFoot()
      height = next
    })
    watch.observe(list)
    return () => watch.disconnect()
  }, [])
  return log
}
