import { useRef, type PointerEvent } from 'react'
import { indexAt, isThrown, restOf } from './momentum.ts'
import { snapMilliseconds, type Turning } from './use-turning.ts'

interface GripOptions {
  /** Of the options. */
  count: number
  /** px. */
  itemHeight: number
  /** ms a thrown wheel needs to come to rest. */
  swipeDuration: number
}

/** A finger that drags a wheel, throws it, or taps an option. */
export function useGrip(
  { list, offset, margin, draw, choose }: Turning,
  { count, itemHeight, swipeDuration }: GripOptions,
) {
  const grip = useRef<
    | { startY: number; startOffset: number; lastY: number; since: number; moved: boolean }
    | undefined
  >(undefined)

  function grab(event: PointerEvent<HTMLDivElement>) {
    const element = list.current
    if (!element || !event.isPrimary) return
    // A turning wheel stops where the finger meets it.
    const shown = new DOMMatrixReadOnly(getComputedStyle(element).transform).m42 - margin
    draw(shown, 0)
    grip.current = {
      startY: event.clientY,
      startOffset: shown,
      lastY: shown,
      since: event.timeStamp,
      moved: false,
    }
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function drag(event: PointerEvent) {
    const held = grip.current
    if (!held) return
    const distance = event.clientY - held.startY
    if (Math.abs(distance) > 4) held.moved = true
    const next = Math.max(-count * itemHeight, Math.min(itemHeight, held.startOffset + distance))
    // The throw is measured from the last pause, not from the first touch.
    if (event.timeStamp - held.since > 300) {
      held.since = event.timeStamp
      held.lastY = next
    }
    draw(next, 0)
  }

  function release(event: PointerEvent<HTMLDivElement>) {
    const held = grip.current
    grip.current = undefined
    if (!held) return
    if (!held.moved) {
      const box = event.currentTarget.getBoundingClientRect()
      const tapped = Math.floor((event.clientY - box.top - margin - held.startOffset) / itemHeight)
      choose(Math.max(0, Math.min(count - 1, tapped)), snapMilliseconds)
      return
    }
    const swipe = {
      distance: offset.current - held.lastY,
      milliseconds: event.timeStamp - held.since,
    }
    choose(
      indexAt(restOf(offset.current, swipe), itemHeight, count),
      isThrown(swipe) ? swipeDuration : snapMilliseconds,
    )
  }

  return {
    onPointerDown: grab,
    onPointerMove: drag,
    onPointerUp: release,
    onPointerCancel: release,
  }
}
