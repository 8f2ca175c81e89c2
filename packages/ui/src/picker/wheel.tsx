import { useId, type KeyboardEvent } from 'react'
import { classNames } from '../class-names.ts'
import { indexByKey } from './momentum.ts'
import type { PickerColumn } from './picker.tsx'
import styles from './picker.module.css'
import { useGrip } from './use-grip.ts'
import { snapMilliseconds, useTurning } from './use-turning.ts'

interface WheelProps {
  column: PickerColumn
  value: string
  onChange: (value: string) => void
  itemHeight: number
  visibleItems: number
  /** ms a thrown wheel needs to come to rest. */
  swipeDuration: number
}

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
  const { options } = column
  const turning = useTurning({ options, value, onChange, itemHeight, visibleItems })
  const { list, selected, choose } = turning
  const grip = useGrip(turning, { count: options.length, itemHeight, swipeDuration })

  function press(event: KeyboardEvent) {
    const isDisabled = options.map((option) => option.disabled ?? false)
    const target = indexByKey(event.key, selected, isDisabled, visibleItems - 1)
    if (target === undefined) return
    event.preventDefault()
    if (target >= 0) choose(target, snapMilliseconds)
  }

  return (
    <div
      className={styles.wheel}
      data-no-swipe=""
      role="listbox"
      tabIndex={0}
      aria-label={column.label}
      aria-activedescendant={selected >= 0 ? `${id}-${selected}` : undefined}
      {...grip}
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
