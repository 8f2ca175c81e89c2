import { useEffect, useRef, type RefObject } from 'react'

const closeDistance = 90
/** px per ms: a flick closes before the distance is reached. */
const closeSpeed = 0.5

/**
 * Lets a finger pull a panel down and away; a scrolled list inside scrolls first. The close button
 * stays the other way.
 */
export function useSwipeDown(
  isActive: boolean,
  onClose: () => void,
): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)

  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    const element = panel.current
    if (!isActive || !element) return
    let startY = 0
    let startX = 0
    let startTime = 0
    let distance = 0
    let mode: 'undecided' | 'pull' | 'other' = 'other'

    function isScrolled(target: EventTarget | null): boolean {
      for (
        let node = target instanceof Element ? target : null;
        node && node !== element;
        node = node.parentElement
      ) {
        if (node.scrollTop > 0 || node.hasAttribute('data-no-swipe')) return true
      }
      return false
    }
    function start(event: TouchEvent) {
      const touch = event.touches[0]
      if (!touch || event.touches.length > 1) return
      startY = touch.clientY
      startX = touch.clientX
      startTime = event.timeStamp
      distance = 0
      mode = isScrolled(event.target) ? 'other' : 'undecided'
    }
    function move(event: TouchEvent) {
      const touch = event.touches[0]
      if (!touch || mode === 'other' || !element) return
      const y = touch.clientY - startY
      if (mode === 'undecided') {
        if (Math.abs(y) < 6 && Math.abs(touch.clientX - startX) < 6) return
        mode = y > Math.abs(touch.clientX - startX) ? 'pull' : 'other'
        if (mode === 'other') return
      }
      if (event.cancelable) event.preventDefault()
      distance = Math.max(0, y)
      element.style.transition = 'none'
      element.style.transform = `translateY(${distance}px)`
    }
    function end(event: TouchEvent) {
      if (mode !== 'pull' || !element) return
      mode = 'other'
      element.style.transition = ''
      const isFlick =
        distance > 24 && distance / Math.max(1, event.timeStamp - startTime) > closeSpeed
      if (distance > closeDistance || isFlick) close.current()
      element.style.transform = ''
    }
    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    element.addEventListener('touchend', end)
    element.addEventListener('touchcancel', end)
    return () => {
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', end)
    }
  }, [isActive])

  return panel
}
