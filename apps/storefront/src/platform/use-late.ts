import { useEffect, useState, type ComponentType } from 'react'

/**
 * What the first page can do without for a moment (ms): the floating ball, and what only somebody
 * who is signed in has.
 */
const lateness = 2000

/** A part that comes after the page, if it is wanted. */
export function useLate<P>(
  isWanted: boolean,
  load: () => Promise<ComponentType<P>>,
  wait = lateness,
): ComponentType<P> | undefined {
  const [Part, setPart] = useState<ComponentType<P>>()
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => {
      load().then(
        (part) => setPart(() => part),
        () => undefined,
      )
    }, wait)
    return () => clearTimeout(timer)
  }, [isWanted, load, wait])
  return isWanted ? Part : undefined
}
