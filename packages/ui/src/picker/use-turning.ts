import { useEffect, useLayoutEffect, useRef } from 'react'
import { indexAt, nearestEnabled } from './momentum.ts'
import type { PickerColumn } from './picker.tsx'

export interface TurningOptions {
  options: PickerColumn['options']
  value: string
  onChange: (value: string) => void
  /** px. */
  itemHeight: number
  visibleItems: number
}

/** ms in which a wheel comes to rest that was not thrown. */
export const snapMilliseconds = 200

export type Turning = ReturnType<typeof useTurning>

/** Turns a wheel to the option that is chosen, and chooses the one that it is turned to. */
export function useTurning({ options, value, onChange, itemHeight, visibleItems }: TurningOptions) {
  const list = useRef<HTMLDivElement>(null)
  const offset = useRef(0)
  const duration = useRef(0)
  const selected = options.findIndex((option) => option.value === value)
  const margin = (itemHeight * (visibleItems - 1)) / 2

  function draw(next: number, milliseconds: number) {
    offset.current = next
    const element = list.current
    if (!element) return
    element.style.transitionDuration = `${milliseconds}ms`
    element.style.transform = `translate3d(0, ${next + margin}px, 0)`
  }

  useLayoutEffect(() => {
    draw(-Math.max(0, selected) * itemHeight, duration.current)
    duration.current = 0
  })

  function choose(wanted: number, milliseconds: number) {
    const index = nearestEnabled(
      options.map((option) => option.disabled ?? false),
      wanted,
    )
    const option = options[index]
    if (!option) return
    duration.current = milliseconds
    if (option.value === value) draw(-index * itemHeight, milliseconds)
    else onChange(option.value)
  }

  useEffect(() => {
    const element = list.current?.parentElement
    if (!element) return
    // React listens to wheel passively; the page must not scroll with the column.
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      choose(
        indexAt(offset.current - Math.sign(event.deltaY) * itemHeight, itemHeight, options.length),
        snapMilliseconds,
      )
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  })

  return { list, offset, selected, margin, draw, choose }
}
