import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { lastDays, maxDays, type Range } from '../day-span.ts'
import { storeNow } from '../store-clock.ts'
import { defineTexts } from '../texts.ts'

const spanTexts = defineTexts({ quarter: '近 90 天' }, { quarter: 'Last 90 days' })

const date = 'YYYY-MM-DD'

/** The days that a page of figures is about, with the usual ones to choose. */
export function DaySpan({
  range,
  onRange,
}: {
  range: Range
  onRange: (range: { from?: string | undefined; until?: string | undefined }) => void
}) {
  const texts = spanTexts.use()
  const presetOf = (label: string, days: number) => {
    const { from, until } = lastDays(days, dayjs().valueOf())
    return { label, value: [dayjs(from), dayjs(until)] as [dayjs.Dayjs, dayjs.Dayjs] }
  }
  return (
    <DatePicker.RangePicker
      aria-label={texts.dates}
      allowClear={false}
      value={[dayjs(range.from), dayjs(range.until)]}
      onChange={(chosen) =>
        onRange({ from: chosen?.[0]?.format(date), until: chosen?.[1]?.format(date) })
      }
      disabledDate={(each, { from }) =>
        each.isAfter(storeNow(), 'day') ||
        (from !== undefined && Math.abs(each.diff(from, 'day')) >= maxDays)
      }
      presets={[presetOf(texts.week, 7), presetOf(texts.month, 30), presetOf(texts.quarter, 90)]}
    />
  )
}
