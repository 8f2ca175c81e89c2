import type { Instant } from '@mallard/kernel'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { lastDays, maxDays, type Range } from '../day-span.ts'
import { storeNow } from '../store-clock.ts'
import { defineTexts } from '../texts.ts'

const spanTexts = defineTexts(
  { last: (days: number) => `近 ${days} 天` },
  { last: (days) => `Last ${days} days` },
)

const date = 'YYYY-MM-DD'
const usual = [7, 30, 90] as const

/** The days that a page of figures is about, with the usual ones to choose. */
export function DaySpan({
  range,
  onRange,
  end = storeNow().valueOf(),
  max = maxDays,
  spans = usual,
}: {
  range: Range
  onRange: (range: Partial<Range>) => void
  /** In the last day that can be chosen: today. */
  end?: Instant
  /** Days at once. */
  max?: number
  /** Last days that are offered. */
  spans?: readonly number[]
}) {
  const texts = spanTexts.use()
  const presetOf = (days: number) => {
    const { from, until } = lastDays(days, end)
    return {
      label: texts.last(days),
      value: [dayjs(from), dayjs(until)] as [dayjs.Dayjs, dayjs.Dayjs],
    }
  }
  return (
    <DatePicker.RangePicker
      aria-label={texts.dates}
      allowClear={false}
      value={[dayjs(range.from), dayjs(range.until)]}
      onChange={(chosen) => {
        const [from, until] = chosen ?? []
        if (from && until) onRange({ from: from.format(date), until: until.format(date) })
      }}
      disabledDate={(each, { from }) =>
        each.isAfter(end, 'day') || (from !== undefined && Math.abs(each.diff(from, 'day')) >= max)
      }
      presets={spans.map(presetOf)}
    />
  )
}
