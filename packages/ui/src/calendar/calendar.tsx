import { useId, useState } from 'react'
import { Button, IconButton } from '../button/index.ts'
import {
  addMonths,
  partsOf,
  spanOf,
  today as todayOf,
  within,
  type Day,
} from '../date-picker/dates.ts'
import { BackIcon, ChevronIcon } from '../icons/index.ts'
import { useLocale } from '../locale/index.ts'
import { SheetBody } from '../sheet/sheet.tsx'
import { MonthGrid } from './month-grid.tsx'
import { choose, monthOf, type Choice } from './range.ts'
import { calendarWords } from './words.ts'
import styles from './calendar.module.css'

export interface CalendarProps {
  open: boolean
  onClose: () => void
  title: string
  kind?: 'single' | 'range'
  value: Choice
  min: Day
  max: Day
  /** Most days of a range: choosing more is refused with a message (specification §5). */
  maxRange?: number | undefined
  onConfirm: (value: Choice) => void
  /** The day it is; the phone's unless told. */
  today?: Day
}

export function CalendarBody({
  open,
  onClose,
  title,
  kind = 'single',
  value,
  min,
  max,
  maxRange,
  onConfirm,
  today = todayOf(),
}: CalendarProps) {
  const words = calendarWords[useLocale()]
  const headingId = useId()
  const start = within(value[0] ?? today, min, max)
  const [draft, setDraft] = useState(value)
  const [cursor, setCursor] = useState(start)
  const [isMoved, setMoved] = useState(false)
  const [message, setMessage] = useState('')
  const [wasOpen, setWasOpen] = useState(open)
  // Each opening begins at what is chosen now.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) {
      setDraft(value)
      setCursor(start)
      setMoved(false)
      setMessage('')
    }
  }
  const { year, month } = monthOf(cursor)

  function take(day: Day) {
    setCursor(day)
    const next = choose(draft, day, { kind, maxRange })
    setMessage(next ? '' : words.tooLong(maxRange ?? 0))
    if (next) setDraft(next)
  }

  function turn(months: number) {
    setCursor(within(addMonths(cursor, months), min, max))
    setMoved(false)
  }

  const [first, last] = draft
  const isWhole = first !== undefined && (kind === 'single' || last !== undefined)
  const hint =
    kind === 'single' ? words.chooseDay : first === undefined ? words.chooseFirst : words.chooseLast
  const summary =
    first !== undefined && last !== undefined
      ? words.days(spanOf(first, last))
      : isWhole
        ? words.day(first)
        : hint
  const leads = (months: number) => {
    const there = monthOf(within(addMonths(cursor, months), min, max))
    return there.year !== year || there.month !== month
  }

  return (
    <SheetBody
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <Button
          kind="primary"
          size="lg"
          block
          disabled={!isWhole}
          onClick={() => {
            onConfirm(draft)
            onClose()
          }}
        >
          {words.confirm}
        </Button>
      }
    >
      <div className={styles.head}>
        <IconButton
          icon={<BackIcon size={20} />}
          label={words.previous}
          disabled={!leads(-1)}
          onClick={() => turn(-1)}
        />
        <h3 id={headingId} aria-live="polite" className={styles.month}>
          {words.month(year, month)}
        </h3>
        <IconButton
          icon={<ChevronIcon size={20} />}
          label={words.next}
          disabled={!leads(1)}
          onClick={() => turn(1)}
        />
      </div>
      <MonthGrid
        year={year}
        month={month}
        value={draft}
        cursor={cursor}
        isMoved={isMoved}
        min={min}
        max={max}
        today={partsOf(today) ? today : ''}
        words={words}
        labelledBy={headingId}
        onChoose={take}
        onMove={(day) => {
          setMoved(true)
          setCursor(day)
        }}
      />
      <p className={message ? styles.wrong : styles.summary} role="status">
        {message || summary}
      </p>
    </SheetBody>
  )
}
