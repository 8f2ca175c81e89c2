import { FilterBar } from '#platform/parts/filter-bar.tsx'
import { WordSearch } from '#platform/parts/word-search.tsx'
import { DayRange, type Days } from '#platform/pick/day-range.tsx'
import { orderTexts } from './order.texts.ts'

export interface OrderSearchProps {
  filters: URLSearchParams
  onChange: (change: Days & { q?: string | undefined }) => void
}

export function OrderSearch({ filters, onChange }: OrderSearchProps) {
  const texts = orderTexts.use()
  return (
    <FilterBar>
      <WordSearch label={texts.search} hint={texts.searchHint} asked={filters.get('q') ?? ''} onAsk={(q) => onChange({ q })} />
      <DayRange
        label={texts.dates}
        filters={filters}
        presets={(today) => [
          { label: texts.today, value: [today, today] },
          { label: texts.week, value: [today.subtract(6, 'day'), today] },
          { label: texts.month, value: [today.subtract(29, 'day'), today] },
        ]}
        onChange={onChange}
      />
    </FilterBar>
  )
}
