import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import { classNames } from '../class-names.ts'
import { indexAt, isThrown, nearestEnabled, restOf } from './momentum.ts'
import type { PickerColumn } from './picker.tsx'
import styles from './picker.module.css'

interface WheelProps {
  column: PickerColumn
  value: string
  onChange: (value: string) => void
  itemHeight: number
  visibleItems: number
  /** ms a thrown wheel needs to come to rest. */
  swipeDuration: number
}

const snapMilliseconds = 200

/** One column: a listbox for keyboard and screen reader, a wheel for the finger. */
export function Wheel({
  column,
  value,
  onChange,
  itemHeight,
  visibleItems,
  swipeDuration,
}: WheelProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const grip = useRef<
    | { startY: number; startOffset: number; lastY: number; since: number; moved: boolean }
    | undefined
  >(undefined)
  const offset = useRef(0)
  const duration = useRef(0)
  const { options } = column
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
    const next = Math.max(
      -options.length * itemHeight,
      Math.min(itemHeight, held.startOffset + distance),
    )
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
      choose(Math.max(0, Math.min(options.length - 1, tapped)), snapMilliseconds)
      return
    }
    const swipe = {
      distance: offset.current - held.lastY,
      milliseconds: event.timeStamp - held.since,
    }
    choose(
      indexAt(restOf(offset.current, swipe), itemHeight, options.length),
      isThrown(swipe) ? swipeDuration : snapMilliseconds,
    )
  }

  function press(event: KeyboardEvent) {
    const page = visibleItems - 1
    const wanted = {
      ArrowDown: selected + 1,
      ArrowUp: selected - 1,
      PageDown: selected + page,
      PageUp: selected - page,
      Home: 0,
      End: options.length - 1,
    }[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    const bounded = Math.max(0, Math.min(options.length - 1, wanted))
    // Upwards the nearest enabled one lies above.
    const isUp = bounded < selected
    const disabled = options.map((option) => option.disabled ?? false)
    const target = isUp ? disabled.slice(0, bounded + 1).lastIndexOf(false) : bounded
    if (target >= 0) choose(target, snapMilliseconds)
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

  return (
    <div
      className={styles.wheel}
      data-no-swipe=""
      role="listbox"
      tabIndex={0}
      aria-label={column.label}
      aria-activedescendant={selected >= 0 ? `${id}-${selected}` : undefined}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={press}
    >
      <div ref={list} className={styles.list} role="presentation">
        {options.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === selected}
            aria-disabled={option.disabled || undefined}
            className={classNames(styles.option, index === selected && styles.selected)}
            style={{ height: itemHeight }}
            // A screen reader's double tap arrives as a click without a pointer.
            onClick={(event) => event.detail === 0 && choose(index, snapMilliseconds)}
          >
            {option.label}
            {option.note && (
              <span className={styles.note} lang={option.note.lang}>
                {option.note.text}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
