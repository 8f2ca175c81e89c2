import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { FilterBar } from '#platform/parts/filter-bar.tsx'
import { WordSearch } from '#platform/parts/word-search.tsx'
import { storeNow } from '#platform/store-clock.ts'
import { orderTexts } from './order.texts.ts'

export interface OrderSearchProps {
  filters: URLSearchParams
  onChange: (change: { q?: string | undefined; from?: string | undefined; until?: string | undefined }) => void
}

const date = 'YYYY-MM-DD'

export function OrderSearch({ filters, onChange }: OrderSearchProps) {
  const texts = orderTexts.use()
  const [from, until] = [dayjs(filters.get('from') ?? ''), dayjs(filters.get('until') ?? '')]
  const today = storeNow()
  return (
    <FilterBar>
      <WordSearch label={texts.search} hint={texts.searchHint} asked={filters.get('q') ?? ''} onAsk={(q) => onChange({ q })} />
      <DatePicker.RangePicker
        aria-label={texts.dates}
        value={from.isValid() && until.isValid() ? [from, until] : null}
        onChange={(range) => onChange({ from: range?.[0]?.format(date), until: range?.[1]?.format(date) })}
        disabledDate={(each) => each.isAfter(today, 'day')}
        presets={[
          { label: texts.today, value: [today, today] },
          { label: texts.week, value: [today.subtract(6, 'day'), today] },
          { label: texts.month, value: [today.subtract(29, 'day'), today] },
        ]}
      />
    </FilterBar>
  )
}
