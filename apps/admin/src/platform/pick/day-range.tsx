import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { storeNow } from '../store-clock.ts'

const date = 'YYYY-MM-DD'

/** As an address has them: `2026-11-20`. */
export type Days = {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

interface DayRangeProps {
  label: string
  /** Of the address. */
  filters: URLSearchParams
  presets: (today: Dayjs) => { label: string; value: [Dayjs, Dayjs] }[]
  onChange: (days: Days) => void
}

function dayOf(text: string | null): Dayjs | null {
  const day = dayjs(text ?? '')
  return day.isValid() ? day : null
}

/**
 * Days that a list is narrowed to. Either may be left out; without that, an empty field would let
 * nobody who goes by keyboard past it.
 */
export function DayRange({ label, filters, presets, onChange }: DayRangeProps) {
  const today = storeNow()
  return (
    <DatePicker.RangePicker
      aria-label={label}
      allowEmpty={[true, true]}
      value={[dayOf(filters.get('from')), dayOf(filters.get('until'))]}
      onChange={(range) =>
        onChange({ from: range?.[0]?.format(date), until: range?.[1]?.format(date) })
      }
      disabledDate={(each) => each.isAfter(today, 'day')}
      presets={presets(today)}
    />
  )
}
