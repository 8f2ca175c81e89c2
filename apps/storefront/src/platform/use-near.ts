import { useEffect, useRef, useState, type RefObject } from 'react'

/** Where the element is, and its mark while it is far: bones that nobody sees do not breathe. */
export interface Near<E extends Element> {
  readonly ref: RefObject<E | null>
  readonly 'data-far': '' | undefined
}

/** Becomes true, and stays so, when the element is within a screen of being seen. */
export function useNear<E extends Element>(): [place: Near<E>, isNear: boolean] {
  const ref = useRef<E>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true)
      return
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return [{ ref, 'data-far': isNear ? undefined : '' }, isNear]
}
