import { useEffect, useState } from 'react'
import { wantsStillness } from '../motion/index.ts'

/**
 * Calls `step` every `interval` ms, not while held, hidden or paused, and never under reduced
 * motion. What moves by itself for more than 5 s must be stoppable (WCAG 2.2.2): hence `isPaused`
 * and `setPaused`.
 */
export function useAutoplay(interval: number | undefined, isHeld: boolean, step: () => void) {
  const [isPaused, setPaused] = useState(false)
  const isRunning = interval !== undefined && !isPaused && !isHeld

  useEffect(() => {
    if (!isRunning || wantsStillness()) return
    const timer = setInterval(() => {
      if (!document.hidden) step()
    }, interval)
    return () => clearInterval(timer)
  }, [interval, isRunning, step])

  return { isPaused, setPaused }
}
