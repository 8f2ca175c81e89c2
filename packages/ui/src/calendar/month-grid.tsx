import { useEffect, useRef, type KeyboardEvent } from 'react'
import { classNames } from '../class-names.ts'
import { addMonths, partsOf, within, type Day } from '../date-picker/dates.ts'
import { markOf, stepOf, weeksOf, type Choice } from './range.ts'
import type { CalendarWords } from './words.ts'
import styles from './calendar.module.css'

export interface MonthGridProps {
  year: number
  month: number
  value: Choice
  /** The day that Tab reaches and arrows move. */
  cursor: Day
  /** The cursor was moved by a key: focus follows. */
  isMoved: boolean
  min: Day
  max: Day
  today: Day
  words: CalendarWords
  labelledBy: string
  onChoose: (day: Day) => void
  onMove: (day: Day) => void
}

/** One month as a grid: arrows, Home, End, PageUp and PageDown move; Enter or Space takes. */
export function MonthGrid({
  year,
  month,
  value,
  cursor,
  isMoved,
  min,
  max,
  today,
  words,
  labelledBy,
  onChoose,
  onMove,
}: MonthGridProps) {
  const grid = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isMoved) grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus()
  }, [cursor, isMoved])

  function press(event: KeyboardEvent, day: Day) {
    const months = { PageUp: -1, PageDown: 1 }[event.key]
    const target =
      months === undefined
        ? stepOf(event.key, day)
        : addMonths(day, event.shiftKey ? months * 12 : months)
    if (target === undefined) return
    event.preventDefault()
    onMove(within(target, min, max))
  }

  function labelOf(day: Day): string {
    const mark = markOf(value, day)
    const role = mark === 'first' || mark === 'last' ? words[mark] : undefined
    return [words.day(day), day === today && words.today, role].filter(Boolean).join(' ')
  }

  return (
    <div ref={grid} role="grid" aria-labelledby={labelledBy} className={styles.grid}>
      <div role="row" className={styles.week}>
        {words.weekdays.map((name) => (
          <span key={name} role="columnheader" className={styles.weekday}>
            {name}
          </span>
        ))}
      </div>
      {weeksOf(year, month).map((week, index) => (
        <div key={index} role="row" className={styles.week}>
          {week.map((day, place) => {
            if (day === undefined) return <span key={place} role="gridcell" />
            const mark = markOf(value, day)
            return (
              <button
                key={place}
                type="button"
                role="gridcell"
                data-day={day}
                className={classNames(
                  styles.day,
                  mark && styles[mark],
                  day === today && styles.today,
                )}
                aria-label={labelOf(day)}
                aria-selected={mark !== undefined}
                aria-current={day === today ? 'date' : undefined}
                disabled={day < min || day > max}
                tabIndex={day === cursor ? 0 : -1}
                onKeyDown={(event) => press(event, day)}
                onClick={() => onChoose(day)}
              >
                {partsOf(day)?.date}
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
